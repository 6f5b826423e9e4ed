import fc from 'fast-check';
import type { Calculator, NumberInput } from '../../../generator/program/catalog.js';
import { displayUnit, isPlain } from '../../../generator/units/unit.js';
import { giveByModel } from '../../support/agreement.js';
import { inputsOf, seed } from '../../support/arbitraries.js';
import type { RandomList } from '../../support/arbitrary-lists.js';
import { bareListText, fewestItems, listFor, listTargets, listText } from '../../support/arbitrary-lists.js';
import type { CalculatorParts } from '../../support/calculator-text.js';
import { calculatorOf, checkParts } from '../../support/calculator-text.js';
import { isLong } from '../../support/shares.js';

/** A step that only adds up a list is an input that calls may give in place of it; the items say what it may be. */
test.each<[step: string, total: number, input: object]>([
  ['dogs: sum(runs, beds)', 5, { label: 'Dogs', min: 0, max: 72, default: 2, whole: true, unitLabel: null }],
  ['most_dogs: max(runs, beds)', 3, { label: 'Most dogs', min: 0, max: 9, default: 2 }],
  ['rows: items(runs) + 0 * sum(runs, beds)', 2, { label: 'Rows', min: 1, max: 8, default: 1 }],
  ['chips: sum(runs, beds * length)', 34, { label: 'Chips', min: 0, max: 4320, default: null, unitLabel: 'ft' }],
  ['mean: sum(runs, length * (1 + 0 * beds)) / items(runs)', 7, { min: 0.125, max: 480, default: null, step: 0.001 }],
])('%s comes to %d, and is the input %j', (step, total, input) => {
  const inputs = [
    'runs:',
    '  label: Runs',
    '  type: list',
    '  of:',
    '    beds: { label: Beds, type: number, whole: true, default: 2, min: 0, max: 9, step: 1 }',
    ...(step.includes('length')
      ? ['    length: { label: Length, type: number, unit: ft, required: true, min: 1, max: 60, step: 1 }']
      : []),
    '  most: 8',
  ].join('\n');
  const length = (feet: number): string => (step.includes('length') ? `, length: ${feet}` : '');
  const calculator = calculatorOf({
    inputs,
    formula: step,
    value: step.replace(/:.*/, ''),
    ...(step.includes('length') ? { unit: 'ft' } : {}),
    given: `runs: [{ beds: 2${length(8)} }, { beds: 3${length(6)} }]`,
    expected: total,
  });
  expect(calculator.inputs).toMatchObject([input]);
  expect(calculator.steps).toEqual([]);
});

/** How many items there are is a whole number. */
test('items(runs) is a whole input', () => {
  const list =
    'label: Runs, type: list, of: { beds: { label: Beds, type: number, default: 2, min: 0, max: 9, step: 1 } }';
  const { inputs } = calculatorOf({
    inputs: `runs: { ${list}, most: 8 }`,
    formula: ['rows: items(runs)', 'beds: sum(runs, beds)', 'answer: beds / rows'].join('\n'),
    given: 'runs: [{ beds: 2 }, { beds: 3 }]',
    expected: 2.5,
  });
  expect(inputs).toMatchObject([
    { name: 'rows', whole: true, min: 1, max: 8, default: 1, step: 1 },
    { name: 'beds', min: 0, max: 72, default: 2 },
  ]);
});

/**
 * The calculator is the same as with the input and `instead_of` written out, and no items come to a number outside the
 * bounds of the input. Formulas that the checker refuses are passed over; a third of all must be accepted.
 */
test(`a step over a list is short for an input and instead_of (seed ${seed})`, () => {
  const lists = fc.sample(anyList, { numRuns: isLong ? 300 : 40, seed });
  const accepted = lists.filter((list) => {
    const { catalog } = checkParts(partsWith(list, bareListText(list), `${list.gives}: ${list.formula}`));
    const calculator = catalog?.calculators[0];
    if (calculator === undefined) return false;
    const target = calculator.inputs.find((input): input is NumberInput => input.name === list.gives);
    if (target === undefined) throw new Error(`\`${list.formula}\` is no input.`);
    const written = calculatorOf(partsWith(list, [inputText(target), listText(list)].join('\n')));
    expect(withoutPlaces(calculator)).toEqual(withoutPlaces(written));
    for (const { items, ...each } of calculator.lists) {
      const calls = fc.sample(fc.array(inputsOf(items), { minLength: each.least, maxLength: each.most }), {
        numRuns: 20,
        seed,
      });
      const found = calls.flatMap((call) => each.gives.map((gives) => giveByModel({ ...each, items }, gives)(call)));
      const isInside = (value: number): boolean => value >= target.min && value <= target.max;
      expect([list.formula, found.filter((value) => !isInside(value))]).toEqual([list.formula, []]);
    }
    return true;
  });
  expect(accepted.length).toBeGreaterThan(lists.length / 3);
});

/** A list for a number of any kind. */
const anyList: fc.Arbitrary<RandomList> = listFor(Object.keys(listTargets).join(' ')).filter((list) => list !== null);

/** A calculator that only shows what the list comes to. */
function partsWith(list: RandomList, inputs: string, step?: string): CalculatorParts {
  const any = 'any: { label: Any number, type: number, default: 1, min: 1, max: 10, step: 1 }';
  return {
    inputs: [any, inputs].join('\n'),
    formula: [...(step === undefined ? [] : [step]), 'answer: any'].join('\n'),
    say: `It comes to {${list.gives}}.`,
    given: fewestItems(list),
    expected: 1,
  };
}

function inputText({ name, label, unit, default: usual, whole, min, max, step }: NumberInput): string {
  const own = [
    ...(isPlain(unit) ? [] : [`unit: ${displayUnit(unit)}`]),
    ...(whole ? ['whole: true'] : []),
    usual === null ? 'required: true' : `default: ${usual}`,
  ];
  return `${name}: { label: ${label}, type: number, ${own.join(', ')}, min: ${min}, max: ${max}, step: ${step} }`;
}

/** What a calculator says, wherever its editor wrote it. */
function withoutPlaces(calculator: Calculator): unknown {
  const plain = (_: string, value: unknown): unknown => {
    if (typeof value === 'object' && value !== null && 'start' in value && 'source' in value) return undefined;
    if (typeof value === 'bigint') return String(value);
    return value instanceof Map ? [...value] : value;
  };
  return JSON.parse(JSON.stringify(calculator, plain));
}
