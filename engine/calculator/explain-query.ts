/** Explains a query that `readQuery` refused: every mistake, and the query that was meant. */
import { withParameter } from '../../contract/shared-names.js';
import type { EngineWords } from '../../words/engine-words.js';
import { joined } from '../../words/engine-words.js';
import { typedTexts } from '../../words/typed-words.js';
import type { ListInput } from '../kernel/module.js';
import type { Network } from '../kernel/service.js';
import { bareLetters } from '../spelling/bare-letters.js';
import { namesIn } from './fields.js';
import { dayOf, itemForm, itemsIn, joinLists } from './list-parameter.js';
import { eachLine, recordNames } from './open-records.js';
import { isPrice, ownParameter } from './own-figures.js';
import type { Parameter, ParameterError } from './parameter.js';
import { choiceError, missingError, parameterError } from './parameter.js';
import { dayParameter } from './periods.js';
import type { QueryPlan } from './query-plan.js';
import type { QueryPair } from './scan-query.js';
import { nearest } from './suggest.js';

export interface QueryAccount {
  readonly errors: readonly ParameterError[];
  /**
   * The query with every mistake corrected. Null when only the caller can correct one: a parameter is never dropped to
   * make a query work, because its default would then stand in for what the caller meant.
   */
  readonly corrected: URLSearchParams | null;
}

/** A query of more pairs is not explained pair by pair: the explanation would be much longer than the query. */
const mostPairs = 100;

/** Most own prices that a hint names. */
const mostPrices = 6;

/** Most characters of a caller's text that an error repeats. */
const longestEcho = 200;

/** Every mistake of a query: first those in names, then in values, then in the place. */
export function explainQuery(plan: QueryPlan, pairs: readonly QueryPair[], words: EngineWords): QueryAccount {
  if (pairs.length > mostPairs) return { errors: [tooManyError(pairs.length, words)], corrected: null };
  const pairsOfAll = joinLists(plan.lists, pairs);
  const named = pairsOfAll.map((pair) => resolveName(plan, pairsOfAll, pair, words));
  const groups = groupTexts(named.flatMap((name) => (name.parameter === null ? [] : [name.parameter])));
  const valued = [...groups].flatMap(([parameter, texts]) =>
    resolveNeighborhoodAsCity({ plan, pairs: pairsOfAll, words }, parameter, texts),
  );
  const meant = new Map(valued.flatMap((value) => (value.text === null ? [] : [[value.name, value.text] as const])));
  const cityUnclear = valued.some((value) => value.name === 'city' && value.text === null);
  const place = cityUnclear ? { errors: [], corrected: null } : resolvePlace(plan, meant, words);
  const twice = givenTwice(plan, meant, words);
  const isGiven = (name: string): boolean =>
    valued.some((value) => value.name === name || listOf(plan, value.name)?.gives.some(({ input }) => input === name));
  const missing = plan.required.filter(({ input }) => !isGiven(input.name));
  const errors = [
    ...named.flatMap((name) => name.errors),
    ...valued.flatMap((value) => value.errors),
    ...twice,
    ...missing.map(({ input }) => missingError(input, words)),
    ...place.errors,
  ];
  const complete =
    missing.length === 0 &&
    twice.length === 0 &&
    named.every((name) => name.parameter !== null) &&
    valued.every((value) => value.text !== null);
  return { errors: listNamesOnce(errors).map(shorten), corrected: complete ? listed(plan, place.corrected) : null };
}

function listOf({ lists }: QueryPlan, name: string): ListInput | undefined {
  return lists.find(({ list }) => list.name === name)?.list;
}

/** The error of an input that is given by itself and by a list, with both readings. */
function givenTwice(
  plan: QueryPlan,
  meant: ReadonlyMap<string, string>,
  words: EngineWords,
): readonly ParameterError[] {
  return plan.lists.flatMap(({ list, position, targets }) => {
    const value = plan.parameters[position]?.read(meant.get(list.name) ?? '');
    return targets.flatMap((target) => {
      const parameter = plan.parameters[target];
      const own = meant.get(parameter?.name ?? '');
      if (parameter === undefined || own === undefined || typeof value !== 'object') return [];
      const total = String(value.from?.totals[parameter.name] ?? '');
      const detail = words.givenTwice({ input: parameter.name, own, list: list.name, total });
      const received = [own, total];
      return [parameterError({ parameter: parameter.name, code: 'repeated_parameter', detail, received })];
    });
  });
}

