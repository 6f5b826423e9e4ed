/** Short sources of a calculator's steps. */

import type { Calculator, Step } from '../../generator/program/catalog.js';
import type { Evidence } from '../../generator/program/evidence.js';
import { classText } from '../../generator/program/evidence.js';
import type { BookLanguage } from './book-language.js';

/** A figure that a calculator reads, with its evidence, or else its source. */
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

export function standingOf(book: BookLanguage, { evidence, source }: KnownFigure): string {
  if (evidence === null) return source ?? '';
  const [said, strength] = [book.sourceOf(evidence), classText(evidence.strength)];
  return strength === 'exact' ? said : book.words.standing({ source: said, strength });
}

/** The figures that a step names, with their sources. */
export function sourceOfStep(book: BookLanguage, { formula }: Step, calculator: Calculator): string {
  const named = figuresOf(calculator).filter(({ name }) => mentions(formula, name));
  return named.map((figure) => `${figure.name}: ${standingOf(book, figure)}`).join('; ');
}

function mentions(formula: string, name: string): boolean {
  return new RegExp(`(?<![\\w.])${name.replaceAll('.', '\\.')}(?!\\w)`).test(formula);
}
