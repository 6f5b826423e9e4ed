// Compiles the schemas of the catalog's files to validators: a browser's policy forbids to compile at run time, and
// compiling takes longer than checking a small catalog.
import { resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { buildSync } from 'esbuild';

/** A plugin for esbuild that puts compiled schemas in place of the file that compiles them. */
export const compiledSchemas = {
  name: 'compiled-schemas',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/compile-schema\.js$/ }, () => ({
      path: resolve('workbench/worker/stand-ins/compile-schema.ts'),
    }));
    onResolve({ filter: /^compiled-schemas$/ }, ({ path }) => ({ path, namespace: 'schemas' }));
    onLoad({ filter: /.*/, namespace: 'schemas' }, async () => ({
      contents: await compileSchemas(),
      resolveDir: process.cwd(),
    }));
  },
};

/** The text of a module that exports a validator for each form that files are held to. */
async function compileSchemas() {
  const { compiledForm, judgeOptions, checkedForms } = await loadForms();
  const ajv = new Ajv2020({ ...judgeOptions, code: { source: true, esm: true } });
  for (const [name, { schema }] of Object.entries(checkedForms)) ajv.addSchema(compiledForm(schema), name);
  const names = Object.fromEntries(Object.keys(checkedForms).map((name) => [name, name]));
  return standalone.default(ajv, names);
}

/** With the options of the compiler itself. */
async function loadForms() {
  const contents = `export { judgeOptions } from './generator/language/compile-schema.js';
export { compiledForm } from './generator/language/forms/compiled-form.js';
export { checkedForms } from './generator/language/forms/files.js';`;
  const { outputFiles } = buildSync(bundled(contents));
  return await imported(outputFiles);
}

function bundled(contents) {
  const stdin = { contents, resolveDir: process.cwd(), loader: 'ts' };
  return { stdin, bundle: true, format: 'esm', platform: 'node', write: false };
}

async function imported([{ text }]) {
  return await import(`data:text/javascript,${encodeURIComponent(text)}`);
}
