/** Advice: what is redundant compiles all the same, and is not in what is emitted. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emitArtifacts } from '../../../generator/emit.js';
import type { CalculatorParts } from '../../support/calculator-text.js';
import { checkParts } from '../../support/calculator-text.js';
import { copyProject } from '../../support/project-copy.js';
import { typeMistakes } from '../../support/type-check.js';

const inputs = [
  'x: { label: X, type: number, default: 2, min: 1, max: 9, step: 1 }',
  'k: { label: K, type: select, default: a, options: { a: { label: A, of: 1 }, b: { label: B, of: 2 }, c: { label: C, of: 3 } } }',
].join('\n');
const secondary = '- { label: Of, value: k.of }\n- { label: X, value: x }';
const lookups = 'schedules:\n  size: { unit: "%", sizes: [1000%] }';

interface Case extends Omit<CalculatorParts, 'inputs' | 'secondary'> {
  readonly name: string;
  readonly codes: readonly string[];
}

const cases: readonly Case[] = [
  {
    name: 'a guard that the bounds make needless',
    formula: 'if x > 0 then 4 / x else 0',
    expected: 2,
    codes: ['always'],
  },
  { name: 'the same guard the other way', formula: 'if x = 0 then 0 else 4 / x', expected: 2, codes: ['never'] },
  {
    name: 'a choice that is asked twice',
    formula: 'if k = "a" then (if k = "b" then x else 2) else 3',
    expected: 2,
    codes: ['never'],
  },
  {
    name: 'a choice that is denied where it is made',
    formula: 'if k = "a" then (if k != "b" then 2 else x) else 3',
    expected: 2,
    codes: ['always'],
  },
  {
    name: 'two choices at once',
    formula: 'if k = "a" and k = "b" and x > 1 then 3 else if not (k = "a" and not k = "b") then 2 else x',
    expected: 2,
    codes: ['never', 'always'],
  },
  { name: 'an or with a needless side', formula: 'if x > 3 or x > 0 then x else 3', expected: 2, codes: ['always'] },
  {
    name: 'an or with an impossible side inside a comparison',
    formula: 'if (if x > 3 or x > 20 then x else 3) > 5 then x else 2',
    expected: 2,
    codes: ['never'],
  },
  {
    name: 'a schedule that only a dead branch reads',
    lookups,
    formula: 'if x < 0 then size[x] / 1% else x',
    expected: 2,
    codes: ['never'],
  },
  {
    name: 'a requirement that follows from another',
    require: '- { that: not k = "b", message: No. }\n- { that: k != "b" or x > 1, message: Nor this. }',
    formula: 'if k = "c" then x + 1 else x',
    expected: 2,
    codes: ['always'],
  },
  {
    name: 'alternatives of a sentence',
    formula: 'x',
    cases: '[{ when: x > 20, say: Never. }, { when: x > 5, say: Some. }, { when: x > 0, say: Most. }, { say: Never. }]',
    expected: 2,
    codes: ['never', 'always'],
  },
];

test('redundant declarations are advised against, and every module compiles', () => {
  const checked = cases.map(({ name, codes, ...parts }) => {
    const { catalog, diagnostics } = checkParts({ ...parts, inputs, secondary });
    expect({ name, codes: diagnostics.map(({ code, severity }) => `${severity} ${code}`) }).toEqual({
      name,
      codes: codes.map((answer) => `advice condition-${answer}`),
    });
    const text =
      catalog === null ? undefined : emitArtifacts(catalog, '../engine/kernel').get('calculators/bedding.ts');
    return [`generated/${name.replaceAll(' ', '-')}.ts`, (text ?? '').replaceAll('../../engine', '../engine')] as const;
  });
  expect(typeMistakes(new Map(checked))).toEqual([]);
});

describe('the command', () => {
  const copy = copyProject('test/support');
  const path = join(copy.folder, 'catalog/calculators.yaml');
  const text = readFileSync(path, 'utf8');
  const [healthy, redundant, broken] = ['bags * price', 'if bags > 0 bag then bags * price else 0 EUR', 'bogs * price'];
  const write = (formula: string) => writeFileSync(path, text.replace(`cost: ${healthy}`, `cost: ${formula}`));
  afterAll(copy.remove);

  test.each<[args: readonly string[], formula: string, exitCode: number, said: RegExp]>([
    [['check'], redundant, 0, /advice condition-always[\s\S]*\n1 piece of advice\.\n$/],
    [['check', '--strict'], redundant, 1, /advice condition-always/],
    [['check', '--strict'], healthy, 0, /^$/],
    [['check'], broken, 1, /error unknown-name[\s\S]*\n1 mistake\.\n$/],
    [['generate', '--check', '--strict'], redundant, 1, /advice condition-always/],
  ])('%s on %s ends with %s', (args, formula, exitCode, said) => {
    write(formula);
    const run = copy.run(...args);
    expect([run.exitCode, run.stderr]).toEqual([exitCode, expect.stringMatching(said)]);
  });

  test('tells programs how severe each is', () => {
    write(redundant);
    const { exitCode, stdout } = copy.run('check', '--format', 'json');
    expect([exitCode, JSON.parse(stdout)]).toEqual([
      0,
      [expect.objectContaining({ code: 'condition-always', severity: 'advice' })],
    ]);
  });
});
