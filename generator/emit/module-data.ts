import type { Calculator, CostBand, Input, SelectInput } from '../model/catalog.js';
import type { Column, Schedule, Table, TableCells } from '../model/core.js';
import type { Rational } from '../model/rational.js';
import { toNumber } from '../model/rational.js';
import { literal, quoted } from './expression.js';
import type { ModuleNames } from './module-names.js';

/** A constant of a module: its name, its type and the text of its value. */
export interface DataConstant {
  readonly name: string;
  readonly type: string;
  readonly value: string;
}

/** The figures by option: columns, tables and schedules. */
export function figureConstants(calculator: Calculator, typeName: string, names: ModuleNames): readonly DataConstant[] {
  const selects = calculator.inputs.filter((input) => input.kind === 'select');
  return [
    ...selects.flatMap((select) => optionConstants(select, calculator, typeName, names)),
    ...calculator.tables.map((table) => tableConstant(table, typeName, names)),
    ...calculator.schedules.map((schedule) => scheduleConstant(schedule, names)),
  ];
}

/** One constant holds all figures of a select, so that one look-up finds them. */
function optionConstants(
  select: SelectInput,
  calculator: Calculator,
  typeName: string,
  names: ModuleNames,
): readonly DataConstant[] {
  const columns = calculator.columns.filter(({ input }) => input === select.name);
  const form = names.form(select.name);
  if (columns.length === 0 || form === 'inline') return [];
  const figure = (column: Column, key: string) => literal(toNumber(cellOf(column, key)));
  const key = `${typeName}[${quoted(select.name)}]`;
  if (form === 'numbers') {
    const cells = select.options.flatMap((option) =>
      columns.map((column): [string, string] => [option.key, figure(column, option.key)]),
    );
    return [{ name: names.options(select.name), type: `Readonly<Record<${key}, number>>`, value: objectText(cells) }];
  }
  const rows = select.options.map((option) => {
    const fields = columns.map((column): [string, string] => [names.property(column), figure(column, option.key)]);
    return `  ${keyText(option.key)}: ${objectText(fields)},`;
  });
  const shape = columns.map((column) => `${names.property(column)}: number`).join('; ');
  return [
    {
      name: names.options(select.name),
      type: `Readonly<Record<${key}, { ${shape} }>>`,
      value: `{\n${rows.join('\n')}\n}`,
    },
  ];
}

function cellOf({ name, cells }: Column, key: string): Rational {
  const cell = cells.get(key);
  if (cell === undefined) throw new Error(`The column ${name} has no cell for ${key}.`);
  return cell;
}

/** How the options of a select read in a sentence. */
export function phraseConstant(select: SelectInput, typeName: string, names: ModuleNames): DataConstant {
  const cells = select.options.map(({ key, phrase }): [string, string] => [key, quoted(phrase)]);
  return {
    name: names.phrases(select.name),
    type: `Readonly<Record<${typeName}[${quoted(select.name)}], string>>`,
    value: objectText(cells),
  };
}

function tableConstant({ name, inputs, cells }: Table, typeName: string, names: ModuleNames): DataConstant {
  const type = inputs.reduceRight(
    (inner, input) => `Readonly<Record<${typeName}[${quoted(input)}], ${inner}>>`,
    'number',
  );
  return { name: names.table(name), type, value: cellsText(cells, '') };
}

function cellsText(cells: TableCells, indent: string): string {
  const rows = [...cells].map(([key, cell]) => {
    const text =
      cell instanceof Map
        ? cellsText(cell as TableCells, `${indent}  `)
        : literal(toNumber(cell as Parameters<typeof toNumber>[0]));
    return `${indent}  ${keyText(key)}: ${text},`;
  });
  return `{\n${rows.join('\n')}\n${indent}}`;
}

function scheduleConstant({ name, lines, brackets, round }: Schedule, names: ModuleNames): DataConstant {
  const rows = brackets.map((bracket) => {
    const upTo = bracket.upTo === null ? 'Number.POSITIVE_INFINITY' : literal(toNumber(bracket.upTo));
    const [floor, base, rate] = [bracket.floor, bracket.base, bracket.rate].map((value) => literal(toNumber(value)));
    return `    { upTo: ${upTo}, floor: ${floor}, base: ${base}, rate: ${rate} },`;
  });
  const value = [
    `${names.kernel('schedule')}({`,
    `  upTo: ${listText(lines.map(({ upTo }) => literal(toNumber(upTo))))},`,
    `  values: ${listText(lines.map(({ value: each }) => literal(toNumber(each))))},`,
    brackets.length === 0 ? '  brackets: [],' : `  brackets: [\n${rows.join('\n')}\n  ],`,
    `  round: ${round === null ? 0 : literal(toNumber(round))},`,
    '})',
  ];
  return { name: names.schedule(name), type: 'Schedule', value: value.join('\n') };
}

const rowLength = 10;

/** Ten figures a row, so that a changed line of a schedule is one changed row. */
function listText(items: readonly string[]): string {
  if (items.length <= rowLength) return `[${items.join(', ')}]`;
  const rows = Array.from({ length: Math.ceil(items.length / rowLength) }, (_, row) =>
    items.slice(row * rowLength, (row + 1) * rowLength),
  );
  return `[\n${rows.map((row) => `    ${row.join(', ')},`).join('\n')}\n  ]`;
}

/** The calculator's own inputs, as the kernel's interface has them. */
export function inputSpecText(input: Input): string {
  const shared = [`name: ${quoted(input.name)}`, `label: ${quoted(input.label)}`, `type: ${quoted(input.kind)}`];
  const unit = input.unitLabel === null ? [] : [`unit: ${quoted(input.unitLabel)}`];
  const hint = input.hint === null ? [] : [`hint: ${quoted(input.hint)}`];
  const own = input.kind === 'number' ? numberFields(input) : selectFields(input);
  return `  { ${[...shared, ...unit, ...own, ...hint].join(', ')} },`;
}

function numberFields({ default: value, min, max, step }: Input & { kind: 'number' }): readonly string[] {
  return [`default: ${literal(value)}`, `min: ${literal(min)}`, `max: ${literal(max)}`, `step: ${literal(step)}`];
}

function selectFields({ default: value, options }: SelectInput): readonly string[] {
  const rows = options.map(({ key, label }) => `      { value: ${quoted(key)}, label: ${quoted(label)} },`);
  return [`default: ${quoted(value)}`, `options: [\n${rows.join('\n')}\n    ]`];
}

export function costBandText(band: CostBand | null): string {
  if (band === null) return 'null';
  const project =
    band.project === null
      ? []
      : [`project_min_usd: ${literal(band.project.low)}`, `project_max_usd: ${literal(band.project.high)}`];
  const notes = band.notes === null ? [] : [`notes: ${quoted(band.notes)}`];
  const fields = [
    `service_name: ${quoted(band.serviceName)}`,
    `unit: ${quoted(band.unit)}`,
    `price_min_usd: ${literal(band.price.low)}`,
    `price_max_usd: ${literal(band.price.high)}`,
    ...project,
    ...notes,
  ];
  return `{\n${fields.map((field) => `    ${field},`).join('\n')}\n  }`;
}

function objectText(entries: readonly (readonly [string, string])[]): string {
  return `{ ${entries.map(([key, value]) => `${keyText(key)}: ${value}`).join(', ')} }`;
}

export function keyText(key: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(key) ? key : quoted(key);
}
