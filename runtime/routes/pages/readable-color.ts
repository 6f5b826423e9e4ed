/** Makes a color of somebody's choice readable on the papers of pages, light and dark. */

/** Red, green and blue, from 0 to 255. */
export type Color = readonly [number, number, number];

/** A color for buttons and links, and that of the text on it. */
export interface Accent {
  readonly color: Color;
  readonly ink: Color;
}

/** The papers that text in the accent stands on. */
const papers: Readonly<Record<'light' | 'dark', readonly Color[]>> = {
  light: [
    [255, 255, 255],
    [238, 246, 245],
  ],
  dark: [
    [24, 34, 42],
    [29, 47, 51],
  ],
};

const [white, night]: readonly [Color, Color] = [
  [255, 255, 255],
  [6, 32, 30],
];

/** The contrast that WCAG asks of text, and a little more for rounding. */
const enough = 4.6;

/** The color of six hexadecimal digits, moved away from the paper until text in it can be read. */
export function readableAccent(digits: string, theme: 'light' | 'dark'): Accent {
  const toward = theme === 'dark' ? 255 : 0;
  let color = mapColor([0, 2, 4], (at) => Number.parseInt(digits.slice(at, at + 2), 16));
  for (let step = 0; step < 40 && papers[theme].some((paper) => contrast(color, paper) < enough); step++)
    color = mapColor(color, (part) => part + (toward - part) * 0.08);
  const rounded = mapColor(color, Math.round);
  return { color: rounded, ink: contrast(rounded, white) >= enough ? white : night };
}

export function colorText(color: Color): string {
  return `rgb(${color.join(' ')})`;
}

function mapColor([red, green, blue]: Color, change: (part: number) => number): Color {
  return [change(red), change(green), change(blue)];
}

function contrast(one: Color, other: Color): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** As WCAG has it. */
function luminance(color: Color): number {
  const [red, green, blue] = mapColor(color, (part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The style sheet of a service that sets its color; `digits` are six hexadecimal ones. */
export function lookSheet(digits: string): string {
  const [light, dark] = [readableAccent(digits, 'light'), readableAccent(digits, 'dark')];
  const rule = (accent: string, ink: string): string =>
    `:root{--reckoner-accent:${accent};--reckoner-accent-ink:${ink}}`;
  const both = (one: typeof light.color, other: typeof light.color): string =>
    `light-dark(${colorText(one)},${colorText(other)})`;
  const plain = rule(colorText(light.color), colorText(light.ink));
  return `${plain}\n@supports (color:light-dark(red,red)){${rule(both(light.color, dark.color), both(light.ink, dark.ink))}}\n`;
}
