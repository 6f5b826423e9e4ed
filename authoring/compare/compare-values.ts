/** Measures how far the values of a calculator move, by making the same calls to both versions. */
import { pointOf } from '../../generator/check/examples.js';
import type { Input } from '../../generator/model/catalog.js';
import type { Point } from '../../generator/model/program.js';
import type { Answer, PublishedItem, Said, Trial } from '../sample/answer.js';
import { answerAt, isSame } from '../sample/answer.js';
import type { Piece } from '../sample/catalog-with-sources.js';
import { askAround } from '../sample/points.js';
import type { Naming } from './same-arithmetic.js';

/** The move of one published number or text. */
export interface Move {
  readonly figure: string;
  /** The number of calls tried, and of those that give another value. */
  readonly calls: number;
  readonly moved: number;
  /** Median and largest move, as a share of the old value; null for texts. */
  readonly median: number | null;
  readonly largest: number | null;
  /** The call that moves most. */
  readonly at: Point;
  readonly before: Said;
  readonly after: Said;
}

export interface Values {
  readonly calls: number;
  readonly moves: readonly Move[];
  /** A call that was answered and is now refused; null when there is none. */
  readonly refused: Point | null;
  /** A call that was refused and is now answered. */
  readonly answered: Point | null;
  /** The results of a call without inputs; null when there are required inputs, or when nothing moves. */
  readonly atDefaults: { readonly before: Said; readonly after: Said } | null;
}

/** Tries examples, borders, corners and random points of both versions that are within the bounds of both. */
export function compareValues(before: Piece, after: Piece, old: Trial, now: Trial, naming: Naming): Values {
  const [inputs, newInputs] = [old.program.inputs, now.program.inputs];
  const earlier = askAround(old, before.calculator.examples).flatMap(({ point }) => {
    const other = fitted(renamed(point, naming), newInputs);
    return other === null ? [] : [{ own: point, other }];
  });
  const back = reversed(inputs, naming);
  const later = askAround(now, after.calculator.examples).flatMap(({ point }) => {
    const own = fitted(renamed(point, back), inputs);
    return own === null ? [] : [{ own, other: point }];
  });
  const points = [...earlier, ...later].map(({ own, other }) => ({
    point: other,
    before: answerAt(old, own),
    after: answerAt(now, other),
  }));
  return {
    calls: points.length,
    moves: movesOf(points, old, now),
    refused: points.find((each) => each.before !== null && each.after === null)?.point ?? null,
    answered: points.find((each) => each.before === null && each.after !== null)?.point ?? null,
    atDefaults: moveAtDefaults(old, now),
  };
}

/** The same call in the names of the other version. */
function renamed({ numbers, choices }: Point, { input, option }: Naming): Point {
  return {
    numbers: new Map([...numbers].map(([name, value]) => [input(name), value])),
    choices: new Map([...choices].map(([name, key]) => [input(name), option(name, key) ?? key])),
  };
}

/** The naming from the new version back to the old one. */
function reversed(inputs: readonly Input[], { input, option }: Naming): Naming {
  const names = new Map(inputs.map(({ name }) => [input(name), name]));
  const keys = (name: string): ReadonlyMap<string | null, string> => {
    const own = inputs.find((each) => each.name === (names.get(name) ?? name));
    const options = own?.kind === 'select' ? own.options : [];
    return new Map(options.map(({ key }) => [option(own?.name ?? name, key), key]));
  };
  return { input: (name) => names.get(name) ?? name, option: (name, key) => keys(name).get(key) ?? key };
}

/** Drops inputs that a version does not have and adds defaults for others; null when the version refuses the call. */
function fitted({ numbers, choices }: Point, inputs: readonly Input[]): Point | null {
  const given = new Map<string, number | string>([...numbers, ...choices]);
  return inputs.every((input) => fits(input, given.get(input.name))) ? pointOf(given, inputs) : null;
}

function fits(input: Input, value: number | string | undefined): boolean {
  if (value === undefined) return input.default !== null || input.kind === 'select';
  if (input.kind === 'select') return input.options.some(({ key }) => key === value);
  const isInside = typeof value === 'number' && value >= input.min && value <= input.max;
  return isInside && (!input.whole || Number.isInteger(value));
}

interface Compared {
  readonly point: Point;
  readonly before: Answer;
  readonly after: Answer;
}

function movesOf(points: readonly Compared[], old: Trial, now: Trial): readonly Move[] {
  return old.published.flatMap((item, from) => {
    const to = now.published.findIndex(({ name, role }) => name === item.name && role === item.role);
    if (to === -1 || now.published[to]?.unit !== item.unit) return [];
    const pairs = points.flatMap(({ point, before, after }) => {
      const [was, is] = [before?.[from], after?.[to]];
      return was === undefined || is === undefined || Number.isNaN(was) ? [] : [{ point, was, is }];
    });
    const slack = slackOf(item, now.published[to]);
    const moved = pairs.filter(({ was, is }) => !isNear(was, is, slack));
    const [first] = moved;
    if (first === undefined) return [];
    const shares = moved.map(({ was, is }) => shareOf(was, is));
    const largest = Math.max(...shares);
    const most = moved[shares.indexOf(largest)] ?? first;
    const isText = typeof first.was === 'string';
    return [
      {
        figure: item.name,
        calls: pairs.length,
        moved: moved.length,
        median: isText ? null : medianOf(shares),
        largest: isText ? null : largest,
        at: most.point,
        before: most.was,
        after: most.is,
      },
    ];
  });
}

/** The tolerance for a lost decimal, which is reported on its own. */
function slackOf({ decimals: a }: PublishedItem, other: PublishedItem | undefined): number {
  const b = other?.decimals ?? null;
  return a === null || b === null || a === b ? 0 : 1.001 * 10 ** -Math.min(a, b);
}

function isNear(was: Said, is: Said, slack: number): boolean {
  return isSame([was], [is]) || (typeof was === 'number' && typeof is === 'number' && Math.abs(was - is) <= slack);
}

/** How far a number moves, as a share of its old value; infinite from zero, 1 for texts. */
function shareOf(was: Said, is: Said): number {
  if (typeof was !== 'number' || typeof is !== 'number') return 1;
  return was === 0 ? Number.POSITIVE_INFINITY : Math.abs(is - was) / Math.abs(was);
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

function moveAtDefaults(old: Trial, now: Trial): Values['atDefaults'] {
  if ([old, now].some(({ program }) => program.inputs.some((input) => input.default === null))) return null;
  const [before] = answerAt(old, pointOf(new Map(), old.program.inputs)) ?? [];
  const [after] = answerAt(now, pointOf(new Map(), now.program.inputs)) ?? [];
  return before === undefined || after === undefined || isSame([before], [after]) ? null : { before, after };
}
