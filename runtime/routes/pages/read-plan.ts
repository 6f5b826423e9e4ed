/** A plan as the address of a page has it: its jobs, the place, and who does its trades there. */
import { planAddress, queryText, withQuery } from '../../../contract/addresses.js';
import type { planAnswer } from '../../../contract/questions/plan.js';
import type { Static } from '../../../contract/schema.js';
import type { Refusal } from '../../../engine/calculator/answer-query.js';
import { scanQuery } from '../../../engine/calculator/scan-query.js';
import type { PlanOutcome } from '../../../engine/questions/plan.js';
import { answerPlan, partsOfItem } from '../../../engine/questions/plan.js';
import type { Subject } from '../../../engine/questions/subject.js';
import { subjectOf } from '../../../engine/questions/subject.js';
import type { Given } from '../../../pages/answer/view.js';
import { anyTrouble, troublesIn } from '../../../pages/markup/trouble.js';
import { viewOf } from '../../../pages/markup/whole-view.js';
import type { PagedSite } from './paged-site.js';
import type { Business, ChosenPlace } from './place.js';
import { businessOf, chosenPlace } from './place.js';
import { itemsIn, planPairs, readItem, slugOf } from './plan-items.js';

export type Plan = Omit<Static<typeof planAnswer>, 'ok' | 'legal_disclaimer' | 'catalog'>;

export interface ReadPlan {
  /** The items as the address has them, such as `fence~length=100`. */
  readonly items: readonly string[];
  /** What the right jobs come to; null where none is right. */
  readonly plan: Plan | null;
  /** The place of each of its jobs among the items. */
  readonly places: readonly number[];
  /** The jobs that cannot be calculated. */
  readonly wrong: readonly WrongJob[];
  /** Why it cannot be read as a whole; empty where it can. */
  readonly problems: readonly string[];
  /** Null where the service works in no places. */
  readonly place: ChosenPlace | null;
  /** The jobs by trade, each with its business; none while no city is chosen. */
  readonly trades: readonly PlanTrade[];
}

export interface WrongJob {
  /** Its place among the items. */
  readonly at: number;
  /** Null where there is no such calculator. */
  readonly calculator: { readonly slug: string; readonly title: string } | null;
  /** What its item enters. */
  readonly given: Given;
  readonly troubles: readonly string[];
}

/** All jobs of one calculator: one business does them. */
export interface PlanTrade {
  readonly slug: string;
  /** Such as `Concrete work`. */
  readonly trade: string;
  readonly jobs: readonly [PlanJob, ...PlanJob[]];
  /** Null where nobody takes requests for it there. */
  readonly business: Business | null;
}

export interface PlanJob {
  /** The query of its calculator, with the place. */
  readonly query: string;
  /** What its owner calls it; empty where it has no name. */
  readonly name: string;
  readonly interpretation: string;
}

/** The items of an address and the place, before anything is computed. */
export function planAt({ catalog }: PagedSite, query: string): Pick<ReadPlan, 'items' | 'place'> {
  const given = scanQuery(query).map(({ name, value }): [string, string] => [name ?? '', value ?? '']);
  const place = catalog.network === null ? null : chosenPlace(catalog.network, given);
  return { items: itemsIn(query, 'item'), place };
}

export function readPlan(site: PagedSite, query: string): ReadPlan {
  const { items, place } = planAt(site, query);
  const answer = answerOf(site, items);
  // A request leaves out no job that somebody planned: nobody is asked before all of them are right.
  const isPlaced = answer.wrong.length === 0 && place !== null && place.city !== null;
  const trades = isPlaced && answer.plan !== null ? tradesOf(site, answer.plan, items, placePairs(place)) : [];
  return { items, place, ...answer, trades };
}

/** The trades that somebody is asked for, each with the business. */
export function askedTrades({ trades }: ReadPlan): readonly (PlanTrade & { readonly business: Business })[] {
  return trades.flatMap(({ business, ...trade }) => (business === null ? [] : [{ ...trade, business }]));
}

