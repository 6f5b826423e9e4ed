/** Amounts in each language: 1 is followed by the singular of its unit wherever a page, a note, an assumption or a workbook has it. */
import { clampNotes } from '../../engine/calculator/clamp.js';
import { quantityLanguage, valueText } from '../../engine/calculator/quantity-text.js';
import type { InputSpec, NumberInput } from '../../engine/kernel/module.js';
import { assumedIn } from '../../engine/questions/assumed.js';
import { renderCalculator } from '../../pages/markup/calculator.js';
import { viewOf } from '../../pages/markup/whole-view.js';
import { movedCells } from '../../runtime/workbook/moved-numbers.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { servedLanguages } from '../support/served-languages.js';

const real = checkedCatalog();
const units = new Map([
  ['en', real.units],
  ...real.translations.map(({ language: { code }, catalog }) => [code, catalog.units] as const),
]);

function isNumber(spec: InputSpec): spec is NumberInput {
  return spec.type === 'number';
}

test.each(servedLanguages)('an amount of 1 in %s', (code, { calculators }) => {
  const cases = [...calculators.values()].flatMap(({ specs, plan, translation, counted }) => {
    const inputs = [...specs, ...plan.lists.flatMap(({ list }) => list.inputs)].filter(isNumber);
    return inputs.flatMap((spec) => {
      const own = units
        .get(code)
        ?.find(({ label, one, many }) => label === spec.unit && label === many && one !== many);
      return own === undefined ? [] : [{ spec, own, spoken: { translation, counted } }];
    });
  });
  expect(cases.length).toBeGreaterThan(25);
  for (const { spec, own, spoken } of cases) {
    const one: NumberInput = { ...spec, min: 1, max: 1 };
    const two: NumberInput = { ...spec, min: 2, max: 2 };
    for (const says of [
      (input: NumberInput) => valueText(quantityLanguage(spoken), input.min, input),
      (input: NumberInput) => clampNotes([input], [5], spoken),
      (input: NumberInput) => movedCells({ ...spoken, specs: [input] }, [5]).notes,
      (input: NumberInput) => assumedIn([{ ...input, default: input.min }], [], spoken)[0]?.says,
    ]) {
      expect(says(one)).toMatch(new RegExp(`\\b1 ${own.one}(?![\\p{L}²])`, 'u'));
      expect(says(two)).toContain(`2 ${own.many}`);
    }
  }
});

/** At bounds and at 1, one by one and together, there are ones among inputs, steps and figures. */
function callsFor(specs: readonly InputSpec[]): readonly string[] {
  const numbers = specs.filter(isNumber);
  const each = numbers.flatMap(({ name, min, max }) => (min <= 1 && max >= 1 ? [`${name}=1`] : []));
  const least = numbers.map(({ name, min }) => `${name}=${min}`);
  return ['', ...each, each.join('&'), least.join('&')];
}

/** What is read of a page, or read aloud; a unit that is written smaller still belongs to its number. */
function textOf(page: string): string {
  return page
    .replace(/<span class="unit">/g, '')
    .replace(/ (?:aria-label|content)="([^"]*)"/g, '>$1<')
    .replace(/<[^>]*>/g, '\n');
}

test.each(servedLanguages)('no page in %s says 1 of many', (code, { calculators }) => {
  const plurals = (units.get(code) ?? []).filter(({ one, many }) => one !== many).map(({ many }) => many);
  expect(plurals.length).toBeGreaterThan(100);
  const fault = new RegExp(`(?<![\\p{L}\\d.,/]|[\\d/÷–−-] ?)1 (?:${plurals.join('|')})(?![\\p{L}²³])[^\\n]*`, 'gu');
  const faults = [...calculators.values()].flatMap((calculator) =>
    callsFor(calculator.specs).flatMap((query) => {
      const page = renderCalculator(viewOf(calculator, query, 'prompt'), { style: '' });
      return (textOf(page).match(fault) ?? []).map((found) => `${calculator.slug}?${query}: ${found}`);
    }),
  );
  expect(faults).toEqual([]);
});

/** Labels in place of a unit that are no plural of one thing. */
const uncountable = new Set(['barrels or Mcf', 'bricks or blocks', 'mils']);

test('a label that begins with a plural is known after 1 as well', () => {
  const labels = real.calculators.flatMap(({ inputs, result, secondary, counted }) =>
    [...inputs, result, ...secondary].flatMap(({ unitLabel: label }) =>
      label !== null && /^\p{L}+s(?: |$)/u.test(label) && !counted.has(label) ? [label] : [],
    ),
  );
  expect(labels.filter((label) => !uncountable.has(label))).toEqual([]);
});
