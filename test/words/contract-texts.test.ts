/** The texts of the contract as translations find them: by their first words, with their places filled afterwards. */
import { filled, inEnglish, said } from '../../contract/text.js';
import { contractSay, contractTexts, textsOfContract } from '../../words/contract-texts.js';
import { english } from '../../words/phrases.js';

test('no two texts begin alike, so that each has a key of its own', () => {
  const different = new Set(textsOfContract);
  expect(different.size).toBeGreaterThan(500);
  expect(Object.values(contractTexts).sort()).toEqual([...different].sort());
});

test('every text of the table has words', () => {
  for (const [key, text] of Object.entries(contractTexts)) expect([key, text.trim()]).toEqual([key, text]);
  expect(Object.keys(contractTexts).filter((key) => key === '')).toEqual([]);
});

const german = {
  language: 'de',
  texts: { contract: { the_low_end: 'Das untere Ende.', lists_list: 'Listen: {list}.' } },
};

test.each([
  ['The low end.', 'Das untere Ende.'],
  // Not in this translation.
  ['The high end.', 'The high end.'],
  // Begins like a text of the contract, and is none.
  ['The low end', 'The low end'],
])('%s is said as %s', (text, wanted) => {
  expect(contractSay(german)(text)).toBe(wanted);
  expect(contractSay(english)(text)).toBe(text);
});

test('sentences follow each other, and values fill places in any language, other braces aside', () => {
  const text = ['The low end.', filled('Lists: {list}.', { list: '{"rooms":[]}' }), 'At /calc/{slug}.'];
  expect(said(text, contractSay(german))).toBe('Das untere Ende. Listen: {"rooms":[]}. At /calc/{slug}.');
  expect(said(text, inEnglish)).toBe('The low end. Lists: {"rooms":[]}. At /calc/{slug}.');
});
