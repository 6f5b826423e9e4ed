/** No input can have a name that something else has, and no word of the language is the name of an input that callers were promised. */
import { operationsOf } from '../../contract/operations.js';
import { factsOf } from '../../generator/documents/facts.js';
import { foldNames } from '../../generator/program/list.js';
import { formulaWords, whyNoInput, whyReserved } from '../../generator/program/reserved-names.js';
import { householdCatalog } from '../support/household-catalog.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { specFigures } from './spec-figures.js';

const catalogs = [checkedCatalog(), householdCatalog()];
const promised = Object.values(specFigures).flatMap(({ inputs, unshownInput = '' }) => [
  ...inputs.map(({ name }) => name),
  unshownInput,
]);
const inputs = new Set([...promised, ...catalogs.flatMap(({ calculators }) => calculators.flatMap(namesOf))]);

function namesOf(calculator: (typeof catalogs)[number]['calculators'][number]): readonly string[] {
  const items = calculator.lists.flatMap((list) => [list.name, ...list.items.map(({ name }) => name)]);
  return [...calculator.inputs.map(({ name }) => name), ...items];
}

/** The parameters that may stand beside the inputs of a calculator in one query. */
const beside = catalogs.flatMap((catalog) =>
  operationsOf(factsOf(catalog))
    .filter(({ path }) => path.includes('{slug}'))
    .flatMap(({ parameters }) => parameters(factsOf(catalog)))
    .filter((parameter) => parameter.in === 'query' && parameter.isExploded !== true),
);

test.each([...new Set(beside.map(({ name }) => name))])('an input cannot have the name of the parameter %s', (name) => {
  expect(whyReserved(name) ?? whyNoInput(name)).toBeDefined();
});

test('the words of the language are the names of no input', () => {
  const words = [...foldNames, ...formulaWords].filter((word) => inputs.has(word));
  expect(words).toEqual([]);
  expect([...inputs].filter((name) => (whyReserved(name) ?? whyNoInput(name)) !== undefined)).toEqual([]);
  expect(promised.length).toBeGreaterThan(100);
});
