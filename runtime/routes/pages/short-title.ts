/** Titles as lists and choices show them: without the words that most of them share, so that the first one tells them apart. */
import { capital } from '../../../pages/answer/step-name.js';

/** A word is shared when this many titles, and this part of all, have it in the same place. */
const [fewest, part] = [5, 0.1];

/** Words this short, such as `de la`, only join others. */
const joining = /^\p{Ll}{1,3}$/u;

/** Shortens a title of these: `Calculadora del costo de limpieza de ductos` to `Limpieza de ductos`. */
export function shortTitles(titles: readonly string[]): (title: string) => string {
  const least = Math.max(fewest, titles.length * part);
  const starts = sharedPaths(titles.map(wordsOf), least);
  const ends = sharedPaths(
    titles.map((title) => wordsOf(title).toReversed()),
    least,
  );
  return (title) => {
    const begun = withoutShared(wordsOf(title), starts);
    const words = withoutShared(begun.toReversed(), ends).toReversed();
    return capital(words.join(' '));
  };
}

function wordsOf(title: string): readonly string[] {
  return title.split(/\s+/);
}

/** The first words of many titles, one after the other; words that join others are passed over. */
function sharedPaths(titles: readonly (readonly string[])[], least: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const words of titles) {
    const telling = words.filter((word) => !joining.test(word));
    for (let end = 1; end < telling.length; end++) {
      const path = pathOf(telling.slice(0, end));
      counts.set(path, (counts.get(path) ?? 0) + 1);
    }
  }
  return new Set([...counts].flatMap(([path, count]) => (count >= least ? [path] : [])));
}

function pathOf(words: readonly string[]): string {
  return words.join(' ').toLowerCase();
}

/** At least one word stays. */
function withoutShared(words: readonly string[], shared: ReadonlySet<string>): readonly string[] {
  const dropped: string[] = [];
  let start = 0;
  for (const [place, word] of words.entries()) {
    if (joining.test(word)) continue;
    dropped.push(word);
    if (place === words.length - 1 || !shared.has(pathOf(dropped))) {
      start = dropped.length === 1 ? 0 : place;
      break;
    }
  }
  return words.slice(start);
}
