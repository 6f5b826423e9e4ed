/** Compares the inputs of a calculator. */
import type { Deprecation, Input, NumberInput, Option, SelectInput } from '../../generator/program/catalog.js';
import { gridNearest } from '../../generator/program/grid.js';
import { multiply, one, toNumber } from '../../generator/units/rational.js';
import { conversionFactor, displayUnit, isReading } from '../../generator/units/unit.js';
import type { Report, Texts } from './change.js';
import { oneText, pair, quoted, reportTexts } from './change.js';
import { deprecationTexts } from './describe.js';
import { isRescaled } from './joint-inputs.js';
import { renamedInputs, renamedOptions } from './naming.js';

/** `today` is a day as 2026-03-01: a deprecated input may go after its `until`. */
export function compareInputs(before: readonly Input[], after: readonly Input[], today: string, report: Report): void {
  const paired = pair(before, after, ({ name }) => name);
  const renamed = renamedInputs(before, after);
  const [gone, come] = [new Set(renamed.map(([old]) => old)), new Set(renamed.map(([, now]) => now))];
  for (const [old, now] of renamed) {
    const what = `input ${quoted(old.name)} is now ${quoted(now.name)}`;
    report('breaking', what, 'calls that give it by its old name are refused');
  }
  for (const { name, deprecated } of paired.removed.filter((each) => !gone.has(each)))
    report(...removal(`input ${quoted(name)}`, deprecated, today, 'calls that give it are refused'));
  for (const input of paired.added.filter((each) => !come.has(each)))
    if (input.default === null)
      report('breaking', `new input ${quoted(input.name)} without a default`, 'calls that do not give it are refused');
    else report('documentation', `new input ${quoted(input.name)}`, 'calls without it stay valid');
  for (const [old, now] of [...paired.kept, ...renamed]) compareInput(old, now, report);
  const [order, newOrder] = [before, after].map((all) => all.map(({ name }) => name).join());
  if (order !== newOrder && paired.removed.length + paired.added.length === 0)
    report('documentation', 'inputs are in another order', 'forms show this order');
}

/** The change that something is gone, which breaks no promise once the day has passed until which it was kept. */
export function removal(
  name: string,
  deprecated: Deprecation | null,
  today: string,
  refused: string,
): Parameters<Report> {
  const until = deprecated?.until ?? null;
  if (until === null || until >= today) return ['breaking', `${name} is gone`, refused];
  return ['behaviour', `${name} is gone`, `it was announced and kept until ${until}`];
}

function compareInput(before: Input, after: Input, report: Report): void {
  const name = quoted(after.name);
  let old = before;
  if (before.kind === 'number' && after.kind === 'number') {
    old = inUnitOf(after, before);
    compareNumbers(before, old, after, report);
  } else if (before.kind === 'select' && after.kind === 'select') compareSelects(before, after, report);
  else {
    const what = `input ${name} is a ${after.kind} instead of a ${before.kind}`;
    report('breaking', what, 'calls that gave it are refused');
    return;
  }
  compareDefaults(old, after, report);
  compareAccepted(before, after, report);
  const shownTexts = ['label', 'hint', 'unitLabel'] as const;
  // Another unit is told with what it does to calls.
  for (const key of shownTexts)
    if (before[key] !== after[key] && !(key === 'unitLabel' && old !== before))
      report(
        'documentation',
        `${key === 'unitLabel' ? 'unit label' : key} of input ${name}`,
        'forms and documents show it',
        oneText(before[key], after[key]),
      );
  const texts = [deprecationTexts(before.deprecated), deprecationTexts(after.deprecated)] as const;
  reportTexts('documentation', `deprecation of input ${name}`, 'it is an announcement', texts, report);
}

/** `old` is the input before, with its numbers in the unit of the new one. */
function compareNumbers(before: NumberInput, old: NumberInput, after: NumberInput, report: Report): void {
  const name = quoted(after.name);
  const [unit, newUnit] = [before, after].map((input) => displayUnit(input.unit) || 'plain');
  // A unit of the same kind is judged by what it does to values.
  if (unit !== newUnit && old === before)
    report('breaking', `unit of input ${name} ${unit} -> ${newUnit}`, 'the same number means something else');
  if (!before.whole && after.whole)
    report('breaking', `input ${name} takes only whole numbers`, 'other numbers are refused');
  if (before.whole && !after.whole)
    report('behaviour', `input ${name} takes fractions`, 'calls that were refused are answered');
  compareBound('min', old.min, after.min, name, report);
  compareBound('max', old.max, after.max, name, report);
  if (old.step !== after.step)
    report('documentation', `step of input ${name} ${old.step} -> ${after.step}`, 'only forms follow it');
}

