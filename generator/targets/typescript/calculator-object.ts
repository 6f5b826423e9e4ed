/** Emits the object that a module exports: the facts of the calculator, and its functions. */
import type { WriterFunction } from 'ts-morph';
import { dayText } from '../../../engine/kernel/days.js';
import { bandFields } from '../../program/band-fields.js';
import { basisOf, pricesOf } from '../../program/basis.js';
import { isDayInput } from '../../program/call-point.js';
import type {
  Calculator,
  CostBand,
  Deprecation,
  EstimateLine,
  Input,
  NumberInput,
  Slopes,
  Validity,
} from '../../program/catalog.js';
import { classText } from '../../program/evidence.js';
import type { OpenFigure } from '../../program/open-figure.js';
import { rankedInputs } from '../../program/ranked-inputs.js';
import { repeatedFigures } from '../../program/repeated-figures.js';
import { periodKey, periodValues } from '../../program/shared-figure.js';
import { toNumber } from '../../units/rational.js';
import { displayUnit, unitLabel } from '../../units/unit.js';
import type { Code } from '../code/code.js';
import { labelledCode } from '../code/code.js';
import type { Data } from './code.js';
import { dataCode, literal, memberCode, membersOf, objectCode, rowsCode, tallObject } from './code.js';
import { listsMember } from './lists.js';
import type { Module } from './module.js';
import { constantName } from './names.js';
import { constantStatement } from './statements.js';
import { unitsOf } from './units-module.js';

export function calculatorStatement(module: Module): WriterFunction {
  const { calculator, inputsType } = module;
  const { slug, title, subtitle, tag, service, disclaimer, inputs, costBand, sources, deprecated } = calculator;
  const { slopes } = calculator;
  const value = tallObject([
    ...membersOf({ slug, title, subtitle, tag, service, disclaimer }),
    memberCode('inputs', rowsCode(inputs.map(inputSpec))),
    ...listsMember(module, inputSpec),
    memberCode('costBand', costBand === null ? 'null' : bandCode(costBand)),
    memberCode('sources', rowsCode(sources.map(dataCode))),
    ...deprecatedMember(deprecated),
    ...validityMembers(calculator.validity),
    ...sharedFigureMembers(calculator.validity),
    ...estimateMember(calculator),
    ...basisMember(calculator),
    ...ownMember(calculator),
    ...shownMembers(calculator),
    ...asksMember(calculator),
    ...slopesMember(slopes()),
    'refuse',
    'answer',
    'trace',
    ...(calculator.cells.length === 0 ? [] : ['cells']),
  ]);
  const type = `Calculator<${inputsType}>`;
  return constantStatement({ name: constantName(slug), type, value, doc: subtitle, isExported: true });
}

/** An input in the form of the kernel's interface. */
function inputSpec(input: Input): Code {
  const { name, label } = input;
  const [unit, ask, hint] = [input.unitLabel ?? undefined, input.ask ?? undefined, input.hint ?? undefined];
  const units = unitsOf(input);
  const own = isDayInput(input)
    ? dayMembers(input)
    : input.kind === 'number'
      ? numberMembers(input)
      : selectMembers(input);
  const type = isDayInput(input) ? 'day' : input.kind;
  return objectCode([
    ...membersOf({ name, label, type, unit }),
    ...own,
    ...(units === null ? [] : [memberCode('units', units)]),
    ...membersOf({ ask, hint }),
    ...deprecatedMember(input.deprecated),
  ]);
}

function validityMembers({ asOf, dated }: Validity): readonly Code[] {
  const periods = dated?.periods.map((period) =>
    dataCode({ key: periodKey(period), from: period.from ?? undefined, until: period.until ?? undefined }),
  );
  return [
    ...membersOf({ asOf: asOf ?? undefined }),
    ...(periods === undefined ? [] : [memberCode('periods', rowsCode(periods))]),
  ];
}

/** The shared figures that answers use, for callers who ask what an answer assumes. */
function sharedFigureMembers({ figures }: Validity): readonly Code[] {
  if (figures.length === 0) return [];
  const rows = figures.map((figure) => {
    const { group, name, unit, asOf, source } = figure;
    const values = periodValues(figure);
    return dataCode({ name: `${group}.${name}`, unit: unitLabel(unit), asOf: asOf ?? undefined, source, values });
  });
  return [memberCode('sharedFigures', rowsCode(rows))];
}

/** The texts of an estimate, and the function that gives its amounts. */
function estimateMember({ estimate, guidance }: Calculator): readonly Code[] {
  if (estimate === null) return [];
  const { covers, period, addsUp, together, apart, lines, options, minimumAlike, total, leavesOut } = estimate;
  const lineCode = ({ line, covers: part, once, alike }: EstimateLine, key?: string) =>
    dataCode({
      name: key,
      line,
      covers: part,
      once: once || undefined,
      alike: alike === null ? undefined : [...alike],
    });
  const value = tallObject([
    ...membersOf({ covers, period: period ?? undefined, unit: total.low.unitLabel, addsUp: addsUp ?? undefined }),
    memberCode('lines', rowsCode(lines.map((line) => lineCode(line)))),
    ...(options.length === 0 ? [] : [memberCode('options', rowsCode(options.map((line) => lineCode(line, line.key))))]),
    ...(together.size === 0 ? [] : [memberCode('together', dataCode(Object.fromEntries(together)))]),
    ...(apart.length === 0 ? [] : [memberCode('apart', dataCode([...apart]))]),
    ...(minimumAlike === null ? [] : [memberCode('minimumAlike', dataCode([...minimumAlike]))]),
    memberCode('leavesOut', dataCode([...leavesOut])),
    ...(guidance === null ? [] : [memberCode('pitfalls', dataCode([...guidance.pitfalls]))]),
    memberCode('amounts', 'estimate'),
  ]);
  return [memberCode('estimate', value)];
}

