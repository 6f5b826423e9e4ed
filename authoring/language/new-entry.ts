/** Adds a new calculator to the texts of a catalog: in the right file, in alphabetical order, with its category. */

import { slug as slugForm } from '../../generator/language/forms/parts.js';
import { isWellFormed } from '../../generator/language/meant-names.js';
import { parameters, reserved } from '../../generator/program/reserved-names.js';
import { cutEntries, nameOfPiece } from '../../generator/source/cut-entries.js';
import { createSource } from '../../generator/source/source.js';
import { withEdits } from '../yaml/edit-yaml.js';
import type { LanguageService } from './language-service.js';
import { skeletonOf } from './skeleton.js';

export interface NewEntry {
  readonly slug: string;
  readonly title: string;
  readonly tag: string;
  /** The path of a file of calculators; null to choose by the tag. */
  readonly file: string | null;
}

/** The texts that change, by path. */
export type NewTexts = ReadonlyMap<string, string>;

type Named = Pick<NewEntry, 'slug' | 'title' | 'tag'>;

/** Why a new calculator cannot have a slug; null when it can. */
export function whyNoSlug(slug: string, service: LanguageService): string | null {
  if (slug === '') return 'A calculator needs a slug, such as `raised-bed`.';
  if (!isWellFormed(slug, slugForm.schema)) return `\`${slug}\` is not a valid slug: ${slugForm.schema['description']}`;
  if (Object.hasOwn(reserved, slug) && !Object.hasOwn(parameters, slug))
    return `\`${slug}\` cannot be used: ${reserved[slug]}.`;
  const isTaken = filesOf(service).some((path) => namesIn(service.textOf(path) ?? '').includes(slug));
  return isTaken ? `There is already a calculator \`${slug}\`.` : null;
}

/** The changed texts: the file with the new entry, and the network if the category is missing there. */
export function withNewEntry(entry: NewEntry, folder: string, service: LanguageService): NewTexts {
  const network = service.textOf(`${folder}/network.yaml`);
  const path = entry.file ?? fileFor(entry.tag, folder, service);
  const skeleton = skeletonOf({ ...entry, tag: network === null ? entry.tag : null });
  return new Map([
    [path, withPiece(service.textOf(path) ?? '', entry.slug, skeleton)],
    ...withNewCategory(entry, folder, service),
  ]);
}

/** The network with the category of a calculator; nothing where there is no network or it has the category. */
export function withNewCategory(entry: Named, folder: string, service: LanguageService): NewTexts {
  const path = `${folder}/network.yaml`;
  const network = service.textOf(path);
  const isKnown = service.categories.some(({ slug }) => slug === entry.slug);
  return new Map(network === null || isKnown ? [] : [[path, withCategory(network, entry, service)]]);
}

function filesOf(service: LanguageService): readonly string[] {
  const isEntries = (path: string): boolean => path.endsWith('/calculators.yaml') || path.includes('/calculators/');
  return service.paths.filter((path) => isEntries(path) && !service.isTranslation(path));
}

function namesIn(text: string): readonly string[] {
  return cutEntries(createSource('', text)).map(nameOfPiece);
}

/** The file with most calculators of a tag; a new one when there are none. */
function fileFor(tag: string, folder: string, service: LanguageService): string {
  const held = new Map<string, number>();
  for (const each of service.calculators) if (each.tag === tag) held.set(each.file, (held.get(each.file) ?? 0) + 1);
  const [best] = [...held].sort(([, a], [, b]) => b - a);
  return best?.[0] ?? `${folder}/calculators/${tag}.yaml`;
}

/** Inserts an entry before the first one that sorts after it, above that one's comments. */
function withPiece(text: string, slug: string, skeleton: string): string {
  const source = createSource('', text);
  const next = cutEntries(source).find((piece) => nameOfPiece(piece) > slug);
  if (next === undefined) return text.trim() === '' ? skeleton : `${text.trimEnd()}\n\n${skeleton}`;
  const above = /(?:(?<=^|\n)[ \t]*#[^\n]*\n)*$/.exec(text.slice(0, next.start))?.[0] ?? '';
  const isHead = text.slice(0, next.start - above.length).trim() === '';
  const at = isHead ? next.start : next.start - above.length;
  return `${text.slice(0, at)}${skeleton}\n${text.slice(at)}`;
}

/** Adds a category in front of the first one of its tag that sorts after it. */
function withCategory(text: string, { slug, title, tag }: Named, service: LanguageService): string {
  const known = service.categories.filter((each) => each.tag === tag).map((each) => each.slug);
  const next = known.findIndex((each) => each > slug);
  const after = next === -1 ? undefined : (known[next - 1] ?? null);
  return withEdits(text, [{ path: ['categories', tag, slug], value: title, after }]);
}
