/** The second half of checking a calculator: proves it, runs its examples and assembles it. */

import type { CheckedBand } from '../elaborate/declaration/cost-band.js';
import { deprecationOf } from '../elaborate/declaration/deprecation.js';
import type { CategorizedCalculator } from '../elaborate/declaration/entry-category.js';
import { guidanceOf } from '../elaborate/declaration/guidance.js';
import type { CheckedFigure } from '../elaborate/declaration/result.js';
import { validityOf } from '../elaborate/declaration/validity.js';
import type { ScopeTable } from '../elaborate/expression/scope.js';
import { datedColumn } from '../elaborate/expression/shared-core.js';
import type { RawCalculator } from '../language/read-calculator.js';
import { Allowance } from '../program/allowance.js';
import { defaultsOf } from '../program/call-point.js';
import type { Calculator, Figures, Input, Requirement, Validity } from '../program/catalog.js';
import type { Column } from '../program/core.js';
import { endsOf } from '../program/ends.js';
import { evaluate } from '../program/evaluate.js';
import type { Amount, Program } from '../program/program.js';
import { sentenceCores, shownParts } from '../program/sentence.js';
import { isDated } from '../program/shared-figure.js';
import { definitionsIn, readsOf } from '../program/visit-core.js';
import type { Proof } from '../prove/prove.js';
import { canHold } from '../prove/prove.js';
import { provePriceBand } from '../prove/published-range.js';
import type { Reporter } from '../source/diagnostic.js';
import { seedOf } from '../source/hash-sources.js';
import { lazily } from '../source/remembered.js';
import { spanText } from '../source/source.js';
import { moneySymbol } from '../units/unit.js';
import { adviseOnGuard } from './barely-guarded.js';
import { proveClamping } from './clamping-roots.js';
import { checkEstimateClass } from './estimate-class.js';
import { checkExamples } from './examples.js';
import { provedSlopes } from './figure-slopes.js';
import { adviseOnOwnFigures, proveOwnFigures } from './own-figures.js';
import { proveLaws } from './prove-laws.js';
import { proveLists } from './prove-list.js';
import type { PublishedFigures } from './published-figures.js';
import { publishedFigures, readCells, settledFigures } from './published-figures.js';
import type { FormulaSpans } from './report-findings.js';
import { describePoint, reportFindings, stepOf } from './report-findings.js';
import { reportSettledClamps } from './report-settled-clamps.js';
import { withSettledConditions } from './settling.js';
import { shortNumber } from './short-number.js';
import type { Understood } from './understood.js';
import { adviseOnCases } from './unreached-cases.js';

/** The steps that all proofs of a check may take together, about a second, and those for laws besides. */
const stepsOfCheck = 500_000;
const stepsOfLaws = 500_000;

/** The complete calculator; null when a part of it is not proved. Reports that, and examples that fail. */
export function proveCalculator(
  raw: CategorizedCalculator,
  elaborated: Understood,
  reporter: Reporter,
): Calculator | null {
  const lists = proveLists(elaborated.lists, reporter);
  if (lists === null) return null;
  const allowance = new Allowance(stepsOfCheck);
  const bounded = (each: Understood): Program => ({ ...programOf(each), allowance });
  if (!checkDefaults(elaborated.requirements, bounded(elaborated), reporter)) return null;
  const { understood, program, proof } = proveClamping({ ...elaborated, lists }, bounded);
  reportFindings(proof, program, formulaSpans(raw, understood), reporter);
  if (proof.findings.length > 0) return null;
  const proving = { programOf: bounded, spansOf: (each: Understood) => formulaSpans(raw, each) };
  const own = proveOwnFigures(understood, proving, reporter);
  if (own === undefined) return null;
  adviseOnOwnFigures(raw, understood, programOf, reporter);
  proveBand(raw, understood.band, program, proof, reporter);
  allowance.grant(stepsOfLaws);
  const laws = proveLaws(understood.laws, program, seedOf(spanText(raw.span)), reporter);
  adviseOnCases(understood.sentence, program, proof, reporter);
  for (const figure of checkedFigures(understood)) adviseOnGuard(figure, program, reporter);
  const figures = publishedFigures(raw, understood, program, proof);
  const slopes = lazily(() => provedSlopes(program, figures));
  const runnable = {
    program,
    lists,
    requirements: understood.requirements,
    steps: understood.steps,
    ...figures,
    dated: validityOf(understood.scope, understood.grounds).dated,
    interpretation: understood.sentence,
  };
  const published = { ...settledFigures(figures, proof), ...laws, slopes, own };
  const settled = withSettledConditions(understood, proof);
  if (settled !== understood) reportSettledClamps(settled, reporter);
  const examples = checkExamples(raw, runnable, reporter);
  checkClass(raw, settled, program, reporter);
  allowance.settle();
  return assemble(raw, settled, published, examples);
}

