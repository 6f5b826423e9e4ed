import { compiledFiles } from '../support/compiled-files.js';
import { generatedModules } from '../support/generated-modules.js';

/** What browsers have in place of ts-morph writes the modules that ts-morph wrote, for every calculator. */
jest.mock('ts-morph', () => jest.requireActual('../../workbench/worker/stand-ins/ts-morph'));

test('every generated module is printed as it is', () => {
  const printed = compiledFiles();
  const modules = generatedModules('generated');
  expect(modules.length).toBeGreaterThan(30);
  for (const [path, text] of modules) expect([path, printed.get(path)]).toEqual([path, text]);
});
