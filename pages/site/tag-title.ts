/** The name of a trade among people. */

/** `real-estate` as a heading: `Real estate`. */
export function titleOfTag(tag: string): string {
  const words = tag.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
