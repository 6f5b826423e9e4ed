/** Compares the rest of a calculator: words, sources, laws, the cost band, its periods. */

import type { RawCalculator } from '../../generator/language/read-calculator.js';
import type { Calculator, EstimateLine } from '../../generator/program/catalog.js';
import { singleSpaced } from '../../generator/source/one-line.js';
import type { Piece } from '../sample/catalog-with-sources.js';
import type { ChangeClass, Report, Texts } from './change.js';
import { oneText, reportTexts, same, textChanges } from './change.js';
import { deprecationTexts } from './describe.js';
import { evidenceTexts } from './evidence-texts.js';

/** Facts about both versions that their words do not tell. */
export interface TextContext {
  /** True when the conditions that choose a sentence compute the same, even if written differently. */
  readonly hasSameConditions: boolean;
  /** Rewrites a formula of the old version in the names of the new one. */
  readonly inNewWords: (formula: string) => string;
}

export function compareTexts(before: Piece, after: Piece, context: TextContext, report: Report): void {
  const [old, now] = [before.calculator, after.calculator];
  const texts = (kind: ChangeClass, what: string, reason: string, read: (each: Calculator) => Texts): void =>
    reportInOrder(kind, what, reason, [read(old), read(now)], report);
  const words = ['title', 'subtitle', 'disclaimer'] as const;
  for (const key of words) texts('documentation', `the ${key}`, 'people read it', (each) => [['', each[key]]]);
  texts('documentation', 'the guidance', 'people and agents choose by it', guidanceOf);
  if (isSentenceChanged(before, after, context))
    report('documentation', 'the sentence', 'people read it; its figures are compared separately', {
      texts: textChanges(casesOf(before.raw), casesOf(after.raw)),
    });
  texts('documentation', 'the sources', 'people read them', ({ sources }) => listed(sources));
  texts('documentation', 'the worked examples', 'the registry shows them', examplesOf);
  const names = [labelsOf(old, now), labelsOf(now, old)] as const;
  reportInOrder('documentation', 'the names of its steps', 'people read them', names, report);
  texts('documentation', 'its drawing', 'pages show it', drawingTexts);
  texts('documentation', 'its deprecation', 'it is an announcement', (each) => deprecationTexts(each.deprecated));
  if (old.tag !== now.tag) report('documentation', `its tag ${old.tag} -> ${now.tag}`, 'documents are ordered by it');
  if (old.service !== now.service)
    report('documentation', `the name of its service ${old.service} -> ${now.service}`, 'people read it');
  const [asOf, newAsOf] = [old, now].map(({ validity }) => validity.asOf ?? 'none');
  if (asOf !== newAsOf)
    report('documentation', `the age of its figures ${asOf} -> ${newAsOf}`, 'answers say it as `as_of`');
  texts('behaviour', 'its estimate', 'totals, quotes and plans follow it', estimateTexts);
  texts('documentation', 'what its prices rest on', 'people judge the figures by it', groundsOf);
  compareLaws(lawsOf(old, context.inNewWords), lawsOf(now), report);
  compareBand(old, now, report);
  compareDays(old, now, report);
}

/** Reports texts if any of them differ, or if only their order does. */
function reportInOrder(
  kind: ChangeClass,
  what: string,
  reason: string,
  texts: readonly [Texts, Texts],
  report: Report,
) {
  reportTexts(kind, what, reason, texts, report);
  if (textChanges(...texts).length === 0 && !same(...texts)) report(kind, `${what}, in another order`, reason);
}

function guidanceOf({ guidance }: Calculator): Texts {
  if (guidance === null) return [];
  return [
    ['use when', guidance.useWhen],
    ['not when', guidance.notWhen],
    ...guidance.pitfalls.map((text, index): [string, string] => [`pitfall ${index + 1}`, text]),
    ['next step', guidance.nextStep],
  ];
}

/** The labels of steps. A step that only one version has goes by its label, as it may have been renamed. */
function labelsOf({ labels }: Calculator, other: Calculator): Texts {
  return [...labels].map(([step, label]) => [other.labels.has(step) ? step : label, label]);
}

