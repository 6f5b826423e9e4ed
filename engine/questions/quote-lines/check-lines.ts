/** Holds each line of an offer against the part of an estimate that it names. */
import type { quote } from '../../../contract/questions/quote.js';
import type { Static } from '../../../contract/schema.js';
import { liftOf, sumOf } from '../../calculator/estimate.js';
import type { PreparedCalculator } from '../../calculator/prepared-calculator.js';
import type { Amount, EstimateAmounts } from '../../kernel/module.js';
import type { PlaceInRange } from '../place-in-range.js';
import { placeIn } from '../place-in-range.js';
import type { Meaning, NamedPart } from './names.js';
import { nameReader, sameThing } from './names.js';
import type { OfferLine } from './read-lines.js';

type Answer = Static<typeof quote.members>;
export type QuotedLine = NonNullable<Answer['lines']>[number];
type MissingLine = NonNullable<Answer['missing']>[number];

/** An estimate by the names of its parts, with the amounts of a calculation. */
export interface Estimated {
  readonly calculator: Pick<PreparedCalculator, 'slug' | 'title' | 'specs' | 'translation'>;
  readonly estimate: NonNullable<PreparedCalculator['estimate']>;
  readonly amounts: EstimateAmounts;
  /** The options of the estimate that were added. */
  readonly chosen: readonly string[];
}

/** The lines that have a range, together. */
export interface Compared extends PlaceInRange {
  readonly amount: number;
  readonly range: Amount;
  /** What they pay for. */
  readonly parts: readonly string[];
  /** True where that is the total, nothing more and nothing less. */
  readonly isTotal: boolean;
}

export interface LinesCheck {
  /** In the order of the offer. */
  readonly lines: readonly QuotedLine[];
  readonly missing: readonly MissingLine[];
  /** The sum of the lines that add up no others. */
  readonly sum: number;
  /** What a line says that all of them come to; null where none does. */
  readonly total: number | null;
  /** Null where no line has a range. */
  readonly compared: Compared | null;
  /** The options that the offer does not name, and what is left out and not named either. */
  readonly open: { readonly options: readonly MissingLine[]; readonly leftOut: readonly string[] };
}

/** A part of the estimate with what it costs; an option that was not added, or a thing left out, is in no total. */
interface Part extends NamedPart {
  readonly text: string;
  readonly covers: MissingLine['covers'];
  readonly amount: Amount;
  readonly isCounted: boolean;
}

/** Lines of an offer that pay for the same parts. */
interface Group {
  readonly lines: readonly OfferLine[];
  readonly parts: readonly Part[];
  /** The kinds of which no part has its own price: labor or material of a finished job. */
  readonly loose: readonly string[];
  readonly isLoose: boolean;
}

export function checkLines(estimated: Estimated, offer: readonly OfferLine[]): LinesCheck {
  const parts = partsOf(estimated);
  const read = nameReader(parts, wordsOfJob(estimated.calculator));
  const meant = offer.map((line) => ({ line, meaning: read(line.name) }));
  const totals = meant.flatMap(({ line, meaning }) => (meaning.kind === 'sum' ? [line.amount] : []));
  const paid = meant.filter(({ meaning }) => meaning.kind !== 'sum');
  const groups = paid.reduce<readonly Group[]>(
    (all, { line, meaning }) => joinedTo(all, groupOf(line, meaning, parts)),
    [],
  );
  const named = new Set(groups.flatMap((group) => group.parts));
  const unnamed = parts.filter((part) => !named.has(part));
  return {
    lines: groups.map((group) => quotedLine(group, rangeOf(group.parts, parts, estimated))),
    missing: unnamed.filter(({ isCounted }) => isCounted).map(missingLine),
    sum: sumOfLines(paid.map(({ line }) => line)),
    total: totals.length === 0 ? null : Math.max(...totals),
    compared: comparedIn(groups.filter(isHeld), parts, estimated),
    open: {
      options: unnamed
        .filter(({ kind, isCounted, amount }) => kind === 'option' && !isCounted && amount.high > 0)
        .map(missingLine),
      leftOut: unnamed.filter(({ kind }) => kind === 'left_out').map(({ text }) => text),
    },
  };
}

function partsOf({ calculator, estimate, amounts, chosen }: Estimated): readonly Part[] {
  const { lines, options = [], leavesOut } = estimate;
  const isSame = sameThing(calculator.translation);
  // An option is left out unless it is chosen.
  const never = leavesOut.filter((text) => !options.some(({ name, line }) => isSame(text, line) || isSame(text, name)));
  const nothing: Amount = { low: 0, high: 0 };
  return [
    ...lines.map(({ line, covers }, index): Part => {
      const amount = amounts.lines[index] ?? nothing;
      return { kind: 'line', index, names: [line], text: line, covers, amount, isCounted: amount.high > 0 };
    }),
    ...options.map(({ name, line, covers }, index): Part => {
      const amount = amounts.options?.[index] ?? nothing;
      const isCounted = chosen.includes(name) && amount.high > 0;
      return { kind: 'option', index, names: [line, name], text: line, covers, amount, isCounted };
    }),
    ...never.map(
      (text, index): Part => ({
        kind: 'left_out',
        index,
        names: [text],
        text,
        covers: 'job',
        amount: nothing,
        isCounted: false,
      }),
    ),
  ];
}

