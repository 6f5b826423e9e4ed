/** Draws areas, volumes and counts as so many equal parts, whose worth grows with them: 1, 2 or 5, 10, 20 or 50. */
import type { DrawingLook, DrawingRole } from '../../engine/kernel/drawing.js';
import type { Html } from '../../words/html.js';
import { html, nothing } from '../../words/html.js';
import type { Drawn, Measures, Room } from './drawing-measures.js';
import type { Face, Point } from './drawing-parts.js';
import {
  drawingWidth,
  face,
  faces,
  label,
  level,
  lines,
  measureLine,
  moved,
  rectangle,
  upright,
  upTo,
} from './drawing-parts.js';
import { texture } from './drawing-texture.js';

const middle = drawingWidth / 2;

/** A value as parts of equal worth. */
interface Tally {
  readonly each: number;
  readonly parts: number;
}

/** At most `most` parts, each worth at least `least`. */
export function tallyOf(value: number, most: number, least = 0): Tally {
  if (!(value > 0)) return { each: Math.max(least, 1), parts: 0 };
  const wanted = Math.max(value / most, least);
  const power = 10 ** Math.floor(Math.log10(wanted) + 1e-9);
  const step = [1, 2, 5, 10].find((factor) => factor * power >= wanted * (1 - 1e-9)) ?? 10;
  return { each: step * power, parts: Math.min(most, value / (step * power)) };
}

function tallied({ size }: Measures, role: DrawingRole, usual: number, most: number, least?: number): Tally {
  return tallyOf(size(role, usual), most, least);
}

const cell = 20;

/** An area as squares of a round size, or the rooms that it consists of. */
export function plot(measures: Measures): Drawn {
  const { look, rooms, words, share, text } = measures;
  if (rooms.length > 0) return outlines(measures, rooms);
  const { each, parts } = tallied(measures, 'area', 2000, 50);
  const columns = Math.max(1, Math.ceil(Math.sqrt(parts * 1.8)));
  const rows = Math.max(1, Math.ceil(parts / columns));
  const [left, top] = [middle - (columns * cell) / 2, 8];
  const bottom = top + rows * cell;
  const strips = upTo(rows).map((row): Box => {
    const filled = Math.min(columns, Math.max(0.05, parts - row * columns));
    return [left, top + row * cell, left + filled * cell, top + (row + 1) * cell];
  });
  const borders = strips.flatMap(([from, high, to, low]) => [
    ...upTo((to - from - 1) / cell).map((column) => upright(from + (column + 1) * cell, high, low)),
    ...(low < bottom ? [level(from, to, low)] : []),
  ]);
  const surface = strips.map((strip) => html`${face('top', rectangle(...strip))}${texture(look, strip)}`);
  const content = html`${surface}${lines(borders, 'joint')}
${label([middle, bottom + 5], text('area'), 'below')}
${note(bottom + 22, words.eachSquare({ amount: share('area', each) }))}`;
  return { height: bottom + 46, content };
}

const [mostRooms, roomsInRow, gap] = [6, 3, 14];

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Rooms from above, to one scale, with their sides. */
function outlines({ look, words }: Measures, all: readonly Room[]): Drawn {
  const rooms = all.slice(0, mostRooms);
  const boxes = roomBoxes(rooms);
  const bottom = Math.max(...boxes.map(([, , , low]) => low));
  const hidden = all.length - rooms.length;
  const drawn = rooms.map((each, index) => {
    const box = boxes[index] ?? [0, 0, 0, 0];
    return html`${face('top', rectangle(...box))}${texture(look, box)}${roomText(box, each)}`;
  });
  const more = hidden === 0 ? nothing : note(bottom + 8, words.moreRooms({ count: hidden }));
  return { height: bottom + (hidden === 0 ? 10 : 32), content: html`${drawn}${more}` };
}

/** The places of rooms, side by side in rows of three. */
function roomBoxes(rooms: readonly Room[]): readonly Box[] {
  const rowOf = (index: number): readonly Room[] => {
    const first = index - (index % roomsInRow);
    return rooms.slice(first, first + roomsInRow);
  };
  const tall = rooms.length > roomsInRow ? 62 : 96;
  const longest = Math.max(...rooms.map((_, index) => rowOf(index).reduce((sum, { length }) => sum + length, 0)));
  const scale = Math.min(272 / Math.max(longest, 1e-9), tall / Math.max(...rooms.map(({ width }) => width), 1e-9));
  const wide = ({ length }: Room): number => Math.min(272, Math.max(44, length * scale));
  const deep = ({ width }: Room): number => Math.min(tall, Math.max(34, width * scale));
  return rooms.map((each, index): Box => {
    const row = rowOf(index);
    const taken = row.map((room) => wide(room) + gap).reduce((sum, own) => sum + own, -gap);
    const shrunk = Math.min(1, 304 / taken);
    const before = row.slice(0, index % roomsInRow).reduce((sum, room) => sum + wide(room) + gap, 0);
    const left = middle - (taken * shrunk) / 2 + before * shrunk;
    const top = 8 + (index < roomsInRow ? 0 : Math.max(...rowOf(0).map(deep)) + gap);
    return [left, top, left + wide(each) * shrunk, top + deep(each)];
  });
}

