/** Messages on the further languages of a catalog. */
import type { Message, Nothing } from './message.js';
import { advice, message } from './message.js';

export const translationMessages = {
  'bad-language': message(
    (a: { language: string; reason: string }) => `The language \`${a.language}\` is not complete: ${a.reason}.`,
    "Add it to `languages` in service.yaml, after the catalog's own language, and give it a folder of that name with a language.yaml.",
  ),
  'translation-missing': advice(
    (a: { language: string; what: string }) =>
      `There is no text in \`${a.language}\` for ${a.what}; the original is shown.`,
    'Write it here under the same keys; `reckoner translate` with `--write` adds what is missing.',
  ),
  'translation-unknown': advice(
    (a: { key: string; reason: string }) => `\`${a.key}\` translates nothing: ${a.reason}.`,
    'A translation has the keys of the original and only its texts. Correct the key, or remove it.',
  ),
  'translation-place': advice(
    (a: { name: string; isLost: boolean }) =>
      `${
        a.isLost
          ? `The original shows \`{${a.name}}\`, and this text does not`
          : `The original does not show \`{${a.name}}\``
      }; the original is shown.`,
    'Write the placeholders of the original, each as it stands there; their order is free.',
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
  ),
  'translation-stale': advice(
    (_: Nothing) => 'The original has changed since this was translated.',
    'Translate it again, then run `reckoner translate` with `--write`, which notes that it is up to date.',
  ),
  'translation-term': advice(
    (a: { term: string; words: string }) => `The original speaks of \`${a.term}\`, and this has no ${a.words}.`,
    'Use the word of glossary.yaml, or add another word there.',
  ),
  'translation-alike': message(
    (a: { text: string; first: string; second: string }) =>
      `\`${a.text}\` stands for both \`${a.first}\` and \`${a.second}\`, which formulas tell apart.`,
    'Give each text of a formula a translation of its own.',
  ),
} as const satisfies Record<string, Message<never>>;
