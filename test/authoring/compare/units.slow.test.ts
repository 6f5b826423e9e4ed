/** Inputs in another unit, and units of another size: one cause is one line. */
import type { Change } from '../../../authoring/compare/change.js';
import { changeLine } from '../../../authoring/compare/change.js';
import { compareCatalogs } from '../../../authoring/compare/compare.js';
import type { Edit } from './kennel.js';
import { kennel } from './kennel.js';

/** Chips are ordered by whole bags with some to spare, and laid at a price by the area, with a least one. */
const base: readonly Edit[] = [
  {
    from: '    volume: length * width * depth\n    bags: ceil(volume / (2 cuft/bag))\n',
    to: `    volume: length * width * depth
    edge: 2 * (length + width)
    spare: if width > length / 2 then 10% else 5%
    bags: ceil(volume * (1 + spare) / (2 cuft/bag))
    laying: max(length * width * 0.5 EUR/sqft + edge * 0.1 EUR/ft, 20 EUR) - min(length, width) * 0.01 EUR/ft
`,
  },
  {
    from: '      - { label: Bags, value: bags, unit: bag, decimals: 0 }\n',
    to: '      - { label: Bags, value: bags, unit: bag, decimals: 0 }\n      - { label: Laying, value: laying, unit: EUR, decimals: 2 }\n',
  },
  { from: 'secondary: { Bags: 9 }', to: 'secondary: { Bags: 10 }' },
];

const inInches = {
  from: 'width: { label: Width, type: number, unit: ft, default: 6, min: 4, max: 40, step: 1 }',
  to: 'width: { label: Width, type: number, unit: in, default: 72, min: 48, max: 480, step: 12 }',
};
const lengthInInches = {
  from: 'length: { label: Length, type: number, unit: ft, default: 12, min: 4, max: 60, step: 1 }',
  to: 'length: { label: Length, type: number, unit: in, default: 144, min: 48, max: 720, step: 12 }',
};

function changesBetween(before: readonly Edit[], after: readonly Edit[]): readonly Change[] {
  return compareCatalogs(kennel(before), kennel(after), '2026-06-01').changes;
}

const isMoving = ({ class: kind }: Change): boolean => kind !== 'documentation';

test.each([
  ['width', [inInches]],
  ['length', [lengthInInches]],
  ['width and length', [inInches, lengthInInches]],
])('another unit of %s is said as just that', (_, edits) => {
  const lines = changesBetween(base, [...base, ...edits])
    .filter(isMoving)
    .map(changeLine);
  expect(lines).toHaveLength(edits.length);
  for (const line of lines) expect(line).toContain('ft -> in: only plain numbers change');
});

test.each([
  ['a factor', '0.5 EUR/sqft', '0.51 EUR/sqft'],
  ['a share', '10% else 5%', '11% else 5%'],
  ['the place of a branch', 'width > length / 2', 'width > length / 2.5'],
  ['the least', '20 EUR', '25 EUR'],
  ['the sign of a part', '- min(', '+ min('],
])('another unit does not hide that %s moves', (_, from, to) => {
  const changes = changesBetween(base, [...base, inInches, { from, to }]);
  expect(changes.filter(({ class: kind }) => kind === 'behaviour')).not.toEqual([]);
  expect(changes.filter(({ class: kind }) => kind === 'breaking').map(changeLine)).toEqual([
    expect.stringContaining('unit of input `width` ft -> in (a plain number'),
  ]);
});

test('another unit changes nothing about a drawing', () => {
  const drawing = 'drawing: { kind: slab, length: length, width: width, depth: depth }';
  const drawn = [...base, { from: '  disclaimer: Chips settle', to: `  ${drawing}\n  disclaimer: Chips settle` }];
  const said = changesBetween(drawn, [...drawn, lengthInInches]).map(({ what }) => what);
  expect(said).not.toContain('its drawing');
});

const largerKilogram: Edit = { file: 'units', from: '100000000/45359237 lb', to: '2.3 lb' };

test('a unit of another size is one line, with what it moves beneath', () => {
  const moving = changesBetween([], [largerKilogram]);
  expect(moving.map(changeLine)).toEqual([
    'units: size of `kg` 100000000/45359237 lb -> 2.3 lb (it is the only cause of changes to 1 calculator)',
  ]);
  expect(moving[0]).toMatchObject({
    class: 'breaking',
    details: [expect.stringContaining('boarding: `kg` at input `weight` has another size')],
  });
});

test('other changes of an entry keep their own lines', () => {
  const title = { from: 'title: Boarding Calculator', to: 'title: Stays' };
  const lines = changesBetween([], [largerKilogram, title]).map(changeLine);
  expect(lines).toEqual([
    expect.stringMatching(/^boarding: `kg` at input `weight` has another size/),
    expect.stringMatching(/^units: size of `kg`/),
    expect.stringMatching(/^boarding: the title/),
  ]);
});
