/** What a check does again after an edit; all else is remembered. */
import { QueryStore } from '../../../authoring/cache/query-store.js';
import { RecordLog } from '../../../authoring/cache/record-log.js';
import { QueryMemory } from '../../../authoring/language/query-memory.js';
import { check } from '../../../generator/compile.js';
import type { Queries, Query } from '../../../generator/source/query.js';
import type { CatalogSources } from '../../../generator/source/sources.js';
import { rewritten } from '../../support/edited-sources.js';
import { inTwoLanguages } from '../../support/two-languages.js';

/** The queries that a check computes, in order. */
function stepsOf(sources: CatalogSources, kept: Queries): readonly string[] {
  const done: string[] = [];
  const query: Query = (name, inputs, reporter, compute) =>
    kept.query(name, inputs, reporter, (own) => {
      done.push(name);
      return compute(own);
    });
  const { cut, inFile, isDue } = kept;
  check(sources, { cut, inFile, isDue, query });
  return done;
}

const sources = inTwoLanguages();

/** How often each of the costly steps is done again after an edit of a file. */
function doneAfter(path: string, write: (text: string) => string) {
  const cache = new QueryMemory();
  stepsOf(sources, cache);
  expect(stepsOf(sources, cache)).toEqual([]);
  const steps = stepsOf(rewritten(sources, `catalog/${path}`, write), cache);
  const times = (name: string): number => steps.filter((step) => step === name).length;
  return {
    read: times('entries'),
    elaborated: times('elaborated'),
    proved: times('proved'),
    figures: times('checked figures'),
    compared: times('texts in de'),
    translated: times('formula texts in de'),
  };
}

test('a later run reads one entry after an edit of it', () => {
  const log = new RecordLog(null, 'compiler');
  const first = new QueryStore(log);
  stepsOf(sources, first);
  first.finish();
  const edited = rewritten(sources, 'catalog/calculators.yaml', (text) => text.replace('max: 60', 'max: 61'));
  const steps = stepsOf(edited, new QueryStore(new RecordLog(log.change()?.bytes ?? null, 'compiler')));
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

test('an edit of a translation reads no part of the original again', () => {
  const zaun = (text: string) => text.replace('Zaunrechner', 'Zaun');
  expect(doneAfter('de/calculators/fencing.yaml', zaun)).toEqual({ ...none, compared: 1, translated: 1 });
});

test('after an edit of a figure, the entries that use it, and its own translation', () => {
  const because = (text: string) => text.replace('all year', 'the whole year');
  expect(doneAfter('figures/wire.yaml', because)).toEqual({ ...one, read: 0, figures: 1 });
});