/** Both sides in one line where it fits, otherwise one below the other. */
function roomText([left, top, right, bottom]: Box, { texts }: Room): Html {
  const center: Point = [(left + right) / 2, (top + bottom) / 2];
  const line = texts.join(' × ');
  if (line.length * 7.5 < right - left) return label(center, line, 'inside');
  return html`${label(moved(center, [0, -7]), texts[0], 'inside')}${label(moved(center, [0, 8]), texts[1], 'inside')}`;
}

/** A tank with marks, filled as high as it contains. */
export function tank(measures: Measures): Drawn {
  const { text, share } = measures;
  const { each, parts } = tallied(measures, 'volume', 500, 8);
  const marks = Math.ceil(parts + 0.5);
  const [left, right, top, bottom] = [middle - 82, middle + 42, 16, 124];
  const tall = (bottom - top) / marks;
  const surface = bottom - parts * tall;
  const [body, water] = [cylinder(left, right, top, bottom), cylinder(left, right, surface, bottom)];
  const ticks = upTo(marks).map((index) => level(right - 14, right, bottom - (index + 1) * tall));
  const content = html`${face('ground', body)}${parts > 0 ? face('water', water) : nothing}${face('top', ellipse(left, right, surface))}${lines([ellipse(left, right, top)])}${lines(ticks)}
${label([right, bottom - tall], share('volume', each), 'right')}
${label([(left + right) / 2 - 6, (surface + bottom) / 2 + 4], text('volume'), 'inside')}`;
  return { height: bottom + 12, content };
}

const flat = 7;

function ellipse(left: number, right: number, y: number): readonly Point[] {
  return arc(left, right, y, 0, 2);
}

/** Points on an ellipse between two angles, in halves of a turn, from its right end clockwise. */
function arc(left: number, right: number, y: number, from: number, to: number): readonly Point[] {
  const count = Math.round((to - from) * 12);
  return upTo(count + 1).map((index): Point => {
    const angle = Math.PI * (from + ((to - from) * index) / count);
    return [(left + right) / 2 + ((right - left) / 2) * Math.cos(angle), y + flat * Math.sin(angle)];
  });
}

function cylinder(left: number, right: number, top: number, bottom: number): readonly Point[] {
  return [...arc(left, right, top, 1, 2), ...arc(left, right, bottom, 0, 1)];
}

const [mostPieces, piecesInRow, place] = [40, 10, 26];

/** Things one by one; where they are many, each stands for a round number of them. */
export function pieces(measures: Measures): Drawn {
  const { words, text, share, look } = measures;
  const { each, parts } = tallied(measures, 'count', 10, mostPieces, 1);
  const count = Math.max(1, Math.ceil(parts - 1e-9));
  const [columns, rows] = [Math.min(count, piecesInRow), Math.ceil(count / piecesInRow)];
  const scale = rows > 1 ? 1 : Math.min(2.4, 290 / (columns * place));
  const left = middle - (columns * place * scale) / 2;
  const all = upTo(count).map(
    (index): Point => [left + (index % piecesInRow) * place * scale, 8 + Math.floor(index / piecesInRow) * (place + 4)],
  );
  const shape = pieceShapes[look] ?? [];
  const drawn = shape.map(([kind, points]) =>
    faces(
      kind,
      all.map((at) => points.map(([x, y]) => moved(at, [x * scale, y * scale]))),
    ),
  );
  const bottom = 8 + rows * (place + 4) * scale;
  const worth = each === 1 ? nothing : note(bottom + 20, words.eachPiece({ amount: share('count', each) }));
  const content = html`${drawn}${label([middle, bottom + 3], text('count'), 'below')}${worth}`;
  return { height: bottom + (each === 1 ? 26 : 44), content };
}

type Shape = readonly (readonly [Face, readonly Point[]])[];

const round = (x: number, y: number, across: number, high: number): readonly Point[] =>
  upTo(16).map((index): Point => {
    const angle = (Math.PI * index) / 8;
    return [x + across * Math.cos(angle), y + high * Math.sin(angle)];
  });

