/** People who look for something else than work on a thing: no trade is certain for them, in either language. */
import { createServiceSearch } from '../../engine/search/service-search.js';
import { network as spanish } from '../../generated/es/network.js';
import { network as english } from '../../generated/network.js';
import { spanishGrammar } from '../support/spanish-words.js';

const searches = {
  en: createServiceSearch(english.categories),
  es: createServiceSearch(spanish.categories, spanishGrammar),
};

test.each([
  ['en', 'welding classes'],
  ['en', 'plumber salary'],
  ['en', 'toy excavator'],
  ['en', 'song about a fence'],
  ['es', 'curso de soldadura'],
  ['es', 'sueldo de un plomero'],
  ['es', 'empleo de electricista'],
  ['es', 'excavadora de juguete'],
  ['es', 'canciones de la cerca'],
  ['es', 'receta de concreto'],
  ['es', 'maqueta de una casa con techo'],
  ['es', 'vacantes de pintor'],
] as const)('%s: %s', (language, text) => {
  expect(searches[language](text).found.map(({ slug }) => slug)).toEqual([]);
});
