/** The money of a plan: items of one calculator put together, and the sums over all calculators. */
import type { planAnswer } from '../../contract/questions/plan.js';
import type { Static } from '../../contract/schema.js';
import type { EngineWords } from '../../words/engine-words.js';
import type { EstimateAnswer, EstimateTexts } from '../calculator/estimate.js';
import { estimateAnswer, sumOf } from '../calculator/estimate.js';
import { onGrid } from '../calculator/grid.js';
import type { EstimateCovers, NumberInput } from '../kernel/module.js';
import { basisMember } from './basis-member.js';
import { groupedBy } from './grouped-by.js';
import type { PricedItem, Visit } from './plan-visit.js';
import { visitOf } from './plan-visit.js';
import { inputsAt, withInput } from './point.js';
import type { Subject } from './subject.js';

type PlanMoney = Pick<
  Static<typeof planAnswer>,
  'jobs' | 'totals' | 'grand_total' | 'options' | 'leaves_out' | 'not_added' | 'notes'
>;

type PlanJob = NonNullable<PlanMoney['jobs']>[number];

/** Money for these items: items of one calculator together, as on one visit, or each separately. */
export function moneyOf(items: readonly PricedItem[], isOneVisit: boolean, words: EngineWords): PlanMoney {
  const priced = items.filter(({ subject }) => subject.estimate !== null);
  const groups = isOneVisit ? groupsOf(priced) : priced.map((item) => [item]);
  const found = groups.map((group) => jobOf(group, words));
  const jobs = withVisits(found.flatMap(({ job }) => (job === null ? [] : [job])));
  const once = paidOnceOf(jobs);
  const visitNotes =
    isOneVisit || !isRepeated(priced)
      ? [...found.flatMap(({ notes }) => notes), ...apartNotes(priced, words)]
      : [words.plan.separate];
  return {
    jobs,
    totals: totalsOf(jobs),
    ...grandTotal(once),
    options: jobs.flatMap(({ slug, estimate: { options = [], total } }) =>
      options.map((option) => ({ slug, ...option, unit: total.unit })),
    ),
    leaves_out: distinct(jobs.map(({ slug, estimate: { leaves_out } }) => ({ slug, leaves_out }))),
    not_added: items.flatMap(({ subject: { slug, estimate } }) => (estimate === null ? [slug] : [])),
    notes: [...visitNotes, ...partNotes(once, words), ...againNotes(jobs, once, words)],
  };
}

/** The jobs that can be summed: all where they are paid equally often, and otherwise those that are paid once. */
function paidOnceOf(jobs: readonly PlanJob[]): readonly PlanJob[] {
  const isEqual = new Set(jobs.map(({ estimate }) => estimate.period)).size < 2;
  return isEqual ? jobs : jobs.filter(({ estimate }) => estimate.period === undefined);
}

/** Says what the grand total leaves out because it is paid every month, season or year. */
function againNotes(jobs: readonly PlanJob[], once: readonly PlanJob[], { plan }: EngineWords): readonly string[] {
  const slugs = new Set(jobs.filter((job) => !once.includes(job)).map(({ slug }) => slug));
  return slugs.size === 0 ? [] : [plan.paidAgain({ slugs: [...slugs].join(', ') })];
}

function isRepeated(items: readonly PricedItem[]): boolean {
  return new Set(items.map(({ subject: { slug } }) => slug)).size < items.length;
}

/** Items of one calculator on one day that are alike where its estimate asks for it. */
function groupsOf(items: readonly PricedItem[]): readonly (readonly PricedItem[])[] {
  return groupedBy(items, ({ subject, given }) => {
    const inputs = inputsAt(subject, given);
    const apart = subject.estimate?.apart ?? [];
    return JSON.stringify([subject.slug, subject.day, apart.map((name) => inputs[name])]);
  });
}

/** The inputs in which items of one calculator differ, so that they share no visit. */
function apartNotes(items: readonly PricedItem[], { plan: words }: EngineWords): readonly string[] {
  return groupedBy(items, ({ subject: { slug } }) => slug).flatMap((group) => {
    const [{ slug, estimate } = { slug: '', estimate: null }] = group.map(({ subject }) => subject);
    const values = (name: string) => group.map(({ subject, given }) => inputsAt(subject, given)[name]);
    const names = (estimate?.apart ?? []).filter((name) => new Set(values(name)).size > 1);
    return names.length === 0 ? [] : [words.visitsApart({ slug, names: names.join(', ') })];
  });
}

