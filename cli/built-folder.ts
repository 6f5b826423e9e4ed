/** A folder that `reckoner build` wrote, and how it is told from others. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { listFiles, readIfThere } from '../authoring/commands/files.js';

/** From what a folder was built. */
export interface Build {
  /** The version of the tool. */
  readonly reckoner: string;
  /** The digest of the compiler. */
  readonly compiler: string;
  /** The hash of the catalog. */
  readonly catalog: string;
}

/** Has the `Build` of a folder; while files are written to it, only the version of the tool. */
export const recordFile = 'built.json';

/** The folder of the kernel in a built folder. */
export const kernelFolder = 'engine/kernel';

/** The version of this tool. */
export function version(): string {
  return (createRequire(import.meta.url)('reckoner/package.json') as { readonly version: string }).version;
}

/** The build in a folder; null if there is none, or only a part of one. */
export function readBuild(folder: string): Build | null {
  const { reckoner, compiler, catalog } = readRecord(folder);
  return reckoner && compiler && catalog ? { reckoner, compiler, catalog } : null;
}

/** True for a folder that a build may replace: one without files, or one that a build wrote or began to write. */
export function isOwnFolder(folder: string): boolean {
  return listFiles(folder).length === 0 || readRecord(folder).reckoner !== undefined;
}

/** Empty where there is none, or a file of that name from elsewhere. */
function readRecord(folder: string): Partial<Build> {
  try {
    return (JSON.parse(readIfThere(join(folder, recordFile)) ?? '{}') as Partial<Build> | null) ?? {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Why a folder cannot be served, and what to do; null if it can. */
export function explainUnservable(folder: string): string | null {
  const build = existsSync(join(folder, recordFile)) ? readBuild(folder) : null;
  const again = `Run \`npx reckoner build -o ${folder}\`.`;
  if (build === null) return `${folder} is not a complete build of a catalog. ${again}`;
  if (build.reckoner === version()) return null;
  return `${folder} was built by reckoner ${build.reckoner}, and this is ${version()}. ${again}`;
}
