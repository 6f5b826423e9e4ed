/** The registry of calculators as JSON. */
import { aboutAddress, calculationAddress } from '../../contract/addresses.js';
import { placeholders } from '../../contract/placeholders.js';
import { dayText } from '../../engine/kernel/days.js';
import { bandFields } from '../program/band-fields.js';
import { isDayInput, isRequired, usualText } from '../program/call-point.js';
import type {
  Deprecation,
  Estimate,
  Example,
  Figure,
  Guidance,
  Input,
  ListInput,
  NamedFigure,
  NumberInput,
  RangeFigure,
  Validity,
} from '../program/catalog.js';
import type { Interval } from '../program/interval.js';
import { partLists } from '../program/list.js';
import type { Period } from '../program/shared-figure.js';
import { unitLabel } from '../units/unit.js';
import { deprecationJson } from './deprecation.js';
import type { DescribedCalculator, DescribedCatalog } from './described.js';
import { jsonText } from './json.js';

/** The registry document of the service specification, with the inputs of each calculator. */
export function emitRegistry({ service, calculators }: DescribedCatalog): string {
  return jsonText({
    ok: true,
    count: calculators.length,
    schema_version: service.schemaVersion,
    usage: service.usage,
    legal_disclaimer: service.legalDisclaimer,
    catalog: { version: service.version, hash: placeholders.catalogHash },
    calculators: calculators.map((calculator) => registryEntry(calculator, service.baseUrl)),
  });
}

/** All that is known of each calculator, by its slug. */
export function emitDetails({ service, calculators }: DescribedCatalog): string {
  return jsonText(Object.fromEntries(calculators.map((each) => [each.slug, calculatorDetails(each, service.baseUrl)])));
}

function registryEntry(calculator: DescribedCalculator, baseUrl: string) {
  const { guidance, result } = calculator;
  return {
    ...listedMembers(calculator, baseUrl),
    about: `${baseUrl}${aboutAddress(calculator.slug)}`,
    ...(guidance === null ? {} : { guidance: whenToUse(guidance) }),
    result: { unit: result.unitLabel },
    ...estimateMember(calculator.estimate),
  };
}

/** The fields of the specification, and what else a caller needs before a call. */
function listedMembers(calculator: DescribedCalculator, baseUrl: string) {
  const { slug, title, subtitle, inputs, disclaimer, costBand, tag } = calculator;
  const { lists, days } = partLists(calculator.lists);
  const allDays = [
    ...inputs.filter(isDayInput).map(registryDay),
    ...days.map(({ day, gives }) => dayMembers(day, { gives: formulasOf(gives) })),
  ];
  return {
    slug,
    title,
    subtitle,
    endpoint: `${baseUrl}${calculationAddress(slug)}`,
    inputs: inputs.filter((input) => !isDayInput(input)).map(registryInput),
    ...(allDays.length === 0 ? {} : { days: allDays }),
    ...(lists.length === 0 ? {} : { lists: lists.map(registryList) }),
    disclaimer,
    cost_band: costBand && bandFields(costBand),
    tag,
    ...validityMembers(calculator.validity),
    ...figureNames(calculator.validity),
    ...openMember(calculator.own),
    ...deprecatedMember(calculator.deprecated),
  };
}

/** The figures by which it can be asked what it rests on. */
function figureNames({ figures, cells }: Validity) {
  const names = [...figures.map(({ group, name }) => `${group}.${name}`), ...cells.map(({ name }) => name)];
  return names.length === 0 ? {} : { rests_on: names };
}

/** The figures in whose place callers may send their own. */
function openMember(own: DescribedCalculator['own']) {
  if (own === null || own.figures.length === 0) return {};
  const open = own.figures.map(({ name, label, unit, min, max, by }) => ({
    ...{ name, label, unit: unitLabel(unit), min, max },
    ...(by.length === 0 ? {} : { by }),
  }));
  return { open };
}

/** The listing with guidance, sources, examples and the proved range of each figure. */
function calculatorDetails(calculator: DescribedCalculator, baseUrl: string) {
  const { examples, sources, result, secondary, resultRange, figures, texts, guidance } = calculator;
  return {
    ...listedMembers(calculator, baseUrl),
    ...guidanceMember(guidance),
    result: { ...provedFigure(result), ...(calculator.text === null ? {} : { texts: calculator.text.possible }) },
    secondary: secondary.map((figure) => ({ label: figure.label, ...provedFigure(figure) })),
    ...(resultRange === null ? {} : { range: provedRange(resultRange) }),
    figures: Object.fromEntries([
      ...figures.map((figure) => [figure.name, provedNamed(figure)] as const),
      ...texts.map(
        ({ name, text }) => [name, text.pool === null ? { format: 'date' } : { texts: text.possible }] as const,
      ),
    ]),
    ...estimateDetails(calculator.estimate),
    ...(calculator.laws.length === 0 ? {} : { laws: calculator.laws }),
    ...(calculator.triedLaws.length === 0 ? {} : { tried_laws: calculator.triedLaws }),
    examples: examples.map(workedExample),
    sources,
  };
}

