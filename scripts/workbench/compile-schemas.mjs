// Compiles the schemas of the catalog's files to validators, for browsers whose policy forbids to compile at run time.

import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { buildSync } from 'esbuild';

/** The text of a module that exports a validator for each form that files are held to. */
export async function compileSchemas() {
  const { shapeOptions, checkedForms } = await loadForms();
  const ajv = new Ajv2020({ ...shapeOptions, code: { source: true, esm: true } });
  for (const [name, { schema }] of Object.entries(checkedForms)) {
    const { $schema: _, ...body } = schema;
    ajv.addSchema(body, name);
  }
  const names = Object.fromEntries(Object.keys(checkedForms).map((name) => [name, name]));
  return standalone.default(ajv, names);
}

/** With the options of the compiler itself: others would change the messages. */
async function loadForms() {
  const contents = `export { shapeOptions } from './generator/load/compile-schema.js';
export { checkedForms } from './generator/load/schemas/files.js';`;
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
