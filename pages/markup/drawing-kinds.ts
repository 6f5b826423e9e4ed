/** Draws each kind of thing that is measured, in proportion where that stays readable. */
import type { DrawingKind } from '../../engine/kernel/drawing.js';
import type { Html } from '../../words/html.js';
import { html, nothing } from '../../words/html.js';
import { bore, gutter, payments, pieces, plot, tank } from './drawing-counts.js';
import type { Drawn, Measures } from './drawing-measures.js';
import type { Point } from './drawing-parts.js';
import {
  drawingWidth,
  face,
  fitted,
  label,
  level,
  lines,
  measureLine,
  moved,
  rectangle,
  swept,
  upright,
  upTo,
} from './drawing-parts.js';
import { texture } from './drawing-texture.js';

export const drawings: Readonly<Record<DrawingKind, (measures: Measures) => Drawn>> = {
  slab: (measures) => block(measures, false),
  pit: (measures) => block(measures, true),
  pool,
  trench,
  bore,
  fence,
  wall,
  gutter,
  room,
  plot,
  roof,
  stairs,
  ramp,
  tank,
  pieces,
  payments,
};

const middle = drawingWidth / 2;

/** A block seen from above and the front; of a pit, its inside. */
function block({ text, size }: Measures, isHollow: boolean): Drawn {
  const sizes = [size('length', 2), size('width', 1), size('depth', 0.2)];
  const [length = 0, width = 0] = fitted(sizes.slice(0, 2), [128, 98], 30);
  const scale = length / Math.max(sizes[0] ?? 1, 1e-9);
  const depth = Math.min(40, Math.max(8, (sizes[2] ?? 0) * scale));
  const back: Point = [width * 0.7, width * -0.45];
  const a: Point = [58 + (198 - length - back[0]) / 2, 12 - back[1]];
  const b = moved(a, [length, 0]);
  const [c, d] = [moved(b, back), moved(a, back)];
  const deep = ([x, y]: Point): Point => [x, y + depth];
  const faces = isHollow
    ? html`${face('ground', [a, b, c, d])}${face('side', [a, d, deep(d), deep(a)])}${face('front', [d, c, deep(c), deep(d)])}${face('top', [deep(a), deep(b), deep(c), deep(d)])}${lines(
        [
          [a, b, c],
          [a, deep(a), deep(b), b],
          [deep(b), deep(c), c],
        ],
      )}`
    : html`${face('top', [a, b, c, d])}${face('front', [a, b, deep(b), deep(a)])}${face('side', [b, c, deep(c), deep(b)])}`;
  const content = html`${faces}
${measureLine(moved(deep(a), [0, 8]), moved(deep(b), [0, 8]), text('length'), 'below')}
${measureLine(moved(deep(b), [8, 3]), moved(deep(c), [8, 3]), text('width'), 'beside')}
${measureLine(moved(a, [-9, 0]), moved(deep(a), [-9, 0]), text('depth'), 'left')}`;
  return { height: a[1] + depth + 28, content };
}

/** A pool, cut along its length. */
function pool({ words, text, size, has }: Measures): Drawn {
  const [length = 0, deep = 0] = fitted([size('length', 30), size('deep', 8)], [190, 66], 34);
  const shallow = Math.min(deep, Math.max(10, (deep * size('shallow', 3.5)) / size('deep', 8)));
  const [left, right, top] = [middle - length / 2, middle + length / 2, 34];
  const water: readonly Point[] = [
    [left, top],
    [right, top],
    [right, top + deep],
    [right - length * 0.3, top + deep],
    [left + length * 0.3, top + shallow],
    [left, top + shallow],
  ];
  const wide = has('width')
    ? label([middle, top + shallow / 2 - 11], words.wide({ width: text('width') }), 'below')
    : nothing;
  const content = html`${face('water', water)}${lines([level(left - 30, left, top), level(right, right + 30, top)])}
${measureLine([left, top - 12], [right, top - 12], text('length'), 'above')}
${measureLine([left - 9, top], [left - 9, top + shallow], text('shallow'), 'left')}
${measureLine([right + 9, top], [right + 9, top + deep], text('deep'), 'right')}${wide}`;
  return { height: top + deep + 10, content };
}

