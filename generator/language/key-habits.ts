/** Names that other programs use for keys and values of a catalog. */

/** Keys by the words that people use for them; of several, the one possible at the place is meant. */
const keys: ReadonlyMap<string, readonly string[]> = new Map([
  ['minimum', ['min']],
  ['lowest', ['min']],
  ['maximum', ['max']],
  ['highest', ['max']],
  ['increment', ['step']],
  ['initial', ['default']],
  ['preset', ['default']],
  ['value', ['default']],
  ['name', ['label', 'title']],
  ['caption', ['label', 'title']],
  ['description', ['subtitle', 'hint']],
  ['help', ['hint']],
  ['tooltip', ['hint']],
  ['placeholder', ['hint']],
  ['choices', ['options']],
  ['values', ['options']],
  ['items', ['options']],
  ['precision', ['decimals']],
  ['digits', ['decimals']],
  ['mandatory', ['required']],
  ['integer', ['whole']],
  ['variables', ['inputs']],
  ['parameters', ['inputs']],
  ['fields', ['inputs']],
  ['formulas', ['formula']],
  ['steps', ['formula']],
  ['calculation', ['formula']],
  ['calculations', ['formula']],
  ['output', ['result']],
  ['outputs', ['result']],
  ['sentence', ['interpretation', 'say']],
  ['text', ['say', 'interpretation']],
  ['constraints', ['require']],
  ['validation', ['require']],
  ['category', ['tag']],
  ['tests', ['examples']],
  ['references', ['sources']],
  ['reference', ['source', 'sources']],
  ['condition', ['that', 'when']],
  ['error', ['message']],
]);

/** The key that a word means, if it is among those possible. */
export function keyMeant(word: string, possible: readonly string[]): string | undefined {
  return keys.get(word.toLowerCase())?.find((key) => possible.includes(key));
}

const values: readonly { readonly allowed: string; readonly words: RegExp }[] = [
  { allowed: 'number', words: /^(?:numeric|float|decimal|double|int|integer|range|slider|quantity)$/i },
  { allowed: 'select', words: /^(?:dropdown|drop-down|choice|enum|radio|option|options|picker|combo)$/i },
  { allowed: 'yes_no', words: /^(?:bool|boolean|checkbox|check|toggle|switch|flag|yesno|yes\/no)$/i },
  { allowed: 'yes', words: /^(?:true|on|y|1)$/i },
  { allowed: 'no', words: /^(?:false|off|n|0)$/i },
  { allowed: 'true', words: /^(?:yes|on|y|1)$/i },
  { allowed: 'false', words: /^(?:no|off|n|0)$/i },
];

/** The value that a word means, if it is among those allowed. */
export function valueMeant(word: string, allowed: readonly string[]): string | undefined {
  return values.find((each) => each.words.test(word) && allowed.includes(each.allowed))?.allowed;
}
