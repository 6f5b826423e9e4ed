/** Proves an elaborated entry, runs its examples and assembles the calculator. */

import { deprecationOf } from '../elaborate/declaration/deprecation.js';
import { guidanceOf } from '../elaborate/declaration/guidance.js';
import { validityOf } from '../elaborate/declaration/validity.js';
import type { ElaboratedEntry } from '../elaborate/elaborated-entry.js';
import { programOf } from '../elaborate/entry-program.js';
import type { ScopeTable } from '../elaborate/expression/scope.js';
import { datedColumn } from '../elaborate/expression/shared-core.js';
import { formulasIn, formulasOf } from '../elaborate/formulas.js';
import { Allowance } from '../program/allowance.js';
import { defaultsOf } from '../program/call-point.js';
import type { Calculator, Figures, Input, Requirement, Validity } from '../program/catalog.js';
import type { Column } from '../program/core.js';
import { countedUnits } from '../program/counted-units.js';
import { endsOf } from '../program/ends.js';
import { evaluate } from '../program/evaluate.js';
import type { Program } from '../program/program.js';
import { isDated } from '../program/shared-figure.js';
import { definitionsIn, readsOf } from '../program/visit-core.js';
import type { Proof } from '../prove/prove.js';
import { canHold } from '../prove/prove.js';
import { provePriceBand } from '../prove/published-range.js';
import type { Reporter } from '../source/diagnostic.js';
import { seedOf } from '../source/hash-sources.js';
import { lazily } from '../source/remembered.js';
import { spanText } from '../source/source.js';
import { adviseOnBand } from './band-scale.js';
import { adviseOnGuard } from './barely-guarded.js';
import { proveClamping } from './clamping-roots.js';
import { checkEstimateClass } from './estimate-class.js';
import { checkExamples } from './examples.js';
import { provedSlopes } from './figure-slopes.js';
import type { GroundedEntry } from './grounded-entry.js';
import { adviseOnOwnFigures, proveOwnFigures } from './own-figures.js';
import { proveLaws } from './prove-laws.js';
import { proveLists } from './prove-list.js';
import type { PublishedFigures } from './published-figures.js';
import { publishedFigures, readCells } from './published-figures.js';
import { describePoint, reportFindings } from './report-findings.js';
import { reportSettledClamps } from './report-settled-clamps.js';
import { withSettledConditions } from './settling.js';
import { shortNumber } from './short-number.js';
import { adviseOnCases } from './unreached-cases.js';

/** The steps that all proofs of a check may take together, about a second, and those for laws besides. */
const stepsOfCheck = 500_000;
const stepsOfLaws = 500_000;

/** The complete calculator; null when a part of it is not proved. Reports that, and examples that fail. */
export function proveCalculator({ entry: elaborated, grounds }: GroundedEntry, reporter: Reporter): Calculator | null {
  const lists = proveLists(elaborated.lists, reporter);
  if (lists === null) return null;
  const allowance = new Allowance(stepsOfCheck);
  const bounded = (each: ElaboratedEntry): Program => ({ ...programOf(each), allowance });
  if (!checkDefaults(elaborated.requirements, bounded(elaborated), reporter)) return null;
  const { entry, program, proof } = proveClamping({ ...elaborated, lists }, bounded);
  const { raw, requirements, steps, sentence, scope } = entry;
  const formulas = formulasOf(entry);
  reportFindings(proof, program, formulas, reporter);
  if (proof.findings.length > 0) return null;
  const own = proveOwnFigures(entry, bounded, reporter);
  if (own === undefined) return null;
  adviseOnOwnFigures(entry, reporter);
  proveBand(entry, program, proof, reporter);
  allowance.grant(stepsOfLaws);
  const laws = proveLaws(entry.laws, program, seedOf(spanText(raw.span)), reporter);
  adviseOnCases(sentence, program, proof, reporter);
  for (const figure of formulasIn(formulas, 'result', 'secondary', 'range')) adviseOnGuard(figure, program, reporter);
  const figures = publishedFigures(entry, program, proof);
  const slopes = lazily(() => provedSlopes(program, figures));
  const validity = validityOf(scope, grounds);
  const runnable = {
    language: scope.language,
    program,
    lists,
    requirements,
    steps,
    ...figures,
    dated: validity.dated,
    interpretation: sentence,
  };
  const published = { ...figures, ...laws, slopes, own, validity };
  const settled = withSettledConditions(entry, proof);
  if (settled !== entry) reportSettledClamps(settled, reporter);
  const examples = checkExamples(raw, runnable, reporter);
  checkClass(settled, validity, program, reporter);
  adviseOnBand(settled, program, reporter);
  allowance.settle();
  return assemble(settled, published, examples);
}

function assemble(
  { raw, scope, lists, requirements, steps, sentence, band, drawing, labels }: ElaboratedEntry,
  figures: PublishedFigures & Pick<Calculator, 'laws' | 'triedLaws' | 'slopes' | 'own' | 'validity'>,
  examples: Calculator['examples'],
): Calculator {
  const inputs = [...scope.inputs.values()];
  const { validity } = figures;
  const cells = readCells(scope);
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
    schedules: [...scope.schedules.values()].flatMap(({ members }) =>
      members.flatMap(({ periods }) => periods.map(({ schedule }) => schedule)),
    ),
    requirements,
    steps,
    cells,
    ...figures,
    interpretation: sentence,
    costBand: band?.band ?? null,
    drawing,
    labels,
    counted: countedUnits({ inputs, lists, steps, cells, ...figures }, [...scope.units.units.values()]),
    examples,
    sources: sourcesOf(raw, validity),
    deprecated: deprecationOf(raw.deprecated),
  };
}

/** With those of lookups, and of figures that name no records; those of the others can be asked for by their names. */
function sourcesOf({ sources, tables, schedules }: ElaboratedEntry['raw'], { figures }: Validity): readonly string[] {
  const ofLookups = [...tables, ...schedules].flatMap(({ value: { source } }) => source ?? []);
  const ofFigures = figures.flatMap(({ source, evidence }) => (evidence === null ? [source] : []));
  return [...new Set([...sources.map(({ value }) => value), ...ofLookups, ...ofFigures])];
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
  { raw, estimate }: ElaboratedEntry,
  validity: Validity,
  program: Program,
  reporter: Reporter,
): void {
  if (raw.estimate === null || estimate === null) return;
  checkEstimateClass({ raw: raw.estimate, total: estimate.total }, validity, program, reporter);
}

/** Proves that the price per unit named in `holds` stays inside the band; reports it otherwise. */
function proveBand({ raw, band }: ElaboratedEntry, program: Program, proof: Proof, reporter: Reporter): void {
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
