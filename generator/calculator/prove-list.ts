/** Proves what inputs that repeat give. */

import { reportUnread } from '../elaborate/declaration/lists.js';
import { Allowance } from '../program/allowance.js';
import type { Input, ListGives, ListInput } from '../program/catalog.js';
import type { Condition, Core } from '../program/core.js';
import { dayOf, foldOver, foldsIn, spreadInputs } from '../program/list.js';
import type { Program } from '../program/program.js';
import { withoutSteps } from '../program/program.js';
import { definitionsIn, partsOf, readsOf, rewriting } from '../program/visit-core.js';
import type { Finding, Proof } from '../prove/prove.js';
import { prove } from '../prove/prove.js';
import { Reporter } from '../source/diagnostic.js';
import type { Span } from '../source/source.js';
import { clampingRoots } from './clamping-roots.js';
import { reportConditions, reportFindings } from './report-findings.js';
import type { Decided } from './settling.js';
import { settling } from './settling.js';

/**
 * Proves that what lists give has an answer for every number of items. Returns the lists without conditions that decide
 * nothing, on each of which it advises; null after reporting what has no answer.
 */
export function proveLists(lists: readonly ListInput[], reporter: Reporter): readonly ListInput[] | null {
  const before = reporter.count;
  const proved = lists.map((list) => ({
    ...list,
    gives: list.gives.map((gives) => provedGives(gives, list, reporter)),
  }));
  return reporter.count === before ? proved : null;
}

/** Steps that the proof of what a list gives may take, about half a second. */
const stepsOfList = 250_000;

function proveBounded(core: Core, inputs: readonly Input[]): { readonly program: Program; readonly proof: Proof } {
  const program = { ...withoutSteps, inputs, outputs: [core], allowance: new Allowance(stepsOfList) };
  return { program, proof: prove(program) };
}

function provedGives(gives: ListGives, list: ListInput, reporter: Reporter): ListGives {
  const { core, span } = gives;
  const used = readsOf(core);
  const inputs = spreadInputs(list).filter(({ name }) => used.has(name));
  const { program, proof } = proveBounded(core, inputs);
  const spans = [...partsOf([core], definitionsIn(program))].map((part) => ({ core: part, span }));
  const before = reporter.count;
  reportFindings({ ...proof, ...noConditions, findings: onceEach(proof.findings) }, program, spans, reporter);
  if (reporter.count > before) return gives;
  const advice = new Reporter();
  const settled = settledCore(core, ownConditions(proof, core), proof.roundedRoots, advice);
  if (foldsIn(settled).length === 0) {
    reportUnread(gives, { name: list.name, isDay: dayOf(list) !== null }, reporter);
    return gives;
  }
  reporter.take(advice.found);
  const withItems = (part: Core): Core | null => {
    if (part.kind !== 'fold' || part.item === null) return null;
    return foldOver({ ...part, item: settledItem(part.item, list, reporter) }, list);
  };
  return { ...gives, core: rewriting(withItems)(settled) };
}

/** The formula of an item, which the proof of the list has once for each item. */
function settledItem(item: Core, { items }: ListInput, reporter: Reporter): Core {
  const { proof } = proveBounded(item, items);
  return settledCore(item, proof, proof.roundedRoots, reporter);
}

function settledCore(core: Core, decided: Decided, roots: Proof['roundedRoots'], reporter: Reporter): Core {
  if (roots.size > 0) return clampingRoots(roots)(core);
  reportConditions(decided, reporter);
  return settling(decided)(core);
}

/** Leaves out the conditions of items, which have their own proof, and those of the compiler. */
function ownConditions({ alwaysHold, neverHold }: Proof, core: Core): Decided {
  const folds = foldsIn(core);
  const isOwn = ({ span }: Condition): boolean => !folds.some((fold) => contains(fold.span, span));
  return { alwaysHold: new Set([...alwaysHold].filter(isOwn)), neverHold: new Set([...neverHold].filter(isOwn)) };
}

function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** All items are alike, so a finding on one is not repeated for the others. */
function onceEach(findings: readonly Finding[]): readonly Finding[] {
  const spans = findings.map(({ subject }) => ('span' in subject ? subject.span.start : -1));
  return findings.filter((_, index) => spans.indexOf(spans[index] ?? -1) === index);
}

const noConditions: Decided = { alwaysHold: new Set(), neverHold: new Set() };
