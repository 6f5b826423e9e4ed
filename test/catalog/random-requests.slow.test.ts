/**
 * Sends random requests, other ones in each run, to the service in a process of its own. TEST_SEED repeats a run,
 * TEST_REQUESTS=100000 makes it long.
 */
import { network } from '../../generated/network.js';
import type { AppliedInputs } from '../support/applied-inputs.js';
import { type Calculation, calculations } from '../support/calculations.js';
import { schemaAt } from '../support/openapi.js';
import { getEach, type PipedAnswer } from '../support/pipeline.js';
import { chosenSeed, type Random, randomFrom } from '../support/random.js';
import { modules } from '../support/real-modules.js';
import type { RegistryInput } from '../support/registry.js';
import { startRealProcess } from '../support/slow/real-process.js';

const requestCount = Number(process.env['TEST_REQUESTS'] ?? 4_000);

/** How many failures a report shows. */
const mostFailures = 10;

interface RandomCall {
  readonly calculation: Calculation;
  readonly target: string;
  /** Whether the query has no mistake. */
  readonly isValid: boolean;
}

function randomCall(random: Random): RandomCall {
  const calculation = random.pick(calculations);
  const given = calculation.entry.inputs.filter(() => random.chance(0.75));
  const pairs = given.map((input): [string, string] => [input.name, randomText(input, random)]);
  const mistake = random.chance(0.05) ? [randomMistake(calculation.entry.inputs, random)] : [];
  const query = new URLSearchParams([...pairs, ...randomPlace(random), ...randomTrace(random), ...mistake]);
  const target = query.size === 0 ? calculation.path : `${calculation.path}?${query}`;
  return { calculation, target, isValid: mistake.length === 0 };
}

function randomText({ options, min, max, step, whole }: RegistryInput, random: Random): string {
  if (options !== undefined) return random.pick(options).value;
  const number = randomNumber(Number(min), Number(max), Number(step), random);
  return numberText(whole === true ? Math.round(number) : number, random);
}

function randomNumber(min: number, max: number, step: number, random: Random): number {
  const inside = min + random.fraction() * (max - min);
  const kinds = [
    () => inside,
    () => Number(inside.toFixed(random.below(4))),
    () => min + step * random.below(Math.round((max - min) / step) + 1),
    () => random.pick([min, max]),
    () => random.pick([min - inside, max + inside, 0, -inside]),
    () => random.pick([-1, 1]) * 10 ** (random.below(600) - 300),
  ];
  return random.pick(kinds)();
}

function numberText(value: number, random: Random): string {
  const writings = [String(value), String(value), value.toExponential(), value < 0 ? String(value) : `+${value}`];
  return random.pick(writings);
}

function randomPlace(random: Random): readonly [string, string][] {
  if (random.chance(0.6)) return [];
  const city = random.pick(Object.keys(network.cities));
  const parts = Object.keys(network.neighborhoods[city] ?? {});
  const place: [string, string] = ['city', city];
  return parts.length > 0 && random.chance(0.7) ? [place, ['neighborhood', random.pick(parts)]] : [place];
}

function randomTrace(random: Random): readonly [string, string][] {
  return random.chance(0.1) ? [['trace', random.pick(['true', 'false'])]] : [];
}

/** A parameter that no calculator takes, or a second or broken text for one that it does. */
function randomMistake(inputs: readonly RegistryInput[], random: Random): [string, string] {
  const { name } = random.pick(inputs);
  const texts = ['', 'NaN', '1e999', '1,800', 'none such', '0x1F', '١٢', '"', '\u0000', 'null', '%'];
  return random.chance(0.5) ? [`${name}_`, '1'] : [name, random.pick(texts)];
}

interface Body {
  readonly ok: boolean;
  readonly code?: string;
  readonly inputs: Readonly<Record<string, { readonly used: number | string; readonly clamped: boolean }>>;
  readonly result: Result;
}

