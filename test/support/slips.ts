/** What slips out of a keyboard into the files of a catalog. */
import type { Random } from './random.js';

/** What slips out of a keyboard, and what breaks files. */
const slips = [
  '"',
  "'",
  '{',
  '}',
  '[',
  ':',
  '\n',
  '  ',
  '\t',
  ',',
  '#',
  '- ',
  '---\n',
  'x',
  '0',
  '&a ',
  '\u0000',
  '__proto__:',
];

export function slipped(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const cut = random.chance(0.5) ? random.below(random.chance(0.2) ? 80 : 4) : 0;
  return text.slice(0, at) + (random.chance(0.7) ? random.pick(slips) : '') + text.slice(at + cut);
}
