/** Finds out what notices a slip: control totals, an example, a law, the proof, or nothing. */
import { checkControls } from '../../generator/calculator/control/check-controls.js';
import type { RawExample } from '../../generator/language/forms/examples.js';
import type { RawCalculator } from '../../generator/language/read-calculator.js';
import { pointOf } from '../../generator/program/call-point.js';
import type { Example } from '../../generator/program/catalog.js';
import type { Point } from '../../generator/program/program.js';
import { dayParameter } from '../../generator/program/shared-figure.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import type { Answer, PublishedItem, Said, Trial } from '../sample/answer.js';
import { answerAt, isSame, trialOf } from '../sample/answer.js';
import type { Piece } from '../sample/catalog-with-sources.js';
import type { Asked } from '../sample/points.js';
import { askAround, exampleNumbers } from '../sample/points.js';
import type { Slip } from './slip.js';

/**
 * `control`: the control totals of its table. `refused`: the checker rejects it, because units or names do not fit.
 * `unproductive`: nothing that examples can expect changes at any point tried. `diff`: it changes which calls are
 * answered, which no example can state.
 */
export const verdicts = ['control', 'example', 'law', 'proof', 'survived', 'unproductive', 'refused', 'diff'] as const;
export type Verdict = (typeof verdicts)[number];

export interface Examined {
  readonly slip: Slip;
  readonly verdict: Verdict;
  /** For a survivor, a call that would show it. */
  readonly shows: Difference | null;
  /** An example that makes this call and does not notice. */
  readonly silent: SilentExample | null;
}

/** An example that makes a call without stating everything in its answer. */
export interface SilentExample {
  readonly name: string;
  /** The input with the slip in its default, if the example gives it and so does not use the default; otherwise null. */
  readonly gives: string | null;
  /** The keys with expectations that it already has. */
  readonly expects: readonly ('figures' | 'secondary')[];
  /** The names of the figures that it expects. */
  readonly says: ReadonlySet<string>;
}

/** A call, and the first figure of its answer that differs. */
export interface Difference {
  readonly point: Point;
  readonly figure: string;
  readonly role: PublishedItem['role'];
  readonly right: Said;
  /** Null when the call is refused. */
  readonly wrong: Said | null;
}

/** A calculator prepared for trying slips. */
export interface Bench {
  readonly piece: Piece;
  readonly trial: Trial;
  readonly examples: readonly Expectation[];
  /** The calls for slips that no example notices; computed on first use. */
  readonly asked: () => readonly Asked[];
}

/** The expectations of an example, by index in the answer. */
interface Expectation {
  readonly raw: RawExample;
  readonly example: Example;
  readonly point: Point;
  readonly expected: ReadonlyMap<number, Said>;
}

export function benchOf(piece: Piece): Bench {
  const trial = trialOf(piece.elaborated);
  const { examples } = piece.calculator;
  let asked: readonly Asked[] | null = null;
  return {
    piece,
    trial,
    examples: examples.flatMap((example, index) => {
      const raw = piece.raw.examples[index];
      return raw === undefined ? [] : [expectationOf(raw, example, trial)];
    }),
    asked: () => {
      asked ??= askAround(trial, examples);
      return asked;
    },
  };
}

function expectationOf(raw: RawExample, example: Example, trial: Trial): Expectation {
  const point = exampleNumbers(example);
  const answer = answerAt(trial, point) ?? [];
  const named = new Set([...raw.figures, ...raw.secondary].map(({ name }) => name.value));
  const isExpected = ({ name, role }: PublishedItem): boolean => {
    if (role === 'result') return name === 'value' || raw.text !== null;
    return named.has(name) || (role === 'figure' && named.has(name.replace(/ (?:low|high)$/, '')));
  };
  const expected = [...answer.entries()].filter(([index]) => {
    const item = trial.published[index];
    return item !== undefined && isExpected(item);
  });
  return { raw, example, point, expected: new Map(expected) };
}

/** Tries examples first, since they are cheapest, then all points, and the proof only for slips that matter. */
export function examine(bench: Bench, slip: Slip): Examined {
  const { piece } = bench;
  const raw = slip.apply(piece.raw);
  const settled = (verdict: Verdict): Examined => ({ slip, verdict, shows: null, silent: null });
  if (!isAddedUp(raw)) return settled('control');
  const elaborated = piece.elaborate(raw);
  if (elaborated === null) return settled('refused');
  const trial = trialOf(elaborated);
  if (bench.examples.some((example) => notices(example, trial, slip))) return settled('example');
  const shows = slip.kind === 'bound' ? null : differenceOf(bench, trial, slip);
  if (shows === null && slip.kind !== 'bound') return settled('unproductive');
  const refuter = slip.kind === 'bound' && narrows(slip) ? null : piece.refuterOf(elaborated);
  if (refuter !== null) return settled(refuter);
  if (shows === null) return settled('diff');
  return { slip, verdict: 'survived', shows, silent: silentExample(bench, slip, shows) };
}

