/** What earlier runs have kept changes no result: neither what is said, nor where, nor a byte of what is generated. */
import { readFileSync } from 'node:fs';
import { QueryStore } from '../../../authoring/cache/query-store.js';
import type { Change } from '../../../authoring/cache/record-log.js';
import { RecordLog } from '../../../authoring/cache/record-log.js';
import type { Compilation } from '../../../generator/compile.js';
import { compile } from '../../../generator/compile.js';
import { emitArtifacts } from '../../../generator/emit.js';
import { filesOf } from '../../../generator/source/hash-sources.js';
import type { Queries } from '../../../generator/source/query.js';
import { renderDiagnostics, renderJson } from '../../../generator/source/render.js';
import type { CatalogSources } from '../../../generator/source/sources.js';
import { sourcesOf } from '../../support/check-catalog.js';
import { readDiagnosticFixtures } from '../../support/diagnostic-fixtures.js';
import { rewritten } from '../../support/edited-sources.js';
import { chosenSeed, randomFrom } from '../../support/random.js';
import { isLong, shareOf } from '../../support/shares.js';
import { slipped } from '../../support/slips.js';
import { inTwoLanguages } from '../../support/two-languages.js';

/** What a run gives, with its work, and what it keeps. */
interface Run {
  readonly result: ReturnType<typeof told>;
  readonly kept: Uint8Array | null;
  /** How many texts were made, and not taken from what was kept. */
  readonly made: number;
}

/** The bytes of a file after a change. */
function changed(before: Uint8Array | null, { isWhole, bytes }: Change): Uint8Array {
  return isWhole || before === null ? bytes : Buffer.concat([before, bytes]);
}

/** A run as a process makes it: of what was kept it knows nothing but the bytes. */
function runWith(kept: Uint8Array | null, sources: CatalogSources, isGenerating: boolean, maker = 'compiler'): Run {
  const log = new RecordLog(kept, maker);
  const store = new QueryStore(log);
  let made = 0;
  const { cut, inFile, isDue } = store;
  const counting: Queries = {
    ...{ cut, inFile, isDue },
    query: (name, inputs, reporter, compute) =>
      store.query(name, inputs, reporter, (own) => {
        if (isText(name)) made += 1;
        return compute(own);
      }),
  };
  const result = told(
    compile(sources, (catalog) => (isGenerating ? emitArtifacts(catalog, 'kernel', counting) : noFiles), counting),
  );
  store.finish();
  const change = log.change();
  return { result, kept: change === null ? kept : changed(kept, change), made };
}

function isText(name: string): boolean {
  return ['module', 'vectors', 'network module'].includes(name) || name.startsWith('module in');
}

const noFiles: ReadonlyMap<string, string> = new Map();

function afresh(sources: CatalogSources, isGenerating: boolean): Run['result'] {
  return told(compile(sources, (catalog) => (isGenerating ? emitArtifacts(catalog, 'kernel') : noFiles)));
}

function told({ files, diagnostics }: Compilation) {
  return { files: files && [...files], text: renderDiagnostics(diagnostics), json: renderJson(diagnostics) };
}

const seed = chosenSeed();
const steps = isLong ? 40 : 16;

test('after random slips in two languages, kept work says and generates the same as none', () => {
  const random = randomFrom(seed);
  let sources = inTwoLanguages();
  const original = filesOf(sources);
  let kept: Uint8Array | null = null;
  let generated = 0;
  for (let step = 0; step < steps; step++) {
    const index = random.chance(0.6) ? 0 : random.below(original.length);
    const [fresh, now] = [original[index], filesOf(sources)[index]];
    if (fresh === undefined || now === undefined) throw new Error('A catalog keeps its files.');
    const text = random.chance(0.5) ? fresh.text : slipped(now.text, random);
    // Now and then the catalog is whole again: slips pile up, and a catalog with mistakes generates nothing.
    const isWhole = step % 8 === 0;
    sources = isWhole ? inTwoLanguages() : rewritten(sources, now.path, () => text);
    const isGenerating = isWhole || random.chance(0.5);
    const run = runWith(kept, sources, isGenerating);
    kept = run.kept;
    if (run.result.files !== null && isGenerating) generated += 1;
    expect({ seed, step, ...run.result }).toEqual({ seed, step, ...afresh(sources, isGenerating) });
  }
  expect(generated).toBeGreaterThan(0);
});

test(`fixtures one after the other give their recorded messages, and again the same, with TEST_SEED=${seed}`, () => {
  let kept: Uint8Array | null = null;
  const fixtures = readDiagnosticFixtures(`${__dirname}/../../diagnostics`);
  const differing: string[] = [];
  for (const { name, texts, expectedPath } of shareOf(fixtures, 3, seed)) {
    const sources = sourcesOf(texts);
    const first = runWith(kept, sources, false);
    const again = runWith(first.kept, sources, false);
    kept = again.kept;
    const isRecorded = `${first.result.text}\n` === readFileSync(expectedPath, 'utf8');
    if (!isRecorded || JSON.stringify(first.result) !== JSON.stringify(again.result)) differing.push(name);
  }
  expect(fixtures.length).toBeGreaterThan(200);
  expect(differing).toEqual([]);
});

describe('what is done again', () => {
  const sources = sourcesOf({});
  const first = runWith(null, sources, true);
  /** Module and vectors of two calculators, and the network. */
  const all = 5;

  test('nothing where nothing has changed', () => {
    expect(first.made).toBe(all);
    const again = runWith(first.kept, sources, true);
    expect(again.made).toBe(0);
    expect(again.kept).toBe(first.kept);
  });

  test('the module and the vectors of one entry where one has changed', () => {
    const title = (text: string) => text.replace(/^ {2}title: (.*)$/m, '  title: $1 Anew');
    const edited = rewritten(sources, 'catalog/calculators.yaml', title);
    expect(runWith(first.kept, edited, true)).toMatchObject({ made: 2, result: afresh(edited, true) });
  });

  test('ranges that a check had no use for, once', () => {
    const checked = runWith(null, sources, false);
    const generated = runWith(checked.kept, sources, true);
    expect(generated.result).toEqual(first.result);
    expect(runWith(generated.kept, sources, true).kept).toBe(generated.kept);
  });

  test('everything by another compiler, and where nothing was kept', () => {
    const bytes = first.kept ?? new Uint8Array();
    expect(runWith(bytes, sources, true, 'another').made).toBe(all);
    for (const other of [new Uint8Array(), new Uint8Array(100)])
      expect(runWith(other, sources, true)).toMatchObject({ made: all, result: first.result });
  });

  test('damaged records are made anew, with the same result', () => {
    const bytes = first.kept ?? new Uint8Array();
    const flipped = (at: number) => Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ 255 : byte));
    const places = [0, 5, 20, ...[1, 2, 3, 4, 5, 6].map((part) => Math.floor((bytes.length * part) / 7))];
    for (const other of [bytes.subarray(0, bytes.length - 1), ...places.map(flipped)]) {
      const run = runWith(other, sources, true);
      expect(run.result).toEqual(first.result);
      expect(runWith(run.kept, sources, true)).toEqual({ result: first.result, kept: run.kept, made: 0 });
    }
  });
});

test('two equal mistakes are each reported at their place, from kept work too', () => {
  const twice = rewritten(sourcesOf({}), 'catalog/calculators.yaml', (text) => `${text}\nbroken: {\nbroken: {\n`);
  const wanted = afresh(twice, false);
  const first = runWith(null, twice, false);
  expect(first.result).toEqual(wanted);
  expect(runWith(first.kept, twice, false).result).toEqual(wanted);
});
