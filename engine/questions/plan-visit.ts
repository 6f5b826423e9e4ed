/** Several jobs of one calculator on one visit: what each pays by itself, and what they pay together. */
import type { EstimateTexts } from '../calculator/estimate.js';
import { sumOf } from '../calculator/estimate.js';
import type { Inputs } from '../calculator/inputs.js';
import type { Brought } from '../calculator/running.js';
import type { Amount, EstimateAmounts, EstimateLine, Joining } from '../kernel/module.js';
import { groupedBy } from './grouped-by.js';
import type { Given } from './point.js';
import { inputsAt } from './point.js';
import type { Subject } from './subject.js';

/** An item of a plan for pricing: a calculator on the day and with the options that the item names. */
export interface PricedItem {
  readonly subject: Subject;
  readonly given: Given;
}

/** A job with what it costs by itself. */
interface Job extends PricedItem {
  readonly inputs: Inputs;
  readonly amounts: EstimateAmounts;
}

/** A line that some jobs pay apart, and the inputs and own figures in which they differ. */
export interface PaidApart {
  readonly line: string;
  readonly because: readonly string[];
}

export interface Visit {
  readonly amounts: EstimateAmounts;
  /** The lines that are charged once for all jobs: once, or on what all of them bring. */
  readonly paidOnce: readonly string[];
  readonly apart: readonly PaidApart[];
  /** The options that some jobs chose and others did not, with the number of those that did. */
  readonly addedToSome: readonly { readonly line: string; readonly some: number }[];
  /** True when one of the jobs by itself would be lifted to the price of the smallest job. */
  readonly isLifted: boolean;
}

/**
 * The visit of these jobs. What the catalog says that they have in common is joined, and lines that read it are charged
 * on that; of a line that comes once the dearest is charged; all others add up. An option is for the jobs that chose it.
 */
export function visitOf(texts: EstimateTexts, items: readonly PricedItem[]): Visit {
  const jobs = items.map(jobOf);
  const { lines, options = [], minimumAlike } = texts;
  const choosing = (name: string): readonly Job[] => jobs.filter(({ subject }) => subject.chosen.includes(name));
  const chosen = options.map((line) => ({ line, jobs: choosing(line.name) })).filter((each) => each.jobs.length > 0);
  const paid: readonly PaidLine[] = [...lines.map((line) => ({ line, jobs })), ...chosen];
  const minimum = minimumOf(jobs, minimumAlike, texts);
  return {
    amounts: {
      total: sumOf(jobs.map(({ amounts }) => amounts.total)),
      lines: lines.map((line, at) => lineOf(jobs, line, texts, ({ lines: own }) => own[at])),
      options: options.map((line, at) => {
        const own = choosing(line.name);
        return lineOf(own.length === 0 ? jobs : own, line, texts, ({ options: all }) => all?.[at]);
      }),
      ...(minimum === null ? {} : { minimum }),
    },
    paidOnce: paid.filter((each) => isPaidOnce(each, jobs.length)).map(({ line: { line } }) => line),
    apart: paid.flatMap(apartOf),
    addedToSome: chosen.flatMap(({ line: { line }, jobs: { length: some } }) =>
      some < jobs.length ? [{ line, some }] : [],
    ),
    isLifted: jobs.some(isLifted),
  };
}

/** A line with the jobs that pay it. */
interface PaidLine {
  readonly line: EstimateLine;
  readonly jobs: readonly Job[];
}

/** False for an option that only one of several jobs chose. */
function isPaidOnce({ line: { once, alike }, jobs }: PaidLine, all: number): boolean {
  const isOfOne = jobs.length === 1 && all > 1;
  return !isOfOne && (once === true || (alike !== undefined && groupsOf(jobs, alike).length === 1));
}

function isLifted({ amounts: { minimum, lines } }: Job): boolean {
  return minimum !== undefined && sumOf(lines).high < minimum.high;
}

function jobOf(item: PricedItem): Job {
  const { subject, given } = item;
  const inputs = inputsAt(subject, given);
  const amounts = subject.amounts(inputs);
  if (amounts === null) throw new Error(`${subject.slug} has no estimate`);
  return { ...item, inputs, amounts };
}

/** Takes one amount out of all those of an estimate. */
type Pick = (amounts: EstimateAmounts) => Amount | undefined;

function lineOf(
  jobs: readonly Job[],
  { once, alike }: Omit<EstimateLine, 'line' | 'covers'>,
  texts: EstimateTexts,
  pick: Pick,
): Amount {
  if (alike !== undefined) return chargedTogether(jobs, alike, texts, pick);
  const own = jobs.flatMap(({ amounts }) => pick(amounts) ?? []);
  return once === true ? dearest(own) : sumOf(own);
}

/** The price of the smallest job; null where there is none. */
function minimumOf(jobs: readonly Job[], alike: readonly string[] | undefined, texts: EstimateTexts): Amount | null {
  if (alike !== undefined) return chargedTogether(jobs, alike, texts, ({ minimum }) => minimum);
  const all = jobs.flatMap(({ amounts: { minimum } }) => minimum ?? []);
  return all.length === 0 ? null : dearest(all);
}

/** The sum over groups of jobs that are alike, each charged on what its jobs bring. */
function chargedTogether(jobs: readonly Job[], alike: readonly string[], texts: EstimateTexts, pick: Pick): Amount {
  return sumOf(groupsOf(jobs, alike).flatMap((group) => pick(groupAmounts(group, texts)) ?? []));
}

function groupAmounts(group: readonly Job[], { together = {} }: EstimateTexts): EstimateAmounts {
  const [first] = group;
  if (first === undefined) throw new Error('a group has a job');
  const { subject, inputs, amounts } = first;
  if (group.length === 1) return amounts;
  return subject.amountsTogether(
    inputs,
    joined(
      group.map((job) => job.subject.brings(job.inputs)),
      together,
    ),
  );
}

function joined(brought: readonly Brought[], together: Readonly<Record<string, Joining>>): Brought {
  const names = Object.keys(brought[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const values = brought.map((each) => each[name] ?? 0);
      const isSum = together[name.replace(/\.(?:low|high)$/, '')] === 'sum';
      return [name, isSum ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values)];
    }),
  );
}

/** Jobs with the same values of these inputs and the same own figures. */
function groupsOf(jobs: readonly Job[], alike: readonly string[]): readonly (readonly Job[])[] {
  return groupedBy(jobs, ({ inputs, subject }) =>
    JSON.stringify([alike.map((name) => inputs[name]), subject.own.map(({ figure, used }) => [figure.name, used])]),
  );
}

function apartOf({ jobs, line: { line, alike } }: PaidLine): readonly PaidApart[] {
  if (alike === undefined || groupsOf(jobs, alike).length === 1) return [];
  const differs = (of: (job: Job) => unknown): boolean => new Set(jobs.map(of)).size > 1;
  const inputs = alike.filter((name) => differs((job) => job.inputs[name]));
  const figures = [...new Set(jobs.flatMap(({ subject }) => subject.own.map(({ figure }) => figure.name)))];
  const own = figures.filter((name) => differs((job) => ownFigure(job, name)));
  return [{ line, because: [...inputs, ...own] }];
}

function ownFigure({ subject }: Job, name: string): number | undefined {
  return subject.own.find(({ figure }) => figure.name === name)?.used;
}

function dearest(amounts: readonly Amount[]): Amount {
  return { low: Math.max(...amounts.map(({ low }) => low)), high: Math.max(...amounts.map(({ high }) => high)) };
}
