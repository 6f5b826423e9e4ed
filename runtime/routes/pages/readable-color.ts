/** Makes a color of somebody's choice readable on the papers of pages, light and dark. */

/** Red, green and blue, from 0 to 255. */
export type Color = readonly [number, number, number];

/** A color for buttons and links, that of the text on it, and a paper with a breath of it. */
export interface Accent {
  readonly color: Color;
  readonly ink: Color;
  readonly tint: Color;
}

const papers: Readonly<Record<'light' | 'dark', Color>> = { light: [255, 255, 255], dark: [24, 34, 42] };

/** How much of the color is in its tint. */
const breath = 0.07;

const white: Color = [255, 255, 255];
const black: Color = [0, 0, 0];
const night: Color = [6, 32, 30];

/** The contrast that WCAG asks of text, and a little more for rounding. */
const enough = 4.6;

/** The color of six hexadecimal digits, moved away from the paper until text in it can be read there and on its tint. */
export function readableAccent(digits: string, theme: 'light' | 'dark'): Accent {
  const away = theme === 'dark' ? white : black;
  const paper = papers[theme];
  const isReadable = (each: Color): boolean =>
    [paper, mixed(paper, each, breath)].every((below) => contrast(each, below) >= enough);
  let color = mapColor([0, 2, 4], (at) => Number.parseInt(digits.slice(at, at + 2), 16));
  for (let step = 0; step < 40 && !isReadable(color); step++) color = mixed(color, away, 0.08);
  const rounded = mapColor(color, Math.round);
  return {
    color: rounded,
    ink: contrast(rounded, white) >= enough ? white : night,
    tint: mapColor(mixed(paper, rounded, breath), Math.round),
  };
}

/** A color with a share of another one. */
function mixed(one: Color, other: Color, share: number): Color {
  const [red, green, blue] = other;
  return [one[0] + (red - one[0]) * share, one[1] + (green - one[1]) * share, one[2] + (blue - one[2]) * share];
}

/** The custom properties of style sheets that a color sets. */
export const accentProperties = {
  color: '--reckoner-accent',
  ink: '--reckoner-accent-ink',
  tint: '--reckoner-tint',
} as const satisfies Record<keyof Accent, string>;

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
  const rule = (colorOf: (part: keyof Accent) => string): string => {
    const parts = Object.entries(accentProperties) as [keyof Accent, string][];
    return `:root{${parts.map(([part, name]) => `${name}:${colorOf(part)}`).join(';')}}`;
  };
  const both = rule((part) => `light-dark(${colorText(light[part])},${colorText(dark[part])})`);
  return `${rule((part) => colorText(light[part]))}\n@supports (color:light-dark(red,red)){${both}}\n`;
}
