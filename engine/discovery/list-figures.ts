/** All figures, or those of a calculator, or those that words stand for. */

import type { figureList } from '../../contract/figures.js';
import { longestSearch } from '../../contract/figures.js';
import type { Static } from '../../contract/schema.js';
import type { ServedCatalog } from '../calculator/catalog.js';
import type { FigureEntry } from '../calculator/figure-facts.js';
import { choiceParameter } from '../calculator/parameter.js';
import { englishGrammar as english } from '../search/grammar.js';
import { stemOf, wordsOf } from '../search/words.js';
import { catalogOf } from './catalog-version.js';
import type { Discover } from './discover.js';
import { discoverBy } from './discover.js';
import { searchParameter } from './search-parameter.js';

export function createFigureList(catalog: ServedCatalog): Discover<Static<typeof figureList>> {
  const figures = [...catalog.figures.values()];
  const texts = new Map(figures.map((figure) => [figure, stemsOf(textOf(figure))]));
  const slugs = [...catalog.modules.keys()];
  const parameters = [
    searchParameter(longestSearch, 'figures'),
    choiceParameter('calculator', slugs, 'unknown_option'),
  ];
  return discoverBy(catalog, { parameters, owner: 'figures' }, ({ inputs }) => {
    const [query = null, calculator = null] = inputs.map((value) => (value === undefined ? null : String(value)));
    const wanted = query === null ? [] : [...stemsOf(query)];
    const found = figures.filter(
      (figure) =>
        (calculator === null || figure.used_by.includes(calculator)) &&
        wanted.every((word) => texts.get(figure)?.has(word) === true),
    );
    const isAll = query === null && calculator === null;
    const told = isAll ? found.map(({ records: _, ...rest }) => rest) : found;
    const members = { query, calculator, count: told.length, figures: told };
    return { kind: 'answered', members: { ok: true, ...members, catalog: catalogOf(catalog) } };
  });
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

/** Sources and names of figures are in English in each language. */
function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text.replaceAll('_', ' ')).map((word) => stemOf(english.spell(word), english)));
}
