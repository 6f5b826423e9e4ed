/** Writes the style sheet of a service that sets its color. */
import { colorText, readableAccent } from './readable-color.js';

/** `digits` are six hexadecimal ones. */
export function lookSheet(digits: string): string {
  const [light, dark] = [readableAccent(digits, 'light'), readableAccent(digits, 'dark')];
  const rule = (accent: string, ink: string): string =>
    `:root{--reckoner-accent:${accent};--reckoner-accent-ink:${ink}}`;
  const both = (one: typeof light.color, other: typeof light.color): string =>
    `light-dark(${colorText(one)},${colorText(other)})`;
  const plain = rule(colorText(light.color), colorText(light.ink));
  return `${plain}\n@supports (color:light-dark(red,red)){${rule(both(light.color, dark.color), both(light.ink, dark.ink))}}\n`;
}
