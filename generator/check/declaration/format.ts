/** How a sentence writes an amount: its decimals, its unit, and whether it is an estimate. */
import type { Format } from '../../model/catalog.js';
import type { NamedUnit, Unit } from '../../model/unit.js';
import { isPlain, moneySymbol } from '../../model/unit.js';
import type { Span } from '../../text/source.js';
import type { Quantity } from '../expression/value.js';

/** What is said of an amount: decimals, or of money that it is an estimate, or none. */
export type Precision =
  | ({ readonly kind: 'decimals' } & Digits)
  | { readonly kind: 'about' | 'exact'; readonly span: Span };

interface Digits {
  readonly decimals: number;
  /** Keeps zeros at the end. */
  readonly fixed: boolean;
}

const mostDecimals = 2;

/**
 * How amounts read in a sentence; null for units that nobody reads. Money has no decimals unless asked for, and a range
 * of it is an estimate unless the editor says otherwise: who knows an amount exactly does not give two.
 */
export function formatOf({ kind, unit }: Quantity, asked: Precision | null): Format | null {
  const digits = asked?.kind === 'decimals' ? { decimals: asked.decimals, fixed: asked.fixed } : null;
  const isMoney = moneySymbol(unit) !== null;
  const isEstimate = isMoney && (asked === null ? kind === 'range' : asked.kind === 'about');
  const words = wordsAround(unit);
  if (words === null) return null;
  const shown = digits ?? { decimals: isMoney ? 0 : mostDecimals, fixed: false };
  return { ...shown, ...words, isEstimate, fractions: digits === null ? fractionsOf(unit) : null };
}

/** The unit's name, and what stands around a number of it. */
function wordsAround(unit: Unit): Pick<Format, 'unit' | 'prefix' | 'one' | 'many'> | null {
  const [factor, ...rest] = unit.factors;
  if (factor === undefined) return isPlain(unit) ? { unit: '', prefix: '', one: '', many: '' } : null;
  if (factor.power !== 1 || rest.some(({ power }) => power !== -1)) return null;
  const per = rest.map((below) => ` per ${below.unit.one}`).join('');
  const name = `${wordsOf(factor.unit)}${per}`;
  if (factor.unit.symbol !== null) return { unit: name, prefix: factor.unit.symbol, one: per, many: per };
  return { unit: name, prefix: '', one: `${behind(factor.unit.one)}${per}`, many: `${behind(factor.unit.many)}${per}` };
}

/** A word stands apart from its number, a sign such as % does not. */
function behind(word: string): string {
  return /^[A-Za-z]/.test(word) ? ` ${word}` : word;
}

/** What several of a unit are called; its name where that is only a sign, such as a percent sign. */
function wordsOf({ many, label, name }: NamedUnit): string {
  return [many, label, name].find((text) => /[A-Za-z]/.test(text)) ?? '';
}

function fractionsOf({ factors }: Unit): Format['fractions'] {
  const [factor, ...rest] = factors;
  if (factor === undefined || rest.length > 0 || factor.unit.fractionsIn === null) return null;
  const { unit, count } = factor.unit.fractionsIn;
  return { count, one: behind(unit.one), many: behind(unit.many) };
}
