/** Renders the questions and the progress of a review. */
import { wordsAsText } from '../compare/words-between.js';
import type { Standing } from './review-file.js';

/** One question with its numbers, its evidence and its last review. */
export function renderQuestion({ question, state, last }: Standing): string {
  const { item, at, text, numbers, evidence } = question;
  const changed = last !== null && last.text !== text;
  const told =
    last === null
      ? []
      : [
          `  ${last.verdict === 'yes' ? 'confirmed' : 'doubted'} by ${last.by} on ${last.on}${last.comment && `: ${last.comment}`}`,
        ];
  const since = changed ? [`  since then: ${wordsAsText({ name: '', before: last?.text ?? null, after: text })}`] : [];
  const moved = state === 'changed' && !changed ? ['  since then: its evidence changed'] : [];
  return plain(
    [
      `${item} (${at})`,
      `  ${text}`,
      ...(numbers === null ? [] : [`  ${numbers}`]),
      ...evidence.map((line) => `  - ${line}`),
      ...told,
      ...since,
      ...moved,
    ].join('\n'),
  );
}

/** Replaces control characters, which a file may contain and a terminal would obey. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out.
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '\ufffd');
}

export function renderSummary(standings: readonly Standing[], broken: readonly number[]): string {
  const count = (state: Standing['state']) => standings.filter((each) => each.state === state).length;
  const lost = broken.length === 0 ? '' : ` Lines that cannot be read: ${broken.join(', ')}.`;
  return (
    `${count('confirmed')} of ${standings.length} confirmed, ${count('doubted')} doubted, ` +
    `${count('changed')} changed since, ${count('open')} never looked at.${lost}`
  );
}

export function reviewAsJson(slug: string, standings: readonly Standing[], broken: readonly number[]): object {
  return { slug, broken, questions: standings.map(({ question, ...rest }) => ({ ...question, ...rest })) };
}
