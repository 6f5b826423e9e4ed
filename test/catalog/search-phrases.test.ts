/** What people say, written by somebody who had not seen the words of the catalog: what has to be found, and traps. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishGrammar } from '../../engine/search/grammar.js';
import { createServiceSearch, placesOf } from '../../engine/search/service-search.js';
import { stemOf, tellingWords } from '../../engine/search/words.js';
import { network as spanish } from '../../generated/es/network.js';
import { network as english } from '../../generated/network.js';
import { projectRoot } from '../support/project-root.js';
import { spanishGrammar, spanishWords } from '../support/spanish-words.js';
import phrases from './search-phrases.json' with { type: 'json' };

/** What still finds another service first, and traps that are answered as certain; a phrase that is mended leaves the list. */
const known: Readonly<Record<'en' | 'es', readonly string[]>> = {
  en: ['upstairs is always hotter than downstairs'],
  es: ['cambiar la tina por regadera', 'cuanto jala mi troca', 'trabajo de jardinero'],
};

const grammars = { en: englishGrammar, es: spanishGrammar };
const networks = { en: english, es: spanish };

describe.each(['en', 'es'] as const)('%s', (language) => {
  const places = placesOf(networks[language]);
  const search = createServiceSearch(networks[language].categories, grammars[language], places);
  const { phrases: asked, traps } = phrases[language];
  const found = asked.map(([text, right]) => {
    const { found: certain, near } = search(String(text));
    const places = [...certain, ...near].map(({ slug }) => right?.includes(slug) ?? false);
    return { text, place: places.indexOf(true), isCertain: certain.length > 0 };
  });

  test('nothing but the known phrases misses', () => {
    const missed = found.filter(({ place }) => place !== 0).map(({ text }) => text);
    const answered = traps.filter((text) => search(text).found.length > 0);
    expect([...missed, ...answered]).toEqual(known[language]);
  });

  test.each(places)('%s is where it is, not what it is', (place) => {
    for (const [text] of asked.slice(0, 5)) {
      const there = `${text} ${language === 'en' ? 'in' : 'en'} ${place}`;
      expect(search(there.toUpperCase())).toEqual(search(String(text)));
    }
  });

  test('most are found first, in the first three, and for certain', () => {
    const shareOf = (some: readonly unknown[]) => some.length / found.length;
    expect(shareOf(found.filter(({ place }) => place === 0))).toBeGreaterThanOrEqual(0.98);
    expect(shareOf(found.filter(({ place }) => place >= 0 && place < 3))).toBeGreaterThanOrEqual(0.98);
    expect(shareOf(found.filter(({ place, isCertain }) => place === 0 && isCertain))).toBeGreaterThanOrEqual(0.73);
  });
});

test('no place of this network is in the words of a language', () => {
  const words = readFileSync(join(projectRoot, 'words/search-words.ts'), 'utf8') + JSON.stringify(spanishWords);
  const said = placesOf(english).filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(words));
  expect(said).toEqual([]);
});

/** Words of lists of a grammar count as people write them, whatever their spelling becomes. */
describe.each([
  ['en', ['jetty', 'tranny', 'mower'], ['classes', 'lessons', 'apprentice', 'quiz']],
  ['es', ['cerca', 'barrer', 'barniz', 'pintura'], ['classes', 'quiz', 'recipe', 'hiring']],
] as const)('%s', (language, kept, elsewhere) => {
  const grammar = grammars[language];

  test.each(kept)('%s keeps its ending', (word) => {
    const [spelled = ''] = tellingWords(word, grammar);
    expect(spelled).not.toBe('');
    expect(stemOf(spelled, grammar)).toBe(spelled);
  });

  test.each(elsewhere)('%s is of no trade', (word) => {
    expect(tellingWords(word, grammar).filter((each) => grammar.elsewhere.has(each))).toHaveLength(1);
  });
});
