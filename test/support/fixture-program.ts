/** The programs of the proof's fixtures: inputs of every kind, tables and schedules, of which each has what it names. */
import type { Condition } from '../../generator/program/core.js';
import type { Program } from '../../generator/program/program.js';
import { exactProgram } from './exact-program.js';
import { numberInput, programOfParts } from './formula-program.js';

/** A formula to prove. */
export interface ProofFixture {
  /** Steps as in a file, or one formula. */
  readonly formula: string;
  readonly require?: string;
  readonly law?: string;
  /** True where comparisons forgive rounding errors, as those of editors do; elsewhere they are exact. */
  readonly forgives?: boolean;
}

const hundred = ['a', 'b', 'c'].map((name) => [name, numberInput(name, 1, 100)] as const);
const ten = ['x', 'y'].map((name) => [name, numberInput(name, 0, 10)] as const);
const share = ['p', 'q'].map((name) => [name, numberInput(name, 0, 1)] as const);
const whole = ['w', 'v'].map(
  (name) =>
    [name, `${name}: { label: ${name}, type: number, whole: true, default: 5, min: 0, max: 9, step: 1 }`] as const,
);
const inputs: ReadonlyMap<string, string> = new Map([
  ...hundred,
  ...ten,
  ...share,
  ...whole,
  ['s', numberInput('s', -10, 10)],
  ['g', numberInput('g', 6, 20)],
  ['h', numberInput('h', 1, 10)],
  ['n', numberInput('n', 1, 30)],
  ['l', numberInput('l', 0, 10_000_000)],
  ['j', numberInput('j', 0, 10_000_000)],
  ['f', 'f: { label: f, type: number, default: 7, min: 0, max: 100, step: 0.5 }'],
  [
    'k',
    'k: { label: K, type: select, default: two, options: { none: { label: None, of: 0, to: 1 }, two: { label: Two, of: 2, to: 3 }, five: { label: Five, of: 5, to: 8 } } }',
  ],
]);

const schedules: Readonly<Record<string, string>> = {
  joined:
    '{ from: lb, unit: EUR, lines: { 3: 6 }, brackets: [{ up_to: 6, base: 6, rate: 2 }, { up_to: 20, base: 12, rate: 1 }] }',
  dropping: '{ from: lb, unit: EUR, lines: { 3: 6, 6: 5, 20: 9 } }',
  depth: '{ from: lb, unit: EUR, points: { 0: 2, 5: 12.5, 9: 30, 12: 8 } }',
  rounded: '{ from: lb, unit: EUR, lines: { 2: 1 }, brackets: [{ base: 1, rate: 0.3 }], round: 1 }',
  boxes: '{ unit: lb, sizes: [1, 2, 4, 8, 10] }',
  small: '{ unit: lb, sizes: [0.5, 2, 10] }',
  uneven: '{ from: lb, unit: EUR, brackets: [{ up_to: 2, base: 0, rate: 0.3 }, { base: 0.6, rate: 0.3 }], round: 1 }',
  climbing: '{ from: lb, unit: EUR, brackets: [{ base: 0, rate: 0.5 }], round: 1 }',
  sinking: '{ from: lb, unit: EUR, brackets: [{ base: 9, rate: -0.5 }], round: 1 }',
  shifted: '{ from: lb, unit: EUR, lines: { 6: 4, 20: 3 } }',
  untaxed: '{ from: lb, unit: EUR, brackets: [{ up_to: 5, base: 1, rate: 0.25 }, { base: 2.25, rate: 1.5 }] }',
  deepest: '{ from: lb, unit: EUR, points: { 0: 3, 6: 11, 9: 33, 12: 9 } }',
  onces: '{ from: lb, unit: EUR, lines: { 2: 4 }, brackets: [{ base: 6, rate: 0.5 }] }',
  even: '{ from: lb, unit: EUR, brackets: [{ up_to: 2, base: 0, rate: 0.3 }, { base: 1, rate: 0.3 }], round: 1 }',
  waning: '{ from: lb, unit: EUR, brackets: [{ up_to: 2, base: 9, rate: -0.3 }, { base: 8.4, rate: -0.3 }], round: 1 }',
  once: '{ from: lb, unit: EUR, lines: { 2: 3 }, brackets: [{ base: 3, rate: 0.5 }] }',
  rejoined:
    '{ from: lb, unit: EUR, lines: { 3: 7 }, brackets: [{ up_to: 6, base: 7, rate: 2.5 }, { up_to: 20, base: 14.5, rate: 0.75 }] }',
  dropped: '{ from: lb, unit: EUR, lines: { 3: 5, 6: 5.5, 20: 12 } }',
  deeper: '{ from: lb, unit: EUR, points: { 0: 3, 5: 11, 9: 33, 12: 9 } }',
  rerounded: '{ from: lb, unit: EUR, lines: { 2: 1 }, brackets: [{ base: 1, rate: 0.45 }], round: 1 }',
  lines: '{ from: lb, unit: EUR, lines: { 5: 1, 20: 2 } }',
  lined: '{ from: lb, unit: EUR, lines: { 5: 4, 20: 3 } }',
  fivefold: '{ from: lb, unit: EUR, brackets: [{ up_to: 4, base: 0, rate: 3 }, { base: 12, rate: 4 }], round: 5 }',
  fivefolds: '{ from: lb, unit: EUR, brackets: [{ up_to: 4, base: 1, rate: 3.5 }, { base: 15, rate: 4 }], round: 5 }',
  taxed: '{ from: lb, unit: EUR, brackets: [{ up_to: 4, base: 0, rate: 0.5 }, { base: 2, rate: 1 }] }',
  retaxed: '{ from: lb, unit: EUR, brackets: [{ up_to: 4, base: 1, rate: 0.25 }, { base: 2, rate: 1.5 }] }',
};

