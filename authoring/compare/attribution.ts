/** Attributes the move of a value to its causes. The effects add up to the whole move, as each builds on the last. */

import type { RawCalculator } from '../../generator/language/read-calculator.js';
import { pointOf } from '../../generator/program/call-point.js';
import type { Point } from '../../generator/program/program.js';
import type { Trial } from '../sample/answer.js';
import { answerAt, trialOf } from '../sample/answer.js';
import type { Piece } from '../sample/catalog-with-sources.js';

/** A cause, and by how much it moves a figure of one call. */
export interface Effect {
  readonly cause: string;
  readonly by: number;
}

/** The effects of all causes on a figure at one call. */
export type Attribution = (figure: string, point: Point) => readonly Effect[];

/**
 * Applies the causes in order: first shared figures and units, then the parts of the entry from its inputs to its result.
 * Merges a cause that is not valid without the next one with that.
 */
export function attributionOf(before: Piece, after: Piece): Attribution {
  // Elaborating an entry takes much longer than a call, and every figure asks for the same stages.
  const stages = stagesBetween(before.raw, after.raw).map(({ cause, raw }) => ({ cause, trial: trialAt(after, raw) }));
  const old = trialOf(before.elaborated);
  return (figure, point) => effectsOf(stages, figureOf(old, figure, point), (trial) => figureOf(trial, figure, point));
}

interface TriedStage {
  readonly cause: string;
  /** Null where this version of the entry is invalid. */
  readonly trial: Trial | null;
}

function effectsOf(
  stages: readonly TriedStage[],
  before: number | null,
  valueAt: (trial: Trial) => number | null,
): readonly Effect[] {
  if (before === null) return [];
  let value = before;
  const effects: Effect[] = [];
  let waiting: string[] = [];
  for (const { cause, trial } of stages) {
    waiting.push(cause);
    const next = trial && valueAt(trial);
    if (next === null) continue;
    if (next !== value) effects.push({ cause: waiting.join(' with '), by: Number((next - value).toFixed(9)) });
    waiting = [];
    value = next;
  }
  return effects;
}

interface Stage {
  readonly cause: string;
  readonly raw: RawCalculator;
}

/** The steps from the old entry to the new one, one part at a time. */
function stagesBetween(before: RawCalculator, after: RawCalculator): readonly Stage[] {
  const stages: Stage[] = [{ cause: 'shared figures and units', raw: before }];
  let raw = before;
  const advance = (cause: string, next: RawCalculator): void => {
    raw = next;
    stages.push({ cause, raw });
  };
  const keys = ['inputs', 'tables', 'schedules', 'require', 'steps'] as const;
  for (const key of keys)
    for (const cause of changedNames(raw, after, key))
      advance(`${words[key]} ${cause.name}`.trim(), { ...raw, [key]: cause.next });
  advance('the result', { ...after });
  return stages;
}

const words = { inputs: 'input', tables: 'table', schedules: 'schedule', require: 'requirements', steps: 'formula of' };

type Key = keyof typeof words;

/** The parts of one kind that differ, each with the list in which it and all changed parts before it are new. */
function changedNames(before: RawCalculator, after: RawCalculator, key: Key) {
  if (key === 'require') return isSamePart(before.require, after.require) ? [] : [{ name: '', next: after.require }];
  const [old, now] = [partsOf(before, key), partsOf(after, key)];
  const changed = now.filter((each) => !old.some((own) => own.name.value === each.name.value && isSamePart(own, each)));
  const gone = old.filter((own) => !now.some((each) => each.name.value === own.name.value));
  return [...changed, ...gone].map(({ name }, index, all) => {
    const done = new Set(all.slice(0, index + 1).map((each) => each.name.value));
    return { name: name.value, next: mixed(old, now, done) };
  });
}

interface NamedPart {
  readonly name: { readonly value: string };
}

function partsOf(raw: RawCalculator, key: Exclude<Key, 'require'>): readonly NamedPart[] {
  return raw[key];
}

/** The new list, with the old version of each part that is not done yet. */
function mixed(old: readonly NamedPart[], now: readonly NamedPart[], done: ReadonlySet<string>): readonly NamedPart[] {
  const kept = now.flatMap((each) => {
    if (done.has(each.name.value)) return [each];
    return old.filter((own) => own.name.value === each.name.value);
  });
  const leaving = old.filter(
    ({ name }) => !done.has(name.value) && !now.some((each) => each.name.value === name.value),
  );
  return [...leaving, ...kept];
}

/** True when two parts are written the same, ignoring their positions. */
export function isSamePart(a: unknown, b: unknown): boolean {
  return textOf(a) === textOf(b);
}

function textOf(part: unknown): string {
  return JSON.stringify(part, (key, value: unknown) => (key === 'span' || key === 'content' ? undefined : value));
}

/** The new entry with some parts of the old one; null when that is invalid. */
function trialAt(after: Piece, raw: RawCalculator): Trial | null {
  const elaborated = isSamePart(raw, after.raw) ? after.elaborated : after.elaborate(raw);
  return elaborated && trialOf(elaborated);
}

/** A figure of a call; null when there is no answer. */
function figureOf(trial: Trial, figure: string, { numbers, choices }: Point): number | null {
  const given = new Map<string, number | string>([...numbers, ...choices]);
  const answer = answerAt(trial, pointOf(given, trial.program.inputs));
  const value = answer?.[trial.published.findIndex(({ name }) => name === figure)];
  return typeof value === 'number' && !Number.isNaN(value) ? value : null;
}
