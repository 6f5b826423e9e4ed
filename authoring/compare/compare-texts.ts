/** Compares the rest of a calculator: words, sources, laws, the cost band, its periods. */
import type { RawCalculator } from '../../generator/load/read-calculator.js';
import type { Calculator, EstimateLine } from '../../generator/model/catalog.js';
import type { Piece } from '../sample/catalog-with-sources.js';
import type { Report } from './change.js';

/** Facts about both versions that their words do not tell. */
export interface TextContext {
  /** True when the conditions that choose a sentence compute the same, even if written differently. */
  readonly hasSameConditions: boolean;
  /** Rewrites a formula of the old version in the names of the new one. */
  readonly inNewWords: (formula: string) => string;
}

export function compareTexts(before: Piece, after: Piece, context: TextContext, report: Report): void {
  const [old, now] = [before.calculator, after.calculator];
  const words = ['title', 'subtitle', 'disclaimer'] as const;
  for (const key of words) if (old[key] !== now[key]) report('documentation', `the ${key}`, 'people read it');
  if (!same(old.guidance, now.guidance)) report('documentation', 'the guidance', 'people and agents choose by it');
  if (isSentenceChanged(before, after, context))
    report('documentation', 'the sentence', 'people read it; its figures are compared separately');
  if (!same(old.sources, now.sources)) report('documentation', 'the sources', 'people read them');
  if (!same(examplesOf(old), examplesOf(now)))
    report('documentation', 'the worked examples', 'the registry shows them');
  if (!same(old.deprecated, now.deprecated)) report('documentation', 'its deprecation', 'it is an announcement');
  if (old.tag !== now.tag) report('documentation', `its tag ${old.tag} -> ${now.tag}`, 'documents are ordered by it');
  if (old.service !== now.service) report('documentation', `the name of its service: ${now.service}`, 'people read it');
  if (old.validity.asOf !== now.validity.asOf)
    report(
      'documentation',
      `the age of its figures ${old.validity.asOf ?? 'none'} -> ${now.validity.asOf ?? 'none'}`,
      'answers say it as `as_of`',
    );
  if (!same(estimateOf(old), estimateOf(now)))
    report('behaviour', 'its estimate', 'totals, quotes and plans follow it');
  compareLaws(old.laws.map(context.inNewWords), now.laws, report);
  compareBand(old, now, report);
  compareDays(old, now, report);
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What an estimate says, without its formulas. */
function estimateOf({ estimate }: Calculator) {
  if (estimate === null) return null;
  const lineOf = ({ line, name, covers, once }: EstimateLine) => ({ line, name, covers, once });
  const { covers, addsUp, lines, minimum, total, options, leavesOut } = estimate;
  const named = options.map((option) => ({ key: option.key, ...lineOf(option) }));
  return { covers, addsUp, lines: lines.map(lineOf), minimum: minimum?.name, total: total.name, named, leavesOut };
}

/** True when the sentences differ, or their conditions do in more than their wording. */
function isSentenceChanged({ raw: old }: Piece, { raw: now }: Piece, { hasSameConditions }: TextContext): boolean {
  return (
    !same(sentencesOf(old), sentencesOf(now)) || (!hasSameConditions && !same(conditionsOf(old), conditionsOf(now)))
  );
}

function conditionsOf({ result }: RawCalculator): readonly string[] {
  return result.interpretation.map(({ when }) => when?.text ?? '');
}

/** Each alternative on one line. */
function sentencesOf({ result }: RawCalculator): readonly string[] {
  return result.interpretation.map(({ say }) => say.text.replace(/\s+/g, ' ').trim());
}

/** The parts of examples that the registry shows and that do not follow from their inputs. */
function examplesOf({ examples }: Calculator): unknown {
  return examples.map(({ name, given, source }) => [name, [...given], source]);
}

function compareLaws(old: readonly string[], now: readonly string[], report: Report): void {
  for (const law of old.filter((each) => !now.includes(each)))
    report('behaviour', `law gone: ${law}`, 'callers may rely on it');
  for (const law of now.filter((each) => !old.includes(each)))
    report('documentation', `new law: ${law}`, 'it promises more');
}

function compareBand({ costBand: old }: Calculator, { costBand: now }: Calculator, report: Report): void {
  if (old === null || now === null) {
    if (old !== null) report('behaviour', 'the cost band is gone', 'answers lose it');
    if (now !== null) report('documentation', 'a cost band', 'answers may gain members');
    return;
  }
  const prices = (band: typeof old) => [band.price, band.project, band.unit, band.currency.code];
  if (!same(prices(old), prices(now)))
    report(
      'behaviour',
      `cost band ${old.price.low}..${old.price.high} ${old.unit} -> ${now.price.low}..${now.price.high} ${now.unit}`,
      'the usual price is another one',
    );
  if (old.notes !== now.notes) report('documentation', 'the notes of the cost band', 'people read them');
}

function compareDays({ validity: old }: Calculator, { validity: now }: Calculator, report: Report): void {
  const daysOf = (validity: typeof old) =>
    validity.dated?.periods.map(({ from, until }) => `${from ?? ''}..${until ?? ''}`);
  const [days, newDays] = [daysOf(old), daysOf(now)];
  if (days !== undefined && newDays === undefined)
    report('breaking', 'it no longer depends on the date', 'calls with `on` are refused');
  else if (days === undefined && newDays !== undefined)
    report('documentation', 'it now takes `on`, the date', 'calls without it stay valid');
  else if (!same(days, newDays))
    report('behaviour', `the periods of its figures: ${newDays?.join(', ')}`, 'the same date may be in another period');
}