function assemble(
  raw: CategorizedCalculator,
  { scope, grounds, lists, requirements, steps, sentence, band, drawing, labels }: Understood,
  figures: PublishedFigures & Pick<Calculator, 'laws' | 'triedLaws' | 'slopes' | 'own'>,
  examples: Calculator['examples'],
): Calculator {
  const inputs = [...scope.inputs.values()];
  const validity = validityOf(scope, grounds);
  const lookups = [...inputs.flatMap(tablesOf), ...scope.tables.values()].flatMap(endsOf);
  return {
    slug: raw.slug.value,
    file: raw.slug.span.source.path,
    title: raw.title.value,
    subtitle: raw.subtitle.value,
    tag: raw.category.tag,
    service: raw.category.serviceName,
    disclaimer: raw.disclaimer.value,
    guidance: raw.guidance && guidanceOf(raw.guidance),
    inputs,
    lists,
    columns: [...inputs.flatMap(columnsOf), ...datedColumns(validity)],
    tables: lookups,
    schedules: [...scope.schedules.values()].flatMap(({ periods }) => periods.map(({ schedule }) => schedule)),
    requirements,
    steps,
    cells: readCells(scope),
    ...figures,
    interpretation: sentence,
    costBand: band?.band ?? null,
    drawing,
    labels,
    examples,
    sources: [...new Set([...raw.sources.map(({ value }) => value), ...sourcesOf(validity)])],
    deprecated: deprecationOf(raw.deprecated),
    validity,
  };
}

/** The sources of figures that name no records; those of the others can be asked for by their names. */
function sourcesOf({ figures }: Validity): readonly string[] {
  return figures.flatMap(({ source, evidence }) => (evidence === null ? [source] : []));
}

/** The columns of dated shared figures, with a cell for each period. */
function datedColumns({ figures, dated }: Validity): readonly Column[] {
  if (dated === null) return [];
  return figures.filter(isDated).flatMap((figure) => {
    const ends = figure.isRange ? (['low', 'high'] as const) : (['low'] as const);
    return ends.map((end) => datedColumn(figure, end, dated));
  });
}

function columnsOf(input: Input): readonly Column[] {
  const fixed = figuresOf(input).filter(({ byDay }) => byDay === undefined);
  return fixed.flatMap(endsOf);
}

/** The columns whose cells also depend on the period. */
function tablesOf(input: Input): readonly Pick<ScopeTable, 'low' | 'high'>[] {
  return figuresOf(input).flatMap(({ byDay }) => byDay ?? []);
}

function figuresOf(input: Input): readonly Figures[] {
  if (input.kind === 'number') return [];
  return [...(input.value === null ? [] : [input.value]), ...input.columns.values()];
}

/** All the arithmetic of a calculator, in the form that the proof takes. */
export function programOf(understood: Understood): Program {
  const { scope, requirements, steps, result, text, secondary, sentence, band } = understood;
  const figures = [result, ...secondary];
  const texts = text === null ? [] : [text.core];
  const held = band?.held === null || band === null ? [] : [band.held.low, band.held.high];
  const { dated } = validityOf(scope, understood.grounds);
  return {
    inputs: [...scope.inputs.values(), ...(dated === null ? [] : [dated.input])],
    requirements: requirements.map(({ condition }) => condition),
    steps: steps.flatMap(({ parts }) => parts),
    outputs: [
      ...checkedFigures(understood).map(({ value }) => value.core),
      ...sentenceCores(sentence),
      ...texts,
      ...held,
    ],
    conditions: sentence.flatMap(({ when }) => when ?? []),
    amounts: [...figures.flatMap(amountOf), ...shownAmounts(understood), ...estimateAmounts(understood)],
  };
}