/** The query with each item of a list as a separate parameter. */
function listed(plan: QueryPlan, query: URLSearchParams | null): URLSearchParams | null {
  if (query === null) return query;
  return new URLSearchParams(
    eachLine(plan, query).flatMap(([name, value]) =>
      listOf(plan, name) === undefined
        ? [[name, value] as [string, string]]
        : itemsIn(value).map((item): [string, string] => [name, item]),
    ),
  );
}

interface ResolvedName {
  readonly errors: readonly ParameterError[];
  /** The parameter that the pair's name stands for, with the pair's value; null when that is not certain. */
  readonly parameter: readonly [Parameter, string] | null;
}

function resolveName(plan: QueryPlan, pairs: readonly QueryPair[], pair: QueryPair, words: EngineWords): ResolvedName {
  if (pair.name === null || pair.value === null) return { errors: [encodingError(pair, words)], parameter: null };
  const exact = parameterNamed(plan, pair.name);
  if (exact !== null) return { errors: [], parameter: [exact, pair.value] };
  const given = new Set(pairs.map((other) => other.name));
  const free = plan.parameters.map((parameter) => parameter.name).filter((name) => !given.has(name));
  const { name: written } = pair;
  const called = plan.parameters.find(
    ({ name, alsoCalled }) => free.includes(name) && alsoCalled !== undefined && isCalled(written, alsoCalled, words),
  );
  const suggestion = called?.name ?? nearestName(written, free);
  const parameter = suggestion === null ? null : parameterNamed(plan, suggestion);
  return {
    errors: [unknownError(plan, { name: pair.name, value: pair.value, suggestion }, words)],
    parameter: parameter === null ? null : [parameter, pair.value],
  };
}

/** Ignores the brackets of a list, as in `a[]`. Other brackets, as in `a[gte]`, mean something no parameter can. */
function nearestName(name: string, candidates: readonly string[]): string | null {
  const single = name.replace(/\[\d*\]$/, '');
  return single.includes('[') ? null : nearest(single, candidates);
}

function parameterNamed(plan: QueryPlan, name: string): Parameter | null {
  return plan.parameters[plan.positions.get(name) ?? -1] ?? null;
}

function groupTexts(named: readonly (readonly [Parameter, string])[]): ReadonlyMap<Parameter, readonly string[]> {
  const groups = new Map<Parameter, string[]>();
  for (const [parameter, text] of named) groups.set(parameter, [...(groups.get(parameter) ?? []), text]);
  return groups;
}

interface ResolvedValue {
  readonly name: string;
  readonly errors: readonly ParameterError[];
  /** The text that the parameter takes; null when that is not certain. */
  readonly text: string | null;
}

function resolveValue(parameter: Parameter, texts: readonly string[], words: EngineWords): ResolvedValue {
  const { name } = parameter;
  if (parameter.takesSeveral === true && texts.length > 1) return resolveSeveral(parameter, texts, words);
  const [text, ...others] = [...new Set(texts)];
  const repeated = texts.length > 1 ? [repeatedError(name, texts, words)] : [];
  if (text === undefined || others.length > 0) return { name, errors: repeated, text: null };
  if (parameter.read(text) !== undefined) return { name, errors: repeated, text };
  const refused = parameter.explain(text, words);
  return { name, errors: [...repeated, refused], text: refused.suggestion };
}

/** Resolves `with=gate&with=tear_out` to one parameter with both names. */
function resolveSeveral(parameter: Parameter, texts: readonly string[], words: EngineWords): ResolvedValue {
  const { name } = parameter;
  const all = [...new Set(texts.flatMap(namesIn))].join(',');
  const together = parameter.read(all) === undefined ? parameter.explain(all, words).suggestion : all;
  if (together === null) return { name, errors: [parameter.explain(all, words)], text: null };
  const detail = words.repeatedNames({ name, count: texts.length, together });
  const code = 'repeated_parameter';
  const error = parameterError({ parameter: name, code, detail, received: texts, suggestion: together });
  return { name, errors: [error], text: together };
}

