import { wordsOf } from '../../../engine/search/words.js';

test.each([
  ['Crêpes, PIÑATA', ['crepes', 'pinata']],
  ["won't start, the café's a/c", ['wont', 'start', 'the', 'cafes', 'ac']],
  ['half-bath', ['half', 'bath']],
])('%s has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
