/** Words that a search does not know, read as known ones: joined, divided, or with slips of the keyboard. */
import { editDistance } from '../spelling/edit-distance.js';

/** The words that a search knows: as they are spelled, and by their stems. */
export interface Vocabulary {
  readonly spelled: ReadonlySet<string>;
  readonly knows: (word: string) => boolean;
  /** Known words that differ by a slip, by two where they are long; the nearest, at most three. */
  readonly near: (word: string) => readonly string[];
}

/** `isKnown` also by stems. */
export function vocabularyOf(spelled: ReadonlySet<string>, isKnown: (word: string) => boolean): Vocabulary {
  const known = [...spelled].filter((word) => word.length > 2 && /\p{L}/u.test(word));
  const letters = known.map(lettersOf);
  return {
    spelled,
    knows: isKnown,
    near: (word) => {
      const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
      const own = lettersOf(word);
      const slips = known
        .filter((each, index) => mayBe(word, each, most) && bitsIn(own ^ (letters[index] ?? 0)) <= 2 * most)
        .map((each) => ({ each, distance: editDistance(word, each) }))
        .filter(({ distance }) => distance <= most);
      const least = Math.min(...slips.map(({ distance }) => distance));
      return slips.flatMap(({ each, distance }) => (distance === least ? [each] : [])).slice(0, 3);
    },
  };
}

/** The first letter is hardly ever the wrong one. */
function mayBe(word: string, known: string, most: number): boolean {
  return Math.abs(word.length - known.length) <= most && word[0] === known[0];
}

/** Which letters a word has, a bit for each: words with few slips differ in few of them. */
function lettersOf(word: string): number {
  return [...word].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) % 32)), 0);
}

function bitsIn(bits: number): number {
  let rest = bits;
  let count = 0;
  for (; rest !== 0; count++) rest &= rest - 1;
  return count;
}

/** Two words that are also written as one, such as sheet rock, joined. */
export function joined(words: readonly string[], spelled: ReadonlySet<string>): readonly string[] {
  const all: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const [word = '', next = ''] = words.slice(index, index + 2);
    const both = word + next;
    const isOne = next !== '' && both.length > 5 && (spelled.has(both) || spelled.has(both.replace(/s$/, '')));
    all.push(isOne ? both : word);
    if (isOne) index++;
  }
  return all;
}

/** One word that is known as two, such as gutterguard, divided. */
export function divided(word: string, { knows, spelled }: Vocabulary): readonly string[] {
  if (knows(word)) return [word];
  const cuts = Array.from({ length: Math.max(0, word.length - 6) }, (_, index) => index + 4);
  const halves = cuts.map((cut) => [word.slice(0, cut), word.slice(cut)] as const);
  return halves.find(([first, second]) => spelled.has(first) && spelled.has(second.replace(/s$/, ''))) ?? [word];
}