interface Result {
  readonly value: number;
  readonly unit: string;
  readonly interpretation: string;
  readonly secondary?: readonly { readonly value: number }[];
}

/** The published range of the headline value and of each secondary figure, in their order. */
type Ranges = readonly { readonly minimum: number; readonly maximum: number }[];

const rangesBySlug: ReadonlyMap<string, Ranges> = new Map(
  calculations.map(({ slug, entry }) => {
    const figures = [entry.result, ...entry.secondary];
    return [slug, figures.map(({ range }) => ({ minimum: range.low, maximum: range.high }))];
  }),
);

/** What is wrong with the answer to a call; null when it is as promised. */
function complaint({ calculation, isValid }: RandomCall, { status, text }: PipedAnswer): string | null {
  const body: Body = JSON.parse(text);
  if (status === 200) return isValid ? resultComplaint(calculation, body) : 'a mistake was not refused';
  if (status !== 400) return `status ${status}`;
  if (!schemaAt('#/components/schemas/Problem')(body)) return 'no problem as documented';
  if (isValid && body.code !== 'invalid_combination') return `refused with ${body.code}`;
  return null;
}

function resultComplaint({ slug, schema }: Calculation, { inputs, result, ...rest }: Body): string | null {
  const figures = [result.value, ...(result.secondary ?? []).map(({ value }) => value)];
  const ranges = rangesBySlug.get(slug) ?? [];
  const isInside = figures.every((value, index) => {
    const { minimum = Number.NaN, maximum = Number.NaN } = ranges[index] ?? {};
    return typeof value === 'number' && Number.isFinite(value) && minimum <= value && value <= maximum;
  });
  if (!isInside || figures.length !== ranges.length) return `figures ${figures.join(', ')} are outside their ranges`;
  if (!schemaAt(schema)({ inputs, result, ...rest })) return 'the answer does not fit its schema';
  const applied = Object.entries(inputs);
  const used: AppliedInputs = Object.fromEntries(applied.map(([name, input]) => [name, input.used]));
  const calculated = modules.get(slug)?.answer(used);
  const isMoved = applied.some(([, { clamped }]) => clamped);
  return calculated !== undefined && isSameResult(result, calculated, isMoved)
    ? null
    : 'the module gives something else';
}

/**
 * The sentence of numbers that were moved to a bound, or read as a percent that is a fraction of one, says so first, and
 * then what the module says.
 */
function isSameResult(result: Result, calculated: Result, isMoved: boolean): boolean {
  const { interpretation } = calculated;
  const isRead = / was read as 0\.\d+ %\. For /.test(result.interpretation);
  if (!isMoved && !isRead) return JSON.stringify(result) === JSON.stringify(calculated);
  const isTold =
    result.interpretation.endsWith(` ${interpretation}`) &&
    (isRead || result.interpretation.includes(' was moved from '));
  return isTold && JSON.stringify({ ...result, interpretation }) === JSON.stringify(calculated);
}

test(`${requestCount} random requests are answered as promised`, async () => {
  const seed = chosenSeed();
  process.stdout.write(`random requests: TEST_SEED=${seed}\n`);
  const random = randomFrom(seed);
  const calls = Array.from({ length: requestCount }, () => randomCall(random));
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  const app = await startRealProcess();
  await getEach(
    app,
    calls.map(({ target }) => target),
    (answer, index) => {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const wrong = complaint(calls[index] as RandomCall, answer);
      if (wrong !== null && failures.length < mostFailures) failures.push(`${answer.target}: ${wrong}`);
    },
  );
  expect(await app.stop()).toBe(0);
  expect({ seed, failures }).toEqual({ seed, failures: [] });
  expect([...statuses.keys()].sort()).toEqual([200, 400]);
  expect(statuses.get(200)).toBeGreaterThan(requestCount * 0.9);
  expect(new Set(calls.map(({ calculation }) => calculation.slug)).size).toBe(calculations.length);
});
