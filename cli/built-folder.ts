/** A folder that `reckoner build` wrote, and how it is told from others. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** From what a folder was built. */
export interface Build {
  /** The version of the tool. */
  readonly reckoner: string;
  /** The digest of the compiler. */
  readonly compiler: string;
  /** The hash of the catalog. */
  readonly catalog: string;
}

/** Has the `Build` of a folder. */
export const recordFile = 'built.json';

/** The record of a folder while files are written to it. */
export const unfinished = {};

/** The folder of the kernel in a built folder. */
export const kernelFolder = 'engine/kernel';

/** The version of this tool. */
export function version(): string {
  return (createRequire(import.meta.url)('reckoner/package.json') as { readonly version: string }).version;
}

/** Writes the record of a folder before and after its other files. */
export function writeRecord(folder: string, record: Build | typeof unfinished): void {
  const draft = join(folder, `${recordFile}.${process.pid}.draft`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(draft, `${JSON.stringify(record)}\n`);
  renameSync(draft, join(folder, recordFile));
}

/** The build in a folder; null if there is none, or only a part of one. */
export function readBuild(folder: string): Build | null {
  const path = join(folder, recordFile);
  const record = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<Build>) : {};
  const { reckoner, compiler, catalog } = record;
  return reckoner && compiler && catalog ? { reckoner, compiler, catalog } : null;
}

/** True for a folder that a build may replace: one without files, or one that a build wrote or began to write. */
export function isOwnFolder(folder: string): boolean {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.length === 0 || names.includes(recordFile);
}

/** Why a folder cannot be served, and what to do; null if it can. */
export function explainUnservable(folder: string): string | null {
  const build = readBuild(folder);
  const again = `Run \`npx reckoner build -o ${folder}\`.`;
  if (build === null) return `${folder} is not a complete build of a catalog. ${again}`;
  if (build.reckoner === version()) return null;
  return `${folder} was built by reckoner ${build.reckoner}, and this is ${version()}. ${again}`;
}
