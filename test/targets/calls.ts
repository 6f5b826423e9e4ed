/** Calls to compare targets at: those of the vectors and variants of them, and in a long run random ones. */
import { join } from 'node:path';
import { readFolder } from '../../authoring/commands/files.js';
import type { BookLanguage } from '../../authoring/workbook/book-language.js';
import { englishBook, translatedBook } from '../../authoring/workbook/book-language.js';
import { answerQuery } from '../../engine/calculator/answer-query.js';
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { languages } from '../../generated/languages.js';
import { isDayInput } from '../../generator/program/call-point.js';
import type { Calculator, Catalog } from '../../generator/program/catalog.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { householdCatalog } from '../support/household-catalog.js';
import { bilingualHousehold } from '../support/page-catalog.js';
import { projectRoot } from '../support/project-root.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import type { RandomCall } from '../support/random-calls.js';
import { callOf, randomCall, servedCalculator } from '../support/random-calls.js';
import { servedCatalog } from '../support/real-app.js';
import { isLong } from '../support/shares.js';
import type { Vector } from './vectors.js';
import { all, catalog, itemsOf, plainInputs, vectorsIn } from './vectors.js';

export const seed = chosenSeed();

/** Random calls of each calculator, beside those of its vectors. */
const randomCount = Number(process.env['TARGET_CALLS'] ?? (isLong ? 100 : 0));

/** A calculator of a catalog in one of its languages, as the service has it. */
export interface Edition {
  readonly calculator: Calculator;
  readonly of: Catalog;
  readonly prepared: PreparedCalculator;
  readonly vectors: readonly Vector[];
  readonly book: BookLanguage;
}

const withListsOrDays = ({ lists, inputs }: Calculator): boolean => lists.length > 0 || inputs.some(isDayInput);

/** The catalog of this project. */
export const real: readonly Edition[] = all.map(({ calculator, vectors }) => {
  return { calculator, of: catalog, prepared: servedCalculator(calculator.slug), vectors, book: englishBook };
});

const household = householdCatalog();
const householdVectors = readFolder(join(projectRoot, 'examples/household/generated/vectors'));
const { baseUrl } = servedCatalog.service;
const german = serveCatalog(bilingualHousehold, { baseUrl, requestsPerMinute: 1 });

/** The calculators with lists or days of another catalog. */
export const otherLists: readonly Edition[] = household.calculators.filter(withListsOrDays).map((calculator) => {
  const prepared = german.calculators.get(calculator.slug);
  if (prepared === undefined) throw new Error(`${calculator.slug} is not served`);
  return { calculator, of: household, prepared, vectors: vectorsIn(householdVectors, calculator), book: englishBook };
});

/** Some calculators in the further languages of both catalogs. */
export function translated(): readonly Edition[] {
  const others = compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages });
  const spanish = serveCatalog(others, { baseUrl, requestsPerMinute: 1 });
  const vectorsOf = new Map(all.map(({ calculator, vectors }) => [calculator.slug, vectors]));
  return [
    ...inOtherLanguages(catalog, spanish, ['fence', 'flooring'], ({ slug }) => vectorsOf.get(slug) ?? []),
    ...inOtherLanguages(household, german, ['wall-paint', 'month-budget', 'loan-payment', 'walking-time'], (each) =>
      vectorsIn(householdVectors, each),
    ),
  ];
}

function inOtherLanguages(
  { translations }: Catalog,
  served: ServedCatalog,
  slugs: readonly string[],
  vectorsOf: (calculator: Calculator) => readonly Vector[],
): readonly Edition[] {
  return translations.flatMap(({ catalog: of, ...spoken }) =>
    of.calculators
      .filter(({ slug }) => slugs.includes(slug))
      .map((calculator) => {
        const prepared = served.others.get(spoken.language.code)?.calculators.get(calculator.slug);
        if (prepared === undefined) throw new Error(`${calculator.slug} is not served in ${spoken.language.code}`);
        return { calculator, of, prepared, vectors: vectorsOf(calculator), book: translatedBook(spoken) };
      }),
  );
}

/** An answer of the service, with its trace. */
export type Answer =
  | { readonly ok: false; readonly code: string; readonly detail: string; readonly errors: readonly Mistake[] }
  | (Result & { readonly ok: true });

interface Mistake {
  readonly parameter: string;
  readonly code: string;
  readonly allowed?: unknown;
}

export interface Ends {
  readonly low: number;
  readonly high: number;
}

export type Used = Readonly<Record<string, { readonly used: unknown; readonly clamped: boolean }>>;

