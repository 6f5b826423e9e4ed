// Compiles the schemas of the catalog's files to validators, for browsers whose policy forbids to compile at run time.

import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { buildSync } from 'esbuild';

/** The file and export of each schema, by the name of its validator. */
const schemas = {
  calculator: ['calculators', 'calculatorSchema'],
  figures: ['figures', 'figuresFileSchema'],
  indices: ['indices', 'indicesFileSchema'],
  network: ['network', 'networkFileSchema'],
  service: ['service', 'serviceFileSchema'],
  unit: ['units', 'unitSchema'],
};

/** The text of a module that exports a validator for each schema. */
export async function compileSchemas() {
  const { shapeOptions, ...loaded } = await loadSchemas();
  const ajv = new Ajv2020({ ...shapeOptions, code: { source: true, esm: true } });
  for (const [name, schema] of Object.entries(loaded)) {
    const { $schema: _, ...body } = schema;
    ajv.addSchema(body, name);
  }
  const names = Object.fromEntries(Object.keys(loaded).map((name) => [name, name]));
  return standalone.default(ajv, names);
}

async function loadSchemas() {
  const lines = Object.entries(schemas).map(
    ([name, [file, constant]]) => `export { ${constant} as ${name} } from './generator/load/schemas/${file}.js';`,
  );
  // The options of the compiler itself: others would change the messages.
  lines.push("export { shapeOptions } from './generator/load/compile-schema.js';");
  const { outputFiles } = buildSync(bundled(lines.join('\n')));
  return await imported(outputFiles);
}

function bundled(contents) {
  const stdin = { contents, resolveDir: process.cwd(), loader: 'ts' };
  return { stdin, bundle: true, format: 'esm', platform: 'node', write: false };
}

async function imported([{ text }]) {
  return await import(`data:text/javascript,${encodeURIComponent(text)}`);
}
