/** The items of a plan as the addresses of pages have them: `fence~length=100~page.name=Back yard`. */
import { queryText } from '../../../contract/addresses.js';
import { scanQuery } from '../../../engine/calculator/scan-query.js';
import { planItems } from '../../../engine/questions/plan-items.js';
import { pageParameters } from '../../../pages/answer/page-query.js';
import type { Given } from '../../../pages/answer/view.js';

export interface PlanItem {
  /** As the interface takes it. */
  readonly job: string;
  /** What its owner calls it; empty where it has no name. */
  readonly name: string;
}

const nameMark = `${pageParameters.name}=`;

/** The longest name, in characters. */
export const longestName = 40;

export function readItem(text: string): PlanItem {
  const parts = text.split('~');
  const name = parts.find((part) => part.startsWith(nameMark))?.slice(nameMark.length) ?? '';
  return { job: parts.filter((part) => !part.startsWith(nameMark)).join('~'), name: name.trim().slice(0, longestName) };
}

export function writeItem({ job, name }: PlanItem): string {
  // These signs part items.
  const clean = name
    .replace(/[~;\s]+/g, ' ')
    .trim()
    .slice(0, longestName);
  return clean === '' ? job : `${job}~${nameMark}${clean}`;
}

/** The slug of an item; empty for the place of a job that is being changed. */
export function slugOf(item: string): string {
  return item.split('~')[0] ?? '';
}

/** The items in a parameter, which may have several. */
export function itemsIn(query: string, parameter: string): readonly string[] {
  const items = scanQuery(query).flatMap(({ name, value }) => (name === parameter ? planItems(value ?? '') : []));
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

/** The items with one of them out, which leaves its name in its place. */
export function withPlace(items: readonly string[], index: number): string {
  const { name } = readItem(items[index] ?? '');
  return items.with(index, writeItem({ job: '', name }) || '~').join(';');
}

/** The items with a job in the place that is kept for it, under the name that it had, or as the last. */
export function withJob(items: readonly string[], job: string): readonly string[] {
  const place = items.findIndex((item) => slugOf(item) === '');
  if (place === -1) return [...items, job];
  return items.with(place, writeItem({ job, name: readItem(items[place] ?? '').name }));
}

/** The names and values of a plan's own page: its items, and the place. */
export function planPairs(items: readonly string[], place: Given): Given {
  return [...items.map((item) => ['item', item] as const), ...place];
}

/** The query by which links carry a plan to other pages; empty for none. */
export function carriedPlan(items: readonly string[]): string {
  const jobs = items.filter((item) => slugOf(item) !== '');
  return jobs.length === 0 ? '' : queryText([[pageParameters.plan, jobs.join(';')]]);
}
