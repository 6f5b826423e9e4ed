// Bundles the files that browsers load: the element with the engine, style sheets and the small scripts of pages, each
// under a name with its digest, and a manifest of these names. `pages/assets/` serves them. The one argument is the
// folder to write `assets/` into.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { buildSync } from 'esbuild';

/** The files to bundle, by their names in the manifest. */
const entries = {
  element: 'pages/element/main.ts',
  style: 'pages/style/calculator.css',
  siteStyle: 'pages/style/site.css',
  pageScript: 'pages/client/page.js',
  frameScript: 'pages/client/frame.js',
  embedScript: 'pages/client/embed.js',
};

/** The first browsers with declarative shadow roots and form-associated elements. */
const target = ['chrome111', 'firefox123', 'safari16.4'];

function bundle(assets, entry) {
  const options = { bundle: true, minify: true, format: 'esm', charset: 'utf8', target, write: false };
  const { outputFiles } = buildSync({ entryPoints: [entry], outdir: assets, legalComments: 'none', ...options });
  const [{ contents, path }] = outputFiles;
  const digest = createHash('sha256').update(contents).digest('hex').slice(0, 12);
  const { name: file, ext } = parse(path);
  const name = `${file === 'main' ? 'calculator' : file}-${digest}${ext}`;
  writeFileSync(join(assets, name), contents);
  return name;
}

const [folder = 'dist'] = process.argv.slice(2);
const assets = join(folder, 'assets');
mkdirSync(assets, { recursive: true });
const names = Object.entries(entries).map(([name, entry]) => [name, bundle(assets, entry)]);
writeFileSync(join(assets, 'manifest.json'), `${JSON.stringify(Object.fromEntries(names), null, 2)}\n`);
