/** How far each published value moves: at the calls tried, and for numbers as proved over all calls that both versions accept. */
import { roundTo } from '../../engine/kernel/math.js';
import { pointOf } from '../../generator/program/call-point.js';
import type { Point } from '../../generator/program/program.js';
import type { Answer, PublishedItem, Said, Trial } from '../sample/answer.js';
import { answerAt, isSame } from '../sample/answer.js';
import type { Piece } from '../sample/catalog-with-sources.js';
import { askAround } from '../sample/points.js';
import { callOf, pointFor } from './joint-inputs.js';
import type { JointVersions } from './joint-program.js';
import type { MoveBounds } from './proved-move.js';
import { moveProver } from './proved-move.js';

/** The move of one published number or text. */
export interface Move {
  readonly figure: string;
  /** The unit as shown; empty for plain numbers and texts. */
  readonly unit: string;
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
  /** Over all calls that both versions accept; null for texts. */
  readonly proved: MoveBounds | null;
}

export interface Values {
  readonly calls: number;
  /** Of values that move, and of numbers that no call tried moves but that are not proved to stay. */
  readonly moves: readonly Move[];
  /** A call that was answered and is now refused; null when there is none. */
  readonly refused: Point | null;
  /** A call that was refused and is now answered. */
  readonly answered: Point | null;
  /** The results of a call without inputs; null when there are required inputs, or when nothing moves. */
  readonly atDefaults: { readonly before: Said; readonly after: Said } | null;
}

/** Tries examples, borders, corners and random points of both versions, as far as both accept them. */
export function compareValues(before: Piece, after: Piece, versions: JointVersions): Values {
  const { joint, now } = versions;
  const old = inDecimalsOf(now, versions.old);
  const asked = [
    ...askAround(old, before.calculator.examples).map(({ point }) => callOf(joint, joint.old, point)),
    ...askAround(now, after.calculator.examples).map(({ point }) => callOf(joint, joint.now, point)),
  ].filter((point) => point !== null);
  const calls = asked.map((point) => ({
    point,
    before: answerAt(old, pointFor(joint.old, point)),
    after: answerAt(now, pointFor(joint.now, point)),
  }));
  return {
    calls: calls.length,
    moves: movesOf(calls, old, versions),
    refused: calls.find((each) => each.before !== null && each.after === null)?.point ?? null,
    answered: calls.find((each) => each.before === null && each.after !== null)?.point ?? null,
    atDefaults: moveAtDefaults(old, now),
  };
}

interface Compared {
  readonly point: Point;
  readonly before: Answer;
  readonly after: Answer;
}

/** The old version with the decimals of the new one, so that a mere change of decimals moves nothing. */
function inDecimalsOf(now: Trial, old: Trial): Trial {
  const published = old.published.map((item): PublishedItem => {
    const own = now.published.find((other) => isPartner(item, other))?.decimals ?? null;
    if (own === null || item.decimals === null || own === item.decimals) return item;
    return { ...item, decimals: own, read: ({ number }) => roundTo(number(item.core), own) };
  });
  return { ...old, published };
}

/** True for the same value in both versions. */
export function isPartner(before: PublishedItem, after: PublishedItem): boolean {
  return before.name === after.name && before.role === after.role;
}

function movesOf(calls: readonly Compared[], old: Trial, versions: JointVersions): readonly Move[] {
  const prove = moveProver(versions);
  const points = calls.map(({ point }) => point);
  return old.published.flatMap((item, from): readonly Move[] => {
    const to = versions.now.published.findIndex((other) => isPartner(item, other));
    const other = versions.now.published[to];
    if (other === undefined || other.unit !== item.unit) return [];
    const pairs = calls.flatMap(({ point, before, after }) => {
      const [was, is] = [before?.[from], after?.[to]];
      return was === undefined || is === undefined || Number.isNaN(was) ? [] : [{ point, was, is }];
    });
    const isNumber = item.decimals !== null && other.decimals !== null;
    const proved = isNumber ? prove(item, other, points) : null;
    if (isNumber && proved === null && versions.joint.rescaled.length > 0) return [];
    const found = moveAmong(pairs, item);
    return found === null ? unseenMove(proved, item, pairs.length) : [{ ...found, proved }];
  });
}

interface ValuePair {
  readonly point: Point;
  readonly was: Said;
  readonly is: Said;
}

/** A figure that no call tried moves, but that is not proved to stay. */
function unseenMove(proved: MoveBounds | null, { name, unit }: PublishedItem, calls: number): readonly Move[] {
  if (proved === null || (proved.low.end === 0 && proved.high.end === 0)) return [];
  const at = proved.high.reached > 0 ? proved.high.at : proved.low.at;
  if (at === null) return [];
  return [{ figure: name, unit, calls, moved: 0, median: null, largest: null, at, before: 0, after: 0, proved }];
}

function moveAmong(pairs: readonly ValuePair[], item: PublishedItem): Omit<Move, 'proved'> | null {
  const moved = pairs.filter(({ was, is }) => !isSame([was], [is]));
  const [first] = moved;
  if (first === undefined) return null;
  const shares = moved.map(({ was, is }) => shareOf(was, is));
  const largest = Math.max(...shares);
  const most = moved[shares.indexOf(largest)] ?? first;
  const isText = typeof first.was === 'string';
  return {
    figure: item.name,
    unit: item.unit,
    calls: pairs.length,
    moved: moved.length,
    median: isText ? null : medianOf(shares),
    largest: isText ? null : largest,
    at: most.point,
    before: most.was,
    after: most.is,
  };
}

/** Move of a number as a share of its old value; infinite from zero, 1 for texts. */
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
