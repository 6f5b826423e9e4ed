/** A worked example as the documents show it: the call, and what the service answers to it. */
import { calculationAddress, withQuery } from '../../contract/addresses.js';
import type { Example } from '../program/catalog.js';
import type { DescribedCalculator, DescribedCatalog } from './described.js';
import { askedIn } from './described.js';

/** The example that a document with room for one shows: the first that gives an input, as a real call does. */
export function shownExample({ examples }: DescribedCalculator): Example | undefined {
  return examples.find(({ given }) => given.size > 0) ?? examples[0];
}

/** The example that leaves the inputs to their defaults; the one that is shown where none does. */
export function usualExample(calculator: DescribedCalculator): Example | undefined {
  const { examples, inputs, lists: all } = calculator;
  const isUsual = ({ given, lists }: Example) =>
    lists.size === 0 && [...inputs, ...all].every(({ name }) => !given.has(name));
  return examples.find(isUsual) ?? shownExample(calculator);
}

/** The call that gives an example in the language of the catalog, below an address. */
export function exampleCall(
  { slug }: DescribedCalculator,
  example: Example,
  baseUrl: string,
  catalog: Pick<DescribedCatalog, 'translation'>,
): string {
  const query = new URLSearchParams([...examplePairs(example)]).toString();
  return `GET ${askedIn(withQuery(`${baseUrl}${calculationAddress(slug)}`, query), catalog)}`;
}

/** The parameters that give an example; a list has one for each item. */
export function examplePairs({ given, lists }: Example): readonly [string, string][] {
  return [
    ...[...given].map(([name, value]): [string, string] => [name, String(value)]),
    ...[...lists].flatMap(([name, items]) => items.map((item): [string, string] => [name, item])),
  ];
}

/** The member `result` of the answer. */
export function exampleResult(
  { result, text, secondary, resultRange, figures, texts }: DescribedCalculator,
  example: Example,
) {
  const items = secondary.map(({ unitLabel, label }, index) => ({
    value: example.secondary[index] ?? 0,
    unit: unitLabel,
    label,
  }));
  return {
    value: example.value,
    unit: result.unitLabel,
    ...(text === null ? {} : { text: example.text }),
    interpretation: example.interpretation,
    ...(items.length === 0 ? {} : { secondary: items }),
    ...(resultRange === null ? {} : { range: { ...example.range, unit: resultRange.low.unitLabel } }),
    ...(figures.length + texts.length === 0 ? {} : { figures: exampleFigures(figures, texts, example) }),
  };
}

function exampleFigures(
  figures: DescribedCalculator['figures'],
  texts: DescribedCalculator['texts'],
  example: Example,
) {
  const named = figures.map(({ name, low: { unitLabel: unit } }, index) => {
    const value = example.figures[index] ?? 0;
    return [name, typeof value === 'number' ? { value, unit } : { ...value, unit }] as const;
  });
  const spoken = texts.map(({ name }, index) => [name, { text: example.texts[index] ?? '' }] as const);
  return Object.fromEntries([...named, ...spoken]);
}
