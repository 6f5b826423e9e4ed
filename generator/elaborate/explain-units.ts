/** Reports a missing or wrong unit once, where it is declared, instead of at every formula that it does not fit. */

import type { RawCalculator } from '../language/read-calculator.js';
import type { Diagnostic } from '../source/diagnostic.js';
import { isMistake, Reporter } from '../source/diagnostic.js';
import type { DiagnosticCode } from '../source/messages.js';
import type { Span } from '../source/source.js';
import type { Equation, Factors, Turned, UnitNotes } from '../units/inference.js';
import { equationsOf, holds, powerOf, solveFor, solveTogether, turnedAround } from '../units/inference.js';
import { equal, negate, one } from '../units/rational.js';
import type { Unit } from '../units/unit.js';
import { isPlain, sameDimensions } from '../units/unit.js';
import type { UnitTable } from '../units/units.js';
import { hasMoney, isKindCounted, unitsOfKind } from '../units/units.js';
import type { Culprit, UnitsAround } from './report-unit.js';
import { hasRemedy, reportMissing, reportWrong, unitOfSite, withMissing, withTurned } from './report-unit.js';
import type { UnitSite } from './unit-sites.js';
import { unitSites } from './unit-sites.js';

/** The codes of mistakes that a wrong unit elsewhere may have led to. */
const consequences: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'unit-mismatch',
  'output-unit',
  'cannot-convert',
  'rounding-needs-multiple',
  'mixed-unit-shown',
  'not-a-plain-number',
  'not-an-angle',
  'exponent-not-constant',
  'wrong-kind',
  'bad-format',
]);

/** A mistake with the equations that do not hold there. */
interface Broken {
  readonly mistake: Diagnostic;
  readonly equations: readonly Equation[];
}

interface Case extends UnitsAround {
  readonly equations: readonly Equation[];
  readonly broken: readonly Broken[];
  readonly sites: readonly UnitSite[];
}

/**
 * Replaces mistakes by the missing or wrong unit that they follow from. A single mistake stays, since its formula may as
 * well be wrong; its hint then names the unit that may be missing.
 */
export function explainUnits(
  found: readonly Diagnostic[],
  raw: RawCalculator,
  notes: UnitNotes,
  units: UnitTable,
): readonly Diagnostic[] {
  const suspected = found.filter((each) => isMistake(each) && consequences.has(each.code));
  if (suspected.length === 0) return found;
  const equations = equationsOf(notes);
  const open = equations.filter((each) => !holds(each));
  const broken = suspected.flatMap((mistake): readonly Broken[] => {
    const own = open.filter(({ span }) => isInside(span, mistake.span));
    return own.length === 0 ? [] : [{ mistake, equations: own }];
  });
  const known: Case = { equations, broken, sites: unitSites(raw, notes), notes, units };
  const { culprits, isChoice, others } = explained(known);
  const gone = new Set(culprits.flatMap((each) => each.gone));
  const [first] = gone;
  const isHint = isChoice || gone.size === 1;
  const reporter = new Reporter();
  for (const culprit of isHint ? [] : culprits)
    if (isBare(culprit.site)) reportMissing(culprit, known, reporter);
    else reportWrong(culprit, others, known, reporter);
  const kept = isHint ? found : found.filter((each) => !gone.has(each));
  const mended = kept.map((each) => {
    const turned = withTurned(each, turnedIn(each, known));
    return isHint && each === first ? withMissing(turned, culprits, known) : turned;
  });
  return [...mended, ...reporter.found];
}

/** The only name by which the formula of a mistake may divide instead of multiplying, or the other way. */
function turnedIn(mistake: Diagnostic, { broken, notes }: Case): Turned | null {
  const own = broken.find((each) => each.mistake === mistake)?.equations ?? [];
  const [only, ...others] = own.flatMap((each) => turnedAround(each, notes));
  return only !== undefined && others.length === 0 && own.length === 1 ? only : null;
}

function isInside(inner: Span, outer: Span): boolean {
  return inner.source === outer.source && inner.start >= outer.start && inner.end <= outer.end;
}

interface Explanation {
  readonly culprits: readonly Culprit[];
  /** True when each of the culprits explains the mistakes by itself; false for one, and for several together. */
  readonly isChoice: boolean;
  /** Those that explain as much, but less likely. */
  readonly others: readonly Culprit[];
}