/** Says of each of several jobs of one calculator that they do not share a visit. */
function withVisits(jobs: readonly PlanJob[]): readonly PlanJob[] {
  return jobs.map((job) => {
    const isAlone = jobs.filter(({ slug }) => slug === job.slug).length === 1;
    return isAlone || job.shares_visit === true ? job : { ...job, shares_visit: false };
  });
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
  const visit = visitOf(texts, merged.items);
  const { slug } = first.subject;
  const chosen = [...new Set(merged.items.flatMap(({ subject }) => subject.chosen))];
  const estimate = estimateAnswer(texts, visit.amounts, chosen, words);
  return {
    job: { slug, items: items.length, estimate, ...basisOf(merged.items), ...sharedOf(items, visit, words) },
    notes: [...merged.notes, ...visitNotes(first.subject, merged.items, visit, words.plan)],
  };
}

/** What several items of one calculator pay once; empty for a single one. */
function sharedOf({ length }: readonly PricedItem[], { paidOnce, amounts }: Visit, words: EngineWords) {
  if (length < 2) return {};
  const minimum = amounts.minimum === undefined ? [] : [words.plan.minimum];
  return { shares_visit: true, paid_once: [...paidOnce, ...minimum] };
}

/** Basis of a job's prices, over all figures that its items put in. */
function basisOf(items: readonly PricedItem[]) {
  const all = items.map(({ subject }) => basisMember(subject).basis).filter((each) => each !== undefined);
  const [first] = all;
  const says = [...new Set(all.map((each) => each.says))].join(' | ');
  return first === undefined ? {} : { basis: { ...first, says } };
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
  const others = ({ subject, given }: PricedItem): string => {
    const inputs = { ...inputsAt(subject, given), [spec.name]: null };
    return JSON.stringify([inputs, subject.chosen, subject.own.map(({ figure, used }) => [figure.name, used])]);
  };
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

/** What jobs on one visit pay once, what they pay apart, or that they pay all by themselves. */
function visitNotes(
  { slug, estimate }: Subject,
  { length: count }: readonly PricedItem[],
  { paidOnce, apart, addedToSome, isLifted, amounts }: Visit,
  words: EngineWords['plan'],
): readonly string[] {
  if (count < 2) return [];
  const isShared = paidOnce.length > 0 || apart.length > 0 || amounts.minimum !== undefined;
  return [
    ...(isLifted ? [words.oneMinimum({ slug, count })] : []),
    ...(paidOnce.length === 0 ? [] : [words.once({ slug, line: paidOnce.join('; ') })]),
    ...addedToSome.map(({ line, some }) => words.someOnly({ slug, line, some, count })),
    ...apart.map(({ line, because }) => words.apart({ slug, line, names: because.join(', ') })),
    ...(isShared ? [] : [addedUp(slug, count, estimate?.addsUp, words)]),
  ];
}

function addedUp(slug: string, count: number, input: string | undefined, words: EngineWords['plan']): string {
  return input === undefined ? words.addedUp({ slug, count }) : words.unlike({ slug, count, input });
}

/** The sums of totals that pay for the same, equally often and in the same money. */
function totalsOf(jobs: readonly PlanJob[]): NonNullable<PlanMoney['totals']> {
  const groups = groupedBy(jobs, ({ estimate: { covers, period, total } }) =>
    JSON.stringify([covers, total.unit, period ?? null]),
  );
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { covers, total }: EstimateAnswer = first.estimate;
    const sum = sumOf(group.map(({ estimate }) => estimate.total));
    return [{ covers, items: group.map(({ slug }) => slug), ...sum, unit: total.unit }];
  });
}

/** The sum over all jobs, and what it pays for of each; absent where they are paid in several currencies. */
function grandTotal(jobs: readonly PlanJob[]): Pick<PlanMoney, 'grand_total'> {
  const units = new Set(jobs.map(({ estimate: { total } }) => total.unit));
  const [unit] = units;
  if (unit === undefined || units.size > 1) return {};
  const sum = sumOf(jobs.map(({ estimate }) => estimate.total));
  const of = {
    whole_jobs: slugsOf(jobs, 'job'),
    material_only: slugsOf(jobs, 'material'),
    labor_only: slugsOf(jobs, 'labor'),
  };
  return { grand_total: { ...sum, unit, ...of } };
}

function slugsOf(jobs: readonly PlanJob[], part: EstimateCovers): readonly string[] {
  return [...new Set(jobs.filter(({ estimate: { covers } }) => covers === part).map(({ slug }) => slug))];
}

/** What the grand total does not pay for where some jobs are priced in part. */
function partNotes(jobs: readonly PlanJob[], { plan: words }: EngineWords): readonly string[] {
  const [material, labor] = [slugsOf(jobs, 'material'), slugsOf(jobs, 'labor')];
  return [
    ...(material.length === 0 ? [] : [words.materialOnly({ slugs: material.join(', ') })]),
    ...(labor.length === 0 ? [] : [words.laborOnly({ slugs: labor.join(', ') })]),
  ];
}

function distinct<T extends { readonly slug: string }>(rows: readonly T[]): readonly T[] {
  return rows.filter((row, index) => rows.findIndex(({ slug }) => slug === row.slug) === index);
}
