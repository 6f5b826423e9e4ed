/** Colors of somebody's choice: whatever it is, text can be read in it, on it, and on the tint that is made of it. */
import type { Color } from '../../../runtime/routes/pages/readable-color.js';
import { lookSheet, readableAccent } from '../../../runtime/routes/pages/readable-color.js';

/** The contrast that WCAG has in its definition of relative luminance. */
function contrast(one: Color, other: Color): number {
  const lights = [one, other].map((color) => {
    const [red = 0, green = 0, blue = 0] = color.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

const papers = { light: [255, 255, 255], dark: [24, 34, 42] } as const;
const soft = { light: [80, 97, 109], dark: [164, 180, 189] } as const;
const colors = ['c2410c', 'ffff00', '000000', 'ffffff', '0b6b66', '7f7f7f', 'ff00ff', '0000ff', '00ff00', '123456'];

test.each(colors.flatMap((digits) => (['light', 'dark'] as const).map((theme) => [digits, theme] as const)))(
  '#%s can be read on %s',
  (digits, theme) => {
    const { color, ink, tint } = readableAccent(digits, theme);
    for (const paper of [papers[theme], tint]) expect(contrast(color, paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, color)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(soft[theme], tint)).toBeGreaterThanOrEqual(4.5);
    // A breath of it, which is seen beside the paper.
    expect(contrast(tint, papers[theme])).toBeGreaterThan(1.02);
    expect(contrast(tint, papers[theme])).toBeLessThan(1.4);
  },
);

test('a tint has the hue of its color, and the sheet of a service sets it with the color', () => {
  const { tint } = readableAccent('c2410c', 'light');
  expect(tint[0]).toBeGreaterThan(tint[2]);
  expect(lookSheet('c2410c').match(/--reckoner-[\w-]+/g)).toEqual(
    expect.arrayContaining(['--reckoner-accent', '--reckoner-accent-ink', '--reckoner-tint']),
  );
});
