// Plugins for esbuild: what bundles take in place of a module or package.
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { buildSync } from 'esbuild';
import { root } from './sources.mjs';

const standIn = (name) => join(root, 'workbench/worker/stand-ins', name);

/**
 * Puts compiled schemas of the catalog's files in place of the file that compiles them: a browser's policy forbids compiling
 * at run time, and compiling takes longer than checking a small catalog.
 */
export const compiledSchemas = {
  name: 'compiled-schemas',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/compile-schema\.js$/ }, () => ({ path: standIn('compile-schema.ts') }));
    onResolve({ filter: /^compiled-schemas$/ }, ({ path }) => ({ path, namespace: 'schemas' }));
    onLoad({ filter: /.*/, namespace: 'schemas' }, async () => ({
      contents: await compileSchemas(),
      resolveDir: root,
    }));
  },
};

/** The text of a module that exports a validator for each form that files must have. */
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
  const stdin = { contents, resolveDir: root, loader: 'ts' };
  const { outputFiles } = buildSync({ stdin, bundle: true, format: 'esm', platform: 'node', write: false });
  return await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}

/** Stand-ins for what cannot run in browsers: modules of Node and packages. */
export const forBrowsers = {
  name: 'for-browsers',
  setup({ onResolve }) {
    onResolve({ filter: /^ts-morph$/ }, () => ({ path: standIn('ts-morph.ts') }));
    onResolve({ filter: /^node:crypto$/ }, () => ({ path: standIn('crypto.ts') }));
  },
};

const tsMorphNames = ['IndentationText', 'NewLineKind', 'Project', 'QuoteKind', 'StructureKind', 'ts'];

/**
 * Loads ts-morph by `require`, so that Node does not read through its nine megabytes for names first, and only where a member
 * is used.
 */
export const tsMorphOnUse = {
  name: 'ts-morph',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^ts-morph$/ }, ({ path, kind }) =>
      kind === 'require-call' ? { path, external: true } : { path, namespace: 'required' },
    );
    onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
      contents: `
        const onUse = (name) => new Proxy(class {}, {
          get: (_, member) => require('${path}')[name][member],
          construct: (_, given) => new (require('${path}')[name])(...given),
        });
        ${tsMorphNames.map((name) => `export const ${name} = onUse('${name}');`).join('\n')}`,
      resolveDir: root,
    }));
  },
};

/** Leaves out the languages of the validator's messages, which nobody reads. */
export const withoutLocales = {
  name: 'without-locales',
  setup({ onLoad }) {
    onLoad({ filter: /zod\/v4\/locales\/[\w-]+\.js$/ }, ({ path }) =>
      /(?:en|index)\.js$/.test(path) ? undefined : { contents: 'export default () => ({});' },
    );
  },
};
