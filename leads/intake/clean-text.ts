/**
 * Removes from a text what cannot be seen and could mislead people or programs that read it later: control characters,
 * marks that turn the direction of the text around, invisible spaces and letters, hidden tags, halves of characters.
 * Right-to-left scripts and composed emoji keep what they need.
 */

const lineBreaks = /\r\n?|[\u2028\u2029]/g;
const controls = /[\p{Cc}]/gu;
const invisible =
  /\u034F|[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]|\p{Surrogate}/gu;

/** A text of one line, such as a name. Line breaks and tabs become spaces. */
export function cleanLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(lineBreaks, ' ')
    .replace(/[\t\n]/g, ' ')
    .replace(controls, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** A text that may have several lines, such as a message. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(lineBreaks, '\n')
    .replace(controls, (character) => (character === '\n' || character === '\t' ? character : ''))
    .trim();
}