/** Short basis of an estimate's prices: their records are a separate document. */
function basisMember({ estimate, validity }: Calculator): readonly Code[] {
  if (estimate === null) return [];
  const { counts, broughtFrom, strength } = basisOf(validity);
  const { published, brought, judged, unnamed } = counts;
  const standings = pricesOf(validity).map(({ name, evidence }) => [name, evidence?.standing ?? 'unnamed'] as const);
  const told = Object.entries({ published, brought, judged, unnamed }).filter(([, count]) => count > 0);
  return [
    memberCode(
      'basis',
      tallObject([
        ...membersOf({
          class: classText(strength),
          ...Object.fromEntries(told),
          broughtFrom: broughtFrom ?? undefined,
        }),
        memberCode('prices', dataCode(Object.fromEntries(standings))),
      ]),
    ),
  ];
}

/** The figures that callers may replace, and the function that computes with theirs. */
function ownMember({ own, estimate }: Calculator): readonly Code[] {
  if (own === null) return [];
  const functions = ['answer', 'trace', ...(estimate === null ? [] : ['estimate'])].map((name) =>
    labelledCode(
      `${name === 'estimate' ? 'amounts' : name}: (inputs, own) =>`,
      `${name}(inputs, computeOwn(inputs, own))`,
    ),
  );
  return [memberCode('own', tallObject([memberCode('figures', rowsCode(own.figures.map(openFigure))), ...functions]))];
}

/** An open figure in the form of the kernel's interface. */
function openFigure(figure: OpenFigure): Code {
  const { name, label, unit, by, min, max } = figure;
  const units = unitsOf(figure);
  const written = unit.factors.length > 1 ? { written: displayUnit(unit) } : {};
  return objectCode([
    ...membersOf({ name, label, unit: unitLabel(unit) || undefined }),
    ...[memberCode('min', literal(min)), memberCode('max', literal(max))],
    ...membersOf(written),
    ...(units === null ? [] : [memberCode('units', units)]),
    ...(by.length === 0 ? [] : [memberCode('by', dataCode([...by]))]),
  ]);
}

/** Members for pages: the drawing, the labels of steps, the words of units, and the figures that are shown elsewhere. */
function shownMembers(calculator: Calculator): readonly Code[] {
  const { drawing, labels, counted } = calculator;
  const repeats = repeatedFigures(calculator);
  return membersOf({
    drawing: drawing === null ? undefined : { ...drawing },
    labels: labels.size === 0 ? undefined : Object.fromEntries(labels),
    counted: counted.size === 0 ? undefined : Object.fromEntries(counted),
    repeats: repeats.size === 0 ? undefined : Object.fromEntries(repeats),
  } as Readonly<Record<string, Data | undefined>>);
}

/** The inputs to ask about, in order. */
function asksMember(calculator: Calculator): readonly Code[] {
  const ranked = rankedInputs(calculator);
  return ranked.length === 0 ? [] : [memberCode('asks', rowsCode(ranked.map((each) => dataCode({ ...each }))))];
}

/** A line for each number with a proved slope in any input. */
function slopesMember(slopes: Slopes): readonly Code[] {
  const rows = [...slopes].filter(([, inputs]) => inputs.size > 0);
  if (rows.length === 0) return [];
  return [
    memberCode(
      'slopes',
      tallObject(rows.map(([name, inputs]) => memberCode(name, dataCode(Object.fromEntries(inputs))))),
    ),
  ];
}

function deprecatedMember(deprecated: Deprecation | null): readonly Code[] {
  if (deprecated === null) return [];
  const { since, until, use } = deprecated;
  return [memberCode('deprecated', dataCode({ since, until: until ?? undefined, use: use ?? undefined }))];
}

function dayMembers({ default: value, isToday, min, max }: NumberInput): readonly Code[] {
  return [
    isToday === true ? memberCode('today', 'true') : defaultMember(value === null ? null : dayText(value)),
    ...membersOf({ min: dayText(min), max: dayText(max) }),
  ];
}

function numberMembers({ default: value, whole, min, max, step, unit }: Input & { kind: 'number' }): readonly Code[] {
  const written = unit.factors.length > 1 ? [memberCode('written', dataCode(displayUnit(unit)))] : [];
  const figures = Object.entries({ min, max, step }).map(([key, each]) => memberCode(key, literal(each)));
  return [defaultMember(value), ...figures, ...(whole ? [memberCode('whole', 'true')] : []), ...written];
}

/** The default, or `required` for an input that callers must give. */
function defaultMember(value: number | string | null): Code {
  return value === null ? memberCode('required', 'true') : memberCode('default', dataCode(value));
}

function selectMembers({
  default: value,
  options,
  accepts,
  value: figures,
}: Input & { kind: 'select' }): readonly Code[] {
  const sizes = accepts.length === 0 ? undefined : figures?.low.cells;
  const rows = options.map(({ key, label }) => {
    const size = sizes?.get(key);
    return dataCode({ value: key, label, size: size === undefined ? undefined : toNumber(size) });
  });
  return [defaultMember(value), labelledCode('options:', rowsCode(rows))];
}

function bandCode(band: CostBand): Code {
  return tallObject(membersOf(bandFields(band)));
}
