import { generatedModules } from '../support/generated-modules.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { emitWithStandIn } from '../support/stand-in-printer.js';

/** What browsers have in place of ts-morph writes the modules that ts-morph wrote, for every calculator. */
test('every generated module is printed as it is', () => {
  const printed = emitWithStandIn(checkedCatalog());
  const modules = generatedModules('generated');
  expect(modules.length).toBeGreaterThan(30);
  for (const [path, text] of modules) expect([path, printed.get(path)]).toEqual([path, text]);
});
