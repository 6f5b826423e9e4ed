/** How the words of a language are compared, made of its words. */
import { onceFor } from '../../words/once-for.js';
import type { Translation } from '../../words/phrases.js';
import { englishSearch } from '../../words/search-words.js';
import type { SearchForm } from '../kernel/language.js';

export interface Grammar {
  readonly fillers: ReadonlySet<string>;
  readonly sayings: RegExp;
  readonly failing: RegExp;
  readonly repair: string;
  /** Spells a word so that usual slips of spelling make no difference. */
  readonly spell: (word: string) => string;
  readonly endings: readonly RegExp[];
  /** As they are spelled here. */
  readonly elsewhere: ReadonlySet<string>;
  /** As they are spelled here. */
  readonly kept: ReadonlySet<string>;
}

const noWords: SearchForm = {
  ...{ fillers: '', sayings: [], failing: [], repair: '', spelling: [], endings: [], elsewhere: '', kept: '' },
};

const madeOf = onceFor((words: SearchForm): Grammar => {
  const spell = spellerOf(words.spelling);
  const spelled = (text: string): ReadonlySet<string> => new Set([...listed(text)].map(spell));
  return {
    fillers: listed(words.fillers),
    sayings: anyOf(words.sayings),
    failing: anyOf(words.failing),
    repair: words.repair,
    spell,
    endings: words.endings.map((ending) => new RegExp(`${ending}$`)),
    // People look for such things by their English words in every language.
    elsewhere: spelled(`${words.elsewhere} ${englishSearch.elsewhere}`),
    kept: spelled(words.kept),
  };
});

/** The words of a language are compared letter by letter where it has no `search`. */
export function grammarOf(words: SearchForm | null): Grammar {
  return madeOf(words ?? noWords);
}

export const englishGrammar = grammarOf(englishSearch);

/** The grammar of the language of answers. */
export function grammarIn({ info, spoken }: Translation): Grammar {
  return info === undefined ? englishGrammar : grammarOf(spoken?.search ?? null);
}

/** Words with spaces between. */
export function listed(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ''));
}

/** Finds whole words or phrases of these patterns. */
export function anyOf(patterns: readonly string[]): RegExp {
  return patterns.length === 0 ? /(?!)/g : new RegExp(`\\b(?:${patterns.join('|')})\\b`, 'g');
}

function spellerOf(spelling: SearchForm['spelling']): Grammar['spell'] {
  const changes = spelling.map(([pattern, written]) => [new RegExp(pattern, 'g'), written] as const);
  return (word) => changes.reduce((spelled, [pattern, written]) => spelled.replace(pattern, written), word);
}
