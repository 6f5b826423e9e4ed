// Bundles for browsers and for Node. Paths of sources are relative to the project, which is the working folder.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, parse, relative } from 'node:path';
import { build, transformSync } from 'esbuild';
import { compiledSchemas, forBrowsers, tsMorphOnUse, withoutLocales } from './plugins.mjs';
import { yamlForBrowsers } from './sources.mjs';

const browsers = {
  bundle: true,
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  // The first browsers with declarative shadow roots and form-associated elements.
  target: ['chrome111', 'firefox123', 'safari16.4'],
};

/** What pages load, by the names in the manifest. */
const assets = {
  /** Loaded on demand by others, so that they come first: those name their files. */
  offerLines: 'pages/answer/offer-lines.ts',
  drawing: 'pages/markup/drawing.ts',
  suggest: 'pages/client/suggest.js',
  element: 'pages/element/main.ts',
  style: 'pages/style/calculator.css',
  siteStyle: 'pages/style/site.css',
  pageScript: 'pages/client/page.js',
  frameScript: 'pages/client/frame.js',
  embedScript: 'pages/client/embed.js',
};

/**
 * Writes `assets/` into a folder: the element with the engine, style sheets and the small scripts of pages, each under a name
 * with its digest, a manifest of these names, and the calculator of chats. `pages/assets/` serves them.
 */
export async function bundleAssets(folder) {
  const out = join(folder, 'assets');
  mkdirSync(out, { recursive: true });
  const names = {};
  for (const [name, entry] of Object.entries(assets)) names[name] = await bundleAsset(out, entry, names);
  writeFileSync(join(out, 'manifest.json'), `${JSON.stringify(names, null, 2)}\n`);
  writeFileSync(join(out, 'app.html'), await chatPage());
}

async function bundleAsset(out, entry, names) {
  const plugins = [loadedOnDemand(names), withoutTexts];
  const { contents, path } = await bundled({ entryPoints: [entry], outdir: out, format: 'esm', plugins });
  const digest = createHash('sha256').update(contents).digest('hex').slice(0, 12);
  const { name: file, ext } = parse(path);
  const name = `${file === 'main' ? 'calculator' : file}-${digest}${ext}`;
  writeFileSync(join(out, name), contents);
  return name;
}

/**
 * Leaves an asset that is imported on demand out of the one that imports it. It has its own copy of what both need: a part
 * that they share would be one more request before a calculator answers.
 */
const loadedOnDemand = (names) => ({
  name: 'loaded-on-demand',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const source = relative(process.cwd(), join(resolveDir, path)).replaceAll('\\', '/');
      const name = Object.keys(assets).find((each) => assets[each].replace(/\.ts$/, '.js') === source);
      return name === undefined ? undefined : { path: `./${names[name]}`, external: true };
    });
  },
});

/** The texts of all languages come with the facts of the service (`words/browser-texts.ts`). */
const withoutTexts = {
  name: 'without-texts',
  setup({ onLoad }) {
    const none = 'export const engineTexts = {};\nexport const pageTexts = {};\n';
    onLoad({ filter: /[\\/]words[\\/](?:engine|page)-texts\.ts$/ }, () => ({ contents: none }));
  },
};

async function bundled(options) {
  const { outputFiles } = await build({ ...browsers, write: false, ...options });
  return outputFiles[0];
}

/** The calculator of chats: one file that loads nothing. */
async function chatPage() {
  const plugins = [withoutLocales];
  const { text: style } = await bundled({ entryPoints: [assets.style] });
  const { text } = await bundled({ entryPoints: ['pages/app/main.ts'], format: 'esm', plugins });
  const script = text.replaceAll('</script', '<\\/script');
  const head = `<meta charset="utf-8"><title>Calculator</title><style>html{background:Canvas;color:CanvasText}body{margin:0;padding:.25rem}</style>`;
  const look = `<style id="look" media="not all">${style}</style>`;
  const body = `<main framed chat></main><script type="module">${script}</script>`;
  return `<!doctype html><html lang="en"><head>${head}${look}</head><body>${body}</body></html>\n`;
}

/** The catalog that a playground starts with. */
const starter = 'cli/template/catalog';

/**
 * Writes `assets/workbench/` into a folder, for any file server: the page, its worker with the compiler, the kernel that
 * emitted modules import, and the starter catalog.
 */
export async function bundleWorkbench(folder) {
  const out = join(folder, 'assets/workbench');
  mkdirSync(join(out, 'kernel'), { recursive: true });
  const options = { ...browsers, outdir: out };
  const page = { workbench: 'workbench/page/main.ts', style: 'workbench/style/workbench.css' };
  const worker = { worker: 'workbench/worker/main.ts' };
  await build({ ...options, entryPoints: page, format: 'esm' });
  await build({ ...options, entryPoints: [assets.style] });
  await build({ ...options, entryPoints: worker, format: 'iife', plugins: [compiledSchemas, forBrowsers] });
  for (const name of readdirSync('engine/kernel').filter((each) => each.endsWith('.ts')))
    writeFileSync(join(out, 'kernel', `${basename(name, '.ts')}.js`), kernelModule(name));
  writeFileSync(join(out, 'starter.json'), JSON.stringify(starterFiles()));
  cpSync('workbench/index.html', join(out, 'index.html'));
}

function kernelModule(name) {
  const options = { loader: 'ts', minify: true, target: browsers.target };
  return transformSync(readFileSync(join('engine/kernel', name), 'utf8'), options).code;
}

function starterFiles() {
  const names = readdirSync(starter, { recursive: true }).filter((name) => name.endsWith('.yaml'));
  return names.sort().map((name) => ({
    path: `catalog/${name.replaceAll('\\', '/')}`,
    text: readFileSync(join(starter, name), 'utf8'),
  }));
}

/** Packages in CommonJS ask for Node's modules by `require`. The import has another name than theirs. */
const banner =
  "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);";

const forNode = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  banner: { js: banner },
  logLevel: 'warning',
};

/**
 * Writes bundles of programs of the compiler to a folder, under the names of their files; what they share is there once. Few
 * files load faster than hundreds. What is loaded on demand stays in separate files.
 */
export async function bundleCompiler(entryPoints, outdir, options = {}) {
  await build({
    ...forNode,
    entryPoints,
    outdir,
    chunkNames: 'compiler/[name]-[hash]',
    external: ['chokidar', 'hucre/xlsx'],
    alias: { yaml: yamlForBrowsers() },
    plugins: [compiledSchemas, tsMorphOnUse],
    ...options,
  });
}

/** The processes of the service, which start from a file of each and one that they share. */
const services = ['runtime/server.ts', 'runtime/mcp-stdio.ts'];

/** A thread starts from a file of its own, beside the one that starts it. */
const threads = ['leads/store/sqlite-thread.mjs'];

/**
 * Writes the service with its catalog and packages to a folder. Loading a thousand files takes longer than all else that a
 * start does. Packages that may be left out stay outside.
 */
export async function bundleService(outdir) {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  await build({
    ...forNode,
    entryPoints: services,
    outdir,
    chunkNames: '[name]-[hash]',
    external: Object.keys(optionalDependencies),
    plugins: [withoutLocales],
    minifyWhitespace: true,
    allowOverwrite: true,
  });
  for (const thread of threads) cpSync(thread, join(outdir, basename(thread)));
}
