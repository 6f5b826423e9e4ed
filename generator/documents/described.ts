/** What documents say of a calculator: all but its formulas, so that they are written again without reading those. */
import { languageName } from '../../contract/shared-names.js';
import type { Translation } from '../../words/phrases.js';
import type { Calculator, Catalog, OwnFigures } from '../program/catalog.js';

export interface DescribedCalculator extends Omit<Calculator, 'own' | FormulaMember> {
  readonly own: Pick<OwnFigures, 'figures'> | null;
}

/** The members that only formulas and the sentence need. */
type FormulaMember =
  | 'cells'
  | 'columns'
  | 'drawing'
  | 'interpretation'
  | 'labels'
  | 'requirements'
  | 'schedules'
  | 'slopes'
  | 'steps'
  | 'tables';

/** A catalog as its documents read it, in one of its languages. */
export interface DescribedCatalog extends Omit<Catalog, 'calculators' | 'translations'> {
  readonly calculators: readonly DescribedCalculator[];
  /** Absent in the original language. */
  readonly translation?: Translation;
}

/** An address that answers in the language of a document: another one than the service's own is asked for. */
export function askedIn(address: string, { translation }: Pick<DescribedCatalog, 'translation'>): string {
  if (translation === undefined) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${languageName}=${translation.language}`;
}

export function described(calculator: Calculator): DescribedCalculator {
  const { cells, columns, drawing, interpretation, labels, requirements, schedules, slopes, steps, tables, ...rest } =
    calculator;
  return { ...rest, own: rest.own && { figures: rest.own.figures } };
}
