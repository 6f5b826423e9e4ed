// Builds what the project ships and what its commands start: `node scripts/build.mjs [TARGET [FOLDER]]`. Each target has a
// folder or file of its own to write to unless another is named. What commands of the compiler start is built by
// `scripts/compiler.mjs`, when a source has changed.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { bundleAssets, bundleCompiler, bundleService, bundleWorkbench } from './build/bundles.mjs';
import { packExtension } from './build/extension.mjs';
import { recordBuild, root } from './build/sources.mjs';
import { makeUncommitted } from './build/uncommitted.mjs';

const targets = {
  /** Generated files that are not committed. */
  uncommitted: { make: makeUncommitted },
  /** All that is shipped. */
  dist: { to: 'dist', make: replaceDist },
  /** Only the workbench. */
  workbench: { to: 'node_modules/.cache', make: bundleWorkbench },
  /** The extension for Visual Studio Code. */
  extension: { to: 'editors/vscode/reckoner.vsix', make: packExtension },
};

/** What `dist/` is made of, step by step. Each step writes to the folder that it is given. */
const steps = [
  compile,
  bundleAssets,
  bundleWorkbench,
  bundleCommands,
  bundleServices,
  copyFiles,
  writeModules,
  writeWorkbooks,
  compressAnswers,
  recordBuild,
];

class BuildFailed extends Error {}

/** Builds beside the old folder and then replaces it, so that a build that fails leaves the old one as it was. */
async function replaceDist(folder) {
  const [next, old] = [`${folder}.next`, `${folder}.old`];
  const clean = () => {
    for (const each of [next, old]) rmSync(each, { recursive: true, force: true });
  };
  clean();
  try {
    makeUncommitted();
    for (const step of steps) await step(next);
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(next, folder);
  } finally {
    clean();
  }
}

function run(...call) {
  // For the TypeScript compiler, a Go program: it takes less processor time when it collects garbage less often.
  const env = { ...process.env, GOGC: '400' };
  const { status } = spawnSync(process.execPath, call, { stdio: 'inherit', env });
  if (status !== 0) throw new BuildFailed(`${call[0]} ended with ${status}.`);
}

function compile(folder) {
  run('node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.build.json', '--outDir', folder, '--checkers', '1');
}

/** The installed commands, the process of `serve`, and that of the build: each starts from few files. */
async function bundleCommands(folder) {
  const programs = ['cli/compiler-call.ts', 'cli/build-service.ts', 'cli/compile-workbooks.ts'];
  await bundleCompiler(programs, `${folder}/cli`, { allowOverwrite: true });
}

/** The processes of the service, in place of what the compiler wrote for them. */
async function bundleServices(folder) {
  await bundleService(`${folder}/runtime`);
}

/** Copies documents of all languages, the templates of `reckoner init`, and the kernels of targets. */
function copyFiles(folder) {
  const others = ['cli/template', 'cli/template-network', 'cli/template-deploy', 'generator/targets/python/package'];
  const shared = ['generated/vectors', 'generated/schema/vectors.schema.json'];
  for (const path of [...['generated', ...languageFolders()].flatMap(documentsIn), ...shared, ...others])
    cpSync(path, `${folder}/${path}`, { recursive: true });
}

function languageFolders() {
  const folders = readdirSync('generated', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => `generated/${name}`).filter((folder) => existsSync(`${folder}/registry.json`));
}

function documentsIn(folder) {
  const documents = readdirSync(folder).filter((name) => /\.(json|txt)$/.test(name));
  return [...documents, 'llms'].map((name) => `${folder}/${name}`);
}

/** Writes the modules that browsers load beside the documents, by the function that was compiled just now. */
async function writeModules(folder) {
  const { browserModules, modulesFile } = await import(resolve(folder, 'pages/assets/browser-modules.js'));
  const modules = browserModules(scriptsIn(`${folder}/generated`), scriptsIn(`${folder}/engine/kernel`));
  const path = `${folder}/generated/${modulesFile}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(modules));
}

function scriptsIn(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
  return new Map(names.sort().map((name) => [name.replaceAll('\\', '/'), readFileSync(`${folder}/${name}`, 'utf8')]));
}

/** The bundled program knows the schemas of the catalog's files. It writes beside the documents. */
function writeWorkbooks(folder) {
  run(`${folder}/cli/compile-workbooks.js`, `${folder}/generated`);
}

/** For the address in the environment of the build, or the usual one of this machine. */
function compressAnswers(folder) {
  run(`${folder}/cli/compress-build.js`, `${folder}/generated`);
}

const [name = 'dist', folder] = process.argv.slice(2);
const target = targets[name];
process.chdir(root);
try {
  if (target === undefined) throw new BuildFailed(`No target is named ${name}: ${Object.keys(targets).join(', ')}.`);
  await target.make(folder ?? target.to);
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
