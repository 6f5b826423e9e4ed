/** The forms of all files of a catalog, by their names without `.yaml`. */
import { calculator, calculatorsFile } from './calculators.js';
import { figuresFile } from './figures.js';
import { indicesFile } from './indices.js';
import { glossaryFile, languageFile, originalsFile } from './language.js';
import { networkFile, spokenForm } from './network.js';
import { publishersFile } from './publishers.js';
import { serviceFile } from './service.js';
import { unit, unitsFile } from './units.js';
import { interfaceWordsFile } from './words.js';

export const catalogFiles = {
  calculators: calculatorsFile,
  figures: figuresFile,
  glossary: glossaryFile,
  indices: indicesFile,
  language: languageFile,
  network: networkFile,
  publishers: publishersFile,
  service: serviceFile,
  units: unitsFile,
  words: interfaceWordsFile,
} as const;

/** The forms by which the checker validates files, calculators and units entry by entry. */
export const checkedForms = {
  calculator,
  figures: figuresFile,
  glossary: glossaryFile,
  indices: indicesFile,
  language: languageFile,
  network: networkFile,
  originals: originalsFile,
  publishers: publishersFile,
  service: serviceFile,
  spoken: spokenForm,
  unit,
} as const;
