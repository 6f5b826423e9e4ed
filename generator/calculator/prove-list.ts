/** Proves what inputs that repeat give. */

import type { CheckedList } from '../elaborate/declaration/lists.js';
import { reportUnread } from '../elaborate/declaration/lists.js';
import { Allowance } from '../program/allowance.js';
import type { ListFold, ListGives } from '../program/catalog.js';
import type { Condition, Core } from '../program/core.js';
import { spreadFolds, spreadInputs } from '../program/list.js';
import type { Program } from '../program/program.js';
import { definitionsIn, partsOf, readsOf } from '../program/visit-core.js';
import type { Finding, Proof } from '../prove/prove.js';
import { prove } from '../prove/prove.js';
import { Reporter } from '../source/diagnostic.js';
import type { Span } from '../source/source.js';
import { clampingRoots } from './clamping-roots.js';
import { reportConditions, reportFindings } from './report-findings.js';
import type { Decided } from './settling.js';
import { settling } from './settling.js';

/**
 * Proves that what a list gives has an answer for every number of items. Returns the list without conditions that decide
 * nothing, on each of which it advises; null after reporting what has no answer.
 */
export function proveList(list: CheckedList, reporter: Reporter): CheckedList | null {
  const before = reporter.count;
  const gives = list.gives.map((each) => provedGives(each, list, reporter));
  return reporter.count === before ? { ...list, gives } : null;
}

/** Steps that the proof of what a list gives may take, about half a second. */
const stepsOfList = 250_000;

const nothingElse = { requirements: [], conditions: [], amounts: [] };

function proveBounded(program: Program): Proof {
  return prove({ ...program, allowance: new Allowance(stepsOfList) });
}

function provedGives(gives: ListGives, list: CheckedList, reporter: Reporter): ListGives {
  const { input, core, folds } = gives;
  const whole: Program = {
    ...nothingElse,
    ...{ inputs: spreadInputs(list), steps: spreadFolds(folds, [list]), outputs: [core] },
  };
  const used = readsOf(core, definitionsIn(whole));
  const program = { ...whole, inputs: whole.inputs.filter(({ name }) => used.has(name)) };
  const span = list.spans.get(input);
  const spans = [...partsOf([core], definitionsIn(program))].flatMap((part) =>
    span === undefined ? [] : [{ core: part, span }],
  );
  const proof = proveBounded(program);
  const own = new Reporter();
  reportFindings({ ...proof, ...noConditions, findings: onceEach(proof.findings) }, program, spans, own);
  reporter.take(own.found);
  if (own.count > 0) return gives;
  const advice = new Reporter();
  const settled = settledCore(core, ownConditions(proof, folds), proof.roundedRoots, advice);
  const left = partsOf([settled]);
  const read = new Set([...left].flatMap((part) => (part.kind === 'step' ? [part.name] : [])));
  if (read.size === 0 && span !== undefined) {
    reportUnread(gives, span, list, reporter);
    return gives;
  }
  reporter.take(advice.found);
  const items = folds
    .filter(({ name }) => read.has(name))
    .map((fold) => ({ ...fold, item: fold.item && settledItem(fold.item, list, reporter) }));
  return { ...gives, core: settled, folds: items };
}

/** The formula of an item, which stands in the proof of the list once for each item. */
function settledItem(item: Core, { items: inputs }: CheckedList, reporter: Reporter): Core {
  const proof = proveBounded({ ...nothingElse, inputs, steps: [], outputs: [item] });
  return settledCore(item, proof, proof.roundedRoots, reporter);
}

function settledCore(core: Core, decided: Decided, roots: Proof['roundedRoots'], reporter: Reporter): Core {
  if (roots.size > 0) return clampingRoots(roots)(core);
  reportConditions(decided, reporter);
  return settling(decided)(core);
}

/** Leaves out the conditions of items, which have their own proof, and those of the compiler. */
function ownConditions({ alwaysHold, neverHold }: Proof, folds: readonly ListFold[]): Decided {
  const isOwn = ({ span }: Condition): boolean => !folds.some((fold) => holds(fold.span, span));
  return { alwaysHold: new Set([...alwaysHold].filter(isOwn)), neverHold: new Set([...neverHold].filter(isOwn)) };
}

function holds(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** All items are alike, so a finding on one is not repeated for the others. */
function onceEach(findings: readonly Finding[]): readonly Finding[] {
  const spans = findings.map(({ subject }) => ('span' in subject ? subject.span.start : -1));
  return findings.filter((_, index) => spans.indexOf(spans[index] ?? -1) === index);
}

const noConditions: Decided = { alwaysHold: new Set(), neverHold: new Set() };
