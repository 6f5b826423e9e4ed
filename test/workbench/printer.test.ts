import { readSources } from '../../authoring/commands/files.js';
import { check } from '../../generator/compile.js';
import { emitArtifacts } from '../../generator/emit/emit.js';
import { generatedModules } from '../support/generated-modules.js';
import { projectRoot } from '../support/project-root.js';

/** What browsers have in place of ts-morph writes the modules that ts-morph wrote into the example's folder. */
jest.mock('ts-morph', () => jest.requireActual('../../workbench/worker/stand-ins/ts-morph'));

const folder = 'examples/household';
const { catalog } = check(readSources(projectRoot, `${folder}/catalog`));
if (catalog === null) throw new Error(`${folder} has mistakes`);
const printed = emitArtifacts(catalog, '../../../engine/kernel');
const modules = generatedModules(`${folder}/generated`);

test('there are modules of every kind', () => {
  expect(modules.length).toBeGreaterThan(catalog.calculators.length);
});

test.each(modules)('%s', (path, text) => {
  expect(printed.get(path)).toBe(text);
});
