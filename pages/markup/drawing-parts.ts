/** The parts of which drawings are made: faces, lines, and measures with their ends. */
import type { Html } from '../../words/html.js';
import { html, nothing } from '../../words/html.js';

export type Point = readonly [x: number, y: number];

/** The width of every drawing, about that of its place on a telephone. */
export const drawingWidth = 320;

/** What a face is, which says how light it is. */
export type Face = 'top' | 'front' | 'side' | 'ground' | 'water';

export function face(kind: Face, points: readonly Point[]): Html {
  return html`<polygon class="${kind}" points="${points.map(pair).join(' ')}"/>`;
}

/** Many faces of one kind. */
export function faces(kind: Face, all: readonly (readonly Point[])[]): Html {
  return all.length === 0
    ? nothing
    : html`<path class="${kind}" d="${all.map((points) => `M${points.map(pair).join('L')}Z`).join('')}"/>`;
}

/** Lines, each through some points. */
export function lines(all: readonly (readonly Point[])[], kind = 'edge'): Html {
  return all.length === 0
    ? nothing
    : html`<path class="${kind}" d="${all.map((points) => `M${points.map(pair).join('L')}`).join('')}"/>`;
}

export function moved([x, y]: Point, [right, down]: Point): Point {
  return [x + right, y + down];
}

type Line = readonly [from: Point, to: Point];

/** A level line. */
export function level(from: number, to: number, y: number): Line {
  return [
    [from, y],
    [to, y],
  ];
}

/** An upright line. */
export function upright(x: number, from: number, to: number): Line {
  return [
    [x, from],
    [x, to],
  ];
}

export function rectangle(left: number, top: number, right: number, bottom: number): readonly Point[] {
  return [...level(left, right, top), ...level(right, left, bottom)];
}

/** The face that a line covers when it is moved. */
export function swept([a, b]: Line, by: Point): readonly Point[] {
  return [a, b, moved(b, by), moved(a, by)];
}

/** Where the text of a measure stands. */
type Side = 'above' | 'below' | 'left' | 'right' | 'beside' | 'inside';

const places: Readonly<Record<Side, { readonly by: Point; readonly anchor: string }>> = {
  above: { by: [0, -5], anchor: 'middle' },
  below: { by: [0, 15], anchor: 'middle' },
  left: { by: [-7, 4], anchor: 'end' },
  right: { by: [7, 4], anchor: 'start' },
  // Right of a line that rises to the right.
  beside: { by: [7, 13], anchor: 'start' },
  inside: { by: [0, 5], anchor: 'middle' },
};

/** A measure between two points, with short strokes across its ends. */
export function measureLine(from: Point, to: Point, text: string, side: Side): Html {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return html`${lines([[from, to], ...[from, to].map((end) => strokeAcross(end, from, to))], 'measure')}${label(middle, text, side)}`;
}

export function label(at: Point, text: string, side: Side): Html {
  const { by, anchor } = places[side];
  const [x, y] = moved(at, by).map(tenths);
  return html`<text x="${x ?? 0}" y="${y ?? 0}" text-anchor="${anchor}">${text}</text>`;
}

function strokeAcross([x, y]: Point, from: Point, to: Point): readonly Point[] {
  const [right, down] = [to[0] - from[0], to[1] - from[1]];
  const part = 4 / (Math.hypot(right, down) || 1);
  return [
    [x - down * part, y + right * part],
    [x + down * part, y - right * part],
  ];
}

/** Sizes on paper of sizes in nature, to one scale; none is smaller than `least` or larger than its room. */
export function fitted(sizes: readonly number[], rooms: readonly number[], least: number): readonly number[] {
  const scale = Math.min(...sizes.map((size, index) => (rooms[index] ?? 0) / Math.max(size, 1e-9)));
  return sizes.map((size, index) => Math.min(rooms[index] ?? 0, Math.max(least, size * scale)));
}

/** Whole numbers from zero, as many as asked for. */
export function upTo(count: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => index);
}

function pair([x, y]: Point): string {
  return `${tenths(x)} ${tenths(y)}`;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
