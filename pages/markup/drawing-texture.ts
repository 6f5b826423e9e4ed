/** What surfaces are made of, as lines inside of a rectangle. */
import type { DrawingLook } from '../../engine/kernel/drawing.js';
import type { Html } from '../../words/html.js';
import { html, nothing } from '../../words/html.js';
import type { Point } from './drawing-parts.js';
import { level, lines, rectangle, upright, upTo } from './drawing-parts.js';

type Box = readonly [left: number, top: number, right: number, bottom: number];

type Lines = readonly (readonly Point[])[];

/** The lines of a look inside of a rectangle; nothing for a plain one. */
export function texture(look: DrawingLook, box: Box): Html {
  return textures[look]?.(box) ?? nothing;
}

const textures: Readonly<Partial<Record<DrawingLook, (box: Box) => Html>>> = {
  boards: (box) => html`${lines(uprights(box, 5, 2), 'board')}${lines(rails(box))}`,
  pickets: (box) => lines([...uprights(box, 6, 3), ...rails(box)]),
  mesh: (box) =>
    html`${lines([...slanted(box, 1), ...slanted(box, -1)], 'thin')}${lines([rectangle(...box).slice(0, 2)])}`,
  wires: (box) => lines(levels(box, 14)),
  courses: (box) => lines(courses(box, 11, 22), 'joint'),
  planks: (box) => lines(courses(box, 7, 60), 'joint'),
  laps: (box) => lines(levels(box, 8), 'joint'),
  tiles: (box) => lines([...levels(box, 10), ...uprights(box, 10, 10)], 'joint'),
  grass: (box) => lines(blades(box), 'thin'),
};

function uprights([left, top, right, bottom]: Box, pitch: number, first: number): Lines {
  return upTo((right - left - first) / pitch + 0.99).map((index) => upright(left + first + index * pitch, top, bottom));
}

function levels([left, top, right, bottom]: Box, pitch: number): Lines {
  const count = Math.max(2, Math.round((bottom - top) / pitch));
  return upTo(count - 1).map((index) => level(left, right, bottom - ((index + 1) * (bottom - top)) / count));
}

function rails([left, top, right, bottom]: Box): Lines {
  return [top + 10, bottom - 10].map((y) => level(left, right, y));
}

/** Lines at 45 degrees, from the left edge and the bottom up to the right or, mirrored, to the left. */
function slanted([left, top, right, bottom]: Box, side: 1 | -1): Lines {
  const [width, height, pitch] = [right - left, bottom - top, 7];
  const at = (x: number, y: number): Point => [side === 1 ? left + x : right - x, bottom - y];
  return upTo((width + height) / pitch).map((index) => {
    const start = (index + 1) * pitch - height;
    const [from, to] = [Math.max(0, start), Math.min(width, start + height)];
    return [at(from, from - start), at(to, to - start)];
  });
}

/** Stones or planks in courses, every other course moved by half of one. */
function courses(box: Box, high: number, long: number): Lines {
  const [left, top, right, bottom] = box;
  const count = Math.max(2, Math.round((bottom - top) / high));
  const rise = (bottom - top) / count;
  const joints = upTo(count).flatMap((row) => {
    const first = row % 2 === 0 ? long : long / 2;
    const across = uprights([left, bottom - (row + 1) * rise, right, bottom - row * rise], long, first);
    return across.filter(([[x] = [right]]) => x < right - 2);
  });
  return [...levels(box, high), ...joints];
}

/** Tufts of three blades. */
function blades([left, top, right, bottom]: Box): Lines {
  const [columns, rows] = [Math.floor((right - left) / 20), Math.floor((bottom - top) / 18)];
  return upTo(rows).flatMap((row) =>
    upTo(columns).flatMap((column): Lines => {
      const [x, y] = [left + column * 20 + (row % 2 === 0 ? 7 : 13), top + row * 18 + 13];
      return [-3, 0, 3].map((by) => [
        [x, y],
        [x + by, y - (by === 0 ? 7 : 5)],
      ]);
    }),
  );
}
