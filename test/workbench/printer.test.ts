import { readSources } from '../../authoring/commands/files.js';
import { check } from '../../generator/compile.js';
import { generatedModules } from '../support/generated-modules.js';
import { projectRoot } from '../support/project-root.js';
import { emitWithStandIn } from '../support/stand-in-printer.js';

/** What browsers have in place of ts-morph writes the modules that ts-morph wrote into the example's folder. */
const folder = 'examples/household';
const { catalog } = check(readSources(projectRoot, `${folder}/catalog`));
if (catalog === null) throw new Error(`${folder} has mistakes`);
const printed = emitWithStandIn(catalog, '../../../engine/kernel');
const modules = generatedModules(`${folder}/generated`);

test('there are modules of every kind', () => {
  expect(modules.length).toBeGreaterThan(catalog.calculators.length);
});

test.each(modules)('%s', (path, text) => {
  expect(printed.get(path)).toBe(text);
});
