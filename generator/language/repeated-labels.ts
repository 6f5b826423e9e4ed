/** Reports things of one kind that are called the same: copied, and not renamed. */

import type { Reporter } from '../source/diagnostic.js';
import { repeatedIn } from '../source/repeated.js';
import type { Span } from '../source/source.js';
import { quote } from '../source/suggest.js';
import type { Located } from './forms/form.js';
import type { RawCalculator } from './read-calculator.js';

/** Something with a label that people read; `what` names it in messages. */
interface Labelled {
  readonly label: string;
  readonly what: string;
  readonly span: Span;
  /** A symbol, which is not the same in another case. */
  readonly holdsInItsCase?: boolean;
}

/** Reports `label-twice` for every label that something before it has. */
export function reportRepeated(all: readonly Labelled[], reporter: Reporter): void {
  for (const { item, first } of repeatedIn(all, keyOf)) {
    const args = { label: item.label, first: first.what, second: item.what };
    reporter.report('label-twice', item.span, args, { related: [{ span: first.span, label: 'first here' }] });
  }
}

function keyOf({ label, holdsInItsCase = false }: Labelled): string {
  const text = label.trim();
  return holdsInItsCase ? text : text.toLowerCase();
}

/** The labels of a calculator's inputs, some of which are steps in `others`, and of the options of each. */
export function reportRepeatedLabels(
  { inputs }: Pick<RawCalculator, 'inputs'>,
  others: readonly { readonly label: string; readonly name: Located<string> }[],
  reporter: Reporter,
): void {
  const written = inputs.map(({ name, value }) => ({ label: value.label, name }));
  const named = [...written, ...others].map(({ label, name }) => ({ label, what: quote(name.value), span: name.span }));
  reportRepeated(named, reporter);
  for (const { value } of inputs) {
    if (value.type !== 'select') continue;
    const options = value.options.flatMap((option) => {
      const { label } = option.value;
      return label === null ? [] : [{ label, what: `option ${quote(option.name.value)}`, span: option.name.span }];
    });
    reportRepeated(options, reporter);
    const phrases = value.options.flatMap(({ name: { value: option, span }, value: { phrase } }) =>
      phrase === null ? [] : [{ group: '', option, phrase, span }],
    );
    adviseOnPhrases(phrases, reporter);
  }
}

/** How an option reads, and the select that it belongs to. */
interface Phrased {
  readonly group: string;
  readonly option: string;
  readonly phrase: string;
  readonly span: Span;
}

/** Advises on options of one select that read the same. */
export function adviseOnPhrases(all: readonly Phrased[], reporter: Reporter): void {
  for (const { item, first } of repeatedIn(all, ({ group, phrase }) => `${group}:${phrase.toLowerCase()}`)) {
    const args = { phrase: item.phrase, first: first.option, second: item.option };
    reporter.report('phrase-twice', item.span, args, { related: [{ span: first.span, label: 'first here' }] });
  }
}
