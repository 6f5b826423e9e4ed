/** Messages on the further languages of a catalog. */
import type { Message, Nothing } from './message.js';
import { advice, message } from './message.js';

export const translationMessages = {
  'bad-language': message(
    (a: { language: string; reason: string }) => `The language \`${a.language}\` is not complete: ${a.reason}.`,
    "Add it to `languages` in service.yaml, after the catalog's own language, and give it a folder of that name with a language.yaml.",
    'A language that service.yaml names has no words, or a folder of texts belongs to no language that it names.',
  ),
  'translation-missing': advice(
    (a: { language: string; what: string }) =>
      `There is no text in \`${a.language}\` for ${a.what}; the original is shown.`,
    'Write it here under the same keys; `reckoner translate` with `--write` adds what is missing.',
    'A text has no counterpart in a further language, so people who read that language see the original.',
  ),
  'translation-unknown': advice(
    (a: { key: string; reason: string }) => `\`${a.key}\` translates nothing: ${a.reason}.`,
    'A translation has the keys of the original and only its texts. Correct the key, or remove it.',
    'A file of translations has a key that the file it mirrors does not have, or something that is no text there.',
  ),
  'translation-place': advice(
    (a: { name: string; isLost: boolean }) =>
      `${
        a.isLost
          ? `The original shows \`{${a.name}}\`, and this text does not`
          : `The original does not show \`{${a.name}}\``
      }; the original is shown.`,
    'Write the placeholders of the original, each as it stands there; their order is free.',
    'A translated text shows other values than the original, so some figure would be lost or made up; it is left out.',
  ),
  'translation-order': advice(
    (a: { first: string; second: string }) =>
      `\`{${a.first}}\` comes before \`{${a.second}}\` here, and after it in the original.`,
    'If the two are exchanged, put each where its words are; if not, `reckoner translate` with `--write` notes that they are right (with `--same` after a change of the original).',
    'Two placeholders come in another order than in the original, and no note says that the text is right.',
  ),
  'translation-number': advice(
    (a: { lost: string; added: string }) =>
      `The numbers are not those of the original: ${[
        a.lost === '' ? '' : `${a.lost} is missing`,
        a.added === '' ? '' : `${a.added} is new`,
      ]
        .filter((each) => each !== '')
        .join(', ')}.`,
    'Write each number of the original in digits, and no other.',
    'A translated text writes out other numbers than the original.',
  ),
  'translation-stale': advice(
    (_: Nothing) => 'The original has changed since this was translated.',
    'Translate it again, then run `reckoner translate` with `--write`, which notes that it is up to date; `--same` notes so where it still says the same.',
    'The original of a translated text is no longer the one that was translated.',
  ),
  'translation-term': advice(
    (a: { term: string; words: string; replaced?: string }) =>
      a.replaced === undefined
        ? `The original speaks of \`${a.term}\`, and this has no ${a.words}.`
        : `The glossary replaces \`${a.replaced}\`: for \`${a.term}\` it has ${a.words}.`,
    'Use the word of glossary.yaml, or add another word there.',
    'A translated text does not use the word that the glossary keeps for a term of the original, or one that it replaces.',
  ),
  'translation-alike': message(
    (a: { text: string; first: string; second: string }) =>
      `\`${a.text}\` stands for both \`${a.first}\` and \`${a.second}\`, which formulas tell apart.`,
    'Give each text of a formula a translation of its own.',
    'Two texts that formulas tell apart have one translation, so that they could not be told apart any more.',
  ),
} as const satisfies Record<string, Message<never>>;