/** False where the numbers of a table do not come to its control totals. */
function isAddedUp(raw: RawCalculator): boolean {
  const reporter = new Reporter();
  checkControls(raw, reporter);
  return reporter.count === 0;
}

/** An example that makes the call, preferably one that leaves out the input with the slip; null when there is none. */
function silentExample({ piece, examples }: Bench, { span }: Slip, { point: at }: Difference): SilentExample | null {
  const input = piece.raw.inputs.find(({ value }) => value.default?.span.start === span.start)?.name.value;
  const silent = examples
    .filter(({ point }) => isSamePoint(point, at))
    .map(({ raw: { name, inputs, text, figures, secondary } }): SilentExample => {
      const gives = inputs.some((given) => given.name.value === input);
      const expects = [figures.length > 0 && 'figures', secondary.length > 0 && 'secondary'] as const;
      return {
        name,
        gives: gives && input !== undefined ? input : null,
        expects: expects.filter((key) => key !== false),
        says: new Set([
          'value',
          ...(text === null ? [] : ['text']),
          ...[...figures, ...secondary].map((each) => each.name.value),
        ]),
      };
    });
  return silent.find(({ gives }) => gives === null) ?? silent[0] ?? null;
}

function isSamePoint(a: Point, b: Point): boolean {
  const isEqual = <T>(one: ReadonlyMap<string, T>, other: ReadonlyMap<string, T>) =>
    one.size === other.size && [...one].every(([name, value]) => other.get(name) === value);
  return isEqual(a.numbers, b.numbers) && isEqual(a.choices, b.choices);
}

/** True when a bound gets narrower: the proof for the wider bounds then still holds. */
function narrows({ was, becomes, span: { source, start } }: Slip): boolean {
  const isMin = /min:\s*$/.test(source.text.slice(0, start));
  return isMin === Number(becomes) > Number(was);
}

function notices({ example, point, expected }: Expectation, trial: Trial, { kind }: Slip): boolean {
  if (kind === 'bound' && isOutside(point, trial)) return true;
  const answer = answerAt(trial, kind === 'default' ? withDefaults(example, point, trial) : point);
  return answer === null || [...expected].some(([index, said]) => !isSame([said], [answer[index] ?? Number.NaN]));
}

function isOutside({ numbers }: Point, { program: { inputs } }: Trial): boolean {
  return inputs.some((input) => {
    const value = numbers.get(input.name);
    return input.kind === 'number' && value !== undefined && (value < input.min || value > input.max);
  });
}

/** The point of an example with the defaults of the slip. */
function withDefaults({ given }: Example, { choices }: Point, { program: { inputs } }: Trial): Point {
  const day = choices.get(dayParameter);
  const own = new Map([...given].filter(([name]) => name !== dayParameter));
  return pointOf(day === undefined ? own : own.set(dayParameter, day), inputs);
}

/** The simplest call whose answer changes by more than its last decimal, otherwise the simplest whose answer changes. */
function differenceOf({ trial: right, asked }: Bench, wrong: Trial, { kind }: Slip): Difference | null {
  if (kind === 'default') return defaultDifference(right, wrong);
  let slight: Difference | null = null;
  for (const { point, answer } of asked()) {
    const found = firstDifference(right, point, answer, answerAt(wrong, point));
    if (found === null) continue;
    if (isPlain(found, right)) return found;
    slight ??= found;
  }
  return slight;
}

/** The first figure of an answer that differs with the slip; null where the answers are the same. */
function firstDifference({ published }: Trial, point: Point, right: readonly Said[], wrong: Answer): Difference | null {
  if (isSame(right, wrong)) return null;
  const at = right.findIndex((said, index) => !isSame([said], [wrong?.[index] ?? Number.NaN]));
  const { name: figure = 'value', role = 'result' } = published[at] ?? {};
  return { point, figure, role, right: right[at] ?? '', wrong: wrong?.[at] ?? null };
}

function isPlain({ figure, role, right, wrong }: Difference, { published }: Trial): boolean {
  const decimals = published.find((item) => item.name === figure && item.role === role)?.decimals ?? null;
  if (typeof right !== 'number' || typeof wrong !== 'number' || decimals === null) return true;
  return Math.abs(right - wrong) >= 2 * 10 ** -decimals - 1e-9;
}

/** The difference for a call without inputs. */
function defaultDifference(right: Trial, wrong: Trial): Difference | null {
  const defaultsOf = ({ program }: Trial): Point => pointOf(new Map(), program.inputs);
  const point = defaultsOf(right);
  const answer = answerAt(right, point);
  return answer && firstDifference(right, point, answer, answerAt(wrong, defaultsOf(wrong)));
}
