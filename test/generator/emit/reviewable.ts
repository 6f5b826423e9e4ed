/** Emitted files in a form that people can review: JSON in wide lines, and what is alike as differences only. */
import { dirname } from 'node:path';
import { structuredPatch } from 'diff';

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
  const { hunks } = structuredPatch('', '', text, other, '', '', { context: 0 });
  const parts = hunks.map(({ oldStart, lines }) => [`@ ${oldStart}`, ...lines].join('\n'));
  return [`as ${name}, but:`, ...parts, ''].join('\n');
}

const width = 120;

/** JSON with as much in a line as fits. */
function wideJson(value: unknown): string {
  return `${wideValue(value, '', 0)}\n`;
}

function wideValue(value: unknown, indent: string, before: number): string {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + before + flat.length < width) return flat;
  const inner = `${indent} `;
  if (Array.isArray(value))
    return block(
      '[]',
      value.map((item) => wideValue(item, inner, 0)),
      indent,
    );
  const members = Object.entries(value).map(([key, member]) => {
    const name = `${JSON.stringify(key)}: `;
    return name + wideValue(member, inner, name.length);
  });
  return block('{}', members, indent);
}

function block([open, close]: string, items: readonly string[], indent: string): string {
  return `${open}\n${filled(items, indent).join(',\n')}\n${indent}${close}`;
}

/** Items in lines of at most the width; one that breaks has lines of its own. */
function filled(items: readonly string[], indent: string): readonly string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    const joined = `${last}, ${item}`;
    const fits = last !== undefined && joined.length < width && !joined.includes('\n');
    if (fits) lines[lines.length - 1] = joined;
    else lines.push(`${indent} ${item}`);
  }
  return lines;
}
