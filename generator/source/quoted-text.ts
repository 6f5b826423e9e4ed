/** Writes texts in quotes, and reads what was meant by a text with quote marks in it. */

/** A text in quotes, with every character as it is; null if it would need escapes, which formulas must not have. */
export function inQuotes(text: string): string | null {
  if (!/["\\]/.test(text)) return `"${text}"`;
  return text.includes("'") ? null : `'${text}'`;
}

const words = /^(?:true|false|null|yes|no|on|off|~)$/i;

/** A text as YAML on one line, in quotes if YAML would read something else; null if that needs escapes. */
export function asScalar(text: string): string | null {
  const isPlain = /^[\p{L}(][^\n,{}[\]]*$/u.test(text) && !/: |:$| #/.test(text) && text === text.trim();
  return isPlain && !words.test(text) ? text : inQuotes(text);
}

/**
 * What a text that begins with a quote mark means, if YAML cannot read it: all of it where its marks are pairs, as in
 * `"A" book`, or what its outer marks enclose, as in `"say "hi" twice"`. Null if it could be both, or neither.
 */
export function meantBy(written: string): string | null {
  const mark = written.charAt(0);
  if (written.includes(mark + mark) || (mark === '"' && written.includes('\\'))) return null;
  const sides = sidesOf(written, mark);
  if (arePairs(sides)) return written;
  if (written.endsWith(mark) && sides.length > 2) return written.slice(1, -1);
  return sides[1] === 'closes' && !written.endsWith(mark) ? written : null;
}

type Side = 'opens' | 'closes' | 'neither';

/** What each mark does by the letters around it: the one in `don't` does neither. */
function sidesOf(text: string, mark: string): readonly Side[] {
  const marks = [...text.matchAll(new RegExp(mark, 'g'))];
  return marks.map(({ index }) => {
    const [before, after] = [text.charAt(index - 1), text.charAt(index + 1)];
    if (/^$|[\s("']/.test(before)) return /\S/.test(after) ? 'opens' : 'neither';
    return /^$|[\s.,;:!?)"'-]/.test(after) ? 'closes' : 'neither';
  });
}

function arePairs(sides: readonly Side[]): boolean {
  return sides.length % 2 === 0 && sides.every((side, index) => side === (index % 2 === 0 ? 'opens' : 'closes'));
}
