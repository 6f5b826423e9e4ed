/** What a new entry begins with: a small calculator that is right, to be changed line by line. */
import type { Skeleton } from '../messages/protocol.js';
import type { Files } from './excerpt.js';
import { entriesOf } from './excerpt.js';

/** At its place in the order of the file. */
export function skeletonAt(folder: string, files: Files, slug: string, path: string): Skeleton {
  const text = files.get(path) ?? '';
  const behind = entriesOf(folder, { path, text }).find((entry) => entry.slug > slug);
  const at = behind === undefined ? text.length : aboveComments(text, behind.from);
  const entry = skeletonOf(
    slug,
    files.has(`${folder}/network.yaml`) ? null : tagOf(text, files.get(`${folder}/service.yaml`)),
  );
  const before = at === 0 || text.slice(0, at).endsWith('\n\n') ? '' : text.slice(0, at).endsWith('\n') ? '\n' : '\n\n';
  const after = behind === undefined ? '' : '\n';
  return { path, change: { from: at, to: at, insert: before + entry + after }, cursor: before.length };
}

/** Comments right above an entry belong to it. */
function aboveComments(text: string, from: number): number {
  const start = text.lastIndexOf('\n', from - 2) + 1;
  return from > 0 && text.startsWith('#', start) && start > 0 ? aboveComments(text, start) : from;
}

/** The tag of its neighbours, or the first one that is not that of the service's own documents. */
function tagOf(text: string, service = ''): string {
  const [, own] = /^ {2}tag: *([\w-]+)/m.exec(text) ?? [];
  const [, discovery] = /^discovery_tag: *([\w-]+)/m.exec(service) ?? [];
  const [, tags = ''] = /^tags:.*\n((?:[ \t#].*\n|\n)*)/m.exec(service) ?? [];
  const names = [...tags.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => name);
  return own ?? names.find((name) => name !== discovery) ?? discovery ?? '';
}

/** Without a tag where the network says it. */
function skeletonOf(slug: string, tag: string | null): string {
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${slug}:
  title: ${words.join(' ')}
  subtitle: One line on what it answers
${tag === null ? '' : `  tag: ${tag}\n`}  disclaimer: What this estimate leaves out.
  # What callers may give. A number outside its bounds is moved to the nearer one; what is left out takes the default.
  inputs:
    size: { label: Size, type: number, default: 10, min: 1, max: 1000, step: 1 }
  # One line for each step. Units are checked and converted; what can go wrong within the bounds is refused.
  formula:
    total: size * 2
  result:
    value: total
    decimals: 0
    interpretation: "{size} give {total}."
  # Worked by hand, or taken from a source: each is calculated and compared.
  examples:
    - { name: with all defaults, inputs: {}, value: 20, source: 10 x 2 }
  sources:
    - Where the formula comes from.
`;
}
