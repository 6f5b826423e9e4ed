// Bundles the workbench into a folder that any file server can serve: the page, its worker with the compiler, the
// kernel that emitted modules import, and the catalog that a playground starts with. The one argument is the folder to
// write `assets/workbench/` into.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, transformSync } from 'esbuild';
import { browserCompiler } from './workbench/browser-compiler.mjs';

/** The first browsers with declarative shadow roots and form-associated elements. */
const target = ['chrome111', 'firefox123', 'safari16.4'];

const shared = { bundle: true, minify: true, charset: 'utf8', target, legalComments: 'none', logLevel: 'warning' };

/** The folder of the starter catalog. */
const starter = 'cli/template/catalog';

const [folder = 'dist'] = process.argv.slice(2);
const out = join(folder, 'assets', 'workbench');
mkdirSync(join(out, 'kernel'), { recursive: true });

const entryPoints = { workbench: 'workbench/page/main.ts', style: 'workbench/style/workbench.css' };
await build({ ...shared, entryPoints, outdir: out, format: 'esm' });
await build({ ...shared, entryPoints: ['pages/style/calculator.css'], outdir: out });
const worker = { entryPoints: { worker: 'workbench/worker/main.ts' }, format: 'iife', plugins: [browserCompiler] };
await build({ ...shared, ...worker, outdir: out });

for (const name of readdirSync('engine/kernel').filter((each) => each.endsWith('.ts'))) {
  const { code } = transformSync(readFileSync(join('engine/kernel', name), 'utf8'), {
    loader: 'ts',
    minify: true,
    target,
  });
  writeFileSync(join(out, 'kernel', basename(name, '.ts').concat('.js')), code);
}

const names = readdirSync(starter, { recursive: true }).filter((name) => name.endsWith('.yaml'));
const files = names.sort().map((name) => {
  const path = `catalog/${name.replaceAll('\\', '/')}`;
  return { path, text: readFileSync(join(starter, name), 'utf8') };
});
writeFileSync(join(out, 'starter.json'), JSON.stringify(files));
cpSync('workbench/index.html', join(out, 'index.html'));
