/** All figures, or those of a calculator, or those that words stand for. */

import type { figureList } from '../../contract/figures.js';
import { longestSearch } from '../../contract/figures.js';
import type { Static } from '../../contract/schema.js';
import { refuseParameters } from '../calculator/answer-query.js';
import type { ServedCatalog } from '../calculator/catalog.js';
import type { FigureEntry } from '../calculator/figure-facts.js';
import { languageParameters } from '../calculator/language.js';
import { choiceParameter } from '../calculator/parameter.js';
import { planOf } from '../calculator/query-plan.js';
import { readQuery } from '../calculator/read-query.js';
import { scanQuery } from '../calculator/scan-query.js';
import { catalogOf } from './catalog-version.js';
import type { Discover } from './discover.js';
import { searchParameter } from './search-parameter.js';
import { stemOf, wordsOf } from './search-words.js';

export function createFigureList(catalog: ServedCatalog): Discover<Static<typeof figureList>> {
  const figures = [...catalog.figures.values()];
  const texts = new Map(figures.map((figure) => [figure, stemsOf(textOf(figure))]));
  const slugs = [...catalog.modules.keys()];
  const plan = planOf(
    [
      searchParameter(longestSearch, 'figures'),
      choiceParameter('calculator', slugs, 'unknown_option'),
      ...languageParameters(catalog.service),
    ],
    0,
    null,
    'figures',
  );
  return (text) => {
    const pairs = scanQuery(text);
    const values = readQuery(plan, pairs);
    if (values === null) return { kind: 'refused', refusal: refuseParameters(plan, pairs, catalog.words) };
    const [query, calculator] = [0, 1].map((at) =>
      values.inputs[at] === undefined ? null : String(values.inputs[at]),
    );
    const wanted = query == null ? [] : [...stemsOf(query)];
    const found = figures.filter(
      (figure) =>
        (calculator == null || figure.used_by.includes(calculator)) &&
        wanted.every((word) => texts.get(figure)?.has(word) === true),
    );
    const isAll = query == null && calculator == null;
    const told = isAll ? found.map(({ records: _, ...rest }) => rest) : found;
    const members = { query: query ?? null, calculator: calculator ?? null, count: told.length, figures: told };
    return { kind: 'answered', members: { ok: true, ...members, catalog: catalogOf(catalog) } };
  };
}

function textOf({ name, source = '', records = [], used_by: users, judgement = '' }: FigureEntry): string {
  return [
    name,
    source,
    judgement,
    ...users,
    ...records.flatMap(({ who, kind, where = '' }) => [who, kind, where]),
  ].join(' ');
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text.replaceAll('_', ' ')).map(stemOf));
}
