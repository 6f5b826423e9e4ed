/** Drawings and labels: what they may name, what the checker says otherwise, and what the module says of them. */
import { emitArtifacts } from '../../../generator/emit.js';
import { calculatorText } from '../../support/calculator-text.js';
import type { Checked } from '../../support/check-catalog.js';
import { checkCatalog } from '../../support/check-catalog.js';

const inputs = [
  'length: { label: Length, type: number, unit: ft, default: 10, min: 1, max: 90, step: 1 }',
  'ground: { label: Ground, type: number, unit: sqft, default: 100, min: 1, max: 900, step: 1 }',
  'depth: { label: Depth, type: number, unit: in, default: 6, min: 1, max: 90, step: 1 }',
  'price: { label: Price, type: number, unit: EUR, default: 1, min: 1, max: 90, step: 1 }',
  'kind: { label: Kind, type: select, default: a, options: { a: A, b: B } }',
].join('\n');

const formula = [
  'width: length / 2',
  'span: 1..2 ft',
  'count: ceil(length / 1 ft)',
  'answer: length * depth * width * price / 1 EUR * (ground / 100 sqft) * (if kind = "a" then 1 else 2)',
].join('\n');

const secondary = '- { label: Count, value: count }\n- { label: Span, value: low(span), unit: ft }';

/** The catalog whose calculator has these further keys after its steps. */
function checked(keys: string): Checked {
  const text = calculatorText({ inputs, formula, secondary, unit: 'cuft', decimals: 0, expected: 25 });
  return checkCatalog({ calculators: text.replace('  result:\n', `  ${keys}\n  result:\n`) });
}

test('the module carries the measures, to the scale of the first, and the labels', () => {
  const { catalog, report } = checked(
    'drawing: { kind: slab, length: length, width: width, depth: depth }\n  labels: { width: Half of it }',
  );
  expect(report).toBe('');
  const text = catalog === null ? '' : (emitArtifacts(catalog).get('calculators/bedding.ts') ?? '');
  expect(text).toContain("length: { input: 'length', times: 1 }");
  expect(text).toContain("width: { step: 'width', times: 1 }");
  expect(text).toMatch(/depth: \{ input: 'depth', times: 0\.08333\d+ \}/);
  expect(text).toContain("labels: { width: 'Half of it' }");
});

test('a step that only the drawing names is used', () => {
  expect(checked('drawing: { kind: stairs, rise: depth, run: length, steps: count }').report).toBe('');
});

test('looks by option, and areas beside distances', () => {
  const { catalog, report } = checked(
    'drawing: { kind: room, length: length, width: width, look: { by: kind, of: { tiles: [b] } } }',
  );
  expect(report).toBe('');
  const text = catalog === null ? '' : (emitArtifacts(catalog).get('calculators/bedding.ts') ?? '');
  expect(text).toContain("looks: { by: 'kind', of: { b: 'tiles' } }");
  expect(checked('drawing: { kind: plot, area: ground, look: grass }').report).toBe('');
});

test.each([
  [
    'a kind that there is not',
    'drawing: { kind: slap, length: length }',
    /not-allowed-value.*slap[\s\S]*Did you mean `slab`/,
  ],
  [
    'a measure that it lacks',
    'drawing: { kind: wall, length: length }',
    /missing-key: A drawing of kind wall needs `height`/,
  ],
  [
    'a measure without a place',
    'drawing: { kind: fence, length: length, depth: depth }',
    /unknown-key: A drawing of kind fence has no key `depth`[\s\S]*length, height, posts, look, gate/,
  ],
  ['a name that is none', 'drawing: { kind: fence, length: lenght }', /unknown-name[\s\S]*Did you mean `length`/],
  ['a choice', 'drawing: { kind: fence, length: kind }', /wrong-kind: This is a choice whose options have no value/],
  ['a range', 'drawing: { kind: fence, length: span }', /wrong-kind: This is a range in `ft`, but a number is needed/],
  ['money', 'drawing: { kind: fence, length: price }', /wrong-kind: This is `EUR`, but a distance/],
  [
    'a number beside a distance',
    'drawing: { kind: wall, length: length, height: count }',
    /wrong-kind: This is a plain number, but a distance like `length`/,
  ],
  [
    'a distance that is counted',
    'drawing: { kind: stairs, rise: depth, run: length, steps: width }',
    /wrong-kind: This is `ft`, but a number that is counted/,
  ],
  [
    'a distance for an area',
    'drawing: { kind: plot, area: length }',
    /wrong-kind: This is `ft`, but an area is needed here/,
  ],
  [
    'a look that its kind has not',
    'drawing: { kind: fence, length: length, look: tiles }',
    /not-allowed-value[\s\S]*boards, pickets, mesh, wires/,
  ],
  [
    'a look of a kind without',
    'drawing: { kind: roof, rise: length, run: width, look: tiles }',
    /unknown-key: A drawing of kind roof has no key `look`/,
  ],
  [
    'an option that the input has not',
    'drawing: { kind: fence, length: length, look: { by: kind, of: { mesh: [c] } } }',
    /unknown-option: `c` is not an option of `kind`/,
  ],
  [
    'looks by a number',
    'drawing: { kind: fence, length: length, look: { by: depth, of: { mesh: [a] } } }',
    /wrong-kind: This is a number, but a choice is needed here/,
  ],
  [
    'looks by no input',
    'drawing: { kind: fence, length: length, look: { by: kin, of: { mesh: [a] } } }',
    /unknown-name: There is no `kin` here[\s\S]*Did you mean `kind`/,
  ],
  [
    'a gate that nobody can add',
    'drawing: { kind: fence, length: length, gate: walk }',
    /unknown-name: There is no `walk` here/,
  ],
  [
    'rooms of no list',
    'drawing: { kind: plot, area: ground, rooms: { list: rooms, length: length, width: width } }',
    /unknown-name: There is no `rooms` here/,
  ],
  ['a label of no step', 'labels: { widht: Half of it }', /unknown-name[\s\S]*Did you mean `width`/],
])('%s is a mistake', (_name, keys, message) => {
  const { catalog, report } = checked(keys);
  expect(catalog).toBeNull();
  expect(report).toMatch(message);
});
