/** Tries the phrases that a category has to be found by. */
import type { SearchForm } from '../../../engine/kernel/language.js';
import type { Category as Searched } from '../../../engine/kernel/service.js';
import { grammarOf } from '../../../engine/search/grammar.js';
import { createServiceSearch } from '../../../engine/search/service-search.js';
import type { Named } from '../../language/forms/form.js';
import type { RawCategory, RawSpoken } from '../../language/forms/network.js';
import type { SearchPhrases } from '../../program/network.js';
import type { Reporter } from '../../source/diagnostic.js';
import { quote } from '../../source/suggest.js';

type Groups = readonly Named<readonly Named<RawCategory>[]>[];

/** Advises on phrases that find another category first, or none; `words` are those of their language. */
export function checkAsked(groups: Groups, reporter: Reporter, words: SearchForm | null): void {
  const categories = groups.flatMap(({ value }) => value);
  const search = createServiceSearch(categories.map(searched), grammarOf(words));
  for (const { name, value } of categories)
    for (const { value: phrase, span } of value.asked) {
      const { found, near } = search(phrase);
      const [first] = [...found, ...near];
      if (first?.slug === name.value) continue;
      const instead = first === undefined ? 'nothing' : quote(first.slug);
      reporter.report('phrase-misses', span, { phrase, name: name.value, found: instead });
    }
}

function searched({ name, value }: Named<RawCategory>): Searched {
  const also = value.also.map((each) => each.value);
  return { slug: name.value, name: value.name, tag: '', also, search: phrasesOf(value) ?? {} };
}

export function phrasesOf({ search }: Pick<RawSpoken, 'search'>): SearchPhrases | null {
  if (search === null) return null;
  const [things, symptoms, does, not] = [search.things, search.symptoms, search.does, search.not].map((all) =>
    all.map(({ value }) => value),
  );
  return { things, symptoms, does, not } as SearchPhrases;
}