function whenToUse({ useWhen, notWhen }: Guidance) {
  return { use_when: useWhen, not_when: notWhen };
}

function guidanceMember(guidance: Guidance | null) {
  if (guidance === null) return {};
  const { pitfalls, nextStep } = guidance;
  return { guidance: { ...whenToUse(guidance), pitfalls, next_step: nextStep } };
}

function provedFigure({ unitLabel, range }: Figure) {
  return { unit: unitLabel, range: endsOf(range()) };
}

/** The proved range of each end of a range. */
function provedRange({ low, high }: RangeFigure) {
  return { unit: low.unitLabel, low: endsOf(low.range()), high: endsOf(high.range()) };
}

function provedNamed({ low, high }: NamedFigure) {
  return high === null ? provedFigure(low) : provedRange({ low, high });
}

function endsOf({ low, high }: Interval) {
  return { low, high };
}

function workedExample({ name, given, lists, value }: Example) {
  return { name, inputs: Object.fromEntries<unknown>([...given, ...lists]), value };
}

/** Scope of the total, and options that a caller may add. */
function estimateMember(estimate: Estimate | null) {
  if (estimate === null) return {};
  const { covers, options } = estimate;
  const choices = options.map(({ key, line }) => ({ name: key, line }));
  return { estimate: { covers, ...(choices.length === 0 ? {} : { options: choices }) } };
}

function estimateDetails(estimate: Estimate | null) {
  if (estimate === null) return {};
  const { covers, lines, options, total, leavesOut } = estimate;
  return {
    estimate: {
      covers,
      total: provedNamed(total),
      lines: lines.map(({ line, covers: part }) => ({ line, covers: part })),
      options: options.map(({ key, line, covers: part }) => ({ name: key, line, covers: part })),
      leaves_out: leavesOut,
    },
  };
}

/** The age of what decides the answers, and the periods for which `on` may name a day. */
function validityMembers({ asOf, dated }: Validity) {
  return {
    ...(asOf === null ? {} : { as_of: asOf }),
    ...(dated === null ? {} : { periods: dated.periods.map(endsOfPeriod) }),
  };
}

function endsOfPeriod({ from, until }: Period) {
  return { from, until };
}

function deprecatedMember(deprecated: Deprecation | null) {
  return deprecated === null ? {} : { deprecated: deprecationJson(deprecated) };
}

function registryList({ name, label, hint, least, most, gives, items }: ListInput) {
  const inputs = items.map(registryInput);
  return { name, label, least, most, gives: formulasOf(gives), inputs, ...(hint === null ? {} : { hint }) };
}

/** What a list or a day gives, by input. */
function formulasOf(gives: ListInput['gives']): Readonly<Record<string, string>> {
  return Object.fromEntries(gives.map(({ input, formula }) => [input, formula]));
}

/** The days of a calculator: the specification knows only numbers and choices among `inputs`. */
function registryDay(input: NumberInput) {
  return dayMembers(input, isRequired(input) ? { required: true } : { default: usualText(input) });
}

/** `usual` says what is so without the day. */
function dayMembers({ name, label, min, max, hint, deprecated }: NumberInput, usual: object) {
  return {
    ...{ name, label },
    ...usual,
    ...{ min: dayText(min), max: dayText(max) },
    ...(hint === null ? {} : { hint }),
    ...deprecatedMember(deprecated),
  };
}

function registryInput(input: Input) {
  const { name, label, kind, unitLabel, hint } = input;
  const head = { name, label, type: kind, ...(unitLabel === null ? {} : { unit: unitLabel }) };
  const usual = input.default === null ? { required: true } : { default: input.default };
  const units = input.accepts.map((unit) => unit.name);
  const tail = {
    ...(units.length === 0 ? {} : { accepted_units: units }),
    ...(hint === null ? {} : { hint }),
    ...deprecatedMember(input.deprecated),
  };
  if (input.kind === 'number')
    return {
      ...head,
      ...usual,
      min: input.min,
      max: input.max,
      step: input.step,
      ...(input.whole ? { whole: true } : {}),
      ...tail,
    };
  return {
    ...head,
    ...usual,
    ...tail,
    options: input.options.map(({ key, label: shown }) => ({ value: key, label: shown })),
  };
}