/** The query that the page of a plan has. */
export function planQuery({ items, place }: Pick<ReadPlan, 'items' | 'place'>): string {
  return queryText(planPairs(items, placePairs(place)));
}

/** The page of these items in the same place. */
export function planIn(place: ChosenPlace | null, items: readonly string[]): string {
  return withQuery(planAddress([]), planQuery({ items, place }));
}

export function placePairs(place: ChosenPlace | null): Given {
  const { city = null, neighborhood = null } = place ?? {};
  const pairs = [['city', city] as const, ['neighborhood', neighborhood] as const];
  return pairs.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

type PlanReading = Pick<ReadPlan, 'plan' | 'places' | 'wrong' | 'problems'>;

function answerOf(site: PagedSite, items: readonly string[]): PlanReading {
  const { catalog } = site;
  const nothingRead = { plan: null, places: [], wrong: [], problems: [] };
  if (items.length === 0) return nothingRead;
  const subjects = new Map(items.flatMap((item) => subjectNamed(catalog.calculators, slugOf(item))));
  const answer = (places: readonly number[]): PlanOutcome =>
    answerPlan(subjects, queryText(places.map((at) => ['item', readItem(items[at] ?? '').job])), catalog.words);
  const all = items.map((_, at) => at);
  const whole = answer(all);
  if (whole.kind === 'answered') return { ...nothingRead, plan: whole.members, places: all };
  const wrong = all.flatMap((at) => {
    const outcome = answer([at]);
    return outcome.kind === 'answered' ? [] : [wrongJob(site, items[at] ?? '', at, outcome.refusal)];
  });
  const places = all.filter((at) => !wrong.some((job) => job.at === at));
  const rest = places.length === 0 ? null : answer(places);
  if (rest?.kind === 'answered') return { ...nothingRead, plan: rest.members, places, wrong };
  // What is left are bounds of the whole plan.
  return { ...nothingRead, wrong, problems: rest === null ? [] : rest.refusal.errors.map(({ detail }) => detail) };
}

/** What is wrong with a job, as the page of its calculator says it. */
function wrongJob({ catalog, words, language }: PagedSite, item: string, at: number, { errors }: Refusal): WrongJob {
  const { slug, query } = partsOfItem(readItem(item).job);
  const given = scanQuery(query).map(({ name, value }) => [name ?? '', value ?? ''] as const);
  const calculator = catalog.calculators.get(slug);
  if (calculator === undefined) return { at, given, calculator: null, troubles: [words.plan.noJob({ name: slug })] };
  const { title } = calculator;
  const atFields = troublesIn(viewOf(calculator, queryText(given), 'error')).map(({ text }) => text);
  const troubles = atFields.length > 0 ? atFields : errors.map((error) => anyTrouble(language, error));
  return { at, given, calculator: { slug, title }, troubles };
}

type Calculators = PagedSite['catalog']['calculators'];

function subjectNamed(calculators: Calculators, slug: string): readonly (readonly [string, Subject])[] {
  const calculator = calculators.get(slug);
  return calculator === undefined ? [] : [[slug, subjectOf(calculator)]];
}

function tradesOf({ catalog }: PagedSite, plan: Plan, items: readonly string[], place: Given): readonly PlanTrade[] {
  const trades = new Map<string, PlanTrade>();
  // Trades are only asked where all jobs are right, so that the answer has the places of the items.
  for (const [index, { slug, query = '', interpretation = '' }] of plan.items.entries()) {
    const calculator = catalog.modules.get(slug);
    if (calculator === undefined) continue;
    const given = [...new URLSearchParams(query), ...place];
    const job = { query: queryText(given), name: readItem(items[index] ?? '').name, interpretation };
    const earlier = trades.get(slug);
    const others = { slug, trade: calculator.service, business: businessOf(catalog, calculator, given) };
    trades.set(slug, earlier === undefined ? { ...others, jobs: [job] } : { ...earlier, jobs: [...earlier.jobs, job] });
  }
  return [...trades.values()];
}