function listed(texts: readonly string[]): Texts {
  return texts.map((text, index) => [`${index + 1}`, text]);
}

/** Texts of an estimate, without its formulas. */
function estimateTexts({ estimate }: Calculator): Texts {
  if (estimate === null) return [];
  const { covers, addsUp, together, apart, lines, minimum, minimumAlike, total, options, leavesOut } = estimate;
  const charged = (alike: readonly string[] | null): string =>
    alike === null ? '' : `, together${alike.length === 0 ? '' : ` for the same ${alike.join(', ')}`}`;
  const lineOf = (each: EstimateLine): string =>
    `${each.line} (${each.name}), ${each.covers}${each.once ? ', once' : ''}${charged(each.alike)}`;
  return [
    ['covers', covers],
    ['adds up', addsUp ?? 'nothing'],
    ['together', [...together].map(([step, joining]) => `${step}: ${joining}`).join(', ') || 'nothing'],
    ['apart', apart.join(', ') || 'nothing'],
    ...lines.map((each, index): [string, string] => [`line ${index + 1}`, lineOf(each)]),
    ['minimum', minimum === null ? 'none' : `${minimum.name}${charged(minimumAlike)}`],
    ['total', total.name],
    ...options.map((each): [string, string] => [`option ${each.key}`, lineOf(each)]),
    ['leaves out', leavesOut.join(', ')],
  ];
}

/** The evidence of prices that stand in options, tables and schedules. */
function groundsOf({ validity: { cells } }: Calculator): Texts {
  return cells.flatMap(({ name, evidence }) =>
    evidence === null ? [] : evidenceTexts(evidence).map(([who, text]): [string, string] => [`${name}, ${who}`, text]),
  );
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
  return result.interpretation.map(({ say }) => singleSpaced(say.text));
}

/** Each alternative with its condition. */
function casesOf(raw: RawCalculator): Texts {
  const sentences = sentencesOf(raw);
  const conditions = conditionsOf(raw);
  return sentences.map((text, index) => [
    sentences.length === 1 ? '' : `case ${index + 1}`,
    `${conditions[index] ? `when ${conditions[index]}: ` : ''}${text}`,
  ]);
}

/** The subject of a drawing and the source of each dimension. Units change only its scale, and are reported elsewhere. */
function drawingTexts({ drawing }: Calculator): Texts {
  if (drawing === null) return [];
  const measures = Object.entries(drawing.measures).map(([role, { input, step }]): [string, string] => [
    role,
    String(input ?? step),
  ]);
  return [['of a', drawing.kind], ...measures];
}

/** The parts of examples that the registry shows and that do not follow from their inputs. */
function examplesOf({ examples }: Calculator): Texts {
  return examples.map(({ name, given, source }) => {
    const inputs = [...given].map(([input, value]) => `${input} = ${value}`).join(', ');
    return [name, `${inputs || 'the defaults'}; ${source}`];
  });
}

/** Standing of each law, by its text. */
type Laws = ReadonlyMap<string, 'proved' | 'tried'>;

function lawsOf({ laws, triedLaws }: Calculator, inNewWords = (text: string) => text): Laws {
  return new Map([
    ...triedLaws.map(({ law }) => [inNewWords(law), 'tried'] as const),
    ...laws.map((law) => [inNewWords(law), 'proved'] as const),
  ]);
}

function compareLaws(old: Laws, now: Laws, report: Report): void {
  for (const [law, known] of old) {
    const left = now.get(law);
    if (left === undefined) report('behaviour', `law gone: ${law}`, 'callers may rely on it');
    else if (left !== known && known === 'proved')
      report('behaviour', `law no longer proved, only tried: ${law}`, 'callers may rely on it');
    else if (left !== known) report('documentation', `law proved, no longer only tried: ${law}`, 'it promises more');
  }
  for (const [law, known] of now)
    if (!old.has(law))
      report('documentation', `new law${known === 'tried' ? ', tried' : ''}: ${law}`, 'it promises more');
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
  if (old.notes !== now.notes)
    report('documentation', 'the notes of the cost band', 'people read them', oneText(old.notes, now.notes));
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