/** The shape of each piece, in a square of 22. */
const pieceShapes: Readonly<Partial<Record<DrawingLook, Shape>>> = {
  box: [
    ['front', rectangle(3, 5, 19, 21)],
    ['top', rectangle(3, 5, 19, 10)],
  ],
  bag: [
    [
      'front',
      [
        [5, 3],
        [17, 3],
        [20, 20],
        [2, 20],
      ],
    ],
    ['side', rectangle(6, 1, 16, 4)],
  ],
  pallet: [
    ['top', rectangle(2, 3, 20, 8)],
    ['front', rectangle(2, 8, 20, 13)],
    ['top', rectangle(2, 13, 20, 17)],
    ['side', rectangle(1, 18, 21, 21)],
  ],
  window: [
    ['side', rectangle(2, 1, 20, 21)],
    ['top', rectangle(4, 3, 10, 10)],
    ['top', rectangle(12, 3, 18, 10)],
    ['top', rectangle(4, 12, 10, 19)],
    ['top', rectangle(12, 12, 18, 19)],
  ],
  door: [
    ['front', rectangle(5, 0, 18, 22)],
    ['top', rectangle(8, 3, 15, 9)],
    ['top', rectangle(8, 12, 13, 19)],
    ['side', rectangle(15, 12, 17, 14)],
  ],
  panel: [
    ['side', rectangle(3, 0, 19, 22)],
    ['front', rectangle(5, 2, 10, 7)],
    ['front', rectangle(12, 2, 17, 7)],
    ['front', rectangle(5, 9, 10, 14)],
    ['front', rectangle(12, 9, 17, 14)],
    ['front', rectangle(5, 16, 10, 20)],
    ['front', rectangle(12, 16, 17, 20)],
  ],
  pier: [
    ['ground', rectangle(1, 8, 21, 12)],
    ['side', rectangle(9, 0, 13, 22)],
  ],
  tree: [
    ['side', rectangle(9, 13, 13, 22)],
    ['front', round(11, 8, 8, 8)],
  ],
  stump: [
    ['front', rectangle(4, 8, 18, 20)],
    ['top', round(11, 8, 7, 3)],
  ],
};

/** A column of twelve for each year; where they are many, the width of a column shrinks. */
export function payments(measures: Measures): Drawn {
  const { text, size, words } = measures;
  const count = Math.min(600, Math.max(1, Math.round(size('count', 360))));
  const years = Math.max(1, Math.ceil(count / 12));
  const [pitch, high, top] = [Math.min(20, 280 / years), 7, 8];
  const left = middle - (years * pitch) / 2;
  const squares = upTo(count).map((index) => {
    const [x, y] = [left + Math.floor(index / 12) * pitch, top + (index % 12) * high];
    return rectangle(x, y, x + pitch - 1.5, y + high - 1.5);
  });
  const bottom = top + 12 * high;
  const content = html`${faces('front', squares)}
${measureLine([left, bottom + 9], [left + years * pitch, bottom + 9], text('count'), 'below')}
${note(bottom + 26, words.eachColumn)}`;
  return { height: bottom + 50, content };
}

/** A hole that is drilled, through layers of a round thickness. */
export function bore(measures: Measures): Drawn {
  const { text, share } = measures;
  const { each, parts } = tallied(measures, 'depth', 200, 8);
  const [left, right, top, thick] = [84, 236, 18, 15];
  const low = top + Math.max(0.3, parts) * thick;
  const count = Math.ceil(parts) + 1;
  const bottom = top + count * thick;
  const layers = upTo(count).map((index) => {
    const y = top + index * thick;
    return face(index % 2 === 0 ? 'ground' : 'top', rectangle(left, y, right, y + thick));
  });
  const pipe = rectangle(middle - 6, top - 10, middle + 6, low);
  const content = html`${layers}${face('side', pipe)}${lines([level(left - 20, right + 20, top)])}
${measureLine([left - 10, top], [left - 10, low], text('depth'), 'left')}
${measureLine([right + 10, top], [right + 10, top + thick], share('depth', each), 'right')}`;
  return { height: bottom + 8, content };
}

const mostDownspouts = 12;

/** A gutter below the eaves, with its downspouts. */
export function gutter({ text, size }: Measures): Drawn {
  const count = Math.min(mostDownspouts, Math.max(1, Math.round(size('count', 4))));
  const [left, right, eaves, ground] = [40, 280, 40, 104];
  const roof: readonly Point[] = [
    [left + 16, 10],
    [right - 16, 10],
    [right, eaves],
    [left, eaves],
  ];
  const apart = (right - left - 24) / Math.max(1, count - 1);
  const spouts = upTo(count).map((index) => {
    const x = count === 1 ? right - 16 : left + 8 + index * apart;
    return rectangle(x, eaves + 6, x + 6, ground);
  });
  const content = html`${face('ground', rectangle(left + 4, eaves, right - 4, ground))}${face('top', roof)}${texture('laps', [left + 12, 10, right - 12, eaves])}
${faces('side', spouts)}${face('front', rectangle(left - 4, eaves, right + 4, eaves + 7))}${lines([level(12, 308, ground)])}
${label([middle, (eaves + ground) / 2 + 6], text('count'), 'inside')}
${measureLine([left, ground + 10], [right, ground + 10], text('length'), 'below')}`;
  return { height: ground + 30, content };
}

/** A line below the drawing that says what its parts are worth. */
function note(y: number, text: string): Html {
  return html`<text x="${middle}" y="${y + 12}" text-anchor="middle" class="worth">${text}</text>`;
}
