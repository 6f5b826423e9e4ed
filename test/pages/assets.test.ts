/** What pages load: modules whose imports are named anew, and addresses that change with what is behind them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { service } from '../../examples/household/generated/service.js';
import type { AssetParts } from '../../pages/assets/assets.js';
import { assetsOf } from '../../pages/assets/assets.js';
import { browserModules, servedModule } from '../../pages/assets/browser-modules.js';
import { readAssets } from '../../pages/assets/read-assets.js';

const generated: Readonly<Record<string, string>> = {
  'calculators/slab.js': "import { roundTo } from '../../engine/kernel/math.js';\nexport const slab = roundTo;\n",
  'units.js': 'export const acceptedUnits = {};\n',
  'es/calculators/slab.js': "import { slab as own } from '../../calculators/slab.js';\nexport const slab = own;\n",
  'es/language.js': 'export const language = {};\n',
  'index.js': "export { slab } from './calculators/slab.js';\n",
  'engine/kernel/math.js': 'export const roundTo = 1;\n',
  'registry.json': '{}',
};

function partsFor(changes: Readonly<Record<string, string>> = {}): AssetParts {
  const kernel = { 'math.js': 'export const roundTo = 1;\n', 'text.js': "import { roundTo } from './math.js';\n" };
  return {
    element: { name: 'calculator-1.js', body: '1' },
    offerLines: { name: 'offer-lines-3.js', body: '3' },
    style: { name: 'calculator-2.css', body: '2' },
    modules: browserModules(new Map(Object.entries({ ...generated, ...changes })), new Map(Object.entries(kernel))),
  };
}

describe('a module names the kernel by where it is served', () => {
  test.each([
    ['from the build', "import { a } from '../../engine/kernel/math.js';", "import { a } from '../kernel/math.js';"],
    ['from serve', "import { a } from 'file:///x%27y/kernel/text.js';", "import { a } from '../kernel/text.js';"],
    [
      'from a package',
      'import {\n  a,\n  b,\n} from "reckoner/kernel/text.js"',
      "import {\n  a,\n  b,\n} from '../kernel/text.js'",
    ],
    ['units', "/** Doc. */\nimport { u } from '../units.js';\n", "/** Doc. */\nimport { u } from '../units.js';\n"],
    ['no import', 'export const a = 1;', 'export const a = 1;'],
    ['a map of sources', 'const a = 1;\n//# sourceMappingURL=a.js.map', 'const a = 1;\n'],
  ])('%s', (_name, text, served) => {
    expect(servedModule('calculators/slab.js', text)).toBe(served);
  });

  test('texts that read like imports stay as they are', () => {
    const text = "import { a } from './kernel/a.js';\nconst b = `\nimport { a } from '/x/kernel/a.js';`;\n";
    expect(servedModule('calculators/slab.js', text)).toBe(text.replace("'./kernel/a.js'", "'../kernel/a.js'"));
  });

  test.each(["import fs from 'node:fs';", "import { a } from './other.js';"])('%s is refused', (text) => {
    expect(() => servedModule('calculators/slab.js', text)).toThrow(/imports \S+, which is not served to browsers/);
  });
});

describe('assets', () => {
  const parts = partsFor();
  const others = new Map([['es', { service }]]);
  const assets = assetsOf(parts, { service }, '/below/assets', others);

  test('every address is below the one that is given, and has its media type', () => {
    const types = [...assets.files].map(([path, { type }]) => [
      path.replace(/^\/below\/assets\/(?:[\da-f]{12}\/)?/, ''),
      type,
    ]);
    const script = 'text/javascript; charset=utf-8';
    expect(types).toEqual([
      ['calculator-1.js', script],
      ['calculator-2.css', 'text/css; charset=utf-8'],
      ['offer-lines-3.js', script],
      ['es/service.js', script],
      ['service.js', script],
      ['calculators/slab.js', script],
      ['units.js', script],
      ['es/calculators/slab.js', script],
      ['es/language.js', script],
      ['kernel/math.js', script],
      ['kernel/text.js', script],
    ]);
    for (const address of [assets.element, assets.style, assets.service, assets.moduleOf('slab')])
      expect(assets.files.has(address)).toBe(true);
  });

  test('equal contents have equal addresses; another content has another one', () => {
    const again = assetsOf(partsFor(), { service }, '/below/assets', others);
    expect([...again.files.keys()]).toEqual([...assets.files.keys()]);
    const changed = partsFor({ 'units.js': 'export const acceptedUnits = 1;\n' });
    const other = assetsOf(changed, { service }, '/below/assets');
    expect(other.moduleOf('slab')).not.toBe(assets.moduleOf('slab'));
    const moved = assetsOf(parts, { service: { ...service, baseUrl: 'https://other.example' } }, '/below/assets');
    expect(moved.service).not.toBe(assets.service);
    expect([moved.element, other.element]).toEqual([assets.element, assets.element]);
  });

  test.each(['other', '__proto__', '../units', ''])('there is no module of %j', (slug) => {
    expect(() => assets.moduleOf(slug)).toThrow(/no module/);
  });

  test('the imports of a module are known, so that browsers preload them', () => {
    const own = assets.importsOf('slab').map((path) => path.slice(-14));
    expect(own).toEqual(['kernel/math.js']);
    const spanish = assets.inLanguage('es');
    expect(spanish.importsOf('slab')).toEqual([assets.moduleOf('slab'), ...assets.importsOf('slab')]);
  });

  test('a folder that was never built is reported with the command that builds it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'reckoner-assets-'));
    try {
      const nowhere = join(folder, 'none');
      expect(() => readAssets({ built: nowhere, generated: folder })).toThrow(/npm run build/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
