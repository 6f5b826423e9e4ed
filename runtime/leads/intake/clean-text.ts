/**
 * Takes out of a text what cannot be seen and could mislead whoever or whatever reads it later: control characters,
 * marks that turn the direction of the text around, invisible spaces, halves of characters.
 * Right-to-left scripts and composed emoji keep what they need.
 */

const LINE_BREAKS = /\r\n?|[\u2028\u2029]/g;
const CONTROLS = /[\p{Cc}]/gu;
const INVISIBLE =
  /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]|\p{Surrogate}/gu;

/** A text of one line, such as a name. Line breaks and tabs become spaces. */
export function cleanLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(LINE_BREAKS, ' ')
    .replace(/[\t\n]/g, ' ')
    .replace(CONTROLS, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** A text that may have several lines, such as a message. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(LINE_BREAKS, '\n')
    .replace(CONTROLS, (character) => (character === '\n' || character === '\t' ? character : ''))
    .trim();
}
