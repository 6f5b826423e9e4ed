/** Cuts an excerpt down for a link: removes places, for which a playground has no use. */
import type { EntryPlace } from '../messages/draft.js';
import type { FileText } from '../messages/text.js';
import type { Files } from './excerpt.js';
import { blocksOf, excerptOf, pathOf } from './excerpt.js';

/** The keys of service.yaml that only places and leads need. */
const ofPlaces: readonly string[] = ['country', 'leads'];

export function linkFilesOf(files: Files, entry: EntryPlace): readonly FileText[] {
  const network = files.get(pathOf('network.yaml'));
  const kept = excerptOf(files, entry).filter(({ path }) => path !== pathOf('network.yaml'));
  return kept.map(({ path, text }) => {
    if (path === pathOf('service.yaml')) return { path, text: withoutPlaces(text) };
    if (path !== entry.path || network === undefined) return { path, text };
    return { path, text: withTag(text, tagIn(network, entry.slug)) };
  });
}

function withoutPlaces(service: string): string {
  const blocks = blocksOf(service, '').filter(({ name }) => !ofPlaces.includes(name));
  return blocks.map(({ text }) => text).join('');
}

/** The tag under which the network has the category of an entry, or null. */
function tagIn(network: string, slug: string): string | null {
  const categories = blocksOf(network, '').find(({ name }) => name === 'categories')?.text ?? '';
  const group = blocksOf(categories, '  ').find(({ text }) => new RegExp(`(?<![\\w-])${slug}:`).test(text));
  return group?.name ?? null;
}

/** Adds the tag to an entry, which must have one when there is no network. */
function withTag(entry: string, tag: string | null): string {
  return tag === null || /^ {2}tag:/m.test(entry) ? entry : entry.replace(/\n/, () => `\n  tag: ${tag}\n`);
}
