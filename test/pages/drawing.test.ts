/** Drawings of what is measured: every kind, with the values of the answer or the names of the measures. */

import type { DrawingKind, DrawingRole } from '../../engine/kernel/drawing.js';
import { drawingParts } from '../../engine/kernel/drawing.js';
import type { DrawingView, MeasureView } from '../../pages/answer/drawing.js';
import { pageLanguage } from '../../pages/answer/page-language.js';
import { viewOf } from '../../pages/answer/view.js';
import { renderDrawing } from '../../pages/markup/drawing.js';
import { english } from '../../words/phrases.js';
import { householdCalculator } from '../support/household-pages.js';

const kinds = Object.keys(drawingParts) as readonly DrawingKind[];
const counted: DrawingRole = 'steps';

/** A drawing whose measures have these sizes by role; without sizes there is no answer. */
function drawn(kind: DrawingKind, sizes: Readonly<Partial<Record<DrawingRole, number>>> | null): string {
  const { needs, takes } = drawingParts[kind];
  const measures = [...needs, ...takes].map((role): [DrawingRole, MeasureView] => {
    const size = sizes?.[role] ?? 7;
    const unit = role === counted ? 'steps' : 'ft';
    return [role, { label: `The ${role}`, value: sizes === null ? null : { value: size, unit, size } }];
  });
  const drawing: DrawingView = { kind, measures: Object.fromEntries(measures) };
  return renderDrawing({ drawing, language: pageLanguage(english) }).text;
}

/** All coordinates of a drawing, and the height of its place. */
function numbersOf(text: string): { readonly points: readonly (readonly [number, number])[]; readonly height: number } {
  const places = [...text.matchAll(/(?:points|d)="([^"]+)"/g)].map(([, place = '']) => place);
  const labels = [...text.matchAll(/<text x="([^"]+)" y="([^"]+)"/g)].map(([, x, y]) => `${x} ${y}`);
  const points = [...places, ...labels].flatMap((place) =>
    [...place.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
  );
  return { points, height: Number(/viewBox="0 0 320 (\d+)"/.exec(text)?.[1]) };
}

describe.each(kinds)('a drawing of a %s', (kind) => {
  test.each([
    ['usual', {}],
    ['long', { length: 5000, run: 5000 }],
    ['wide', { width: 5000 }],
    ['deep', { depth: 5000, deep: 5000, height: 5000, rise: 5000 }],
    ['nothing at all', { length: 0, width: 0, depth: 0, height: 0, shallow: 0, deep: 0, rise: 0, run: 0, steps: 0 }],
    ['enormous', { length: 1e12, steps: 1e12, shallow: 1e12 }],
  ])('%s sizes stay inside of its place', (_name, sizes) => {
    const { points, height } = numbersOf(drawn(kind, sizes));
    expect(points.length).toBeGreaterThan(8);
    expect(height).toBeGreaterThan(30);
    expect(height).toBeLessThan(150);
    for (const [x, y] of points) {
      expect(x >= 0 && x <= 320).toBe(true);
      expect(y >= 0 && y <= height).toBe(true);
    }
  });

  test('says in words what it shows, with every measure', () => {
    const text = drawn(kind, {});
    const said = /<desc[^>]*>([^<]+)</.exec(text)?.[1] ?? '';
    for (const role of drawingParts[kind].needs) expect(said).toContain(`The ${role} 7 `);
    expect(text).toMatch(/role="img" aria-labelledby="drawing-title drawing-text"><title id="drawing-title">[A-Z]/);
    for (const role of drawingParts[kind].needs)
      expect(text).toContain(role === counted ? '>7 steps</text>' : '>7 ft</text>');
  });

  test('shows the names of its measures while there is no answer', () => {
    const text = drawn(kind, null);
    for (const role of drawingParts[kind].needs) expect(text).toContain(`>The ${role}</text>`);
  });
});

test('values are those of the answer: inputs in their unit, and steps by their labels', () => {
  const { drawing } = viewOf(householdCalculator('rafter-length'), 'span=6&slope=45');
  expect(drawing).toEqual({
    kind: 'roof',
    measures: {
      rise: { label: 'Height of the ridge', value: { value: 3, unit: 'm', size: 3 } },
      run: { label: 'Half of the width', value: { value: 3, unit: 'm', size: 3 } },
    },
  });
  const room = viewOf(householdCalculator('tiles-with-waste'), 'length=500+cm').drawing;
  expect(room?.measures.length).toEqual({ label: 'Length of the floor', value: { value: 5, unit: 'm', size: 5 } });
});

test('a calculator without a drawing draws nothing, and a refused query has no values', () => {
  expect(viewOf(householdCalculator('pizza-dough'), '').drawing).toBeNull();
  const { drawing } = viewOf(householdCalculator('tiles-with-waste'), 'length=none');
  expect(Object.values(drawing?.measures ?? {}).map(({ value }) => value)).toEqual([null, null]);
});