export interface Result {
  readonly inputs: Used;
  readonly lists?: Readonly<Record<string, readonly Used[]>>;
  readonly result: {
    readonly value: number;
    readonly text?: string;
    readonly interpretation: string;
    readonly range?: Ends;
    readonly secondary?: readonly { readonly value: number }[];
    readonly figures?: Readonly<Record<string, { readonly value: number } | { readonly text: string } | Ends>>;
  };
  readonly estimate?: { readonly total: Ends; readonly [name: string]: unknown };
  readonly trace: {
    readonly steps: readonly { readonly name: string; readonly value: number | string | Ends }[];
    readonly sources: unknown;
  };
}

/** A call of an edition, and the answer of the service. */
export interface Asked {
  readonly edition: Edition;
  readonly call: RandomCall;
  readonly answer: Answer;
}

export function asked(edition: Edition, call: RandomCall): Asked {
  const outcome = answerQuery(call.prepared, `${call.query}&trace=true`);
  if (outcome.kind === 'answered') return { edition, call, answer: JSON.parse(outcome.answer.body) };
  const { code, detail, errors } = outcome.refusal;
  return { edition, call, answer: { ok: false, code, detail, errors } };
}

/** The calls of an edition: of its vectors, and random ones. */
export function callsOf(edition: Edition): readonly Asked[] {
  const ofVectors = edition.vectors.map((vector, index) => asked(edition, variant(edition, vector, index)));
  return [...ofVectors, ...randomCallsOf(edition, randomCount)];
}

export function randomCallsOf(edition: Edition, count: number): readonly Asked[] {
  const random = randomFrom(seed);
  const { calculator, prepared } = edition;
  return Array.from({ length: count }, () => asked(edition, randomCall(calculator, random, true, prepared)));
}

/** Every third vector as it is, every third with all options of the estimate, every third with inputs left out or out of bounds. */
function variant({ calculator, prepared }: Edition, vector: Vector, index: number): RandomCall {
  const plain = Object.entries(plainInputs(calculator, vector));
  const items = itemsOf(calculator, vector).map(
    ([{ name }, each]) => [name, each.map((item) => new Map(Object.entries(item)))] as const,
  );
  return callOf(prepared, {
    given: new Map(index % 3 === 2 ? plain.flatMap((pair) => changed(calculator, pair)) : plain),
    lists: new Map(items),
    extras: index % 3 === 1 ? (calculator.estimate?.options ?? []).map(({ key }) => key) : [],
    on: vector.on ?? null,
  });
}

/** Without what is at its default, and beyond the greatest number that a calculator takes. */
function changed(
  { inputs }: Calculator,
  [name, value]: [string, number | string],
): readonly [string, number | string][] {
  const input = inputs.find((each) => each.name === name);
  if (value === input?.default) return [];
  const isMost = input?.kind === 'number' && value === input.max;
  return [[name, isMost ? 2 * input.max - input.min + 1 : value]];
}

function editionOf(slug: string): Edition {
  const edition = real.find(({ calculator }) => calculator.slug === slug);
  if (edition === undefined) throw new Error(`there is no ${slug}`);
  return edition;
}

function given(slug: string, inputs: Readonly<Record<string, number | string>>, extras: readonly string[] = []): Asked {
  const edition = editionOf(slug);
  const call = { given: new Map(Object.entries(inputs)), lists: new Map(), extras, on: null };
  return asked(edition, callOf(edition.prepared, call));
}

/** A figure of the caller's own, amounts with units, and inputs that nobody knows. */
export function spelledCalls(): readonly Asked[] {
  return [
    given('fence', { length: '40 m', style: 'vinyl_6', 'style.rate': 40 }, ['gate']),
    given('fence', { length: '4 miles' }),
    given('fence', { mistaken: 1 }),
    given('fence', { length: 'long', style: 'straw' }),
  ];
}

const room = { length: 12, width: 14 };

/** What lists are refused for, and what moves their items. */
export function listCalls(): readonly Asked[] {
  const edition = editionOf('flooring');
  const calls: readonly (readonly Readonly<Record<string, number | string>>[])[] = [
    [{ length: 12, width: 'abc' }],
    [room, { length: 'x', width: 'y' }],
    Array(31).fill(room),
    [{ length: 5000, width: 0.5 }, room],
  ];
  const call = (inputs: Readonly<Record<string, number>>, rooms: (typeof calls)[number]) => {
    const lists = new Map([['rooms', rooms.map((item) => new Map(Object.entries(item)))]]);
    return asked(
      edition,
      callOf(edition.prepared, { given: new Map(Object.entries(inputs)), lists, extras: [], on: null }),
    );
  };
  return [call({ sqft: 500 }, [room]), ...calls.map((rooms) => call({}, rooms))];
}