/** Columns that a formula does not read are read beside it. */
const columns = '- { label: Of, value: k.of }\n- { label: To, value: k.to }';

const tables: Readonly<Record<string, string>> = {
  size: '{ by: [k], rows: { none: 1, two: 3, five: 2 } }',
  resized: '{ by: [k], rows: { none: 1.5, two: 1, five: 6 } }',
};

/** The condition in a fixture's law is written as a requirement, and taken out of the program to be proved. */
export function fixtureProgram({ formula, require = '', law = '', forgives = false }: ProofFixture): {
  readonly program: Program;
  readonly law: Condition | null;
} {
  const text = `${formula} ${require} ${law}`;
  const names = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);
  const used = [...inputs].filter(([name]) => names(name));
  const lookups = Object.entries({ tables, schedules }).flatMap(([key, all]) => {
    const looked = Object.entries(all).filter(([name]) => names(name));
    return looked.length === 0 ? [] : [`${key}:`, ...looked.map(([name, each]) => `  ${name}: ${each}`)];
  });
  const isStated = law !== '';
  const expanded = law.replaceAll('answer', `(${formula})`);
  const conditions = [...(require === '' ? [] : [require]), ...(isStated ? [expanded] : [])];
  const written = programOfParts({
    inputs: used.map(([, each]) => each).join('\n'),
    formula,
    ...(formula.endsWith('* 1 EUR') ? { unit: 'EUR', decimals: 2 } : {}),
    ...(names('k') ? { secondary: columns } : {}),
    ...(lookups.length === 0 ? {} : { lookups: lookups.join('\n') }),
    ...(conditions.length === 0
      ? {}
      : { require: conditions.map((that) => `- { that: '${that}', message: No. }`).join('\n') }),
  });
  const found = forgives ? written : exactProgram(written);
  const { requirements } = found;
  if (!isStated) return { program: found, law: null };
  return { program: { ...found, requirements: requirements.slice(0, -1) }, law: requirements.at(-1) ?? null };
}
