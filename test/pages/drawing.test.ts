/** Drawings of what is measured: every kind, with the values of the answer or the names of the measures. */
import { join } from 'node:path';

import type { DrawingKind, DrawingParts, DrawingRole } from '../../engine/kernel/drawing.js';
import { drawingParts, drawingRoles } from '../../engine/kernel/drawing.js';
import type { DrawingView, MeasureView } from '../../pages/answer/drawing.js';
import { pageLanguage } from '../../pages/answer/page-language.js';
import { draw } from '../../pages/markup/drawing.js';
import { viewOf } from '../../pages/markup/whole-view.js';
import { english } from '../../words/phrases.js';
import type { Sizes } from '../support/drawn-sizes.js';
import { drawnSizes } from '../support/drawn-sizes.js';
import { goldenFiles } from '../support/golden-folder.js';
import { householdCalculator } from '../support/household-pages.js';

const kinds = Object.keys(drawingParts) as readonly DrawingKind[];

/** A drawing whose measures have these sizes by role; without sizes there is no answer. */
function drawn(
  kind: DrawingKind,
  sizes: Sizes | null,
  shown: Partial<Pick<DrawingView, 'look' | 'gate' | 'rooms'>> = {},
): string {
  const { needs, takes, looks }: DrawingParts = drawingParts[kind];
  const measures = [...needs, ...takes].map((role): [DrawingRole, MeasureView] => {
    const size = sizes?.[role] ?? 7;
    return [role, { label: `The ${role}`, value: sizes === null ? null : { value: size, unit: unitOf(role), size } }];
  });
  const plain = { look: looks[0] ?? 'plain', gate: null, rooms: [] } as const;
  const drawing: DrawingView = { kind, measures: Object.fromEntries(measures), ...plain, ...shown };
  return draw(pageLanguage(english), drawing);
}

function unitOf(role: DrawingRole): string {
  return { distance: 'ft', area: 'sq ft', volume: 'gallons', count: role }[drawingRoles[role]];
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
    ['nothing at all', Object.fromEntries(Object.keys(drawingRoles).map((role) => [role, 0]))],
    ['many', { steps: 5000, posts: 5000, count: 5000, area: 5000, volume: 5000 }],
    ['enormous', { length: 1e12, steps: 1e12, shallow: 1e12, area: 1e12, volume: 1e12, count: 1e12, posts: 1e12 }],
  ])('%s sizes stay inside of its place', (name, sizes) => {
    const { points, height } = numbersOf(drawn(kind, sizes));
    // Of an area of nothing, a trace with its texts.
    expect(points.length).toBeGreaterThan(name === 'nothing at all' && kind === 'plot' ? 5 : 8);
    expect(height).toBeGreaterThan(30);
    expect(height).toBeLessThan(185);
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
  });

  test('shows the names of its measures while there is no answer', () => {
    const text = drawn(kind, null);
    for (const role of drawingParts[kind].needs) expect(text).toContain(`>The ${role}</text>`);
  });
});

test('values are those of the answer: inputs in their unit, and steps by their labels', () => {
  const { drawing } = viewOf(householdCalculator('rafter-length'), 'span=6&slope=45');
  expect(drawing).toMatchObject({
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

/** Three drawings of each kind below each other, in the colors of a bright page. */
test('each kind looks as recorded, small, usual and large', () => {
  const files = new Map(
    kinds.map((kind) => {
      const all = drawnSizes[kind].map(({ look, gate, rooms, ...sizes }, index) => {
        const shown = { ...(look && { look }), ...(gate && { gate }), ...(rooms && { rooms: rooms.map(roomView) }) };
        return drawn(kind, sizes, shown).replace('<svg ', `<svg y="${index * 200}" width="320" height="190" `);
      });
      const frame = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 600" width="640">\n<style>${bright}</style>`;
      return [`${kind}.svg`, `${frame}\n${all.join('\n')}\n</svg>\n`];
    }),
  );
  expect(goldenFiles(join(import.meta.dirname, 'expected/drawings'), files)).toEqual(files);
});

function roomView([length, width]: readonly [number, number]): DrawingView['rooms'][number] {
  const side = (size: number): MeasureView => ({ label: 'Side', value: { value: size, unit: 'ft', size } });
  return { length: side(length), width: side(width) };
}

const bright = [
  'polygon,path{fill:none;stroke:#4c5b63;stroke-linejoin:round}',
  '.top{fill:#dcece9}.front,.water{fill:#b5d5cf}.side{fill:#4d978a}.ground{fill:#e4eaed}',
  '.board{stroke:#b5d5cf;stroke-width:3}.joint{stroke:#fff}.top~.joint,.thin{stroke:#4d978a;stroke-width:.7}',
  '.post{stroke:#0b7261;stroke-width:5}text{font:600 16px sans-serif;stroke:#fff;stroke-width:4px;paint-order:stroke}',
  '.worth{font-size:13px;font-weight:400}',
].join('\n');
