/** What pages load: modules whose imports are named anew, and addresses that change with what is behind them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { service } from '../../examples/household/generated/service.js';
import type { AssetParts } from '../../pages/assets/assets.js';
import { assetsOf } from '../../pages/assets/assets.js';
import { browserModules } from '../../pages/assets/browser-modules.js';
import { readAssets } from '../../pages/assets/read-assets.js';

const generated: Readonly<Record<string, string>> = {
  'calculators/slab.js': "import { roundTo } from '../../engine/kernel/math.js';\nexport const slab = roundTo;\n",
  'units.js': 'export const acceptedUnits = {};\n',
  'es/calculators/slab.js': "import { slab as own } from '../../calculators/slab.js';\nexport const slab = own;\n",
  'index.js': "export { slab } from './calculators/slab.js';\n",
  'engine/kernel/math.js': 'export const roundTo = 1;\n',
  'registry.json': '{}',
};

function partsFor(changes: Readonly<Record<string, string>> = {}): AssetParts {
  const kernel = { 'math.js': 'export const roundTo = 1;\n' };
  return {
    element: { name: 'calculator-1.js', body: '1' },
    later: [{ name: 'offer-lines-3.js', body: '3' }],
    style: { name: 'calculator-2.css', body: '2' },
    modules: browserModules(new Map(Object.entries({ ...generated, ...changes })), new Map(Object.entries(kernel))),
  };
}

/** A calculator of these compiled modules as browsers get it. */
function linked(modules: Readonly<Record<string, string>>, path = 'calculators/slab.js'): string {
  const [kernel, own] = [true, false].map((isKernel) =>
    Object.entries(modules).filter(([name]) => name.startsWith('kernel/') === isKernel),
  );
  const named = kernel?.map(([name, text]) => [name.slice('kernel/'.length), text] as const);
  return browserModules(new Map(own), new Map(named)).modules[path] ?? '';
}

const rounding = `/** Rounds. */
export function roundTo(x) {
    return half(x);
}
function half(x) {
    return x;
}
/** Nobody here needs it: \`roundTo\`. */ export function roundUp(x) {
    return roundTo(x);
}
//# sourceMappingURL=math.js.map`;

describe('a module is one file with what it uses of others', () => {
  test.each([
    ['from the build', '../../engine/kernel/math.js'],
    ['from serve', 'file:///x%27y/kernel/math.js'],
    ['from a package', 'reckoner/kernel/math.js'],
  ])('of the kernel, %s', (_name, name) => {
    const text = `/** Slab. */\nimport {\n  roundTo as rounded,\n  roundUp\n} from '${name}';\nexport const slab = { rounded };\n`;
    expect(linked({ 'calculators/slab.js': text, 'kernel/math.js': rounding })).toBe(`const $0 = (() => {
function roundTo(x) {
    return half(x);
}
function half(x) {
    return x;
}
return { roundTo };
})();
const rounded = $0.roundTo;
export const slab = { rounded };
`);
  });

  test('what a further language shares, of a whole module, and once for all who use it', () => {
    const modules = {
      'kernel/math.js': rounding,
      'kernel/text.js': "import { roundTo } from './math.js';\nexport const one = roundTo(1);\nexport const two = 2;\n",
      'es/language.js':
        "import * as own from '../../engine/kernel/text.js';\nexport const { a, b: c } = { a: own.one };\n",
      'calculators/slab.js':
        "import { one } from '../../engine/kernel/text.js';\nexport const compute = () => one;\nexport const slab = { said: 'Slab' };\n",
      'es/calculators/slab.js':
        "import { compute } from '../../calculators/slab.js';\nimport { c } from '../language.js';\nexport const slab = { compute, c, said: 'Losa' };\n",
    };
    expect(linked(modules, 'es/calculators/slab.js')).toBe(`const $0 = (() => {
function roundTo(x) {
    return half(x);
}
function half(x) {
    return x;
}
return { roundTo };
})();
const $1 = (() => {
const roundTo = $0.roundTo;
const one = roundTo(1);
return { one };
})();
const $2 = (() => {
const one = $1.one;
const compute = () => one;
return { compute };
})();
const $3 = (() => {
const own = $1;
const { a, b: c } = { a: own.one };
return { a, c };
})();
const compute = $2.compute;
const c = $3.c;
export const slab = { compute, c, said: 'Losa' };
`);
  });

  const units = `export const acceptedUnits = {
    '%': [{ name: '%' }],
    ft: [
        { name: 'ft', like: 'in' },
    ],
    m: [{ name: 'm' }],
};
`;

  test.each([
    ['acceptedUnits.ft', ['ft']],
    ["acceptedUnits.m, acceptedUnits['%']", ['%', 'm']],
    ['acceptedUnits.m, acceptedUnits[name]', ['%', 'ft', 'm']],
    ['acceptedUnits.m, acceptedUnits', ['%', 'ft', 'm']],
  ])('a table has only the members that %s names', (uses, kept) => {
    const text = `import { acceptedUnits } from '../units.js';\nexport const slab = [${uses}];\n`;
    const shown = linked({ 'calculators/slab.js': text, 'units.js': units });
    expect([...shown.matchAll(/^ {4}'?(%|\w+)'?: /gm)].map(([, key]) => key)).toEqual(kept);
  });

  test.each([
    ["import fs from 'node:fs';\nexport const slab = fs;\n", /imports node:fs, which is not served/],
    ["import { a } from './other.js';\nexport const slab = a;\n", /imports calculators\/other\.js, which is not there/],
    ["import { none } from '../units.js';\nexport const slab = none;\n", /units\.js exports no none/],
    ['startNow();\nexport const slab = 1;\n', /something else than declarations: startNow/],
  ])('%j is refused', (text, reason) => {
    expect(() => linked({ 'calculators/slab.js': text, 'units.js': units })).toThrow(reason);
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
      ['es/calculators/slab.js', script],
    ]);
    for (const address of [assets.element, assets.style, assets.service, assets.moduleOf('slab')])
      expect(assets.files.has(address)).toBe(true);
  });

  test('equal contents have equal addresses; another content has another one', () => {
    const again = assetsOf(partsFor(), { service }, '/below/assets', others);
    expect([...again.files.keys()]).toEqual([...assets.files.keys()]);
    const changed = partsFor({ 'calculators/slab.js': 'export const slab = 1;\n' });
    const other = assetsOf(changed, { service }, '/below/assets');
    expect(other.moduleOf('slab')).not.toBe(assets.moduleOf('slab'));
    const moved = assetsOf(parts, { service: { ...service, baseUrl: 'https://other.example' } }, '/below/assets');
    expect(moved.service).not.toBe(assets.service);
    expect([moved.element, other.element]).toEqual([assets.element, assets.element]);
  });

  test.each(['other', '__proto__', '../units', ''])('there is no module of %j', (slug) => {
    expect(() => assets.moduleOf(slug)).toThrow(/no module/);
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
