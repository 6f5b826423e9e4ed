/** Text on one line: line ends of any kind become a space, and none is left at either end. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s*[\n\r\u2028\u2029]\s*/g, ' ');
}
