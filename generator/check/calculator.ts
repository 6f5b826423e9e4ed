import { printExpression } from '../formula/printer.js';
import type { Located, Named, RawCalculator, RawFormula, RawInput } from '../load/raw-catalog.js';
import type { Calculator, Figure, Figures, Input, LabelledFigure, Requirement, Step } from '../model/catalog.js';
import type { Column, Core } from '../model/core.js';
import { evaluate } from '../model/evaluate.js';
import { syntaxTable } from '../model/operations.js';
import type { Amount, Program } from '../model/program.js';
import { inputsOf } from '../model/program.js';
import { formatNumber } from '../model/sentence.js';
import type { Unit } from '../model/unit.js';
import { displayUnit, moneySymbol, plain, unitLabel } from '../model/unit.js';
import { proveHeld } from '../prove/held.js';
import type { Proof } from '../prove/prove.js';
import { canHold, prove } from '../prove/prove.js';
import { provedRange } from '../prove/range.js';
import type { Reporter } from '../text/diagnostic.js';
import type { Span } from '../text/source.js';
import { formatList } from '../text/suggest.js';
import { inUnit } from './arithmetic.js';
import { parseIn } from './constants.js';
import type { CheckedBand } from './cost-band.js';
import { checkCostBand } from './cost-band.js';
import { elaborateCondition, elaborateQuantity } from './elaborate.js';
import { checkExamples, pointOf } from './examples.js';
import { checkInput } from './inputs.js';
import { checkSchedule, checkTable } from './lookups.js';
import { checkNames } from './names.js';
import type { Places } from './report-findings.js';
import { describePoint, reportFindings } from './report-findings.js';
import type { Scope } from './scope.js';
import { newUsage } from './scope.js';
import { checkSentence, coresOf } from './sentence.js';
import type { UnitTable } from './units.js';
import { unitOfText, unitsOfKind } from './units.js';
import { reportUnused } from './unused.js';
import type { NumberValue, Quantity } from './value.js';
import { endsOf, missingFactor, unitWords } from './value.js';

/**
 * Checks one calculator from its inputs to its examples. Each part is checked as far as the parts before it allow;
 * null when a mistake leaves the calculator incomplete.
 */
export function checkCalculator(raw: RawCalculator, units: UnitTable, reporter: Reporter): Calculator | null {
  const before = reporter.count;
  const scope = buildScope(raw, units, reporter);
  if (!checkNames(raw, reporter)) scope.used.isUnclear = true;
  const requirements = raw.require.flatMap((each) => checkRequirement(each.that, each.message, scope) ?? []);
  const steps = raw.steps.flatMap((step) => checkStep(step, scope) ?? []);
  const result = checkFigure('The result', raw.result.value, raw.result, raw.result.label, scope);
  refuseRepeats(raw.result.secondary, reporter);
  const secondary = raw.result.secondary.map((each) =>
    checkFigure(`\`${each.label.value}\``, each.value, each, each.unitLabel, scope),
  );
  const sentence = checkSentence(raw.result.interpretation, headlineOf(raw, result, scope), scope);
  const computesMoney = [...scope.steps.values()].some((value) => value !== null && isMoney(value.unit));
  const band = checkCostBand(raw, computesMoney, scope);
  if (!scope.used.isUnclear) reportUnused(raw, scope);
  const whole =
    result !== null && secondary.every((figure) => figure !== null) && sentence !== null && band !== undefined;
  if (!whole || reporter.count > before) return null;
  return completeCalculator(raw, { scope, requirements, steps, result, secondary, sentence, band }, reporter);
}

/** A calculator whose every formula is understood; what remains is to prove it and to run its examples. */
interface Understood {
  readonly scope: Scope;
  readonly requirements: readonly Requirement[];
  readonly steps: readonly Step[];
  readonly result: CheckedFigure;
  readonly secondary: readonly CheckedFigure[];
  readonly sentence: NonNullable<ReturnType<typeof checkSentence>>;
  readonly band: CheckedBand | null;
}

interface CheckedFigure {
  readonly value: NumberValue;
  readonly unitLabel: string;
  readonly decimals: number;
  readonly span: Span;
  readonly what: string;
}

function completeCalculator(raw: RawCalculator, understood: Understood, reporter: Reporter): Calculator | null {
  const program = programOf(understood);
  if (!checkDefaults(understood.requirements, program, reporter)) return null;
  const proof = prove(program);
  reportFindings(proof, program, placesOf(raw, understood), reporter);
  if (proof.findings.length > 0) return null;
  checkHeld(raw, understood.band, program, proof, reporter);
  const figures = finishFigures(raw, understood, program, proof);
  const runnable = {
    program,
    requirements: understood.requirements,
    steps: understood.steps,
    ...figures,
    interpretation: understood.sentence,
  };
  return assemble(raw, understood, figures, checkExamples(raw, runnable, reporter));
}

