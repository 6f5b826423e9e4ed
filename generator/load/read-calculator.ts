/** Reads a raw calculator from the tree of its entry. */
import type { EstimateCovers, LineCovers } from '../model/catalog.js';
import type { Span } from '../text/source.js';
import { joinSpans } from '../text/source.js';
import { withLazyMembers } from './lazy-members.js';
import type {
  Located,
  Named,
  RawBracket,
  RawCalculator,
  RawCase,
  RawCostBand,
  RawDeprecation,
  RawEstimate,
  RawEstimateLine,
  RawExample,
  RawExpectedFigure,
  RawGuidance,
  RawInput,
  RawOption,
  RawRequirement,
  RawResult,
  RawRow,
  RawSchedule,
  RawSecondary,
  RawTable,
} from './raw-catalog.js';
import { readEvidence } from './read-evidence.js';
import {
  asScalar,
  entriesOf,
  formulaOf,
  formulaOfKey,
  formulaOrNull,
  isTrue,
  itemsOf,
  locatedNumber,
  locatedText,
  locatedTextOrNull,
  named,
  numberOr,
  optional,
  required,
  textAt,
  textOrNull,
} from './read-node.js';
import type { YamlEntry, YamlNode } from './yaml-tree.js';

const defaultDecimals = 2;

type Head = Pick<RawCalculator, 'span' | 'slug' | 'title' | 'tag' | 'service' | 'deprecated'>;
type Body = Omit<RawCalculator, keyof Head>;

/**
 * One calculator from its entry in the file, whose shape has been confirmed. Its body is read when somebody asks for it:
 * of an entry that is known to be in order nobody does.
 */
export function readCalculator({ key, keySpan, value: node }: YamlEntry): RawCalculator {
  const head: Head = {
    span: joinSpans(keySpan, node.span),
    slug: { value: key, span: keySpan },
    title: locatedText(required(node, 'title')),
    tag: locatedTextOrNull(node, 'tag'),
    service: locatedTextOrNull(node, 'service'),
    deprecated: readDeprecation(node),
  };
  return withLazyMembers(head, body, node);
}

const body: { readonly [Name in keyof Body]: (node: YamlNode) => Body[Name] } = {
  subtitle: (node) => locatedText(required(node, 'subtitle')),
  disclaimer: (node) => locatedText(required(node, 'disclaimer')),
  guidance: (node) => readGuidance(optional(node, 'guidance')),
  inputs: (node) => named(entriesOf(required(node, 'inputs')), readInput),
  tables: (node) => named(entriesOf(optional(node, 'tables')), readTable),
  schedules: (node) => named(entriesOf(optional(node, 'schedules')), readSchedule),
  require: (node) => itemsOf(optional(node, 'require')).map(readRequirement),
  steps: (node) => named(entriesOf(required(node, 'formula')), formulaOf),
  laws: (node) => itemsOf(optional(node, 'laws')).map(formulaOf),
  estimate: (node) => readEstimate(optional(node, 'estimate')),
  result: (node) => readResult(required(node, 'result')),
  costBand: (node) => readCostBand(optional(node, 'cost_band')),
  examples: (node) => itemsOf(required(node, 'examples')).map(readExample),
  sources: (node) => itemsOf(required(node, 'sources')).map(locatedText),
};

function readRequirement(node: YamlNode): RawRequirement {
  return { that: formulaOf(required(node, 'that')), message: textAt(node, 'message') };
}

function readGuidance(node: YamlNode | undefined): RawGuidance | null {
  if (node === undefined) return null;
  return {
    useWhen: locatedText(required(node, 'use_when')),
    notWhen: locatedText(required(node, 'not_when')),
    pitfalls: itemsOf(required(node, 'pitfalls')).map(locatedText),
    nextStep: locatedText(required(node, 'next_step')),
  };
}

function readDeprecation(owner: YamlNode): RawDeprecation | null {
  const node = optional(owner, 'deprecated');
  if (node === undefined) return null;
  const [until, use] = [optional(node, 'until'), optional(node, 'use')];
  return {
    since: locatedText(required(node, 'since')),
    until: until === undefined ? null : locatedText(until),
    use: use === undefined ? null : locatedText(use),
  };
}

function readInput(node: YamlNode, { keySpan }: YamlEntry): RawInput {
  const shared = {
    label: textAt(node, 'label'),
    unit: formulaOrNull(node, 'unit'),
    unitLabel: textOrNull(node, 'unit_label'),
    required: isTrue(node, 'required') ? locatedTextOrNull(node, 'required') : null,
    hint: textOrNull(node, 'hint'),
    deprecated: readDeprecation(node),
  };
  if (textAt(node, 'type') === 'yes_no') return { type: 'select', ...shared, ...readYesNo(node, keySpan) };
  if (textAt(node, 'type') === 'select') {
    return {
      type: 'select',
      isYesNo: false,
      ...shared,
      default: locatedTextOrNull(node, 'default'),
      columnUnits: named(entriesOf(optional(node, 'columns')), formulaOf),
      options: named(entriesOf(required(node, 'options')), (option) => readOption(option, shared.unit !== null)),
      open: named(entriesOf(optional(node, 'open')), formulaOf),
      evidence: readEvidence(node),
    };
  }
  const number = (key: string) => locatedNumber(required(node, key));
  const usual = optional(node, 'default');
  return {
    type: 'number',
    ...shared,
    whole: isTrue(node, 'whole'),
    default: usual === undefined ? null : locatedNumber(usual),
    min: number('min'),
    max: number('max'),
    step: number('step'),
  };
}

