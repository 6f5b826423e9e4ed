/** The check of the lines of an offer, which most people never give. It is loaded once they do. */
import type { LinesOf } from '../answer/offer-lines.js';
import { pageParameters } from '../answer/page-query.js';

export class OfferCheck {
  /** Null until it is loaded. */
  linesOf: LinesOf | null = null;

  /** True while lines are filled in that nothing can check yet. */
  isLacking(form: HTMLFormElement): boolean {
    return this.linesOf === null && [...form.elements].some((each) => takesLines(each) && each.value.trim() !== '');
  }

  /** False where it cannot be loaded, for example without a network. The next call tries again. */
  async load(): Promise<boolean> {
    this.linesOf ??= await import('../answer/offer-lines.js').then(
      ({ linesOf }) => linesOf,
      () => null,
    );
    return this.linesOf !== null;
  }
}

/** True for the field of the lines. */
export function takesLines(target: unknown): target is HTMLTextAreaElement {
  return target instanceof HTMLTextAreaElement && target.name === pageParameters.lines;
}
