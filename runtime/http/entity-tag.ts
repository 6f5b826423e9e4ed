/** Short names for texts, equal when the texts are. */

/**
 * Sixty-four bits that depend on every character of the text: two multiplicative hashes, by different multipliers.
 * Not cryptographic, and need not be: a tag only has to tell the versions of one address apart. A digest from node's
 * crypto takes about as long as the calculation that it would name.
 */
export function textTag(text: string): string {
  let first = 0x811c9dc5;
  let second = 0x2f0b4c47;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ unit, 0x5bd1e995);
  }
  return (first >>> 0).toString(36) + (second >>> 0).toString(36);
}
