/** The money of a plan: items of one calculator put together, and the sums over all calculators. */
import type { planAnswer } from '../../contract/questions/plan.js';
import type { Static } from '../../contract/schema.js';
import type { EstimateAnswer, EstimateTexts } from '../calculator/estimate.js';
import { estimateAnswer, sumOf } from '../calculator/estimate.js';
import { onGrid } from '../calculator/grid.js';
import type { Amount, EstimateAmounts, NumberInput } from '../kernel/module.js';
import type { EngineWords } from '../words/engine-words.js';
import { basisMember } from './basis-member.js';
import type { Given } from './point.js';
import { inputsAt, withInput } from './point.js';
import type { Subject } from './subject.js';

/** An item of a plan for pricing: a calculator on the day and with the options that the item names. */
export interface PricedItem {
  readonly subject: Subject;
  readonly given: Given;
}

type PlanMoney = Pick<Static<typeof planAnswer>, 'jobs' | 'totals' | 'options' | 'leaves_out' | 'not_added' | 'notes'>;

type PlanJob = NonNullable<PlanMoney['jobs']>[number];

/** Money for these items: items of one calculator together, as on one visit, or each separately. */
export function moneyOf(items: readonly PricedItem[], isOneVisit: boolean, words: EngineWords): PlanMoney {
  const priced = items.filter(({ subject }) => subject.estimate !== null);
  const groups = isOneVisit ? groupsOf(priced) : priced.map((item) => [item]);
  const found = groups.map((group) => jobOf(group, words));
  const jobs = found.flatMap(({ job }) => (job === null ? [] : [job]));
  const slugs = priced.map(({ subject: { slug } }) => slug);
  const isRepeated = new Set(slugs).size < slugs.length;
  return {
    jobs,
    totals: totalsOf(jobs),
    options: jobs.flatMap(({ slug, estimate: { options = [], total } }) =>
      options.map((option) => ({ slug, ...option, unit: total.unit })),
    ),
    leaves_out: distinct(jobs.map(({ slug, estimate: { leaves_out } }) => ({ slug, leaves_out }))),
    not_added: items.flatMap(({ subject: { slug, estimate } }) => (estimate === null ? [slug] : [])),
    notes: isOneVisit || !isRepeated ? found.flatMap(({ notes }) => notes) : [words.plan.separate],
  };
}

/** Items of one calculator on one day. */
function groupsOf(items: readonly PricedItem[]): readonly (readonly PricedItem[])[] {
  return groupedBy(items, ({ subject: { slug, day } }) => JSON.stringify([slug, day]));
}

function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

interface FoundJob {
  readonly job: PlanJob | null;
  readonly notes: readonly string[];
}

/** The one estimate of items of one calculator. */
function jobOf(items: readonly PricedItem[], words: EngineWords): FoundJob {
  const [first] = items;
  const texts = first?.subject.estimate ?? null;
  if (first === undefined || texts === null) return { job: null, notes: [] };
  const merged = mergeAlike(items, texts, words.plan);
  const amounts = merged.items.map(amountsOf);
  const { slug } = first.subject;
  const chosen = [...new Set(merged.items.flatMap(({ subject }) => subject.chosen))];
  const estimate = estimateAnswer(texts, together(texts, merged.items, amounts), chosen, words);
  return {
    job: { slug, items: items.length, estimate, ...basisOf(merged.items) },
    notes: [...merged.notes, ...visitNotes(slug, texts, amounts, words.plan)],
  };
}

/** Basis of a job's prices, over all figures that its items put in. */
function basisOf(items: readonly PricedItem[]) {
  const all = items.map(({ subject }) => basisMember(subject).basis).filter((each) => each !== undefined);
  const [first] = all;
  const says = [...new Set(all.map((each) => each.says))].join(' | ');
  return first === undefined ? {} : { basis: { ...first, says } };
}

function amountsOf({ subject, given }: PricedItem): EstimateAmounts {
  const amounts = subject.amounts(inputsAt(subject, given));
  if (amounts === null) throw new Error(`${subject.slug} has no estimate`);
  return amounts;
}

interface Merged {
  readonly items: readonly PricedItem[];
  readonly notes: readonly string[];
}

