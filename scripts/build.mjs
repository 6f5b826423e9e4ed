// Builds `dist/`, or the folder that it is given, beside the old one and replaces that when it is complete, so that a failed
// build leaves the old one as it was, and never new calculators beside old documents.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { recordBuild } from './build-record.mjs';
import { bundleCompiler, installedCommands } from './bundle-compiler.mjs';
import makeUncommitted from './uncommitted.mjs';

const [target = 'dist'] = process.argv.slice(2);
const [next, old] = [`${target}.next`, `${target}.old`];

/** For the TypeScript compiler, a Go program: it takes less processor time when it collects garbage less often. */
const env = { ...process.env, GOGC: '400' };

function run(...script) {
  return spawnSync(process.execPath, script, { stdio: 'inherit', env }).status ?? 1;
}

function compile() {
  return run('node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.build.json', '--outDir', next, '--checkers', '1');
}

/** The installed command starts from few files; the hundreds that they are made of stay for what else is called. */
async function bundle() {
  await bundleCompiler(installedCommands, `${next}/cli`, { allowOverwrite: true });
}

/** The folders of further languages, each with its own documents. */
function languageFolders() {
  const folders = readdirSync('generated', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => `generated/${name}`).filter((folder) => existsSync(`${folder}/registry.json`));
}

function documentsIn(folder) {
  const documents = readdirSync(folder).filter((name) => /\.(json|txt)$/.test(name));
  return [...documents, 'llms'].map((name) => `${folder}/${name}`);
}

/** Files to copy unchanged: documents, and the templates of `reckoner init`, the kernels of targets. */
function copyFiles() {
  for (const path of ['generated', ...languageFolders()]
    .flatMap(documentsIn)
    .concat('cli/template', 'cli/template-network', 'generator/targets/python/package')) {
    cpSync(path, `${next}/${path}`, { recursive: true });
  }
}

function putInPlace() {
  if (existsSync(target)) renameSync(target, old);
  renameSync(next, target);
}

function clean() {
  for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true });
}

clean();
try {
  makeUncommitted();
  const status = compile() || run('scripts/build-assets.mjs', next) || run('scripts/build-workbench.mjs', next);
  if (status === 0) {
    await bundle();
    copyFiles();
    // The bundled process knows the schemas of the catalog's files; what it writes stands beside the documents.
    process.exitCode = run(`${next}/cli/compile-workbooks.js`, `${next}/generated`);
    if (process.exitCode === 0) {
      recordBuild(next);
      putInPlace();
    }
  } else process.exitCode = status;
} finally {
  clean();
}
