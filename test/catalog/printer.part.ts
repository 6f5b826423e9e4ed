import { generatedModules } from '../support/generated-modules.js';
import { checkedCatalog } from '../support/real-catalog.js';

/** What browsers have in place of ts-morph writes the modules that ts-morph wrote, for every calculator. */
test('every generated module is printed as it is', async () => {
  const printed = await printedByStandIn();
  const modules = generatedModules('generated');
  expect(modules.length).toBeGreaterThan(30);
  for (const [path, text] of modules) expect([path, printed.get(path)]).toEqual([path, text]);
});

/** Every generated file, by emitters that are loaded anew with the stand-in. */
async function printedByStandIn(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  await jest.isolateModulesAsync(async () => {
    const standIn = jest.fn(() => jest.requireActual('../../workbench/worker/stand-ins/ts-morph'));
    jest.doMock('ts-morph', standIn);
    const { emitArtifacts } = await import('../../generator/emit/emit.js');
    for (const [path, text] of emitArtifacts(checkedCatalog())) files.set(path, text);
    expect(standIn).toHaveBeenCalled();
  });
  jest.dontMock('ts-morph');
  return files;
}
