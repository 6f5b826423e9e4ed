// Bundles the files that browsers load: the element with the engine, style sheets and the small scripts of pages, each
// under a name with its digest, and a manifest of these names. `pages/assets/` serves them. The one argument is the
// folder to write `assets/` into.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { build, buildSync } from 'esbuild';

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

/** Leaves out the languages of the validator's messages, which nobody reads. */
const withoutLocales = {
  name: 'without-locales',
  setup: ({ onLoad }) => {
    onLoad({ filter: /zod\/v4\/locales\/[\w-]+\.js$/ }, ({ path }) =>
      /(?:en|index)\.js$/.test(path) ? undefined : { contents: 'export default () => ({});' },
    );
  },
};

async function bundledText(entry, format) {
  const options = { bundle: true, minify: true, charset: 'utf8', target, write: false, legalComments: 'none' };
  const { outputFiles } = await build({ entryPoints: [entry], ...options, format, plugins: [withoutLocales] });
  return outputFiles[0].text;
}

/** The calculator of chats: one file that loads nothing. */
async function bundleApp(assets) {
  const style = await bundledText('pages/style/calculator.css');
  const script = (await bundledText('pages/app/main.ts', 'esm')).replaceAll('</script', '<\\/script');
  const head = `<meta charset="utf-8"><title>Calculator</title><style>html{background:Canvas;color:CanvasText}body{margin:0;padding:.25rem}</style>`;
  const look = `<style id="look" media="not all">${style}</style>`;
  const body = `<main framed chat></main><script type="module">${script}</script>`;
  const page = `<!doctype html><html lang="en"><head>${head}${look}</head><body>${body}</body></html>\n`;
  writeFileSync(join(assets, 'app.html'), page);
}

const [folder = 'dist'] = process.argv.slice(2);
const assets = join(folder, 'assets');
mkdirSync(assets, { recursive: true });
const names = Object.entries(entries).map(([name, entry]) => [name, bundle(assets, entry)]);
await bundleApp(assets);
writeFileSync(join(assets, 'manifest.json'), `${JSON.stringify(Object.fromEntries(names), null, 2)}\n`);
