import { bareLetters, matcherOf } from '../../../engine/spelling/bare-letters.js';

test.each([
  ['Crêpe', 'crepe'],
  ['ÁRBOL', 'arbol'],
  ['Ściółka', 'sciołka'],
  ['cafe\u0301 3½', 'cafe 3½'],
])('%s becomes %s', (text, bare) => {
  expect(bareLetters(text)).toBe(bare);
});

test.each([
  ['arbol podar', 'Podar árboles', true],
  ['  CÉSPED ', 'Instalación de césped', true],
  ['', 'anything', true],
  ['arbol zacate', 'Podar árboles', false],
])('%p in %p: %p', (typed, text, isThere) => {
  expect(matcherOf(typed)(text)).toBe(isThere);
});
