/** Joins the lines of a text with single spaces and trims both ends. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s*[\n\r\u2028\u2029]\s*/g, ' ');
}

/** The text with single spaces in place of all white space, and none at its ends. */
export function singleSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
