/** `new`: writes the skeleton of a calculator into the file where it belongs, and its category where that is missing. */

import { join } from 'node:path';
import type { CallOf } from '../../cli/command/rows.js';
import { formatList } from '../../engine/spelling/list-names.js';
import { isMistake } from '../../generator/source/diagnostic.js';
import { quote } from '../../generator/source/suggest.js';
import type { LanguageService } from '../language/language-service.js';
import type { NewEntry } from '../language/new-entry.js';
import { whyNoSlug, withNewEntry } from '../language/new-entry.js';
import type { Ask, Caller } from './caller.js';
import { replaceFile } from './files.js';
import { openService } from './open-service.js';
import { renderMistakes } from './verdict.js';

/** The exit code: 0 when it is written, 1 where it cannot be. Throws where files cannot be read or written. */
export async function runNew(call: CallOf<'new'>, caller: Caller): Promise<number> {
  const { ask } = caller;
  const service = openService(call.root, call.catalog);
  const whyNot = (slug: string) => whyNoSlug(slug, service);
  const slug = call.operands[0] ?? (ask && (await ask('Its slug, as it stands in the address', '', whyNot)));
  const why = slug === null ? 'Name it: `new SLUG`.' : whyNot(slug);
  if (slug === null || why !== null) return refuse(why ?? '', caller);
  const entry = await complete(slug, call, ask, service);
  if (typeof entry === 'string') return refuse(entry, caller);
  const texts = withNewEntry(entry, call.catalog, service);
  for (const [path, text] of texts) service.change(path, text);
  const { diagnostics } = service.prove();
  for (const [path, text] of texts) {
    replaceFile(join(call.root, path), text);
    caller.say(`wrote ${path}\n`);
  }
  // Advice is often about older entries; `check` reports it.
  const own = diagnostics.filter((found) => isMistake(found) && texts.has(found.span.source.path));
  if (own.length > 0) caller.complain(renderMistakes(own, caller.paint));
  return 0;
}

/** Asks for missing values, or takes likely ones without a terminal. A string says why that is impossible. */
async function complete(
  slug: string,
  { catalog, title, tag, file }: CallOf<'new'>,
  ask: Ask | null,
  service: LanguageService,
): Promise<NewEntry | string> {
  const category = service.categories.find((each) => each.slug === slug);
  const words = slug.replaceAll('-', ' ');
  const usualTitle = category?.name ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const known = service.tags;
  const own = title ?? (ask === null ? usualTitle : await ask('Its title', usualTitle, () => null));
  const usual = category?.tag ?? (known.length === 1 ? known[0] : undefined) ?? '';
  const tags = formatList(known.map(quote), 'or');
  const whyNot = (given: string) => (known.includes(given) ? null : `Its tag is ${tags}.`);
  const chosen = tag ?? (usual !== '' || ask === null ? usual : await ask(`Its tag: ${known.join(', ')}`, '', whyNot));
  if (!known.includes(chosen))
    return `Name its group with \`--tag\`: ${tags}. After \`npm run new\`, options follow \`--\`.`;
  if (category !== undefined && chosen !== category.tag)
    return `The category \`${slug}\` of network.yaml has the tag \`${category.tag}\`.`;
  if (file !== undefined && !/^calculators(?:\/[^/.][^/]*)?\.yaml$/.test(file))
    return `--file ${file} is no file of calculators, such as calculators/${chosen}.yaml.`;
  return { slug, title: own, tag: chosen, file: file === undefined ? null : `${catalog}/${file}` };
}

function refuse(why: string, { complain }: Caller): number {
  complain(`${why}\n`);
  return 1;
}