const answers = { yes: 'Yes', no: 'No' } as const;

/** A select of yes and no. What the entry does not say of an option is what everybody expects. */
function readYesNo(node: YamlNode, span: Span) {
  const written = entriesOf(optional(node, 'options'));
  const options = (['yes', 'no'] as const).map((key) => {
    const entry = written.find((each) => each.key === key);
    return { name: { value: key, span: entry?.keySpan ?? span }, value: readAnswer(entry?.value, answers[key]) };
  });
  return {
    isYesNo: true,
    default: locatedTextOrNull(node, 'default'),
    columnUnits: named(entriesOf(optional(node, 'columns')), formulaOf),
    options,
    open: named(entriesOf(optional(node, 'open')), formulaOf),
    evidence: readEvidence(node),
  };
}

function readAnswer(node: YamlNode | undefined, label: string): RawOption {
  if (node === undefined) return { label, phrase: null, value: null, columns: [] };
  if (node.kind === 'scalar') return readOption(node, false);
  return { ...readColumns(node), label: textOrNull(node, 'label') ?? label, value: null };
}

/** A bare option is a value where the select has a unit and a digit stands in it, and a label otherwise. */
function readOption(node: YamlNode, hasUnit: boolean): RawOption {
  if (node.kind === 'scalar') {
    const { text } = asScalar(node);
    const isValue = hasUnit && /\d/.test(text);
    return { label: isValue ? null : text, phrase: null, value: isValue ? formulaOf(node) : null, columns: [] };
  }
  return { ...readColumns(node), label: textAt(node, 'label'), value: formulaOrNull(node, 'value') };
}

/** The phrase and the columns of an option. */
function readColumns(node: YamlNode): Pick<RawOption, 'phrase' | 'columns'> {
  const columns = entriesOf(node).filter(({ key }) => !['label', 'phrase', 'value'].includes(key));
  return { phrase: textOrNull(node, 'phrase'), columns: named(columns, formulaOf) };
}

function readTable(node: YamlNode): RawTable {
  return {
    by: itemsOf(required(node, 'by')).map(locatedText),
    unit: formulaOrNull(node, 'unit'),
    rows: readRows(required(node, 'rows')),
    open: formulaOrNull(node, 'open'),
    evidence: readEvidence(node),
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
  const [sizes, lines, brackets, points] = [list('sizes'), list('lines'), list('brackets'), list('points')];
  const linesOf = (node: YamlNode) =>
    entriesOf(node).map((entry) => ({ upTo: formulaOfKey(entry), value: formulaOf(entry.value) }));
  return {
    from: formulaOrNull(node, 'from'),
    unit: formulaOf(required(node, 'unit')),
    sizes: sizes && itemsOf(sizes).map(formulaOf),
    lines: lines && linesOf(lines),
    brackets: brackets && itemsOf(brackets).map(readBracket),
    points: points && linesOf(points),
    round: formulaOrNull(node, 'round'),
    evidence: readEvidence(node),
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

function readEstimate(node: YamlNode | undefined): RawEstimate | null {
  if (node === undefined) return null;
  return {
    span: node.span,
    // The schema allows no other words.
    covers: textAt(node, 'covers') as EstimateCovers,
    total: locatedTextOrNull(node, 'total'),
    decimals: numberOr(node, 'decimals', 0),
    lines: itemsOf(required(node, 'lines')).map(readEstimateLine),
    addsUp: locatedTextOrNull(node, 'adds_up'),
    minimum: locatedTextOrNull(node, 'minimum'),
    options: named(entriesOf(optional(node, 'options')), readEstimateLine),
    subtotals: itemsOf(optional(node, 'subtotals')).map(locatedText),
    other: itemsOf(optional(node, 'other')).map(locatedText),
    leavesOut: itemsOf(optional(node, 'leaves_out')).map((item) => asScalar(item).text),
    because: textOrNull(node, 'because'),
  };
}

function readEstimateLine(node: YamlNode): RawEstimateLine {
  return {
    line: textAt(node, 'line'),
    figure: locatedText(required(node, 'figure')),
    covers: textAt(node, 'covers') as LineCovers,
    once: isTrue(node, 'once'),
  };
}

function readResult(node: YamlNode): RawResult {
  return {
    span: node.span,
    value: formulaOf(required(node, 'value')),
    unit: formulaOrNull(node, 'unit'),
    label: textOrNull(node, 'label'),
    decimals: numberOr(node, 'decimals', defaultDecimals),
    text: formulaOrNull(node, 'text'),
    range: formulaOrNull(node, 'range'),
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

/** Nothing and `null` both say that there is none. */
function readCostBand(node: YamlNode | undefined): RawCostBand | null {
  if (node === undefined || node.kind === 'scalar') return null;
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
    text: locatedTextOrNull(node, 'text'),
    inputs: named(entriesOf(required(node, 'inputs')), locatedText),
    value: locatedNumber(required(node, 'value')),
    secondary: numbers(entriesOf(optional(node, 'secondary'))),
    figures: named(entriesOf(optional(node, 'figures')), readExpectedFigure),
    source: textAt(node, 'source'),
  };
}

/** `2.75`, the two ends of a range as `[370, 494]`, or a text. */
function readExpectedFigure(node: YamlNode): RawExpectedFigure {
  if (node.kind === 'sequence') return { ends: node.items.map(locatedNumber) };
  return typeof asScalar(node).value === 'string' ? { text: locatedText(node) } : { ends: [locatedNumber(node)] };
}
