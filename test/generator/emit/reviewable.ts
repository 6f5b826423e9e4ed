/** Emitted files in a form that people can review: JSON in wide lines, and what is alike as differences only. */
import { dirname } from 'node:path';
import { structuredPatch } from 'diff';
import { jsonDifference } from './json-difference.js';
import { wideJson } from './wide-json.js';

type Files = ReadonlyMap<string, string>;

/** The document that others of the same catalog are compared with. */
const mainDocument = 'openapi.json';

/** Documents that say more or less of the same: these are recorded of the base only, and by how they differ from that one. */
const otherExtents = ['openapi-compact.json', 'openapi-full.json'];

/** Says of each calculator what `calculators.json` says, and less. */
const listing = 'registry.json';

/**
 * What is recorded of a catalog's files. Without `base` all of it; otherwise only how it differs from the files of the base
 * of the same names, and how modules differ from another one that is much alike.
 */
export function reviewable(files: Files, base: Files | null): Files {
  const wide = wideFiles(files);
  if (base === null) return new Map([...wide].map(([name, text]) => entryOf(name, text, extentsOf(name, wide))));
  const others = wideFiles(base);
  const kept = [...wide].filter(([name]) => ![...otherExtents, listing].includes(name));
  return new Map(kept.map(([name, text], index) => entryOf(name, text, alike(name, others, kept.slice(0, index)))));
}

/** A file with its name. */
type Named = readonly [name: string, text: string];

function extentsOf(name: string, wide: Files): readonly Named[] {
  return otherExtents.includes(name) ? [[mainDocument, wide.get(mainDocument) ?? '']] : [];
}

/** What a file may be much alike. */
function alike(name: string, base: Files, earlier: readonly Named[]): readonly Named[] {
  const same = base.get(name);
  if (same !== undefined) return [[`${name} of the base`, same]];
  return earlier.filter(([other]) => dirname(other) === dirname(name));
}

function wideFiles(files: Files): Files {
  return new Map([...files].map(([name, text]) => [name, isWidened(name) ? wideJson(JSON.parse(text)) : text]));
}

/** Vectors have one line each already. */
function isWidened(name: string): boolean {
  return name.endsWith('.json') && !name.startsWith('vectors/');
}

/** The file, or how it differs from the one of others that it is most alike, where that is clearly shorter. */
function entryOf(name: string, text: string, others: readonly Named[]): Named {
  const differences = others.map((other) => differenceFrom(other, text));
  const [shortest] = differences.sort((a, b) => lineCount(a) - lineCount(b));
  const isShorter = shortest !== undefined && lineCount(shortest) < 0.7 * lineCount(text);
  return isShorter ? [`${name}.diff`, shortest] : [name, text];
}

function lineCount(text: string): number {
  return text.split('\n').length;
}

function differenceFrom([name, text]: Named, other: string): string {
  const parts = isJson(other) ? jsonDifference(JSON.parse(text), JSON.parse(other)) : lineDifference(text, other);
  return [`as ${name}, but:`, ...parts, ''].join('\n');
}

function isJson(text: string): boolean {
  return text.startsWith('{');
}

function lineDifference(text: string, other: string): readonly string[] {
  const { hunks } = structuredPatch('', '', text, other, '', '', { context: 0 });
  return hunks.map(({ oldStart, lines }) => [`@ ${oldStart}`, ...lines].join('\n'));
}
