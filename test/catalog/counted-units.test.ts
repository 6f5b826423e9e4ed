/** Amounts of inputs in each language: 1 is followed by the singular of its unit wherever a page, a note, an assumption or a workbook has it. */
import { join } from 'node:path';
import { clampNotes } from '../../engine/calculator/clamp.js';
import { quantityLanguage, valueText } from '../../engine/calculator/quantity-text.js';
import type { InputSpec, NumberInput } from '../../engine/kernel/module.js';
import { assumedIn } from '../../engine/questions/assumed.js';
import { languages } from '../../generated/languages.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { movedCells } from '../../runtime/workbook/moved-numbers.js';
import { projectRoot } from '../support/project-root.js';
import { servedCatalog } from '../support/real-app.js';
import { checkedCatalog } from '../support/real-catalog.js';

const compiled = compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages });
const served = serveCatalog(compiled, { ...compiled.service });

const real = checkedCatalog();
const sites = [
  ['en', served, real.units],
  ...real.translations.map(({ language: { code }, catalog }) => [code, served.others.get(code), catalog.units]),
] as [string, typeof served, typeof real.units][];

function isNumber(spec: InputSpec): spec is NumberInput {
  return spec.type === 'number';
}

test.each(sites)('an amount of 1 in %s', (_, { calculators, translation }, units) => {
  const inputs = [...calculators.values()].flatMap(({ specs, plan }) => [
    ...specs,
    ...plan.lists.flatMap(({ list }) => list.inputs),
  ]);
  const counted = inputs.filter(isNumber).flatMap((spec) => {
    const own = units.find(({ name }) => name === spec.units?.[0]?.name);
    return own?.label === spec.unit && own?.label === own?.many && own?.one !== own?.many ? [{ spec, own }] : [];
  });
  expect(counted.length).toBeGreaterThan(20);
  for (const { spec, own } of counted) {
    const one: NumberInput = { ...spec, min: 1, max: 1 };
    const two: NumberInput = { ...spec, min: 2, max: 2 };
    for (const says of [
      (input: NumberInput) => valueText(quantityLanguage(translation), input.min, input),
      (input: NumberInput) => clampNotes([input], [5], translation),
      (input: NumberInput) => movedCells([input], [5], translation).notes,
      (input: NumberInput) => assumedIn([{ ...input, default: input.min }], [], translation)[0]?.says,
    ]) {
      expect(says(one)).toMatch(new RegExp(`\\b1 ${own?.one}(?![\\p{L}²])`, 'u'));
      expect(says(two)).toContain(`2 ${own?.many}`);
    }
  }
});
