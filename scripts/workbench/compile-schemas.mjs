// The schemas of the catalog's files as JavaScript functions, for browsers that may not make functions of texts.

import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { buildSync } from 'esbuild';

/** Where each schema stands, by the name of its function. */
const schemas = {
  calculator: ['calculators', 'calculatorSchema'],
  figures: ['figures', 'figuresFileSchema'],
  network: ['network', 'networkFileSchema'],
  service: ['service', 'serviceFileSchema'],
  unit: ['units', 'unitSchema'],
};

/** The text of a module that exports a function for each schema. */
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
  // With other options than the compiler's own, the messages would be others.
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
