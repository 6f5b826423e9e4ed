/** The words that a calculator says wherever its formulas and figures have them: texts of formulas, and units. */
import { formatInWords } from '../elaborate/declaration/format.js';
import type { Calculator, Format } from '../program/catalog.js';
import type { AcceptedUnit } from '../units/accepted-unit.js';
import type { Unit } from '../units/unit.js';
import { unitLabel } from '../units/unit.js';
import type { LocalUnits } from './local-units.js';

/** Translations by their originals. */
export type FormulaTexts = ReadonlyMap<string, string>;

export interface Words {
  /** Texts of formulas by their originals. */
  readonly texts: FormulaTexts;
  readonly units: LocalUnits;
}

/** The same calculator with the texts of its formulas and its units in the language. Other parts stay the same objects. */
export function withWords(calculator: Calculator, words: Words): Calculator {
  return new WordWalk(words).copy(calculator) as Calculator;
}

/** A part with a unit, or with a value that has one. */
interface Measured {
  readonly unit?: Unit;
  readonly value?: { readonly unit: Unit } | null;
  readonly unitLabel?: string | null;
  readonly format?: Format;
  readonly accepts?: readonly AcceptedUnit[];
}

/** Walks plain data and copies each object once; functions stay as they are. */
class WordWalk {
  readonly #texts: FormulaTexts;
  readonly #units: LocalUnits;
  readonly #copies = new Map<object, unknown>();

  constructor({ texts, units }: Words) {
    this.#texts = texts;
    this.#units = units;
  }

  copy(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || isSpan(value)) return value;
    if (!this.#copies.has(value)) this.#copies.set(value, this.#copyOf(value));
    return this.#copies.get(value);
  }

  #copyOf(value: object): unknown {
    if (Array.isArray(value)) {
      const items = value.map((each) => this.copy(each));
      return items.every((each, index) => each === value[index]) ? value : items;
    }
    if (isUnit(value)) return value.factors.length === 0 ? value : this.#units.local(value);
    const isMap = value instanceof Map;
    const members: readonly (readonly [unknown, unknown])[] = isMap ? [...value] : Object.entries(value);
    const copied = members.map(([key, each]) => [key, isMap ? this.copy(each) : this.#member(key, each)] as const);
    if (copied.every(([, each], index) => each === members[index]?.[1])) return value;
    return isMap ? new Map(copied) : { ...Object.fromEntries(copied), ...this.#measures(value) };
  }

  /** What people and callers read of the unit of a part; a label that the entry gives in its place stays. */
  #measures({ unit: itself, value, unitLabel: label, format, accepts }: Measured): Measured {
    const unit = itself ?? (typeof value === 'object' ? value?.unit : undefined);
    if (unit === undefined) return {};
    const local = this.#units.local(unit);
    return {
      ...(label === unitLabel(unit) ? { unitLabel: unitLabel(local) } : {}),
      ...(format === undefined ? {} : { format: formatInWords(format, local) }),
      ...(accepts === undefined ? {} : { accepts: this.#units.accepted(unit, accepts) }),
    };
  }

  /** `texts` of a pool, `possible` of a figure and the `text` of a constant are lists of texts, or one. */
  #member(key: unknown, value: unknown): unknown {
    if (key === 'formula' && typeof value === 'string') return this.#inFormula(value);
    if (this.#texts.size === 0) return this.copy(value);
    if (key === 'text' && typeof value === 'string') return this.#say(value);
    const isTexts = (key === 'texts' || key === 'possible') && Array.isArray(value);
    if (isTexts && value.every((each) => typeof each === 'string')) return value.map((each) => this.#say(each));
    return this.copy(value);
  }

  #say(text: string): string {
    return this.#texts.get(text) ?? text;
  }

  /** A formula as it is shown, with its texts and units in the language. */
  #inFormula(formula: string): string {
    return formula.replace(textOrUnit, (_, text: string | undefined, before: string, unit: string) =>
      text === undefined ? `${before} ${this.#units.written(unit, before === '1')}` : `"${this.#say(text)}"`,
    );
  }
}

/** A text, or a number or `to` followed by the unit. */
const textOrUnit =
  /"([^"]*)"|((?<![\w.])\d[\d.]*|\bto) ((?!(?:then|else|and|or|to|with)\b)[A-Za-z%](?:[^\s,()[\].]|\.(?!\.))*)/g;

function isUnit(value: object): value is Unit {
  return 'factors' in value && 'dimensions' in value;
}

function isSpan(value: object): boolean {
  return 'source' in value && 'start' in value && 'end' in value;
}
