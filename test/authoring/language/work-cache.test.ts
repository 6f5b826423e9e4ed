/** What a check does again after an edit; all else is remembered. */
import { CachedWork } from '../../../authoring/cache/cached-work.js';
import { RecordCache } from '../../../authoring/cache/record-cache.js';
import { WorkCache } from '../../../authoring/language/work-cache.js';
import { check } from '../../../generator/compile.js';
import type { CatalogSources } from '../../../generator/source/sources.js';
import type { Remember, Work } from '../../../generator/source/work.js';
import { rewritten } from '../../support/edited-sources.js';
import { inTwoLanguages } from '../../support/two-languages.js';

/** The steps that a check does, in order. */
function stepsOf(sources: CatalogSources, cache: Work): readonly string[] {
  const done: string[] = [];
  const remember: Remember = (step, dependencies, reporter, work) =>
    cache.remember(step, dependencies, reporter, (own) => {
      done.push(step);
      return work(own);
    });
  const prove: Work['prove'] = (dependencies, reporter, work) =>
    cache.prove(dependencies, reporter, (own) => {
      done.push('proved');
      return work(own);
    });
  const { cut, inFile } = cache;
  check(sources, { cut, inFile, remember, prove });
  return done;
}

const sources = inTwoLanguages();

/** How often each of the costly steps is done again after an edit of a file. */
function doneAfter(path: string, write: (text: string) => string) {
  const cache = new WorkCache();
  stepsOf(sources, cache);
  expect(stepsOf(sources, cache)).toEqual([]);
  const steps = stepsOf(rewritten(sources, `catalog/${path}`, write), cache);
  const times = (name: string): number => steps.filter((step) => step === name).length;
  return {
    read: times('entries'),
    elaborated: times('understood'),
    proved: times('proved'),
    figures: times('checked figures'),
    compared: times('texts in de'),
    translated: times('formula texts in de'),
  };
}

test('a later run reads one entry after an edit of it', () => {
  const first = new CachedWork(new RecordCache(null, 'compiler'));
  stepsOf(sources, first);
  const edited = rewritten(sources, 'catalog/calculators.yaml', (text) => text.replace('max: 60', 'max: 61'));
  const steps = stepsOf(edited, new CachedWork(new RecordCache(first.finish(), 'compiler')));
  const times = (name: string): number => steps.filter((step) => step === name).length;
  const found = { read: times('entries'), checked: times('calculator'), proved: times('proved') };
  expect(found).toEqual({ read: 1, checked: 1, proved: 1 });
});

const one = { read: 1, elaborated: 1, proved: 1, figures: 0, compared: 1, translated: 1 };
const none = { read: 0, elaborated: 0, proved: 0, figures: 0, compared: 0, translated: 0 };

test('after an edit of an entry, what is made of this entry', () => {
  expect(doneAfter('calculators.yaml', (text) => text.replace('max: 60', 'max: 61'))).toEqual(one);
});

test('after an edit that leaves an entry unreadable, what is made of this entry', () => {
  const broken = (text: string) => text.replace('max: 60', 'max: "60');
  expect(doneAfter('calculators.yaml', broken)).toEqual({ ...none, read: 1, compared: 1 });
});

test('after an edit of a translation, nothing of the original', () => {
  const zaun = (text: string) => text.replace('Zaunrechner', 'Zaun');
  expect(doneAfter('de/calculators/fencing.yaml', zaun)).toEqual({ ...none, compared: 1, translated: 1 });
});

test('after an edit of a figure, the entries that use it, and its own translation', () => {
  const because = (text: string) => text.replace('all year', 'the whole year');
  expect(doneAfter('figures/wire.yaml', because)).toEqual({ ...one, read: 0, figures: 1 });
});
