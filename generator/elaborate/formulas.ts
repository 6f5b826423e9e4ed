/** Lists and rewrites the formulas of an entry. Both are one walk, so no other code knows where an entry keeps them. */

import type { FigurePart, SentenceCase, SentencePart, Step } from '../program/catalog.js';
import type { Condition, Core } from '../program/core.js';
import type { Rewrite } from '../program/visit-core.js';
import type { Span } from '../source/source.js';
import type { CheckedLaw } from './declaration/laws.js';
import type { CheckedFigure } from './declaration/result.js';
import type { ElaboratedEntry } from './elaborated-entry.js';

/** What each formula is for. */
interface Roles {
  readonly requirement: { readonly core: Condition };
  readonly step: { readonly core: Core; readonly name: string };
  readonly result: { readonly core: Core; readonly figure: CheckedFigure };
  readonly secondary: { readonly core: Core; readonly figure: CheckedFigure };
  /** An end of the range of the result. */
  readonly range: { readonly core: Core; readonly figure: CheckedFigure };
  readonly when: { readonly core: Condition };
  /** An amount in a sentence. */
  readonly shown: { readonly core: Core; readonly part: FigurePart; readonly end: 'low' | 'high' };
  /** A day in a sentence. */
  readonly day: { readonly core: Core };
  /** A text in a sentence. */
  readonly words: { readonly core: Core };
  readonly text: { readonly core: Core };
  /** An end of the price that stays inside the cost band. */
  readonly held: { readonly core: Core };
  readonly law: { readonly core: Core };
}

type Role = keyof Roles;

/** A formula or condition, with the place that messages about it name. */
export type Formula<Own extends Role = Role> = Extract<
  { [Each in Role]: { readonly role: Each; readonly span: Span } & Roles[Each] }[Role],
  { readonly role: Own }
>;

/** Gives a formula in place of each, a condition in place of a condition. */
type Change = <F extends Formula>(formula: F) => F['core'];

/** All formulas of an entry. Amounts of an estimate are none: they read steps. */
export function formulasOf(entry: ElaboratedEntry): readonly Formula[] {
  const formulas: Formula[] = [];
  changeFormulas(entry, (formula) => {
    formulas.push(formula);
    return formula.core;
  });
  return formulas;
}

/** The formulas in some roles. */
export function formulasIn<Own extends Role>(
  formulas: readonly Formula[],
  ...roles: readonly Own[]
): readonly Formula<Own>[] {
  const known: ReadonlySet<Role> = new Set(roles);
  return formulas.filter((each): each is Formula<Own> => known.has(each.role));
}

/** The entry with every formula and condition rewritten. */
export function mapFormulas(entry: ElaboratedEntry, rewrite: Rewrite): ElaboratedEntry {
  return changeFormulas(entry, ({ core }) => rewrite(core) as typeof core);
}

function changeFormulas(entry: ElaboratedEntry, change: Change): ElaboratedEntry {
  const { raw, requirements, steps, laws, result, text, secondary, resultRange, sentence, band } = entry;
  const held = band?.held ?? null;
  const spans = new Map(raw.steps.map(({ name, value }) => [name.value, value.content]));
  const ofFigure = (role: 'result' | 'secondary' | 'range', figure: CheckedFigure): CheckedFigure => {
    const { core, span } = figure;
    return { ...figure, core: change({ role, core, span, figure }) };
  };
  const ofPrice = (core: Core, span: Span): Core => change({ role: 'held', core, span });
  return {
    ...entry,
    steps: steps.map((step) => changeStep(step, spans.get(step.name) ?? raw.result.span, change)),
    requirements: requirements.map((each) => {
      const { condition: core } = each;
      return { ...each, condition: change({ role: 'requirement', core, span: core.span }) };
    }),
    result: ofFigure('result', result),
    secondary: secondary.map((figure) => ofFigure('secondary', figure)),
    resultRange: resultRange && { low: ofFigure('range', resultRange.low), high: ofFigure('range', resultRange.high) },
    sentence: sentence.map((each) => changeCase(each, change)),
    text: text && {
      ...text,
      core: change({ role: 'text', core: text.core, span: raw.result.text?.content ?? raw.result.span }),
    },
    band: band && {
      ...band,
      held: held && { ...held, low: ofPrice(held.low, held.span), high: ofPrice(held.high, held.span) },
    },
    laws: laws.map((law) => changeLaw(law, change)),
  };
}

function changeStep(step: Step, span: Span, change: Change): Step {
  return {
    ...step,
    parts: step.parts.map(({ name, core }) => ({ name, core: change({ role: 'step', core, span, name }) })),
  };
}

function changeCase(each: SentenceCase, change: Change): SentenceCase {
  const { when, parts } = each;
  return {
    ...each,
    when: when && change({ role: 'when', core: when, span: when.span }),
    parts: parts.map((part) => changePart(part, change)),
  };
}

function changePart(part: SentencePart, change: Change): SentencePart {
  if (part.kind === 'words') {
    const { figure, span } = part;
    return { ...part, figure: { ...figure, core: change({ role: 'words', core: figure.core, span }) } };
  }
  if (part.kind === 'day') return { ...part, core: change({ role: 'day', core: part.core, span: part.span }) };
  if (part.kind !== 'figure') return part;
  const { low, high, span } = part;
  const ofEnd = (end: 'low' | 'high', core: Core): Core => change({ role: 'shown', core, span, part, end });
  return { ...part, low: ofEnd('low', low), high: high && ofEnd('high', high) };
}

function changeLaw(law: CheckedLaw, change: Change): CheckedLaw {
  const { span } = law;
  const own = <C extends Core>(core: C) => change({ role: 'law', core, span });
  if (law.kind === 'trend') return { ...law, figures: law.figures.map((each) => ({ ...each, core: own(each.core) })) };
  const rising = law.rising && { ...law.rising, figures: law.rising.figures.map((core) => own(core)) };
  return { ...law, condition: own(law.condition), requirements: law.requirements.map((each) => own(each)), rising };
}