/** The figures of an answer, including the ends of its range. */
function checkedFigures({ result, secondary, resultRange }: Understood): readonly CheckedFigure[] {
  return [result, ...secondary, ...(resultRange === null ? [] : [resultRange.low, resultRange.high])];
}

/** The span of each formula, for mistakes in parts without a span, such as a conversion. */
function formulaSpans(raw: RawCalculator, { steps, result, secondary }: Understood): FormulaSpans {
  const spans = new Map(raw.steps.map(({ name, value }) => [name.value, value.content]));
  const ofSteps = steps.flatMap(({ name, parts }) =>
    parts.map(({ core }) => ({ core, span: spans.get(name) ?? raw.result.span })),
  );
  return [...ofSteps, ...[result, ...secondary].map(({ value, span }) => ({ core: value.core, span }))];
}

/** Published money must never be negative unless it is declared as signed. */
function amountOf({ value, span, what, decimals, signed }: CheckedFigure): readonly Amount[] {
  return signed || moneySymbol(value.unit) === null ? [] : [{ core: value.core, span, what, decimals }];
}

/** The money that sentences show; answers carry it whichever sentence applies. */
function shownAmounts({ steps, sentence, result, secondary }: Understood): readonly Amount[] {
  const signed = [result, ...secondary].flatMap((each) => (each.signed ? [stepOf(each.value.core)] : []));
  const unsigned = steps.filter(({ name, unit }) => moneySymbol(unit) !== null && !signed.includes(name));
  const money = new Set(unsigned.map(({ name }) => name));
  const shown = shownParts(sentence).filter(({ name }) => money.has(name));
  return shown.map(({ name, part }) => ({
    core: part.low,
    span: part.span,
    what: `\`${name}\``,
    decimals: part.format.decimals,
    isSpoken: true,
  }));
}

/** The lowest of each amount of an estimate. */
function estimateAmounts({ estimate }: Understood): readonly Amount[] {
  if (estimate === null) return [];
  const { lines, minimum, options } = estimate;
  return [...lines, ...(minimum === null ? [] : [minimum]), ...options].map(({ low, figure, span, decimals }) => ({
    core: low,
    span,
    what: `\`${figure}\``,
    decimals,
  }));
}

/** False after reporting a requirement that refuses the defaults; with required inputs, only one that never holds. */
function checkDefaults(requirements: readonly Requirement[], program: Program, reporter: Reporter): boolean {
  const { holds } = evaluate(program, defaultsOf(program.inputs));
  const isAnswered = program.inputs.every((input) => input.default !== null);
  const broken = requirements.filter(
    ({ condition }) => !holds(condition) && (isAnswered || !canHold(condition, program.inputs)),
  );
  for (const { condition } of broken) {
    const code = canHold(condition, program.inputs) ? 'default-refused' : 'require-never-holds';
    reporter.report(code, condition.span, {});
  }
  return broken.length === 0;
}

function checkClass(
  { estimate: raw }: RawCalculator,
  { estimate, scope, grounds }: Understood,
  program: Program,
  reporter: Reporter,
): void {
  if (raw === null || estimate === null) return;
  checkEstimateClass({ raw, total: estimate.total }, validityOf(scope, grounds), program, reporter);
}

/** Proves that the price per unit named in `holds` stays inside the band; reports it otherwise. */
function proveBand(
  raw: RawCalculator,
  band: CheckedBand | null,
  program: Program,
  proof: Proof,
  reporter: Reporter,
): void {
  if (band === null || band.held === null) return;
  const { held, band: costBand } = band;
  const finding = provePriceBand(held, costBand.price, program, proof.analyses);
  if (finding === null) return;
  const related = raw.costBand === null ? [] : [{ span: raw.costBand.price.content, label: 'the band' }];
  const { low, high } = costBand.price;
  if (finding.witness === null) {
    const what = `this price stays inside the cost band of ${low} to ${high}`;
    reporter.report('undecided', held.span, { what }, { related });
    return;
  }
  const at = describePoint(finding.witness, readsOf(finding.end, definitionsIn(program)), program);
  const args = { found: shortNumber(finding.value), band: `${low} to ${high}`, at };
  reporter.report('band-violated', held.span, args, { related });
}
