/** Calls of one calculator that between them touch every bound, option, place and mistake, with what must come of them. */
import { network } from '../../generated/network.js';
import type { KnownPeriod, RegistryEntry, RegistryInput } from '../support/registry.js';

/** The entry of an answer's `inputs` for one input. */
export interface Applied {
  readonly raw: number | string | null;
  readonly used: number | string;
  readonly clamped: boolean;
}

export interface GoodCall {
  readonly query: string;
  /** The entries of the inputs that were given; all others show their defaults. */
  readonly given: Readonly<Record<string, Applied>>;
  readonly city?: string;
  readonly neighborhood?: string;
  readonly trace?: boolean;
  /** The day that it asks for. */
  readonly on?: string;
}

export interface BadCall {
  readonly query: string;
  readonly status: 400 | 414;
  /** The code of the first mistake, or of the problem where it lists none. */
  readonly code: string;
}

export function goodCalls({ inputs, periods = [] }: Asked): readonly GoodCall[] {
  const single = inputs.flatMap((input) => valuesOf(input).map((value) => giving(input, value)));
  return [{ query: '', given: {} }, ...single, ...placeCalls(), ...traceCalls(inputs), ...dayCalls(periods)];
}

/** What of an entry decides its calls. */
type Asked = Pick<RegistryEntry, 'inputs' | 'periods'>;

interface Value {
  readonly text: string;
  readonly applied: Applied;
}

function giving({ name }: RegistryInput, { text, applied }: Value): GoodCall {
  return { query: new URLSearchParams({ [name]: text }).toString(), given: { [name]: applied } };
}

function valuesOf(input: RegistryInput): readonly Value[] {
  const { options, default: preset } = input;
  if (options === undefined) return numberValues(input, Number(input.min), Number(input.max), Number(preset));
  return options.map(({ value }) => ({ text: value, applied: { raw: value, used: value, clamped: false } }));
}

/** Both bounds, a little and far outside of each, and ways to write the same number. */
function numberValues({ whole }: RegistryInput, min: number, max: number, preset: number): readonly Value[] {
  const [middle, little] = whole === true ? [Math.floor((min + max) / 2), 2] : [(min + max) / 2, 1e-6];
  const inside = [min, max, preset, middle].map((value) => numberValue(String(value), value));
  const below = [min - little, min - 1, -1e300].map((value) => numberValue(String(value), min));
  const above = [max + little, max + 1, 1e300].map((value) => numberValue(String(value), max));
  const spelled = [
    `+${preset}`,
    ` ${preset} `,
    Number.isInteger(preset) ? `${preset}.0` : `${preset}0`,
    `${preset}e0`,
    `000${preset}`,
  ];
  return [...inside, ...below, ...above, ...spelled.map((text) => numberValue(text, preset))];
}

function numberValue(text: string, used: number): Value {
  const raw = Number(text);
  return { text, applied: { raw, used, clamped: raw !== used } };
}

function placeCalls(): readonly GoodCall[] {
  const cities = Object.keys(network.cities).map((city) => ({ query: `city=${city}`, given: {}, city }));
  const parts = Object.entries(network.neighborhoods).flatMap(([city, names]) =>
    Object.keys(names).map((neighborhood) => ({
      query: `neighborhood=${neighborhood}&city=${city}`,
      given: {},
      city,
      neighborhood,
    })),
  );
  return [...cities, ...parts];
}

/** The last one gives everything at once. */
function traceCalls(inputs: readonly RegistryInput[]): readonly GoodCall[] {
  const last = inputs.map((input) => ({ name: input.name, value: valuesOf(input).at(-1) }));
  const query = new URLSearchParams(last.map(({ name, value }): [string, string] => [name, value?.text ?? '']));
  const given = Object.fromEntries(
    last.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value.applied]])),
  );
  return [
    { query: 'trace=true', given: {}, trace: true },
    { query: 'trace=false', given: {} },
    { query: `${query}&city=alice&trace=true`, given, city: 'alice', trace: true },
  ];
}

/** The first and the last day of every period. */
function dayCalls(periods: readonly KnownPeriod[]): readonly GoodCall[] {
  const days = periods.flatMap(({ from, until }) => [
    ...(from === null ? [] : [from]),
    ...(until === null ? [] : [until]),
  ]);
  return days.map((on) => ({ query: `on=${on}`, given: {}, on }));
}

/** The number spellings that `Number` or `parseFloat` would take, and no caller means. */
const badNumbers = [
  '',
  ' ',
  'abc',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '0x10',
  '1,800',
  '1.800,5',
  '12abc',
  '٣',
  '--5',
  '1e',
  '.',
  '£5',
  'null',
  '[]',
];

export function badCalls({ inputs, periods = [] }: Asked): readonly BadCall[] {
  return [...inputs.flatMap(inputMistakes), ...sharedMistakes, ...nameMistakes(inputs), ...dayMistakes(periods)];
}

function inputMistakes({ name, type, options, default: preset, whole }: RegistryInput): readonly BadCall[] {
  const call = (text: string, code: string) => bad(new URLSearchParams({ [name]: text }).toString(), code);
  const fractions = whole === true ? ['2.5', '0.999999'].map((text) => call(text, 'not_whole')) : [];
  const wrong =
    type === 'number'
      ? [...badNumbers.map((text) => call(text, 'invalid_number')), ...fractions]
      : ['', 'none_such', 'NULL', `${options?.[0]?.value}x`].map((text) => call(text, 'unknown_option'));
  const query = `${name}=${preset}`;
  return [...wrong, bad(`${query}&${query}`, 'repeated_parameter'), bad(`${name}[gte]=${preset}`, 'unknown_parameter')];
}

const sharedMistakes: readonly BadCall[] = [
  bad('city=houston', 'unknown_city'),
  bad('city=', 'unknown_city'),
  bad('city=Alice', 'unknown_city'),
  bad('city=alice&city=freer', 'repeated_parameter'),
  bad('neighborhood=downtown', 'neighborhood_without_city'),
  bad('city=corpus-christi&neighborhood=nowhere', 'unknown_neighborhood'),
  bad('city=alice&neighborhood=downtown', 'unknown_neighborhood'),
  bad('trace=yes', 'unknown_option'),
  bad('trace=', 'unknown_option'),
  bad('city=%E0%A4%A', 'invalid_encoding'),
  bad('%=1', 'invalid_encoding'),
];

function nameMistakes(inputs: readonly RegistryInput[]): readonly BadCall[] {
  const names = [
    'no_such',
    'constructor',
    '__proto__',
    'toString',
    'City',
    '',
    ...inputs.map(({ name }) => `${name}x`),
  ];
  const many = Array.from({ length: 101 }, (_, index) => `p${index}=1`).join('&');
  return [
    ...names.map((name) => bad(`${name}=1`, 'unknown_parameter')),
    bad(many, 'too_many_parameters'),
    { query: `no_such=${'9'.repeat(8200)}`, status: 414, code: 'uri_too_long' },
  ];
}

/** Days that there are not, that nobody knows figures for, and any day where none matters. */
function dayMistakes(periods: readonly KnownPeriod[]): readonly BadCall[] {
  const [first, last] = [periods[0], periods.at(-1)];
  if (first === undefined) return [bad('on=2026-06-01', 'unknown_parameter')];
  const days = [
    '2026-02-30',
    'today',
    '',
    ...(first.from === null ? [] : ['1999-12-31']),
    ...(last?.until == null ? [] : ['2199-12-31']),
  ];
  return days.map((day) => bad(`on=${day}`, 'unknown_day'));
}

function bad(query: string, code: string): BadCall {
  return { query, status: 400, code };
}
