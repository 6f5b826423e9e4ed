import { englishGrammar, grammarOf } from '../../../engine/search/grammar.js';
import { stemOf, tellingWords, wordsOf } from '../../../engine/search/words.js';
import { language as spanish } from '../../../generated/es/language.js';

test.each([
  ['Crêpes, PIÑATA', ['crepes', 'pinata']],
  ["won't start, the café's a/c", ['wont', 'start', 'the', 'cafes', 'ac']],
  ['half-bath', ['half', 'bath']],
])('%s has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

/** Words of lists of a grammar count as people write them, whatever their spelling becomes. */
describe.each([
  ['en', ['jetty', 'tranny', 'mower'], ['classes', 'lessons', 'apprentice', 'quiz']],
  ['es', ['cerca', 'barrer', 'barniz', 'pintura'], ['classes', 'quiz', 'recipe', 'hiring']],
])('%s', (language, kept, elsewhere) => {
  const grammar = language === 'en' ? englishGrammar : grammarOf(spanish.search);

  test.each(kept)('%s keeps its ending', (word) => {
    const [spelled = ''] = tellingWords(word, grammar);
    expect(spelled).not.toBe('');
    expect(stemOf(spelled, grammar)).toBe(spelled);
  });

  test.each(elsewhere)('%s is of no trade', (word) => {
    expect(tellingWords(word, grammar).filter((each) => grammar.elsewhere.has(each))).toHaveLength(1);
  });
});
