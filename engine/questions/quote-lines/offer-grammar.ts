/** How lines of offers in a language are read, made of its words. */
import { onceFor } from '../../../words/once-for.js';
import type { Translation } from '../../../words/phrases.js';
import { englishOffers } from '../../../words/search-words.js';
import type { OfferForm } from '../../kernel/language.js';
import { anyOf, listed } from '../../search/grammar.js';

export interface OfferGrammar {
  readonly removing: RegExp;
  readonly removal: string;
  readonly labor: ReadonlySet<string>;
  readonly material: ReadonlySet<string>;
  readonly sums: ReadonlySet<string>;
  readonly beside: ReadonlySet<string>;
  /** Where what a line is mainly for ends: `gate with latch`, `gate (6 ft)`. */
  readonly qualifier: RegExp;
  /** What stands between two things that are priced together: `paint and labor`, `paint + labor`. */
  readonly joining: RegExp;
  readonly isHeadFirst: boolean;
}

const noWords: OfferForm = {
  ...{ removing: [], removal: '', labor: '', material: '', sums: 'total', beside: '', qualifiers: '', joining: '' },
  headFirst: false,
};

const madeOf = onceFor(
  (words: OfferForm): OfferGrammar => ({
    removing: anyOf(words.removing),
    removal: words.removal,
    labor: listed(words.labor),
    material: listed(words.material),
    sums: listed(words.sums),
    beside: listed(words.beside),
    qualifier: signsOr('[(,]', words.qualifiers),
    joining: signsOr('[&+/]', words.joining),
    isHeadFirst: words.headFirst,
  }),
);

/** A language without words of its own is compared word by word. */
export function offerGrammarIn({ info, spoken }: Translation): OfferGrammar {
  return madeOf(info === undefined ? englishOffers : (spoken?.offers ?? noWords));
}

/** One of these signs or words. */
function signsOr(signs: string, words: string): RegExp {
  const any = [...listed(words)].join('|');
  return new RegExp(any === '' ? signs : `${signs}|\\b(?:${any})\\b`, 'i');
}
