/** The settings that the code reads, and what else the files of `deploy/` are held against. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/project-root.js';
import { documentedSettings } from './setting-documents.js';

/** The text of a file of the project. */
export function projectText(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}

/** What the first group of a pattern finds. */
export function found(source: string, pattern: RegExp): readonly string[] {
  return [...source.matchAll(pattern)].map(([, name = '']) => name);
}

/** The names of all settings, sorted. */
export const settings: readonly string[] = documentedSettings.map(({ name }) => name).sort();

/** The longest time that the service takes to end by itself, in seconds. */
export function longestGrace(): number {
  const folder = 'runtime/process';
  const files = readdirSync(join(projectRoot, folder)).filter((name) => name.endsWith('.ts'));
  const graces = files.flatMap((name) => found(projectText(`${folder}/${name}`), /^const \w*[gG]raceMs = ([\d_]+);/gm));
  return Math.max(...graces.map((text) => Number(text.replaceAll('_', '')) / 1000));
}

/** The names that a file with one NAME=value on a line gives. */
export function variablesOf(path: string): readonly string[] {
  return found(projectText(path), /^([A-Z][A-Z0-9_]*)=/gm);
}

/** The variables that the image sets. */
export const imageVariables: readonly string[] = found(projectText('deploy/Dockerfile'), /^(?:ENV| {3}) ([A-Z_]+)=/gm);