/** What explains most mistakes, if anything does. A wrong unit needs several of them. */
function explained(known: Case): Explanation {
  const single = known.sites.flatMap((site) => culpritAt(site, known) ?? []);
  const together = culpritsTogether(known);
  const candidates = single.flatMap((culprit) => {
    const rank = rankOf(culprit, known);
    return rank === null || (culprit.gone.length < 2 && !isBare(culprit.site)) ? [] : [{ culprit, rank }];
  });
  const most = Math.max(0, ...candidates.map(({ culprit }) => culprit.gone.length));
  if (together.length > 0 && (together[0]?.gone.length ?? 0) > most)
    return { culprits: together, isChoice: false, others: [] };
  const best = candidates.filter(({ culprit }) => culprit.gone.length === most).sort((a, b) => a.rank - b.rank);
  const withRank = (rank: number | undefined) =>
    best.flatMap((each) => (each.rank === rank && each !== best[0] ? [each.culprit] : []));
  const [first] = best;
  if (first === undefined) return { culprits: [], isChoice: false, others: [] };
  const alike = withRank(first.rank);
  if (isBare(first.culprit.site))
    return { culprits: [first.culprit, ...alike], isChoice: alike.length > 0, others: [] };
  const [declared, bare] = [withRank(ranks.declared), withRank(ranks.counted)];
  return { culprits: [first.culprit], isChoice: false, others: declared.length > 0 ? declared : bare };
}

/** How likely a unit is the one that is missing or wrong, the likeliest first. */
const ranks = { lacking: 0, counted: 1, step: 2, declared: 3, bare: 4, tooMuch: 5 } as const;

/** Null for a unit that the catalog does not have; an input that lacks its unit is reported without a name for it. */
function rankOf(culprit: Culprit, known: Case): number | null {
  const { site, factor } = culprit;
  if (isBare(site) && !site.isUsuallyPlain) return ranks.lacking;
  if (!hasRemedy(culprit, known)) return null;
  if (site.kind === 'step') return ranks.step;
  if (isBare(site)) return isCountOrPrice(site, { dimensions: factor }, known) ? ranks.counted : ranks.bare;
  return isPlain({ dimensions: unitOfSite(site, factor) }) ? ranks.tooMuch : ranks.declared;
}

/** True where a unit is likely that is usually left out: of things that are counted, of prices, of a labelled input. */
function isCountOrPrice({ input }: UnitSite, kind: Pick<Unit, 'dimensions'>, { notes, units }: Case): boolean {
  if (input === null) return hasMoney(kind, units);
  if (input.whole) return isKindCounted(kind, units);
  const isDeclared = [...notes.declared.values()].some((unit) => sameDimensions(unit, kind));
  return isDeclared || unitsOfKind(kind, units).length > 0;
}

/** True for a plain number, which is not a percentage either. */
function isBare({ kind, declared }: UnitSite): boolean {
  return kind !== 'step' && isPlain(declared) && declared.factors.length === 0;
}

/** The site as a culprit; null when no other unit there explains a mistake and meets all that is asked of it. */
function culpritAt(site: UnitSite, known: Case): Culprit | null {
  const factor = solveFor(site.place, known.equations);
  return factor && culpritWith(site, new Map([[site.place, factor]]), known);
}

/** Inputs that lack their units, each of which has a part in explaining the mistakes. */
function culpritsTogether(known: Case): readonly Culprit[] {
  const sites = known.sites.filter((site) => isBare(site) && !site.isUsuallyPlain);
  const factors = solveTogether(
    sites.map(({ place }) => place),
    known.equations,
  );
  return factors === null ? [] : sites.flatMap((site) => culpritWith(site, factors, known) ?? []);
}

/** The site as a culprit among others, if its factor has a part in explaining a mistake. */
function culpritWith(site: UnitSite, factors: Factors, { broken, equations: all }: Case): Culprit | null {
  const factor = factors.get(site.place);
  const gone = broken.filter(({ equations }) => equations.every((each) => holds(each, factors)));
  const parts = gone.flatMap(({ equations }) => equations).filter((each) => each.powers.has(site.place));
  const because = [...parts, ...all].find((each) => isOnce(each, site) && !holds(each)) ?? parts[0];
  if (factor === undefined || parts.length === 0 || because === undefined) return null;
  const own = gone.filter(({ equations }) => equations.some((each) => each.powers.has(site.place)));
  return { site, factor, because, gone: gone.map(({ mistake }) => mistake), own: own.map(({ mistake }) => mistake) };
}

function isOnce(equation: Equation, { place }: UnitSite): boolean {
  const power = powerOf(equation, place);
  return typeof equation.wanted !== 'function' && (equal(power, one) || equal(power, negate(one)));
}