/** A trench in the ground, cut across. */
function trench({ text, size }: Measures): Drawn {
  const [width = 0, depth = 0] = fitted([size('width', 1), size('depth', 1.5)], [70, 50], 22);
  const [left, right, top, low] = [72, 222, 48, 124];
  const [inner, outer] = [147 - width / 2, 147 + width / 2];
  const back: Point = [44, -30];
  const strip = (from: number, to: number): readonly Point[] => swept(level(from, to, top), back);
  const [edge, foot] = upright(inner, top, top + depth);
  const wall = swept([edge, moved(edge, back)], [0, depth]);
  const floor = swept([foot, moved(foot, back)], [width, 0]);
  const cut: readonly Point[] = [
    [left, top],
    [inner, top],
    [inner, top + depth],
    [outer, top + depth],
    [outer, top],
    [right, top],
    [right, low],
    [left, low],
  ];
  const content = html`${face('side', wall)}${face('front', floor)}${face('top', strip(left, inner))}${face('top', strip(outer, right))}${face('ground', cut)}
${measureLine([inner, top + depth + 6], [outer, top + depth + 6], text('width'), 'below')}
${measureLine([inner - 9, top], [inner - 9, top + depth], text('depth'), 'left')}
${measureLine(moved([right, top], [8, 2]), moved(moved([right, top], back), [8, 2]), text('length'), 'beside')}`;
  return { height: low + 2, content };
}

/** Panels that are drawn; of a longer fence, its two ends. */
const mostPanels = 10;

/** A run of a fence: its panels, as high as they are beside their width, with the gate that somebody adds. */
function fence({ text, size, has, look, gate }: Measures): Drawn {
  const all = has('posts') ? Math.max(1, Math.round(size('posts', 6)) - 1) : 5;
  const shown = Math.min(all, mostPanels);
  const isCut = all > mostPanels;
  const panel = Math.min(44, (isCut ? 184 : 200) / shown);
  const ratio = has('posts') && has('height') ? (size('height', 6) * all) / Math.max(size('length', 48), 1e-9) : 0.8;
  const [left, top] = [middle + 6 - (shown * panel + (isCut ? 16 : 0)) / 2, gate === null ? 14 : 30];
  const ground = top + Math.min(82, Math.max(34, ratio * 74));
  const startOf = (index: number): number => left + index * panel + (isCut && index >= shown / 2 ? 16 : 0);
  const right = startOf(shown - 1) + panel;
  const gateAt = gate === null ? -1 : Math.floor((shown - 1) * 0.7);
  const panels = upTo(shown).map((index) => {
    const [from, to] = [startOf(index), startOf(index) + panel];
    return index === gateAt ? gateIn(from, to, top + 4, ground) : texture(look, [from, top + 4, to, ground - 2]);
  });
  const posts = upTo(shown).flatMap((index) => [startOf(index), startOf(index) + panel]);
  const uprights = [...new Set(posts)].map((x) => upright(x, top, ground + 2));
  const earth = isCut
    ? [level(left - 26, left + 5 * panel + 4, ground + 2), level(startOf(5) - 4, right + 26, ground + 2)]
    : [level(left - 26, right + 26, ground + 2)];
  const height = has('height') ? measureLine([left - 12, top], [left - 12, ground], text('height'), 'left') : nothing;
  const named = gate === null ? nothing : label([startOf(gateAt) + panel / 2, top - 4], gate, 'above');
  const content = html`${panels}${lines(uprights, 'post')}${lines(earth)}
${measureLine([left, ground + 14], [right, ground + 14], text('length'), 'below')}${height}${named}`;
  return { height: ground + 34, content };
}

/** A gate with its brace and its latch. */
function gateIn(from: number, to: number, top: number, ground: number): Html {
  const [left, right, bottom] = [from + 3, to - 3, ground - 2];
  const brace: readonly Point[] = [
    [left, bottom],
    [right, top],
  ];
  return html`${face('top', rectangle(left, top, right, bottom))}${lines([brace, level(right - 4, right, (top + bottom) / 2)])}`;
}

