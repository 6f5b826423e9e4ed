/** Cuts a catalog down to one entry and what it needs: small enough for an address, and quick to check. */
import { cutEntries, nameOfPiece } from '../../generator/source/cut-entries.js';
import { createSource } from '../../generator/source/source.js';
import type { EntryPlace } from '../messages/draft.js';
import type { FileText } from '../messages/text.js';
import { catalogFolder } from '../messages/text.js';

export type Files = ReadonlyMap<string, string>;

/** True for a file of calculators or of figures, by its path. Files of further languages are in other folders. */
function holds(kind: 'calculators' | 'figures', path: string): boolean {
  return path === pathOf(`${kind}.yaml`) || path.startsWith(pathOf(`${kind}/`));
}

export function pathOf(name: string): string {
  return `${catalogFolder}/${name}`;
}

/** The entries of a file, with their offsets; none unless the file has calculators. */
export function entriesOf({ path, text }: FileText): readonly EntryPlace[] {
  if (!holds('calculators', path)) return [];
  return cutEntries(createSource(path, text)).map((piece) => ({
    slug: nameOfPiece(piece),
    path,
    from: piece.start,
    to: piece.end,
  }));
}

export function entriesOfAll(files: Files): readonly EntryPlace[] {
  return [...files].flatMap(([path, text]) => entriesOf({ path, text }));
}

/** The entry at an offset; null outside files of calculators and above their first entry. */
export function entryAt(files: Files, path: string, offset: number): EntryPlace | null {
  return entriesOf({ path, text: files.get(path) ?? '' }).findLast(({ from }) => from <= offset) ?? null;
}

export function textOfEntry(files: Files, { path, from, to }: EntryPlace): string {
  return (files.get(path) ?? '').slice(from, to);
}

/**
 * The files with only this entry, the successor that it names, and the shared figures and units that they use.
 * Everything else stays as it is written, so that it means the same.
 */
