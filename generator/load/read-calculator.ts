import type {
  Located,
  Named,
  RawBracket,
  RawCalculator,
  RawCase,
  RawCostBand,
  RawExample,
  RawInput,
  RawOption,
  RawResult,
  RawRow,
  RawSchedule,
  RawSecondary,
  RawTable,
} from './raw-catalog.js';
import {
  asScalar,
  entriesOf,
  formulaOf,
  formulaOfKey,
  formulaOrNull,
  itemsOf,
  locatedNumber,
  locatedText,
  named,
  numberOr,
  optional,
  required,
  textAt,
  textOrNull,
} from './read-node.js';
import type { YamlEntry, YamlNode } from './yaml-tree.js';

const defaultDecimals = 2;

/** One calculator from its entry in the file, whose shape has been confirmed. */
export function readCalculator({ key, keySpan, value: node }: YamlEntry): RawCalculator {
  return {
    slug: { value: key, span: keySpan },
    title: locatedText(required(node, 'title')),
    subtitle: locatedText(required(node, 'subtitle')),
    tag: locatedText(required(node, 'tag')),
    service: locatedText(required(node, 'service')),
    disclaimer: locatedText(required(node, 'disclaimer')),
    inputs: named(entriesOf(required(node, 'inputs')), readInput),
    tables: named(entriesOf(optional(node, 'tables')), readTable),
    schedules: named(entriesOf(optional(node, 'schedules')), readSchedule),
    require: itemsOf(optional(node, 'require')).map((item) => ({
      that: formulaOf(required(item, 'that')),
      message: textAt(item, 'message'),
    })),
    steps: named(entriesOf(required(node, 'formula')), formulaOf),
    result: readResult(required(node, 'result')),
    costBand: readCostBand(required(node, 'cost_band')),
    examples: itemsOf(required(node, 'examples')).map(readExample),
    sources: itemsOf(required(node, 'sources')).map(locatedText),
  };
}

function readInput(node: YamlNode): RawInput {
  const shared = { label: textAt(node, 'label'), unit: formulaOrNull(node, 'unit'), hint: textOrNull(node, 'hint') };
  if (textAt(node, 'type') === 'select') {
    return {
      type: 'select',
      ...shared,
      default: locatedText(required(node, 'default')),
      columnUnits: named(entriesOf(optional(node, 'columns')), formulaOf),
      options: named(entriesOf(required(node, 'options')), (option) => readOption(option, shared.unit !== null)),
    };
  }
  const number = (key: string) => locatedNumber(required(node, key));
  return {
    type: 'number',
    ...shared,
    default: number('default'),
    min: number('min'),
    max: number('max'),
    step: number('step'),
  };
}

/** A bare option is a value where the select has a unit and a digit stands in it, and a label otherwise. */
function readOption(node: YamlNode, hasUnit: boolean): RawOption {
  if (node.kind === 'scalar') {
    const { text } = asScalar(node);
    const isValue = hasUnit && /\d/.test(text);
    return { label: isValue ? null : text, phrase: null, value: isValue ? formulaOf(node) : null, columns: [] };
  }
  const columns = entriesOf(node).filter(({ key }) => !['label', 'phrase', 'value'].includes(key));
  return {
    label: textAt(node, 'label'),
    phrase: textOrNull(node, 'phrase'),
    value: formulaOrNull(node, 'value'),
    columns: named(columns, formulaOf),
  };
}

function readTable(node: YamlNode): RawTable {
  return {
    by: itemsOf(required(node, 'by')).map(locatedText),
    unit: formulaOrNull(node, 'unit'),
    rows: readRows(required(node, 'rows')),
  };
}

function readRows(node: YamlNode): readonly Named<RawRow>[] {
  return named(
    entriesOf(node),
    (row): RawRow =>
      row.kind === 'scalar'
        ? { kind: 'cell', cell: formulaOf(row) }
        : { kind: 'rows', rows: readRows(row), span: row.span },
  );
}

function readSchedule(node: YamlNode): RawSchedule {
  const list = (key: string) => {
    const found = optional(node, key);
    return found === undefined ? null : found;
  };
  const [sizes, lines, brackets] = [list('sizes'), list('lines'), list('brackets')];
  return {
    from: formulaOrNull(node, 'from'),
    unit: formulaOf(required(node, 'unit')),
    sizes: sizes && itemsOf(sizes).map(formulaOf),
    lines: lines && entriesOf(lines).map((entry) => ({ upTo: formulaOfKey(entry), value: formulaOf(entry.value) })),
    brackets: brackets && itemsOf(brackets).map(readBracket),
    round: formulaOrNull(node, 'round'),
  };
}

function readBracket(node: YamlNode): RawBracket {
  return {
    span: node.span,
    upTo: formulaOrNull(node, 'up_to'),
    base: formulaOf(required(node, 'base')),
    rate: formulaOf(required(node, 'rate')),
  };
}

function readResult(node: YamlNode): RawResult {
  return {
    span: node.span,
    value: formulaOf(required(node, 'value')),
    unit: formulaOrNull(node, 'unit'),
    label: textOrNull(node, 'label'),
    decimals: numberOr(node, 'decimals', defaultDecimals),
    interpretation: readInterpretation(required(node, 'interpretation')),
    secondary: itemsOf(optional(node, 'secondary')).map(readSecondary),
  };
}

function readInterpretation(node: YamlNode): readonly RawCase[] {
  if (node.kind === 'scalar') return [{ span: node.span, when: null, say: formulaOf(node) }];
  return itemsOf(node).map((item) => ({
    span: item.span,
    when: formulaOrNull(item, 'when'),
    say: formulaOf(required(item, 'say')),
  }));
}

function readSecondary(node: YamlNode): RawSecondary {
  return {
    label: locatedText(required(node, 'label')),
    value: formulaOf(required(node, 'value')),
    unit: formulaOrNull(node, 'unit'),
    unitLabel: textOrNull(node, 'unit_label'),
    decimals: numberOr(node, 'decimals', defaultDecimals),
  };
}

function readCostBand(node: YamlNode): RawCostBand | null {
  if (node.kind === 'scalar') return null;
  return {
    span: node.span,
    per: textAt(node, 'per'),
    price: formulaOf(required(node, 'price')),
    project: formulaOrNull(node, 'project'),
    holds: formulaOrNull(node, 'holds'),
    because: textOrNull(node, 'because'),
    notes: textOrNull(node, 'notes'),
  };
}

function readExample(node: YamlNode): RawExample {
  const numbers = (entries: readonly YamlEntry[]): readonly Named<Located<number>>[] => named(entries, locatedNumber);
  return {
    name: textAt(node, 'name'),
    inputs: named(entriesOf(required(node, 'inputs')), locatedText),
    value: locatedNumber(required(node, 'value')),
    secondary: numbers(entriesOf(optional(node, 'secondary'))),
    source: textAt(node, 'source'),
  };
}
