/** Colors, for terminals that show them. */
import type { WriteStream } from 'node:tty';
import { styleText } from 'node:util';
import type { Paint, PaintedPart } from '../../generator/source/paint.js';
import { unpainted } from '../../generator/source/paint.js';

const styles: Readonly<Record<PaintedPart, Parameters<typeof styleText>[0]>> = {
  place: 'cyan',
  error: 'red',
  advice: 'blue',
  margin: 'gray',
  mark: 'red',
  hint: 'green',
};

/** Nothing is painted in a pipe or a file, nor where the environment asks for none, as by NO_COLOR. */
export function paintFor(stream: Pick<WriteStream, 'isTTY' | 'hasColors'>): Paint {
  if (!stream.isTTY || !stream.hasColors()) return unpainted;
  return (part, text) => styleText(styles[part], text, { validateStream: false });
}
