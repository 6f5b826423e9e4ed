/** Bundles the suites, the worker that runs them and the instrumented files into one program. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { ts } from 'ts-morph';
import type { Mutant } from './instrument.js';
import { instrument } from './instrument.js';
import { mutatedFiles, suites } from './scope.js';

export const root = join(import.meta.dirname, '..', '..');

/** Clears memos, so that no mutant sees values remembered under another. */
const forgetful = `
export function rememberedFor(compute) {
  let [found, run] = [new WeakMap(), -1];
  return (key) => {
    if (run !== __mutants.run) [found, run] = [new WeakMap(), __mutants.run];
    const known = found.get(key) ?? { value: compute(key) };
    found.set(key, known);
    return known.value;
  };
}`;

/** All mutants, in the order of their files. */
export function allMutants(): readonly Mutant[] {
  return instrumentedFiles(() => false).mutants;
}

function instrumentedFiles(wanted: (mutant: Mutant) => boolean) {
  const mutants: Mutant[] = [];
  const codes = new Map<string, string>();
  for (const path of mutatedFiles(root)) {
    const { code, mutants: found } = instrument(path, readFileSync(join(root, path), 'utf8'), mutants.length, wanted);
    codes.set(join(root, path), code);
    mutants.push(...found);
  }
  return { mutants, codes };
}

/** Writes the program to a file, with a switch for each of the mutants and with the tests of the given suites. */
export async function bundle(
  outfile: string,
  mutants: readonly Mutant[],
  tests: readonly string[] = suites,
): Promise<void> {
  const wanted = new Set(mutants.map(({ id }) => id));
  const { codes } = instrumentedFiles(({ id }) => wanted.has(id));
  const own = (name: string): string => `scripts/mutants/${name}.ts`;
  const parts = [
    own('switches'),
    ...mutatedFiles(root),
    own('loaded'),
    own('collected-tests'),
    ...tests,
    own('worker'),
  ];
  const contents = parts.map((path) => `import './${path}';`).join('\n');
  await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    // The package declares that its files have no side effects, but registering tests is one.
    ignoreAnnotations: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    logLevel: 'error',
    plugins: [{ name: 'mutants', setup: (on) => on.onLoad({ filter: /\.ts$/ }, ({ path }) => loaded(path, codes)) }],
  });
}

function loaded(
  path: string,
  codes: ReadonlyMap<string, string>,
): { readonly contents: string; readonly loader: 'ts' } {
  const text = codes.get(path) ?? readFileSync(path, 'utf8');
  const place = `const __dirname = ${JSON.stringify(dirname(path))};\n`;
  const contents = path.endsWith('/source/remembered.ts') ? withoutMemory(path, text) : text;
  return { contents: text.includes('__dirname') ? place + contents : contents, loader: 'ts' };
}

/** The file with its `rememberedFor` replaced. */
function withoutMemory(path: string, text: string): string {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const kept = file.statements.filter(
    (each) => !(ts.isFunctionDeclaration(each) && each.name?.text === 'rememberedFor'),
  );
  return kept.map((each) => each.getFullText(file)).join('') + forgetful;
}
