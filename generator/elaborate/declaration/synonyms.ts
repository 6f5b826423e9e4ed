/** Checks synonyms: each must lead to one category. */
import type { Located, Named } from '../../language/forms/form.js';
import type { RawCategory } from '../../language/forms/network.js';
import type { Reporter } from '../../source/diagnostic.js';
import type { Span } from '../../source/source.js';

/** The category that already has the words, and where they are written. */
interface Owner {
  readonly slug: string;
  readonly span: Span;
}

/** Reports synonyms that are already the slug, the name or a synonym of a category, even of their own. */
export function checkSynonyms(groups: readonly Named<readonly Named<RawCategory>[]>[], reporter: Reporter): void {
  const categories = groups.flatMap(({ value }) => value);
  const owners = new Map<string, Owner>();
  for (const { name, value } of categories) {
    const owner = { slug: name.value, span: name.span };
    for (const words of [name.value, value.name]) {
      if (!owners.has(plainWords(words))) owners.set(plainWords(words), owner);
    }
  }
  for (const { name, value } of categories) {
    for (const words of value.also) claim(words, name.value, owners, reporter);
  }
}

function claim(words: Located<string>, slug: string, owners: Map<string, Owner>, reporter: Reporter): void {
  const plain = plainWords(words.value);
  const first = owners.get(plain);
  if (first === undefined) {
    owners.set(plain, { slug, span: words.span });
    return;
  }
  const related = [{ span: first.span, label: 'first here' }];
  reporter.report('duplicate-synonym', words.span, { words: words.value, owner: first.slug }, { related });
}

/** Ignores case and punctuation, as the search for categories does. */
function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
