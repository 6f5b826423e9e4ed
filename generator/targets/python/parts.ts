/** Parts of Python modules that calculators and their lists are written with. */
import { dayText } from '../../../engine/kernel/days.js';
import { isDayInput } from '../../program/call-point.js';
import type { CountedUnits, Input, NumberInput, SelectInput } from '../../program/catalog.js';
import { pascalCase, wrapWords } from '../../source/case.js';
import type { Code } from '../code/code.js';
import { listCode } from '../code/code.js';
import { numberCode } from './expression.js';
import { call, longestLine, quoted, statement, tuple } from './layout.js';
import type { PythonNames } from './names.js';
import { snakeCase } from './names.js';

/** A docstring at a depth. */
export function docText(text: string, depth: number): string {
  const margin = '    '.repeat(depth);
  const lines = wrapWords(docWords(text), longestLine - margin.length - 4);
  const [only = ''] = lines;
  if (lines.length === 1 && margin.length + only.length + 6 <= longestLine) {
    // A quote at the end would be read as a part of the closing ones.
    return `${margin}"""${only}${only.endsWith('"') ? ' ' : ''}"""`;
  }
  return `${margin}"""${lines.join(`\n${margin}`)}\n${margin}"""`;
}

/** Text that a docstring can hold. */
export function docWords(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"""', "'''");
}

export function choiceType({ name }: SelectInput): string {
  return `${className(name)}Choice`;
}

/** `existingKind` becomes `ExistingKind`. */
export function className(name: string): string {
  return pascalCase(snakeCase(name).replaceAll('_', ' '));
}

/** The line that declares the type of a choice: the options that it takes. */
export function choiceDeclaration(name: string, { options }: SelectInput, { library }: PythonNames): string {
  const keys = options.map(({ key }) => quoted(key));
  return statement(`${name} = `, listCode(`${library('typing', 'Literal')}[`, keys, ']'), 0);
}

export function dataclassOf(
  { name, doc, isKeywordOnly = false }: DataclassHead,
  fields: readonly string[],
  { library }: PythonNames,
): string {
  const options = ['frozen=True', 'slots=True', ...(isKeywordOnly ? ['kw_only=True'] : [])];
  const body = fields.length === 0 ? '' : `\n\n${fields.join('\n')}`;
  return `@${library('dataclasses', 'dataclass')}(${options.join(', ')})\nclass ${name}:\n${docText(doc, 1)}${body}`;
}

interface DataclassHead {
  readonly name: string;
  readonly doc: string;
  /** Lets fields with a default come before those without one. */
  readonly isKeywordOnly?: boolean;
}

export function field(name: string, type: string, doc: string): string {
  return `    ${name}: ${type}${doc === '' ? '' : `\n${docText(doc, 1)}`}`;
}

export function inputDoc(input: Input): string {
  if (input.kind === 'select') return `${input.label}.`;
  if (isDayInput(input))
    return `${input.label}, ${dayText(input.min)} to ${dayText(input.max)}${input.isToday ? '; today when left out' : ''}.`;
  const unit = input.unitLabel === null ? '' : ` ${input.unitLabel}`;
  return `${input.label}, ${input.whole ? 'whole, ' : ''}${input.min} to ${input.max}${unit}.`;
}

export function specCode(input: Input, names: PythonNames, counted: CountedUnits): Code {
  const head = [input.name, input.label].map(quoted);
  if (isDayInput(input))
    return call(names.library('_model', 'DayInput'), [
      ...head,
      ...[input.min, input.max].map((day) => dateCode(day, names)),
    ]);
  if (input.kind === 'number') {
    const bounds = [input.min, input.max].map((bound) => numberCode(bound, names));
    return call(names.library('_model', 'NumberInput'), [
      ...head,
      quoted(input.unitLabel ?? ''),
      ...bounds,
      ...(input.whole ? ['whole=True'] : []),
      ...unitAfterOne(input, counted),
    ]);
  }
  const options = tuple(input.options.map(({ key }) => quoted(key)));
  return call(names.library('_model', 'ChoiceInput'), [...head, options, ...(input.isYesNo ? ['yes_no=True'] : [])]);
}

/** The unit after 1, where its label is not said of every amount. Packages speak a language with two forms. */
function unitAfterOne({ unitLabel }: NumberInput, counted: CountedUnits): readonly Code[] {
  const one = counted.get(unitLabel ?? '');
  return typeof one === 'string' ? [`one=${quoted(one)}`] : [];
}

/** A day as an object of Python. */
export function dateCode(day: number, { library }: PythonNames): string {
  const [year, month, date] = dayText(day).split('-').map(Number);
  return `${library('datetime', 'date')}(${year}, ${month}, ${date})`;
}

export function functionText(signature: string, doc: string, body: readonly string[]): string {
  return [`def ${signature}:`, docText(doc, 1), ...body].join('\n');
}