/** The old input with its numbers in the unit of the new one, where that is of the same kind. */
function inUnitOf(after: NumberInput, before: NumberInput): NumberInput {
  if (!isRescaled(before, after)) return before;
  const factor = toNumber(conversionFactor(before.unit, after.unit));
  const [min, max, step] = [before.min, before.max, before.step].map((value) => gridNearest(value * factor));
  const usual = before.default === null ? null : gridNearest(before.default * factor);
  return { ...before, min: min ?? 0, max: max ?? 0, step: step ?? 0, default: usual };
}

function compareBound(bound: 'min' | 'max', before: number, after: number, name: string, report: Report): void {
  if (before === after) return;
  const narrows = bound === 'min' ? after > before : after < before;
  const what = `${bound} of input ${name} ${before} -> ${after}`;
  if (narrows) report('breaking', what, 'values beyond it are moved to it, so these calls mean something else');
  else report('behaviour', what, 'values that were moved to the bound are now used as given');
}

function compareDefaults(before: Input, after: Input, report: Report): void {
  if (before.default === after.default) return;
  const name = quoted(after.name);
  if (after.default === null)
    report('breaking', `input ${name} no longer has a default`, 'calls without it are refused');
  else if (before.default === null)
    report('documentation', `input ${name} has a default: ${after.default}`, 'calls that give it stay the same');
  else {
    const what = `default of input ${name} ${before.default} -> ${after.default}`;
    report('behaviour', what, 'calls without it get another answer');
  }
}

function compareSelects(before: SelectInput, after: SelectInput, report: Report): void {
  const name = quoted(after.name);
  const options = pair(before.options, after.options, ({ key }) => key);
  const renamed = renamedOptions(before, after);
  for (const [old, now] of renamed) {
    const what = `option ${quoted(old.key)} of ${name} is now ${quoted(now.key)}`;
    report('breaking', what, 'calls that choose it by its old name are refused');
  }
  for (const option of options.removed.filter((each) => !renamed.some(([old]) => old === each)))
    report('breaking', `option ${quoted(option.key)} of ${name} is gone`, 'calls that choose it are refused');
  for (const option of options.added.filter((each) => !renamed.some(([, now]) => now === each)))
    report('documentation', `new option ${quoted(option.key)} of ${name}`, 'more requests are valid');
  for (const [old, now] of options.kept) {
    const what = `words for option ${quoted(now.key)} of ${name}`;
    reportTexts('documentation', what, 'forms and sentences show them', [wordsOf(old), wordsOf(now)], report);
  }
  const [order, newOrder] = [before, after].map((input) => input.options.map(({ key }) => key).join());
  if (order !== newOrder && options.removed.length + options.added.length === 0)
    report('documentation', `options of ${name} are in another order`, 'forms show this order');
}

function wordsOf({ label, phrase }: Option): Texts {
  return Object.entries({ label, phrase });
}

/** Compares the units that callers may write after a number. */
function compareAccepted(before: Input, after: Input, report: Report): void {
  const spellings = (input: Input): readonly string[] => input.accepts.flatMap((unit) => unit.spellings);
  const [old, now] = [new Set(spellings(before)), new Set(spellings(after))];
  const lost = [...old].filter((text) => !now.has(text));
  const won = [...now].filter((text) => !old.has(text));
  const name = quoted(after.name);
  const [gone, more] = [lost, won].map((texts) => texts.map(quoted).join(', '));
  if (gone !== '') report('breaking', `input ${name} no longer takes ${gone}`, 'calls with this unit are refused');
  if (more !== '') report('documentation', `input ${name} also takes ${more}`, 'more requests are valid');
  const sizes = sizesOf(before);
  for (const [unit, size] of sizesOf(after))
    if (sizes.has(unit) && sizes.get(unit) !== size)
      report('breaking', `${quoted(unit)} at input ${name} has another size`, 'the same call means something else');
}

/** The size of each accepted unit, whatever the unit of the input is. */
function sizesOf(input: Input): ReadonlyMap<string, string> {
  const own = input.kind === 'number' && !isReading(input.unit) ? input.unit.scale : one;
  return new Map(
    input.accepts.map(({ name, factor }) => {
      const { numerator, denominator } = multiply(factor, own);
      return [name, `${numerator}/${denominator}`];
    }),
  );
}
