/** Which halves of the bounds of inputs are tried where nothing is proved within all of them. */
import type { Input, NumberInput } from '../../../generator/program/catalog.js';
import { provableHalf } from '../../../generator/prove/advice.js';
import { fixtureProgram } from '../../support/fixture-program.js';

const { program } = fixtureProgram({ formula: 'x + w + s' });

function programWith(changes: Partial<NumberInput>) {
  const inputs = program.inputs.map(
    (input): Input => (input.name === 'x' ? ({ ...input, ...changes } as Input) : input),
  );
  return { ...program, inputs };
}

/** The bounds of an input in each half that is tried. */
function triedOf(name: string, changes: Partial<NumberInput>): readonly string[] {
  const tried: string[] = [];
  provableHalf(programWith(changes), new Set([name]), ({ inputs }) => {
    for (const input of inputs)
      if (input.kind === 'number' && input.name === name) tried.push(`${input.min}..${input.max}`);
    return false;
  });
  return tried;
}

test.each<[halves: string, name: string, changes: Partial<NumberInput>]>([
  ['0..5, 5..10', 'x', {}],
  ['0..5', 'x', { default: 4.9 }],
  ['5..10', 'x', { default: 5.1 }],
  ['2..4, 4..6', 'x', { min: 2, max: 6, step: 1, default: 4 }],
  ['0..6', 'x', { step: 3, default: 4 }],
  ['0..5', 'x', { step: 100, default: 1 }],
  ['0..0.0025', 'x', { max: 0.005, step: 0.1, default: 0 }],
  ['', 'x', { max: 0.000000001, default: 0 }],
  ['2..2.0025', 'x', { min: 2, max: 2.005, step: 0.1, default: 2 }],
  ['', 'x', { min: 3, max: 3, default: 3 }],
  ['0..5, 5..9', 'w', {}],
  ['', 'none', {}],
])('%s of %s', (halves, name, changes) => {
  expect(triedOf(name, changes).join(', ')).toBe(halves);
});

test('the first half that suffices is reported', () => {
  const half = provableHalf(program, new Set(['x', 'w', 's']), ({ inputs }) =>
    inputs.some((input) => input.kind === 'number' && input.name === 's' && input.min === 0),
  );
  expect(half).toEqual({ input: 's', bound: 'min', value: 0 });
});

test('no bound is advised if none makes the formula provable', () => {
  expect(provableHalf(program, new Set(['x']), () => false)).toBeNull();
});
