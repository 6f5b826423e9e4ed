/** Makes PNGs of SVGs with packages that may be left out, off the thread that answers requests. */
import type { Paint } from '../routes/pages/page-assets.js';

/** The weights that pictures are written in. */
const fonts = ['400Regular/Lato_400Regular.ttf', '700Bold/Lato_700Bold.ttf'];

/** Null where a package is missing, or has no program for this machine. `find` gives the path of a file of a package. */
export async function openPainter(find: (name: string) => string): Promise<Paint | null> {
  try {
    const fontFiles = fonts.map((name) => find(`@expo-google-fonts/lato/${name}`));
    const { renderAsync } = await import('@resvg/resvg-js');
    return async (svg) => {
      const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Lato' };
      const image = await renderAsync(svg, { font, fitTo: { mode: 'original' } });
      return image.asPng();
    };
  } catch {
    return null;
  }
}
