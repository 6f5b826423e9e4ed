/** What the steps of a calculator rest on, in a few words. */
import type { Calculator, Step } from '../../generator/model/catalog.js';
import type { Evidence } from '../../generator/model/evidence.js';
import { classText, sourceOf } from '../../generator/model/evidence.js';
import { words } from './words.js';

/** A figure that a calculator reads, with its evidence; null where it says only where it is from, or nothing. */
export interface KnownFigure {
  readonly name: string;
  readonly evidence: Evidence | null;
  readonly source: string | null;
}

export function figuresOf({ slug, validity: { figures, cells } }: Calculator): readonly KnownFigure[] {
  const shared = figures.map(({ group, name, evidence, source }) => ({ name: `${group}.${name}`, evidence, source }));
  const own = cells.map(({ name, evidence }) => ({ name: name.replace(`${slug}.`, ''), evidence, source: null }));
  return [...shared, ...own];
}

export function standingOf({ evidence, source }: KnownFigure): string {
  if (evidence === null) return source ?? '';
  return words.standing(sourceOf(evidence), classText(evidence.strength));
}

/** The figures that a step names, with what each rests on. */
export function sourceOfStep({ formula }: Step, calculator: Calculator): string {
  const named = figuresOf(calculator).filter(({ name }) => mentions(formula, name));
  return named.map((figure) => `${figure.name}: ${standingOf(figure)}`).join('; ');
}

function mentions(formula: string, name: string): boolean {
  return new RegExp(`(?<![\\w.])${name.replaceAll('.', '\\.')}(?!\\w)`).test(formula);
}
