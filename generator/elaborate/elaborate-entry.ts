/** Elaborates an entry: its inputs, formulas and sentences. */

import type { RawCalculator } from '../language/read-calculator.js';
import { reportRepeatedLabels } from '../language/repeated-labels.js';
import { withCatalogFigures } from '../program/change-inputs.js';
import type { SharedFigures } from '../program/shared-figure.js';
import { partsOf } from '../program/visit-core.js';
import type { Diagnostic } from '../source/diagnostic.js';
import { Reporter } from '../source/diagnostic.js';
import { newUnitNotes } from '../units/inference.js';
import { isMoney } from '../units/unit.js';
import type { UnitTable } from '../units/units.js';
import { checkCostBand } from './declaration/cost-band.js';
import { checkDrawing } from './declaration/drawing.js';
import type { CategorizedCalculator } from './declaration/entry-category.js';
import { checkEstimate, checkShownMoney } from './declaration/estimate.js';
import { checkLabels } from './declaration/labels.js';
import { checkLaws } from './declaration/laws.js';
import { withTotals } from './declaration/list-totals.js';
import { checkLists } from './declaration/lists.js';
import { checkNames } from './declaration/names.js';
import { openScope } from './declaration/open-scope.js';
import { checkRequirements } from './declaration/requirements.js';
import type { CheckedFigure } from './declaration/result.js';
import { checkFigures, checkText } from './declaration/result.js';
import { checkResultRange } from './declaration/result-range.js';
import { checkSentence } from './declaration/sentence.js';
import type { BandMoney } from './declaration/service.js';
import { addStep, parseStep } from './declaration/steps.js';
import { reportUnused } from './declaration/unused.js';
import type { ElaboratedEntry } from './elaborated-entry.js';
import { explainUnits } from './explain-units.js';
import type { Scope } from './expression/scope.js';
import { formulasOf, mapFormulas } from './formulas.js';

/** The parts of the catalog that an entry looks up. */
export interface LookedUp {
  /** The language of the catalog. */
  readonly language: string;
  readonly units: UnitTable;
  readonly money: BandMoney;
  readonly shared: SharedFigures;
}

/** Elaborates one entry; null after any mistake. */
export function elaborateEntry(
  raw: CategorizedCalculator,
  lookedUp: LookedUp,
  reporter: Reporter,
): ElaboratedEntry | null {
  const [notes, mistakes] = [newUnitNotes(), new Reporter()];
  const known = elaborateParts(raw, { ...lookedUp, notes }, mistakes);
  reporter.take(withoutLostNames(explainUnits(mistakes.found, raw, notes, lookedUp.units)));
  if (known === null || known.scope.used.open.size === 0) return known;
  return checkOpenReads(known, reporter) ? { ...mapFormulas(known, withCatalogFigures()), own: known } : null;
}

/** Where two things share a name, the name that one of them should have is missing everywhere: that adds nothing. */
function withoutLostNames(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const isCollision = found.some(({ code }) => code === 'name-collision');
  return isCollision ? found.filter(({ code }) => code !== 'unknown-name') : found;
}

/**
 * Elaborates one entry from its inputs to its cost band, with open figures as such. Checks each part as far as those
 * before it allow; null after any mistake.
 */
function elaborateParts(
  raw: CategorizedCalculator,
  { language, units, money, shared, notes }: LookedUp & Pick<Scope, 'notes'>,
  reporter: Reporter,
): ElaboratedEntry | null {
  const before = reporter.count;
  const opened = openScope(raw, { language, units, shared, notes }, reporter);
  const names = checkNames(raw, shared.keys(), reporter);
  if (names === 'unreadable') return null;
  if (names === 'unclear') opened.used.isUnclear = true;
  const parsed = raw.steps.map((step) => parseStep(step, opened));
  const { totals, steps: ownSteps, scope } = withTotals(parsed, raw.labels, opened);
  reportRepeatedLabels(
    raw,
    totals.map(({ name, input }) => ({ name, label: input.label })),
    reporter,
  );
  const lists = checkLists(raw, totals, scope);
  const requirements = checkRequirements(raw, ownSteps, scope);
  const written = ownSteps.flatMap((step) => addStep(step, scope) ?? []);
  const estimated = checkEstimate(raw, written, scope);
  const steps = [...written, ...(estimated?.steps ?? [])];
  const laws = checkLaws(raw, requirements, steps, scope);
  const { result, secondary } = checkFigures(raw, scope);
  const text = checkText(raw.result.text, scope);
  const resultRange = result === null ? undefined : checkResultRange(raw, scope);
  const sentence = checkSentence(raw.result.interpretation, headlineOf(raw, result, scope), scope);
  if (sentence !== null) checkShownMoney(raw, sentence, scope);
  const computesMoney = [...scope.steps.values()].some(
    (value) => value !== null && value.kind !== 'text' && isMoney(value.unit),
  );
  const band = checkCostBand(raw, computesMoney, money, scope);
  const [drawing, labels] = [checkDrawing(raw, scope), checkLabels(raw, totals, scope)];
  if (!scope.used.isUnclear) reportUnused(raw, scope);
  const whole =
    result !== null && secondary.every((figure) => figure !== null) && sentence !== null && band !== undefined;
  if (
    !whole ||
    lists === null ||
    estimated === null ||
    text === undefined ||
    resultRange === undefined ||
    reporter.count > before
  )
    return null;
  const { estimate } = estimated;
  const figures = { result, text, secondary, resultRange, sentence, estimate, band };
  return { raw, scope, lists, requirements, steps, laws, ...figures, drawing, labels, own: null };
}

/**
 * False after reporting `open-outside-step` for each formula outside of steps that reads an open figure: only steps are
 * computed again with a caller's figures.
 */
function checkOpenReads(entry: ElaboratedEntry, reporter: Reporter): boolean {
  const before = reporter.count;
  for (const { role, core, span } of formulasOf(entry)) {
    if (role === 'step' || role === 'law' || role === 'held') continue;
    const open = [...partsOf([core])].find((part) => part.kind === 'open');
    if (open !== undefined) reporter.report('open-outside-step', span, { name: open.name });
  }
  return reporter.count === before;
}

function headlineOf(raw: RawCalculator, result: CheckedFigure | null, scope: Scope) {
  const step = scope.steps.has(raw.result.value.text) ? raw.result.value.text : null;
  const value = result && ({ kind: 'number', unit: result.unit, core: result.core } as const);
  return { step, value, decimals: raw.result.decimals };
}
