import type { Calculator } from '../../generator/program/catalog.js';
import type { Checked } from './check-catalog.js';
import { checkCatalog } from './check-catalog.js';

/** The parts of a calculator that a test is about; lines of YAML, indented as in the first column of their group. */
export interface CalculatorParts {
  /** The entries of `inputs`. */
  readonly inputs?: string;
  /** Whole keys such as `tables:` and `schedules:`. */
  readonly lookups?: string;
  /** The items of `require`. */
  readonly require?: string;
  /** The steps, or one formula, which is then the step `answer`. */
  readonly formula: string;
  readonly laws?: readonly string[];
  readonly value?: string;
  readonly unit?: string;
  readonly decimals?: number;
  readonly say?: string;
  /** Alternatives in place of `say`, as YAML on one line. */
  readonly cases?: string;
  /** The items of `secondary`. */
  readonly secondary?: string;
  /** The example: the inputs given and the value that must come out. */
  readonly given?: string;
  readonly expected?: number;
  /** The figures that the example expects. */
  readonly figures?: string;
}

const anyInput = 'n: { label: Any number, type: number, default: 1, min: 1, max: 10, step: 1 }';
const anyUse = '- { label: Any number, value: n }';

/** The text of a file with one calculator, for the kennel's catalog. Without inputs it has a number that it only shows. */
export function calculatorText(parts: CalculatorParts): string {
  const steps = /^\w+:/m.test(parts.formula) ? parts.formula : `answer: ${parts.formula}`;
  const secondary = [parts.inputs === undefined ? anyUse : '', parts.secondary ?? ''].filter((item) => item !== '');
  return [
    'bedding:',
    '  title: Bedding Calculator',
    '  subtitle: What a test is about',
    '  tag: housing',
    '  service: Bedding',
    '  disclaimer: A test.',
    '  inputs:',
    indented(parts.inputs ?? anyInput, 4),
    ...(parts.lookups === undefined ? [] : [indented(parts.lookups, 2)]),
    ...(parts.require === undefined ? [] : ['  require:', indented(parts.require, 4)]),
    '  formula:',
    indented(steps, 4),
    ...(parts.laws === undefined ? [] : ['  laws:', ...parts.laws.map((law) => `    - ${law}`)]),
    '  result:',
    `    value: ${parts.value ?? 'answer'}`,
    ...(parts.unit === undefined ? [] : [`    unit: ${parts.unit}`]),
    `    decimals: ${parts.decimals ?? 4}`,
    `    interpretation: ${parts.cases ?? quoted(parts.say ?? 'That is all.')}`,
    ...(secondary.length === 0 ? [] : ['    secondary:', indented(secondary.join('\n'), 6)]),
    '  cost_band: null',
    '  examples:',
    `    - { name: the case, inputs: { ${parts.given ?? ''} }, value: ${parts.expected ?? 0}${parts.figures === undefined ? '' : `, figures: { ${parts.figures} }`}, source: A test }`,
    '  sources: [A test]',
    '',
  ].join('\n');
}

/** In the quotes that the text does not hold, as sentences have no escapes. */
function quoted(text: string): string {
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}

function indented(text: string, spaces: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(spaces));
}

export function checkParts(parts: CalculatorParts): Checked {
  return checkCatalog({ calculators: calculatorText(parts) });
}

/** The checked calculator. Fails with the report when the checker refuses it, which it also does for a wrong value. */
export function calculatorOf(parts: CalculatorParts): Calculator {
  const { catalog, report } = checkParts(parts);
  const calculator = catalog?.calculators[0];
  if (calculator === undefined) throw new Error(`The checker refuses this:\n${report}`);
  return calculator;
}
