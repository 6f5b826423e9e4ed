/** generated/reference.md: every example gives what it says, and nothing that the tables know is missing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../../generator/compile.js';
import { exampleNames, exampleValues } from '../../generator/program/operation-examples.js';
import type { OperationRow } from '../../generator/program/operations.js';
import { operations } from '../../generator/program/operations.js';
import { renderDiagnostics } from '../../generator/source/render.js';
import type { CalculatorParts } from '../support/calculator-text.js';
import { calculatorText } from '../support/calculator-text.js';
import { projectRoot } from '../support/project-root.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { referenceCalculators } from '../support/reference-evaluator.js';
import { loneCalculators } from './lone-calculators.js';

const { units } = checkedCatalog();
const weekly = `frequency: { label: How often, type: select, default: weekly, options: { weekly: Weekly, daily: Daily } }
n: { label: Any number, type: number, default: 1, min: 1, max: 10, step: 1 }`;

/** A calculator whose answer is the example of an operation, for what its names stand for. */
function partsOf({ name, example, units }: OperationRow): CalculatorParts {
  const used = Object.entries(exampleNames).filter(
    ([each]) => each !== 'frequency' && new RegExp(`\\b${each}\\b`).test(example),
  );
  const isCondition = units === 'comparison' || units === 'logic';
  const gives = exampleValues[name];
  const isDay = /^\d{4}-\d\d-\d\d$/.test(gives);
  const [, number = '', high, unit = isDay ? 'day' : undefined] =
    /^(-?[\d.]+?)(?:\.\.([\d.]+))?(?: (\S+))?$/.exec(gives) ?? [];
  // A day is compared with the day that is said.
  const answer = isCondition ? `if ${example} then 1 else 0` : isDay ? `'${example} - "${gives}"'` : example;
  const expected = isCondition ? Number(gives === 'true') : isDay ? 0 : Number(number);
  const secondary = [
    ...(example.includes('frequency') ? ['- { label: Any number, value: n }'] : []),
    ...(high === undefined ? [] : [`- { label: High end, value: high(answer) - (${high} ${unit}), unit: ${unit} }`]),
  ];
  return {
    formula: [...used.map(([each, value]) => `${each}: ${inYaml(value)}`), `answer: ${answer}`].join('\n'),
    value: high === undefined ? 'answer' : 'low(answer)',
    decimals: 6,
    expected,
    ...(unit === undefined ? {} : { unit }),
    ...(example.includes('frequency') ? { inputs: weekly } : {}),
    ...(secondary.length === 0 ? {} : { secondary: secondary.join('\n') }),
  };
}

/** A formula that begins with a quote is quoted once more. */
function inYaml(formula: string): string {
  return formula.startsWith('"') ? `'${formula}'` : formula;
}

const rows = [...operations.values()];
const given = { n: 1, frequency: 'weekly' };

test.each(rows.map((row) => [row.name, row] as const))('the example of %s gives what is said', (name, row) => {
  const parts = partsOf(row);
  const sources = loneCalculators(calculatorText(parts).replace('tag: housing', 'tag: outdoor'));
  const { catalog, diagnostics } = check(sources);
  expect(renderDiagnostics(diagnostics.filter(({ severity }) => severity === 'error'))).toBe('');
  expect(catalog?.calculators).toHaveLength(1);
  const answer = referenceCalculators(sources).get('bedding')?.run(given);
  expect(answer?.value).toBeCloseTo(parts.expected ?? Number.NaN, 6);
  expect((answer?.secondary ?? []).filter((value) => value !== given.n)).toEqual(name === '..' ? [0] : []);
});

const page = readFileSync(join(projectRoot, 'generated/reference.md'), 'utf8');

describe('the reference', () => {
  test.each(rows)('has the row of $name', ({ doc, example, name }) => {
    expect(page.replaceAll('\\|', '|')).toContain(`${doc} |`);
    expect(page).toContain(`| \`${example}\` | \`${exampleValues[name]}\` |`);
  });

  test('says what every name in an example stands for', () => {
    for (const [name, value] of Object.entries(exampleNames)) expect(page).toContain(`\`${name}\` is \`${value}\``);
    const known = new Set([...Object.keys(exampleNames), ...units.map(({ name }) => name)]);
    const words = rows.flatMap(({ example }) => example.replaceAll(/"[^"]*"/g, '').match(/[a-zA-Z]\w*/g) ?? []);
    const grammar = new Set([...operations.keys(), 'to']);
    expect([...new Set(words)].filter((word) => !known.has(word) && !grammar.has(word))).toEqual([]);
  });

  test('has each unit with its definition, and the keys of all files with their limits', () => {
    for (const { name } of units) expect(page).toContain(`| \`${name}\` | `);
    expect(page).toContain('| `cuyd` | `27 ft^3` | cubic yards |');
    expect(page).toContain('| `title` | yes | text, at most 120 characters |'.replace('title', '*.title'));
    expect(page).toContain('| `*.inputs.*.whole` |  | `true` or `false` | Only whole numbers: 2.5 is refused. |');
    expect(page).toContain('| `*.dimension` |');
  });
});