/** The lines of the estimate itself, as far as they cost anything. */
function countedLines(parts: readonly Part[]): readonly Part[] {
  return parts.filter(({ kind, isCounted }) => kind === 'line' && isCounted);
}

function wordsOfJob({ slug, title, specs, translation }: Estimated['calculator']) {
  const choices = specs.flatMap((spec) => (spec.type === 'select' ? spec.options.map(({ label }) => label) : []));
  return { translation, job: [slug, title], choices };
}

function groupOf(line: OfferLine, meaning: Meaning, parts: readonly Part[]): Group {
  const own = countedLines(parts);
  const group = { lines: [line], loose: [], isLoose: false };
  switch (meaning.kind) {
    case 'whole':
      return { ...group, parts: own };
    case 'labor':
    case 'material':
      return { ...group, ...partsFor(meaning.kind, own, parts) };
    case 'sum':
    case 'unknown':
      return { ...group, parts: [] };
    default:
      return { ...group, parts: parts.filter((part) => part.kind === meaning.kind && part.index === meaning.index) };
  }
}

/** The lines for labor or for material, or the one option for it; otherwise the finished work that both are parts of. */
function partsFor(kind: 'labor' | 'material', own: readonly Part[], all: readonly Part[]): Omit<Group, 'lines'> {
  const priced = own.filter(({ covers }) => covers === kind);
  const options = all.filter((part) => part.kind === 'option' && part.covers === kind);
  if (priced.length > 0 || options.length === 1)
    return { parts: priced.length > 0 ? priced : options, loose: [], isLoose: false };
  return { parts: own.filter(({ covers }) => covers === 'job'), loose: [kind], isLoose: true };
}

/** The groups with another: those that pay for a part of it become one, where the first of them stood. */
function joinedTo(groups: readonly Group[], added: Group): readonly Group[] {
  const isOne = ({ parts }: Group): boolean => parts.some((part) => added.parts.includes(part));
  const place = groups.findIndex(isOne);
  if (place === -1) return [...groups, added];
  const all = [...groups.filter(isOne), added];
  const one: Group = {
    lines: all.flatMap(({ lines }) => lines),
    parts: [...new Set(all.flatMap(({ parts }) => parts))],
    loose: [...new Set(all.flatMap(({ loose }) => loose))],
    isLoose: all.every(({ isLoose }) => isLoose),
  };
  return groups.flatMap((group, index) => (index === place ? [one] : isOne(group) ? [] : [group]));
}

/** True where the lines of the offer pay for all of its parts. */
function isHeld({ parts, loose, isLoose }: Group): boolean {
  return parts.some(({ amount }) => amount.high > 0) && !(isLoose && loose.length < 2);
}

/** What parts cost together. What lifts a sum to the price of the smallest job belongs to all lines of the estimate. */
function rangeOf(parts: readonly Part[], all: readonly Part[], { amounts }: Estimated): Amount {
  const own = countedLines(all);
  const isAll = own.length > 0 && own.every((part) => parts.includes(part));
  return sumOf([...parts.map(({ amount }) => amount), ...(isAll ? [liftOf(amounts)] : [])]);
}

function quotedLine(group: Group, range: Amount): QuotedLine {
  const { lines, parts } = group;
  const amount = sumOfLines(lines);
  const said = { named: lines.map(({ name }) => name), amount };
  const [first] = parts;
  if (first === undefined) return { ...said, is: 'unmatched' };
  const of = parts.map(({ text }) => text).join(', ');
  if (isHeld(group)) {
    const { position, distance } = placeIn(amount, range);
    return { ...said, is: first.kind, of, ...range, position, distance };
  }
  if (first.kind === 'left_out') return { ...said, is: 'left_out', of };
  return { ...said, is: group.isLoose ? 'part' : 'not_here', of };
}

function comparedIn(held: readonly Group[], all: readonly Part[], estimated: Estimated): Compared | null {
  if (held.length === 0) return null;
  const parts = held.flatMap((group) => group.parts);
  const [amount, range] = [sumOfLines(held.flatMap(({ lines }) => lines)), rangeOf(parts, all, estimated)];
  const counted = all.filter(({ isCounted }) => isCounted);
  const isTotal = parts.length === counted.length && counted.every((part) => parts.includes(part));
  return { amount, range, ...placeIn(amount, range), parts: parts.map(({ text }) => text), isTotal };
}

function missingLine({ text, covers, amount: { low, high } }: Part): MissingLine {
  return { line: text, covers, low, high };
}

function sumOfLines(lines: readonly OfferLine[]): number {
  return sumOf(lines.map(({ amount }) => ({ low: amount, high: amount }))).low;
}
