/** A process of the build: compresses what the service of a built folder will send, and writes it beside the documents. */
import { join, resolve } from 'node:path';
import { readIfThere, replaceFile } from '../authoring/commands/files.js';
import { compressBuild } from '../runtime/process/compress-build.js';
import { compressedFile, packedFrom } from '../runtime/process/compressed-bodies.js';
import { recordFile } from './built-folder.js';
import { assetFolders, loadCatalog } from './serve-folder.js';
import { expectShortRun } from './short-run.js';

expectShortRun();
const [named = ''] = process.argv.slice(2);
const folder = resolve(named);
const path = join(folder, compressedFile);
const build = (readIfThere(join(folder, recordFile)) ?? '').trim();
const catalog = await loadCatalog(folder);
const made = await compressBuild(catalog, process.env, assetFolders(folder), { build, before: packedFrom(path) });
if ('mistakes' in made) process.stderr.write(made.mistakes);
else if ('file' in made) replaceFile(path, made.file);
process.exitCode = 'mistakes' in made ? 1 : 0;