/** Items that differ only in the input that adds up become one item, whose input is their sum. */
function mergeAlike(items: readonly PricedItem[], { addsUp }: EstimateTexts, words: EngineWords['plan']): Merged {
  const [first] = items;
  const spec = first?.subject.specs.find(({ name }) => name === addsUp);
  if (first === undefined || spec?.type !== 'number') return { items, notes: [] };
  const place = first.subject.specs.indexOf(spec);
  const others = ({ given, subject: { chosen, own } }: PricedItem): string =>
    JSON.stringify([given.toSpliced(place, 1), chosen, own.map(({ figure, used }) => [figure.name, used])]);
  const groups = groupedBy(items, others).map((group) => mergeGroup(group, spec, words));
  return { items: groups.flatMap((group) => group.items), notes: groups.flatMap((group) => group.notes) };
}

function mergeGroup(group: readonly PricedItem[], spec: NumberInput, words: EngineWords['plan']): Merged {
  const [first] = group;
  if (first === undefined || group.length === 1) return { items: group, notes: [] };
  const { subject } = first;
  const [slug, input] = [subject.slug, spec.name];
  const used = group.map(({ given }) => Number(inputsAt(subject, given)[spec.name]));
  const sum = onGrid(used.reduce((total, value) => total + value, 0));
  if (sum > spec.max) return { items: group, notes: [words.tooMuch({ slug, input, most: spec.max })] };
  const item = { ...first, given: withInput(subject, first.given, spec.name, sum) };
  return { items: [item], notes: [words.oneJob({ slug, count: group.length, input, sum })] };
}

/** The amounts of several jobs on one visit: their sums, but of what comes once the dearest. */
function together(
  { lines, options = [] }: EstimateTexts,
  items: readonly PricedItem[],
  amounts: readonly EstimateAmounts[],
): EstimateAmounts {
  const minimums = amounts.flatMap(({ minimum }) => (minimum === undefined ? [] : [minimum]));
  const choosing = (name: string): readonly EstimateAmounts[] => {
    const own = amounts.filter((_, index) => items[index]?.subject.chosen.includes(name));
    return own.length === 0 ? amounts : own;
  };
  return {
    total: sumOf(amounts.map(({ total }) => total)),
    lines: lines.map(({ once }, index) =>
      (once === true ? dearest : sumOf)(amounts.flatMap((each) => each.lines[index] ?? [])),
    ),
    options: options.map(({ name, once }, index) =>
      (once === true ? dearest : sumOf)(choosing(name).flatMap((each) => each.options?.[index] ?? [])),
    ),
    ...(minimums.length === 0 ? {} : { minimum: dearest(minimums) }),
  };
}

function dearest(amounts: readonly Amount[]): Amount {
  return { low: Math.max(...amounts.map(({ low }) => low)), high: Math.max(...amounts.map(({ high }) => high)) };
}

/** Why several jobs on one visit cost less than each by itself. */
function visitNotes(
  slug: string,
  { lines }: EstimateTexts,
  amounts: readonly EstimateAmounts[],
  words: EngineWords['plan'],
): readonly string[] {
  if (amounts.length < 2) return [];
  const isLifted = amounts.some(({ minimum, lines: own }) => minimum !== undefined && sumOf(own).high < minimum.high);
  const once = lines.filter((line) => line.once === true).map(({ line }) => words.once({ slug, line }));
  return [...(isLifted ? [words.oneMinimum({ slug, count: amounts.length })] : []), ...once];
}

/** The sums of totals that pay for the same and in the same money. */
function totalsOf(jobs: readonly PlanJob[]): NonNullable<PlanMoney['totals']> {
  const groups = groupedBy(jobs, ({ estimate: { covers, total } }) => JSON.stringify([covers, total.unit]));
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { covers, total }: EstimateAnswer = first.estimate;
    const sum = sumOf(group.map(({ estimate }) => estimate.total));
    return [{ covers, items: group.map(({ slug }) => slug), ...sum, unit: total.unit }];
  });
}

function distinct<T extends { readonly slug: string }>(rows: readonly T[]): readonly T[] {
  return rows.filter((row, index) => rows.findIndex(({ slug }) => slug === row.slug) === index);
}
