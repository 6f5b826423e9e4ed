/** The form of language.yaml, in the folder of each further language. */
import type { Form, Optional, Read } from './form.js';
import {
  described,
  file,
  flag,
  group,
  listOf,
  mapOf,
  mapped,
  oneLine,
  oneOrSeveral,
  optional,
  placed,
  text,
} from './form.js';

/** A word that continues a sentence, or a sign. */
const word = (description: string): Form<string> => text(description, 30);

const sign = (description: string): Form<string> => ({
  schema: { type: 'string', maxLength: 1, description },
  read: (node) => (node.kind === 'scalar' ? node.text : ''),
});

/** Words of a language, without accents and in lower case. */
const listed = (description: string): Optional<string> => optional(text(description, 4000), '');

const expression = (description: string): Form<string> => oneLine({ type: 'string', maxLength: 600, description });

const patterns = (description: string): Optional<readonly string[]> =>
  optional(listOf(description, expression('A regular expression.')), []);

const change = listOf('A pattern, and what is written for it.', expression('A regular expression, or letters.'), 2);

const searchWords = group(
  'How searches compare words, which they read without accents and in lower case. Words have spaces between them.',
  {
    fillers: listed('Words that say nothing of the work: those of questions, of time and of number.'),
    sayings: patterns('Phrases of such words that would say something one by one.'),
    failing: patterns('What says that something does not work, or that it is to be mended.'),
    repair: listed('The word that stands for all of that.'),
    spelling: optional(
      listOf(
        'What is written alike, one after the other: [ll, y] takes every `ll` for a `y`.',
        mapped(described(change, { maxItems: 2 }), ([pattern = '', written = '']) => [pattern, written] as const),
      ),
      [],
    ),
    endings: patterns('What is cut off the ends of words, one after the other.'),
    elsewhere: listed('Words of people who look for something else than work on a thing: plans, jobs, songs.'),
    kept: listed('Words that are not cut: without its ending each would be another word.'),
  },
);

const offerWords = group('How lines of offers are read, written as in `search`.', {
  removing: patterns('All ways to say that something is taken out or hauled off.'),
  removal: listed('The word that stands for them.'),
  labor: listed('Words of lines for labor.'),
  material: listed('Words of lines for material.'),
  sums: listed('Words of lines that add up others.'),
  beside: listed('Words that say nothing of what a line is for: measures and money.'),
  qualifiers: listed('Words before which what a line is mainly for ends: gate `with` latch.'),
  joining: listed('Words between two things that are priced together: paint `and` labor.'),
  head_first: flag('The word that names the thing comes first: portón de malla.'),
});

export type RawLanguage = Read<typeof language>;

const language = placed(
  group('What is said in this language wherever a catalog says it.', {
    name: text('What the language calls itself, such as Español.', 40),
    locale: oneLine({
      type: 'string',
      pattern: '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$',
      description: 'The language and the country whose dates it writes, as BCP 47 names them, such as es-US.',
    }),
    numbers: group('How its sentences write numbers.', {
      thousands: sign('Between groups of three digits: a comma, a point, a narrow space, or nothing.'),
      decimal: sign('Before decimals: a point or a comma.'),
    }),
    money_behind: flag('Signs of money stand behind their amounts.'),
    capital_nouns: flag('Its nouns, and so its labels, begin with capitals inside sentences, too.'),
    to: word('Between the ends of a range: 370 `to` 545.'),
    from: optional(
      group('What is said before a range in a sentence: *de* 370 a 545. Left out where nothing is.', {
        word: word('The word.'),
        not_after: oneOrSeveral(
          'A word that takes its place.',
          word('A word before a range that needs no other, such as a preposition.'),
          'Words before a range that need no other.',
          30,
        ),
      }),
    ),
    per: word('Between an amount and what it is for: dollars `per` foot.'),
    and: word('Before the last of several things.'),
    or: word('Before the last of several choices.'),
    yes: word('The label of an answer that the entry does not label.'),
    no: word('The same for the other answer.'),
    unreviewed: optional(
      text(
        'Said with every disclaimer while a file names no reviewer: that nobody has read it, and which text counts.',
        300,
      ),
    ),
    search: optional(searchWords),
    offers: optional(offerWords),
    evidence: optional(
      group('What figures rest on, in a few words.', {
        judged: word('The judgement of the editors.'),
        unnamed: word('No source is named.'),
        published: word('Before the kinds of sources.'),
        undated: word('In place of the years of sources without dates.'),
        statute: word('A law.'),
        tariff: word('A tariff.'),
        code: word('A building code.'),
        maker: word('A maker of products.'),
        agency: word('An agency.'),
        survey: word('A survey.'),
        firm: word('A firm.'),
        guide: word('A guide to prices.'),
      }),
    ),
  }),
);

export const languageFile = file('A language', language);

const term = text('A word that must occur where the original has the term; a part of a longer word will do.', 60);

const words = oneOrSeveral('The word.', term, 'Words of which one must occur.', 10);
const replacing = group('A word with those that it replaces.', {
  say: words,
  replaces: listOf('Words that no text may have, such as those of another region.', term),
});

/** `window: ventana`, several words of which one must occur, or `skirting: { say: zoclo, replaces: [rodapié] }`. */
export const glossaryFile = file(
  'A glossary',
  mapOf('Words of the language by the terms of the original.', {
    schema: { anyOf: [words.schema, replacing.schema] },
    read: (node, at) => {
      if (node.kind !== 'map') return { words: words.read(node, at), replaces: [] };
      const { say, replaces } = replacing.read(node, at);
      return { words: say, replaces };
    },
  } satisfies Form<{ readonly words: readonly string[]; readonly replaces: readonly string[] }>),
);

/** Notes about each translated text, by file and by the keys that lead to it: digests of its original and of itself. */
const note = oneLine({ type: 'string', pattern: '^[0-9a-f]{16}$', description: 'Written by `reckoner translate`.' });
const anyName = { schema: {} };

export const originalsFile = file(
  'What was translated',
  mapOf('Notes by file.', mapOf('Notes of texts.', note, anyName, 0), anyName, 0),
);