function assemble(
  raw: RawCalculator,
  { scope, requirements, steps, sentence, band }: Understood,
  figures: { readonly result: Figure; readonly secondary: readonly LabelledFigure[] },
  examples: Calculator['examples'],
): Calculator {
  const inputs = [...scope.inputs.values()];
  const lookups = [...scope.tables.values()].flatMap(({ low, high }) => (high === null ? [low] : [low, high]));
  return {
    slug: raw.slug.value,
    title: raw.title.value,
    subtitle: raw.subtitle.value,
    tag: raw.tag.value,
    service: raw.service.value,
    disclaimer: raw.disclaimer.value,
    inputs,
    columns: inputs.flatMap(columnsOf),
    tables: lookups,
    schedules: [...scope.schedules.values()].map(({ schedule }) => schedule),
    requirements,
    steps,
    ...figures,
    interpretation: sentence,
    costBand: band?.band ?? null,
    examples,
    sources: raw.sources.map(({ value }) => value),
  };
}

function columnsOf(input: Input): readonly Column[] {
  if (input.kind === 'number') return [];
  const figures = [...(input.value === null ? [] : [input.value]), ...input.columns.values()];
  return figures.flatMap(({ low, high }: Figures) => (high === null ? [low] : [low, high]));
}

function buildScope(raw: RawCalculator, units: UnitTable, reporter: Reporter): Scope {
  const context = { units, reporter };
  const broken = new Set<string>();
  const keep = <T>(name: Located<string>, value: T | null): readonly [string, T][] => {
    if (value === null) broken.add(name.value);
    return value === null ? [] : [[name.value, value]];
  };
  const inputs = new Map(raw.inputs.flatMap((input: Named<RawInput>) => keep(input.name, checkInput(input, context))));
  const tables = new Map(
    raw.tables.flatMap((table) => keep(table.name, checkTable(table, { inputs, broken }, context))),
  );
  const schedules = new Map(raw.schedules.flatMap((schedule) => keep(schedule.name, checkSchedule(schedule, context))));
  const allSteps = raw.steps.map(({ name }) => name.value);
  return {
    units,
    reporter,
    inputs,
    brokenNames: broken,
    tables,
    schedules,
    steps: new Map(),
    allSteps,
    used: newUsage(),
  };
}

function checkRequirement(that: RawFormula, message: string, scope: Scope): Requirement | null {
  const expression = parseIn(that, scope);
  const condition = expression && elaborateCondition(expression, scope);
  return condition && { condition, message };
}

/** Checks a step and lets the steps below it see it. */
function checkStep({ name, value: raw }: Named<RawFormula>, scope: Scope): Step | null {
  const expression = parseIn(raw, scope);
  const value = expression && elaborateQuantity(expression, scope);
  scope.steps.set(name.value, value && readStep(name.value, value));
  if (value === null || expression === null) return null;
  const { low, high } = endsOf(value);
  const parts =
    value.kind === 'number'
      ? [{ name: name.value, core: low }]
      : [
          { name: lowName(name.value), core: low },
          { name: highName(name.value), core: high },
        ];
  return { name: name.value, formula: printExpression(expression, syntaxTable), unit: value.unit, parts };
}

function lowName(step: string): string {
  return `${step}.low`;
}

function highName(step: string): string {
  return `${step}.high`;
}

/** What a later formula means by the name of a step: its computed value, not its formula once more. */
function readStep(name: string, value: Quantity): Quantity {
  const read = (part: string): Core => ({ kind: 'step', name: part });
  return value.kind === 'number'
    ? { ...value, core: read(name) }
    : { ...value, low: read(lowName(name)), high: read(highName(name)) };
}

function checkFigure(
  what: string,
  raw: RawFormula,
  declared: { unit: RawFormula | null; decimals: number },
  label: string | null,
  scope: Scope,
): CheckedFigure | null {
  const expression = parseIn(raw, scope);
  const unit = declared.unit === null ? plain : unitOfText(declared.unit, scope.units, scope.reporter);
  const value = expression && elaborateQuantity(expression, scope);
  if (value === null || expression === null || unit === null) return null;
  if (value.kind === 'range') {
    scope.reporter.report('range-not-allowed', expression.span, { what: uncapitalized(what) });
    return null;
  }
  const converted = inUnit(value, unit);
  if (converted === null) {
    reportOutputUnit(what, value, expression.span, unit, declared.unit, scope);
    return null;
  }
  return {
    value: converted,
    unitLabel: label ?? unitLabel(unit),
    decimals: declared.decimals,
    span: expression.span,
    what,
  };
}

