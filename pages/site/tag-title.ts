/** A tag as a heading: `real-estate` becomes `Real estate`. */
export function titleOfTag(tag: string): string {
  const words = tag.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
