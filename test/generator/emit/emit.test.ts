/** Small catalogs and everything that is emitted for them: the expected files, their types, and what they compute. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../../../generator/compile.js';
import { jsonText } from '../../../generator/documents/json.js';
import type { Calculator, Catalog } from '../../../generator/program/catalog.js';
import { renderDiagnostics } from '../../../generator/source/render.js';
import type { CatalogSources } from '../../../generator/source/sources.js';
import type { AppliedInputs } from '../../support/applied-inputs.js';
import { sourcesOf } from '../../support/check-catalog.js';
import { checkedAnswer, samplePoints } from '../../support/checked-answer.js';
import { loadEmitted, type Modules } from '../../support/emitted-modules.js';
import { goldenFiles } from '../../support/golden-folder.js';
import { parseLlmsTxt } from '../../support/llms-txt.js';
import { randomFrom } from '../../support/random.js';
import { loadWith } from '../../support/replaced-modules.js';
import { typeMistakes } from '../../support/type-check.js';
import { reviewable } from './reviewable.js';

const small = 'test/generator/emit/small-contract.ts';
const { emitArtifacts } = loadWith<typeof import('../../../generator/emit.js')>('generator/emit.ts', {
  'contract/calculation.ts': 'test/generator/emit/small-calculation.ts',
  'contract/error-codes.ts': small,
  'contract/lead-schema.ts': small,
  'contract/lead-answer-schema.ts': small,
  'contract/webhooks/events.ts': small,
  'contract/operations.ts': 'test/generator/emit/small-operations.ts',
});

interface EmitCase {
  readonly name: string;
  readonly catalog: Catalog;
  readonly files: ReadonlyMap<string, string>;
}

const names = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

const cases: readonly EmitCase[] = names.map((name) => {
  const { catalog, diagnostics } = check(sources(join(__dirname, name)));
  if (catalog === null) throw new Error(`${name} has mistakes.\n${renderDiagnostics(diagnostics)}`);
  return { name, catalog, files: emitArtifacts(catalog) };
});

/** The catalog that is recorded whole; of the others it is recorded how they differ from it. */
const whole = 'compared';

function baseFiles(): ReadonlyMap<string, string> {
  return ownFiles(cases.find(({ name }) => name === whole)?.files ?? new Map());
}

/** The files of a case; those it does not have are the kennel's. */
function sources(folder: string): CatalogSources {
  const read = (name: string) => {
    const path = join(folder, `${name}.yaml`);
    return existsSync(path) ? { [name]: readFileSync(path, 'utf8') } : {};
  };
  return sourcesOf({ ...read('calculators'), ...read('network'), ...read('service'), ...read('units') });
}

/** What depends on the catalog: not the list of diagnostics, the reference, nor the schemas for editors. */
function ownFiles(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map(
    [...files].filter(([path]) => !['diagnostics.md', 'reference.md'].includes(path) && !path.startsWith('schema/')),
  );
}

describe.each(cases)('$name', ({ name, catalog, files }) => {
  const own = ownFiles(files);
  const told = reviewable(own, name === whole ? null : baseFiles());
  const golden = goldenFiles(join(__dirname, name, 'expected'), told);

  test('is emitted as recorded, and nothing else is', () => {
    expect([...golden.keys()].sort()).toEqual([...told.keys()].sort());
  });

  test.each([...told.keys()])('%s is as recorded', (path) => {
    expect(told.get(path)).toBe(golden.get(path));
  });

  test('vectors have one vector a line', () => {
    const vectors = [...own].filter(([path]) => path.startsWith('vectors/'));
    expect(vectors.length).toBeGreaterThan(0);
    for (const [, text] of vectors) {
      const lines = text.split('\n').filter((line) => line.startsWith('    {'));
      const parsed = lines.map((line) => JSON.parse(line.replace(/,$/, '')));
      expect(parsed).toEqual(JSON.parse(text).vectors);
    }
  });

  test('JSON documents have one fact a line', () => {
    const documents = [...own].filter(([path]) => path.endsWith('.json') && !path.startsWith('vectors/'));
    expect(documents.filter(([, text]) => text !== jsonText(JSON.parse(text))).map(([path]) => path)).toEqual([]);
    expect(documents).toHaveLength(8);
  });

  test('the descriptions for agents parse and list every calculator', () => {
    expect(parseLlmsTxt(files.get('llms.txt') ?? '').sections.size).toBe(3);
    const tags = [...files].filter(([path]) => path.startsWith('llms/'));
    const links = tags.flatMap(([, text]) => [...parseLlmsTxt(text).sections.values()].flat());
    for (const { slug } of catalog.calculators) {
      expect(links.filter(({ url }) => url.endsWith(`/api/calc/${slug}`))).toHaveLength(1);
    }
  });
});

describe('every emitted module', () => {
  const emitted = cases.flatMap(({ name, files }) =>
    [...files].filter(([path]) => path.endsWith('.ts')).map(([path, text]) => [`${name}/${path}`, text] as const),
  );

  test('compiles under the strict options of the project', () => {
    expect(emitted.length).toBeGreaterThan(15);
    expect(typeMistakes(new Map(emitted))).toEqual([]);
  });

  test('has no line of more than 120 columns', () => {
    const long = emitted.flatMap(([path, text]) =>
      text.split('\n').flatMap((line) => (line.length > 120 ? [`${path}: ${line}`] : [])),
    );
    expect(long).toEqual([]);
  });

  test('ends no line with a space', () => {
    expect(emitted.filter(([, text]) => / $/m.test(text)).map(([path]) => path)).toEqual([]);
  });
});

describe('emitted modules', () => {
  const calculators = cases.flatMap((each) => each.catalog.calculators.map((calculator) => ({ ...each, calculator })));
  const loaded = new Map<string, Modules>();
  beforeAll(async () => {
    for (const { name, files } of cases) loaded.set(name, await loadEmitted(files));
  });

  const outcomes: (string | null)[] = [];

  test.each(calculators)('$name, $calculator.slug answers as the checker calculates', ({ name, calculator }) => {
    const points = samplePoints(calculator.inputs, randomFrom(1), 300);
    const answers = points.map((point) => moduleAnswer(loaded.get(name), calculator, point));
    expect(answers).toEqual(points.map((point) => checkedAnswer(calculator, point)));
    outcomes.push(...answers.map(({ refusal }) => refusal));
  });

  test('have refused some of these points, and answered most', () => {
    expect(new Set(outcomes).size).toBeGreaterThan(2);
    expect(outcomes.filter((refusal) => refusal === null).length).toBeGreaterThan(outcomes.length / 2);
  });
});

function moduleAnswer(modules: Modules | undefined, { slug }: Calculator, point: AppliedInputs) {
  const module = modules?.get(slug);
  const broken = module?.refuse(point) ?? null;
  const refusal = broken?.message ?? null;
  if (refusal !== null) return { refusal };
  return { refusal, result: module?.answer(point), steps: module?.trace(point) };
}