interface Resolving {
  readonly plan: QueryPlan;
  readonly pairs: readonly QueryPair[];
  readonly words: EngineWords;
}

/** Resolves a neighborhood given as the city, such as `city=flour-bluff`: both parameters follow from it. */
function resolveNeighborhoodAsCity(
  { plan, pairs, words }: Resolving,
  parameter: Parameter,
  texts: readonly string[],
): readonly ResolvedValue[] {
  const [given = ''] = texts;
  const text = neighborhoodNamed(plan, given);
  const owners = ownersOf(plan, text);
  const [owner] = owners;
  const isAlone = texts.length === 1 && !pairs.some(({ name }) => name === 'neighborhood');
  const isPlain = text === given || nearest(given, Object.keys(plan.network?.cities ?? {})) === null;
  const isMisplaced = parameter.name === 'city' && isAlone && isPlain && parameter.read(given) === undefined;
  if (!isMisplaced || owner === undefined || owners.length > 1) return [resolveValue(parameter, texts, words)];
  const detail = words.neighborhoodAsCity({ given, city: owner, neighborhood: text });
  return [
    { name: 'city', errors: [{ ...parameter.explain(given, words), detail, suggestion: owner }], text: owner },
    { name: 'neighborhood', errors: [], text },
  ];
}

/** The slug of a neighborhood that is spelled in another way, such as `Padre Island`; else the text itself. */
function neighborhoodNamed({ network }: QueryPlan, text: string): string {
  const slugs = new Set(Object.values(network?.neighborhoods ?? {}).flatMap((names) => Object.keys(names)));
  return slugs.has(text) ? text : (nearest(text, slugs) ?? text);
}

const nowhere: Pick<Network, 'cities' | 'neighborhoods'> = { cities: {}, neighborhoods: {} };

/** The cities that have a neighborhood of this name. */
function ownersOf({ network }: QueryPlan, neighborhood: string): readonly string[] {
  const { cities, neighborhoods } = network ?? nowhere;
  return Object.keys(cities).filter((slug) => Object.hasOwn(neighborhoods[slug] ?? {}, neighborhood));
}

interface ResolvedPlace {
  readonly errors: readonly ParameterError[];
  readonly corrected: URLSearchParams | null;
}

/** Checks that the neighborhood lies in the city. Fills in a missing city if only one has that neighborhood. */
function resolvePlace(plan: QueryPlan, meant: ReadonlyMap<string, string>, words: EngineWords): ResolvedPlace {
  const { neighborhoods } = plan.network ?? nowhere;
  const neighborhood = meant.get('neighborhood');
  const city = meant.get('city');
  const owners = ownersOf(plan, neighborhood ?? '');
  if (neighborhood === undefined || owners.includes(city ?? '')) return { errors: [], corrected: queryFrom(meant) };
  if (city !== undefined) {
    const ofCity = Object.keys(neighborhoods[city] ?? {});
    const choice = { name: 'neighborhood', values: ofCity, code: 'unknown_neighborhood' } as const;
    const error = choiceError(choice, neighborhood, nearest(neighborhood, ofCity), words);
    const detail = words.otherCity({ neighborhood, city, owners: joined(owners, words.or) });
    return { errors: [{ ...error, detail }], corrected: null };
  }
  const owner = owners.length === 1 ? (owners[0] ?? null) : null;
  const corrected = owner === null ? null : queryFrom(new Map([['city', owner], ...meant]));
  return { errors: [withoutCityError(neighborhood, owners, owner, words)], corrected };
}

function queryFrom(meant: ReadonlyMap<string, string>): URLSearchParams {
  return new URLSearchParams([...meant]);
}

function tooManyError(count: number, words: EngineWords): ParameterError {
  const detail = words.tooManyParameters({ count, most: mostPairs });
  return parameterError({ parameter: '', code: 'too_many_parameters', detail });
}

function encodingError(pair: QueryPair, words: EngineWords): ParameterError {
  return parameterError({
    parameter: pair.name ?? pair.text,
    code: 'invalid_encoding',
    detail: words.badEncoding,
    received: pair.text,
  });
}

interface UnknownName {
  readonly name: string;
  readonly value: string;
  readonly suggestion: string | null;
}

