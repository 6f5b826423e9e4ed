/** The catalog with a count of the calculations that answers take. */
import type { Catalog } from '../../engine/calculator/catalog.js';
import type { AnyCalculator } from '../../engine/kernel/module.js';

export interface CountedCatalog {
  readonly catalog: Catalog;
  /** How many calculations a request takes: one computes an answer, its estimate and its trace at most once each. */
  readonly calculationsOf: (request: () => void) => number;
}

export function countedCatalog(catalog: Catalog): CountedCatalog {
  const counts = { answer: 0, amounts: 0, trace: 0 };
  const counted = ({ answer, trace, estimate, own, ...calculator }: AnyCalculator): AnyCalculator => ({
    ...calculator,
    answer: (inputs) => {
      counts.answer++;
      return answer(inputs);
    },
    trace: (inputs) => {
      counts.trace++;
      return trace(inputs);
    },
    ...(own === undefined ? {} : { own: countedOwn(own, counts) }),
    ...(estimate === undefined
      ? {}
      : {
          estimate: {
            ...estimate,
            amounts: (inputs) => {
              counts.amounts++;
              return estimate.amounts(inputs);
            },
          },
        }),
  });
  const calculators = new Map([...catalog.calculators].map(([slug, calculator]) => [slug, counted(calculator)]));
  return {
    catalog: { ...catalog, calculators },
    calculationsOf: (request) => {
      Object.assign(counts, { answer: 0, amounts: 0, trace: 0 });
      request();
      return Math.max(counts.answer, counts.amounts, counts.trace);
    },
  };
}

type Own = NonNullable<AnyCalculator['own']>;

function countedOwn(own: Own, counts: { answer: number; amounts: number; trace: number }): Own {
  const { amounts } = own;
  return {
    ...own,
    answer: (inputs, figures) => {
      counts.answer++;
      return own.answer(inputs, figures);
    },
    trace: (inputs, figures) => {
      counts.trace++;
      return own.trace(inputs, figures);
    },
    ...(amounts === undefined
      ? {}
      : {
          amounts: (inputs, figures) => {
            counts.amounts++;
            return amounts(inputs, figures);
          },
        }),
  };
}
