/** The parts of a calculator that most people never need, or not at once. The element loads them once somebody does. */
import { pageParameters } from '../answer/page-query.js';
import type { LaterParts } from '../answer/view.js';

export type LaterPart = keyof LaterParts;

/** Each file exports its part under the name that it has here. */
const files: { readonly [Part in LaterPart]: () => Promise<Pick<LaterParts, Part>> } = {
  linesOf: () => import('../answer/offer-lines.js'),
  draw: () => import('../markup/drawing.js'),
};

export class LoadedParts {
  /** Each is null until it is loaded. */
  parts: LaterParts = { linesOf: null, draw: null };

  /** False where one cannot be loaded, for example without a network. The next call tries again. */
  async load(parts: readonly LaterPart[]): Promise<boolean> {
    const loaded = await Promise.all(parts.map((part) => this.parts[part] ?? this.#load(part)));
    return loaded.every((each) => each !== null);
  }

  async #load(part: LaterPart): Promise<LaterParts[LaterPart]> {
    const file = await files[part]().catch(() => ({}));
    this.parts = { ...this.parts, ...file };
    return this.parts[part];
  }
}

/** True for the field of the lines of an offer. */
export function takesLines(target: unknown): target is HTMLTextAreaElement {
  return target instanceof HTMLTextAreaElement && target.name === pageParameters.lines;
}
