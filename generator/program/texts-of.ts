/** The texts that a calculator may show as values. */
import type { Calculator } from './catalog.js';

/** Each once, in the order in which answers carry them. */
export function textsOf({ text, texts, interpretation }: Calculator): readonly string[] {
  const said = interpretation
    .flatMap(({ parts }) => parts)
    .flatMap((part) => (part.kind === 'words' ? part.figure.possible : []));
  return [...new Set([...(text?.possible ?? []), ...texts.flatMap((each) => each.text.possible), ...said])];
}

/** False for a number or a designation such as AWG 14, which is the same in every language. */
export function hasWords(text: string): boolean {
  return /\p{Ll}/u.test(text);
}