function reportOutputUnit(
  what: string,
  value: NumberValue,
  span: Span,
  unit: Unit,
  declared: RawFormula | null,
  scope: Scope,
): void {
  const related = declared === null ? [] : [{ span: declared.content, label: 'declared here' }];
  const args = { what, declared: declared && displayUnit(unit), found: unitWords(value.unit) };
  const hint = declared === null ? declareHint(value.unit, scope) : missingFactor(value.unit, unit);
  scope.reporter.report('output-unit', span, args, { label: displayUnit(value.unit), related, hint });
}

function declareHint(unit: Unit, { units }: Scope): string | undefined {
  const fitting = unitsOfKind(unit, units).map(({ name }) => `\`unit: ${name}\``);
  return fitting.length === 0 ? undefined : `Add ${formatList(fitting, 'or')}.`;
}

function uncapitalized(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Examples name secondary figures by their labels. */
function refuseRepeats(secondary: RawCalculator['result']['secondary'], reporter: Reporter): void {
  const seen = new Map<string, Span>();
  for (const { label } of secondary) {
    const first = seen.get(label.value);
    const related = first === undefined ? [] : [{ span: first, label: 'first here' }];
    if (first !== undefined)
      reporter.report('duplicate-key', label.span, { name: label.value }, { label: 'and again here', related });
    seen.set(label.value, label.span);
  }
}

function headlineOf(raw: RawCalculator, result: CheckedFigure | null, scope: Scope) {
  const step = scope.steps.has(raw.result.value.text) ? raw.result.value.text : null;
  return { step, value: result?.value ?? null, decimals: raw.result.decimals };
}

function isMoney(unit: Unit): boolean {
  return unit.factors.some((factor) => factor.unit.symbol !== null);
}

function programOf({ scope, requirements, steps, result, secondary, sentence, band }: Understood): Program {
  const figures = [result, ...secondary];
  const held = band?.held === null || band === null ? [] : [band.held.low, band.held.high];
  return {
    inputs: [...scope.inputs.values()],
    requirements: requirements.map(({ condition }) => condition),
    steps: steps.flatMap(({ parts }) => parts),
    outputs: [...figures.map(({ value }) => value.core), ...coresOf(sentence), ...held],
    conditions: sentence.flatMap(({ when }) => (when === null ? [] : [when])),
    amounts: figures.flatMap(amountOf),
  };
}

/** Where each formula stands, for mistakes of parts that have no place of their own, such as a change of unit. */
function placesOf(raw: RawCalculator, { steps, result, secondary }: Understood): Places {
  const spans = new Map(raw.steps.map(({ name, value }) => [name.value, value.content]));
  const ofSteps = steps.flatMap(({ name, parts }) =>
    parts.map(({ core }) => ({ core, span: spans.get(name) ?? raw.result.span })),
  );
  return [...ofSteps, ...[result, ...secondary].map(({ value, span }) => ({ core: value.core, span }))];
}

/** Published money must never be negative. */
function amountOf({ value, span, what }: CheckedFigure): readonly Amount[] {
  return moneySymbol(value.unit) === null ? [] : [{ core: value.core, span, what }];
}

/** A call without inputs must be answered. */
function checkDefaults(requirements: readonly Requirement[], program: Program, reporter: Reporter): boolean {
  const { holds } = evaluate(program, pointOf(new Map(), program.inputs));
  const broken = requirements.filter(({ condition }) => !holds(condition));
  for (const { condition } of broken) {
    const code = canHold(condition, program.inputs) ? 'default-refused' : 'require-never-holds';
    reporter.report(code, condition.span, {});
  }
  return broken.length === 0;
}

function checkHeld(
  raw: RawCalculator,
  band: CheckedBand | null,
  program: Program,
  proof: Proof,
  reporter: Reporter,
): void {
  if (band === null || band.held === null) return;
  const { held, band: costBand } = band;
  const finding = proveHeld(held, costBand.price, program, proof.analyses);
  if (finding === null) return;
  const related = raw.costBand === null ? [] : [{ span: raw.costBand.price.content, label: 'the band' }];
  const { low, high } = costBand.price;
  if (finding.witness === null) {
    const what = `this price stays inside the cost band of ${low} to ${high}`;
    reporter.report('undecided', held.span, { what }, { related });
    return;
  }
  const at = describePoint(finding.witness, inputsOf(finding.end, program), program);
  const args = { found: formatNumber(finding.value, 4, false), band: `${low} to ${high}`, at };
  reporter.report('band-violated', held.span, args, { related });
}

function finishFigures(raw: RawCalculator, { result, secondary }: Understood, program: Program, proof: Proof) {
  const finish = ({ value, unitLabel: label, decimals }: CheckedFigure): Figure => ({
    core: value.core,
    unitLabel: label,
    decimals,
    range: provedRange(value.core, decimals, program, proof.analyses),
  });
  const labels = raw.result.secondary.map(({ label }) => label.value);
  return {
    result: finish(result),
    secondary: secondary.map((figure, index) => ({ ...finish(figure), label: labels[index] ?? '' })),
  };
}