function unknownError(plan: QueryPlan, { name, value, suggestion }: UnknownName, words: EngineWords): ParameterError {
  const other = hintOf(plan, name, words) ?? words.allowedParameters;
  const hint = suggestion === null ? other : words.didYouMean({ suggestion });
  return {
    parameter: name,
    code: 'unknown_parameter',
    detail: words.unknownParameter({ owner: words.owners[plan.owner], name: name.slice(0, 40), hint }),
    received: value,
    allowed: plan.parameters.map((parameter) => parameter.name),
    suggestion,
  };
}

/** True for a name of these words, in the language of the caller or in English. */
function isCalled(name: string, which: keyof EngineWords['alsoCalled'], words: EngineWords): boolean {
  return [words, typedTexts].some(({ alsoCalled }) => alsoCalled[which].split(' ').includes(bareLetters(name)));
}

/** True for names such as `my_price` and `pricePerFoot`. */
function namesPrice(name: string, words: EngineWords): boolean {
  const parts = name.match(/\p{Lu}?\p{Ll}+/gu) ?? [];
  return parts.some((part) => isCalled(part, 'ownPrice', words));
}

/** What to send in place of a parameter that many would expect; null for others. */
function hintOf({ owner, own, lists, parameters }: QueryPlan, name: string, words: EngineWords): string | null {
  const list = lists.find((each) => each.list.name === /^([^[.]+)[[.]/.exec(name)?.[1]);
  if (list !== undefined && dayOf(list.list) === null) return itemForm(list.list, list.list.name, words);
  if (recordNames.has(name)) return words.eachByName(exampleOf(name, { parameters, own }, words));
  if (owner !== 'calculator' && owner !== 'question') return null;
  if (name === withParameter) return words.nothingToAdd;
  if (name === dayParameter) return words.noDays;
  const prices = own.filter(isPrice).map((figure) => figure.name);
  return prices.length === 0 || !namesPrice(name, words)
    ? null
    : words.ownPrices({ names: joined(prices.slice(0, mostPrices), words.or) });
}

/** The names that such a record has here, by themselves and in JSON. */
function exampleOf(record: string, { parameters, own }: Pick<QueryPlan, 'parameters' | 'own'>, words: EngineWords) {
  const { name = '', allowed = [] } =
    record === 'own' && own[0] !== undefined ? ownParameter(own[0], words) : (parameters[0] ?? {});
  const [value = ''] = Array.isArray(allowed) ? allowed : 'min' in allowed ? [allowed.min] : [];
  return { example: `${name}=${value}`, json: `${record}=${JSON.stringify({ [name]: value })}` };
}

function repeatedError(name: string, texts: readonly string[], words: EngineWords): ParameterError {
  const [first = null, ...others] = [...new Set(texts)];
  return parameterError({
    parameter: name,
    code: 'repeated_parameter',
    detail: words.repeated({ name, count: texts.length }),
    received: texts,
    suggestion: others.length === 0 ? first : null,
  });
}

function withoutCityError(
  neighborhood: string,
  owners: readonly string[],
  owner: string | null,
  words: EngineWords,
): ParameterError {
  const cities = owners.map((city) => `city=${city}`);
  return parameterError({
    parameter: 'city',
    code: 'neighborhood_without_city',
    detail: words.needsCity({ neighborhood, cities: joined(cities, words.or) }),
    allowed: owners,
    suggestion: owner,
  });
}

/** Lists all parameter names only at the first unknown one. */
function listNamesOnce(errors: readonly ParameterError[]): readonly ParameterError[] {
  const first = errors.findIndex(({ code }) => code === 'unknown_parameter');
  return errors.map((error, index) =>
    error.code === 'unknown_parameter' && index > first ? { ...error, allowed: null } : error,
  );
}

/** Cuts the texts of a caller that an error repeats, so that an answer is never many times as long as its request. */
function shorten(error: ParameterError): ParameterError {
  const cut = (text: string): string => (text.length > longestEcho ? `${text.slice(0, longestEcho)}…` : text);
  const received = Array.isArray(error.received) ? error.received.map(cut) : error.received;
  return {
    ...error,
    parameter: cut(error.parameter),
    received: typeof received === 'string' ? cut(received) : received,
  };
}