/** A wall from the front. */
function wall({ text, size, look }: Measures): Drawn {
  const [length = 0, height = 0] = fitted([size('length', 20), size('height', 4)], [200, 82], 26);
  const [left, bottom] = [middle - length / 2 + 14, height + 10];
  const [right, top] = [left + length, bottom - height];
  const content = html`${face('front', rectangle(left, top, right, bottom))}${texture(look, [left, top, right, bottom])}
${measureLine([left, bottom + 10], [right, bottom + 10], text('length'), 'below')}
${measureLine([left - 10, top], [left - 10, bottom], text('height'), 'left')}`;
  return { height: bottom + 30, content };
}

/** A floor from above. */
function room({ text, size, look }: Measures): Drawn {
  const [length = 0, width = 0] = fitted([size('length', 15), size('width', 12)], [200, 90], 26);
  const [left, bottom] = [middle - length / 2 + 14, width + 10];
  const [right, top] = [left + length, bottom - width];
  const content = html`${face('top', rectangle(left, top, right, bottom))}${texture(look, [left, top, right, bottom])}
${measureLine([left, bottom + 10], [right, bottom + 10], text('length'), 'below')}
${measureLine([left - 10, top], [left - 10, bottom], text('width'), 'left')}`;
  return { height: bottom + 30, content };
}

/** A gable; one half of it has the measures. */
function roof({ text, size }: Measures): Drawn {
  const ratio = size('rise', 6) / Math.max(size('run', 12), 1e-9);
  const half = Math.min(104, 70 / Math.max(ratio, 0.05));
  const [base, wallBottom] = [88, 126];
  const ridge: Point = [middle, base - half * ratio];
  const [left, right] = level(middle - half, middle + half, base);
  const inset = half * 0.86;
  const content = html`${face('ground', rectangle(middle - inset, base, middle + inset, wallBottom))}${face('top', [left, ridge, right])}
${measureLine(ridge, [middle, base], text('rise'), 'left')}
${measureLine([middle, base + 9], [middle + half, base + 9], text('run'), 'below')}`;
  return { height: wallBottom + 4, content };
}

/** Steps from the side, no more of them than can be told apart. */
function stairs({ text, size }: Measures): Drawn {
  const [run = 0, rise = 0] = fitted([size('run', 12), size('rise', 9)], [180, 84], 20);
  const count = Math.min(24, Math.max(1, Math.round(size('steps', 12))));
  const [left, bottom] = [middle - run / 2 - 10, rise + 10];
  const corners = upTo(count).map((index): readonly Point[] => [
    [left + (run * index) / count, bottom - (rise * (index + 1)) / count],
    [left + (run * (index + 1)) / count, bottom - (rise * (index + 1)) / count],
  ]);
  const [right, top] = [left + run, bottom - rise];
  const content = html`${face('front', [[left, bottom], ...corners.flat(), [right, bottom]])}
${measureLine([left, bottom + 10], [right, bottom + 10], text('run'), 'below')}
${measureLine([right + 10, top], [right + 10, bottom], text('rise'), 'right')}
${label([left + run * 0.3, bottom - rise * 0.62], text('steps'), 'left')}`;
  return { height: bottom + 30, content };
}

/** A slope from the side. */
function ramp({ text, size }: Measures): Drawn {
  const [run = 0, rise = 0] = fitted([size('run', 12), size('rise', 1)], [196, 84], 18);
  const [left, bottom] = [middle - run / 2 - 14, rise + 10];
  const [right, top] = [left + run, bottom - rise];
  const content = html`${face('front', [
    [left, bottom],
    [right, top],
    [right, bottom],
  ])}${lines([level(right, right + 34, top), level(left - 24, right + 34, bottom)])}
${measureLine([left, bottom + 10], [right, bottom + 10], text('run'), 'below')}
${measureLine([right + 10, top], [right + 10, bottom], text('rise'), 'right')}`;
  return { height: bottom + 30, content };
}
