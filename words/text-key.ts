/** Keys of texts whose original is found by what it says, such as those of the contract. */

/** Its words in lower case with lines between; of a long text the first ones. */
export function textKey(text: string, most = Number.POSITIVE_INFINITY): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.slice(0, most).join('_');
}
