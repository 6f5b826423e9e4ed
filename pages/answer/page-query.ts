/** Reads the query of a page: numbers as people write them, units chosen beside them, and what only pages take. */
import { withParameter } from '../../contract/shared-names.js';
import { inPlainSigns } from '../../engine/calculator/plain-text.js';
import type { QueryPair } from '../../engine/calculator/scan-query.js';
import { scanQuery } from '../../engine/calculator/scan-query.js';
import type { InputSpec } from '../../engine/kernel/module.js';
import type { ListRows, ShownList } from './list-rows.js';
import { readRows } from './list-rows.js';
import { readTyped } from './typed-number.js';
import type { FieldText } from './unit-choice.js';
import { partUnit, unitParameter } from './unit-choice.js';

/** Parameters of pages beyond those of the API. No input has a period in its name. */
export const pageParameters = {
  quote: 'page.quote',
  /** The same offer, a line for each of its parts. */
  lines: 'page.lines',
  budget: 'page.budget',
  plan: 'page.plan',
  /** What the owner of a plan calls a job, and which of its jobs is given a name. */
  name: 'page.name',
  at: 'page.at',
  /** How and when somebody who sent a request wants to be reached. */
  channel: 'page.channel',
  timeframe: 'page.timeframe',
} as const;

/** Parameters of a frame's look, set by the page around it. */
export const frameParameters = {
  theme: 'frame.theme',
  accent: 'frame.accent',
  compact: 'frame.compact',
  links: 'frame.links',
  provider: 'frame.provider',
} as const;

/** Parameters that the form keeps without a field. */
export const keptParameters: ReadonlySet<string> = new Set([pageParameters.plan, ...Object.values(frameParameters)]);

const ownNames: ReadonlySet<string> = new Set([...Object.values(pageParameters), ...keptParameters]);

export interface PageQuery {
  /** The same query as the API takes it. */
  readonly api: string;
  /** The text and the unit of each number field that the query fills in. */
  readonly fields: ReadonlyMap<string, FieldText>;
  /** Readings of ambiguous numbers, as the API takes them. */
  readonly readings: ReadonlyMap<string, readonly string[]>;
  /** The rows of each input that repeats. */
  readonly rows: readonly ListRows[];
  /** The parameters that only pages take, those that are not empty. */
  readonly own: ReadonlyMap<string, string>;
}

export function readPageQuery(query: string, specs: readonly InputSpec[], lists: readonly ShownList[] = []): PageQuery {
  const { pairs, rows } = readRows(scanQuery(query), lists, specs);
  const units = new Map(specs.map(({ name }) => [unitParameter(name), name]));
  const chosen = new Map(pairs.map(({ name, value }) => [name, value ?? undefined]));
  const asked = pairs.filter(({ name }) => name === null || !(units.has(name) || ownNames.has(name)));
  const read = asked.map((pair) => readPair(pair, specs, chosen));
  return {
    api: read.map(({ text }) => text).join('&'),
    fields: new Map(read.flatMap(({ field }) => (field === null ? [] : [field]))),
    readings: new Map(read.flatMap(({ readings }) => (readings === null ? [] : [readings]))),
    own: ownOf(pairs),
    rows,
  };
}

/** The query of a page's address: that of the API, and the page's own parameters. */
export function addressQuery({ api, own }: PageQuery): string {
  const others = new URLSearchParams([...own]).toString();
  return [api, others].filter((text) => text !== '').join('&');
}

interface ReadPair {
  /** As the API takes it. */
  readonly text: string;
  readonly field: readonly [string, FieldText] | null;
  readonly readings: readonly [string, readonly string[]] | null;
}

type Chosen = ReadonlyMap<string | null, string | undefined>;

function readPair({ name, value, text }: QueryPair, specs: readonly InputSpec[], chosen: Chosen): ReadPair {
  const spec = specs.find((each) => each.name === name);
  const as = { text, field: null, readings: null };
  if (spec?.type !== 'number' || value === null || value.trim() === '') return as;
  const unit = chosen.get(unitParameter(spec.name));
  const readings = readTyped(value, spec, unit);
  const [only] = readings;
  const shown = { text: value, unit };
  if (readings.length > 1) return { text, field: [spec.name, shown], readings: [spec.name, readings] };
  if (only === undefined) return { ...as, field: [spec.name, shown] };
  const isSame = only === value.trim();
  const field = isSame ? partUnit(only, spec) : { text: value, unit: hasUnit(value) ? undefined : unit };
  return { text: isSame ? text : pairText(spec.name, only), field: [spec.name, field], readings: null };
}

function hasUnit(typed: string): boolean {
  return /[^\d\s.,/+-]/u.test(inPlainSigns(typed));
}

function pairText(name: string, value: string): string {
  return new URLSearchParams([[name, value]]).toString();
}

function ownOf(pairs: readonly QueryPair[]): ReadonlyMap<string, string> {
  const own = pairs.filter(({ name, value }) => name !== null && ownNames.has(name) && (value ?? '').trim() !== '');
  return new Map(own.map(({ name, value }) => [name ?? '', (value ?? '').trim()]));
}

/** The query with an option of the estimate added to the chosen ones, or taken out of them. */
export function toggledOption(query: string, chosen: readonly string[], option: string): string {
  const names = chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option];
  return changedQuery(query, { [withParameter]: names.length === 0 ? null : names.join(',') });
}

/** Replaces values of a query, or adds them; a value that is null is left out. */
export function changedQuery(query: string, changes: Readonly<Record<string, string | null>>): string {
  const kept = scanQuery(query).filter(({ name }) => name === null || !Object.hasOwn(changes, name));
  const others = Object.entries(changes).flatMap(([name, value]) => (value === null ? [] : [pairText(name, value)]));
  return [...kept.map(({ text }) => text), ...others].join('&');
}