export function excerptOf(files: Files, entry: EntryPlace): readonly FileText[] {
  const own = textOfEntry(files, entry);
  const [, successor] = /\buse:\s*["']?([\w-]+)/.exec(own) ?? [];
  const entries = entriesOfAll(files).flatMap((each) =>
    each.slug === successor && each.slug !== entry.slug ? [{ path: each.path, text: textOfEntry(files, each) }] : [],
  );
  const written = [own, ...entries.map(({ text }) => text)].join('\n');
  const figures = usedFigures(files, written);
  const shared = figures.map(({ text }) => text).join('\n');
  const [units, service] = ['units.yaml', 'service.yaml'].map((name) => files.get(pathOf(name)) ?? '');
  const slugs = [entry.slug, ...(successor === undefined ? [] : [successor])];
  const others = ['service.yaml', 'network.yaml', 'indices.yaml', 'publishers.yaml'].flatMap((name) => {
    const text = files.get(pathOf(name));
    if (text === undefined) return [];
    const cut = name === 'network.yaml' ? ofTrades(slugs, text) : withoutOthers(text);
    const kept = name === 'publishers.yaml' ? usedHosts(cut, `${written}\n${shared}`) : cut;
    return kept === '' ? [] : [{ path: pathOf(name), text: kept }];
  });
  return [
    { path: entry.path, text: own },
    ...withoutSamePath(entries, entry.path),
    { path: pathOf('units.yaml'), text: usedUnits(units ?? '', `${written}\n${shared}\n${service}`) },
    ...figures,
    ...others,
  ];
}

/** Empties the lines that name what is not here: most calculators of the home page, and the files of further languages. */
function withoutOthers(text: string): string {
  return text.replace(/^(?:popular|languages):.*(?:\n[ \t-].*)*/gm, (lines) => lines.replace(/[^\n]/g, ''));
}

/** The network with only these trades, without what names others: the slots of providers and the facts of cities. */
function ofTrades(slugs: readonly string[], network: string): string {
  return blocksOf(network, '')
    .map(({ name, text }) => {
      const below = blocksOf(text, '  ');
      if (name === 'slots')
        return `slots:\n${below.flatMap((each) => (each.name === 'page_url' ? each.text : [])).join('')}`;
      // What is so in cities changes no calculation, and its advice names other trades.
      if (name === 'city_facts') return '';
      if (name !== 'categories' || below.length === 0) return text;
      return `categories:\n${below.map((tag) => ofTag(slugs, tag)).join('')}`;
    })
    .join('');
}

/** A tag with only these trades; one that is written in braces stays whole. */
function ofTag(slugs: readonly string[], { text }: Block): string {
  const [head = ''] = text.split('\n', 1);
  const trades = blocksOf(text, '    ');
  if (trades.length === 0) return text;
  const own = trades.filter(({ name }) => slugs.includes(name));
  return own.length === 0 ? '' : `${head}\n${own.map((each) => each.text).join('')}`;
}

/** The publishers of the pages that a text names, and those that they copy. */
function usedHosts(publishers: string, written: string): string {
  const blocks = blocksOf(publishers, '');
  const used = new Set(blocks.filter(({ name }) => written.includes(name)));
  // The loop also visits publishers that are added while it runs.
  for (const { name, text } of used)
    for (const block of blocks) if (text.slice(name.length).includes(block.name)) used.add(block);
  return blocks.flatMap((block) => (used.has(block) ? [block.text] : [])).join('');
}

/** Moves a successor in the entry's file to a separate file, so that the entry stays at the start of its file. */
function withoutSamePath(entries: readonly FileText[], path: string): readonly FileText[] {
  return entries.map((each) => (each.path === path ? { ...each, path: path.replace(/\.yaml$/, '-also.yaml') } : each));
}

/** The files of figures, with only the figures that the entry names and those whose evidence they share. */
function usedFigures(files: Files, written: string): readonly FileText[] {
  const cut = [...files].filter(([path]) => holds('figures', path));
  const named = cut.map(([, text]) => figuresNamed(text, written)).join('\n');
  return cut.flatMap(([path, text]) => {
    const used = figuresNamed(text, `${written}\n${named}`);
    return used === '' ? [] : [{ path, text: used }];
  });
}

/** The groups of a file with only the figures that a text names. */
function figuresNamed(text: string, written: string): string {
  const groups = blocksOf(text, '').flatMap(({ name, text: group }) => {
    const indent = /\n( +)\S/.exec(group)?.[1] ?? '  ';
    const [head = ''] = group.split('\n', 1);
    const used = blocksOf(group, indent).filter((figure) => isNamed(`${name}.${figure.name}`, written));
    return used.length === 0 ? [] : [`${head}\n${used.map((figure) => figure.text).join('')}`];
  });
  return groups.join('');
}

/** The units that are named, and the units that define them. */
function usedUnits(text: string, written: string): string {
  const blocks = blocksOf(text, '');
  const used = new Set(blocks.filter(({ name }) => isNamed(name, written)));
  // The loop also visits units that are added while it runs.
  for (const unit of used)
    for (const block of blocks) if (isNamed(block.name, unit.text.slice(unit.name.length))) used.add(block);
  return blocks.flatMap((block) => (used.has(block) ? [block.text] : [])).join('');
}

interface Block {
  readonly name: string;
  readonly text: string;
}

/** The blocks of the keys at a margin, without comments and without text above the first key. */
export function blocksOf(text: string, margin: string): readonly Block[] {
  const starts = [
    ...text.matchAll(new RegExp(`^${margin}(?:"([^"\\n]+)"|'([^'\\n]+)'|([^\\s#"'][^:\\n]*))[ ]*:`, 'gm')),
  ];
  return starts.map(({ index, 1: double, 2: single, 3: plain }, at) => ({
    name: double ?? single ?? plain ?? '',
    text: withoutComments(text.slice(index, starts[at + 1]?.index ?? text.length)),
  }));
}

function withoutComments(text: string): string {
  const lines = text.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line));
  return `${lines.join('\n')}\n`;
}

/** True when a name occurs in a text, and not as a part of a longer name. */
function isNamed(name: string, text: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return (
    new RegExp(`(?<![A-Za-z0-9_.])${escaped}(?![A-Za-z0-9_])`).test(text) ||
    new RegExp(`\\d${escaped}(?![A-Za-z0-9_])`).test(text)
  );
}
