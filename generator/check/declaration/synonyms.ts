/** Other words for categories: each leads to one of them. */
import type { Located, Named, RawCategory } from '../../load/raw-catalog.js';
import type { Reporter } from '../../text/diagnostic.js';
import type { Span } from '../../text/source.js';

/** Who has the words already, and where that is written. */
interface Owner {
  readonly slug: string;
  readonly span: Span;
}

/** Reports words that another category has as its slug, its name or its own words, and words that say nothing new. */
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

/** Callers' words are compared without regard to case, hyphens and other signs; so are these. */
function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
