/** The texts that the formulas of a calculator give, in another language. */
import type { Calculator } from '../program/catalog.js';
import { hasWords, textsOf } from '../program/texts-of.js';
import type { Reporter } from '../source/diagnostic.js';
import { quote } from '../source/suggest.js';
import type { EntryTexts } from './read-languages.js';

/** Translations by their originals. */
type FormulaTexts = ReadonlyMap<string, string>;

/** Reports texts without a translation, and two with the same. */
export function checkFormulaTexts(
  calculator: Calculator,
  { formulas, places }: Pick<EntryTexts, 'formulas' | 'places'>,
  language: string,
  reporter: Reporter,
): void {
  const { slug } = calculator;
  const [texts, span] = [formulas.get(slug), places.get(slug)];
  if (texts === undefined || span === undefined) return;
  const shown = textsOf(calculator).filter(hasWords);
  const missing = shown.filter((text) => !texts.has(text)).map(quote);
  if (missing.length > 0) {
    const what = `the texts of formulas of \`${slug}\`: ${missing.join(', ')} below \`texts\``;
    reporter.report('translation-missing', span, { language, what });
  }
  const first = new Map<string, string>();
  for (const text of shown) {
    const said = texts.get(text) ?? text;
    const known = first.get(said);
    if (known !== undefined && known !== text)
      reporter.report('translation-alike', span, { text: said, first: known, second: text });
    first.set(said, text);
  }
}

/** True if formulas give other texts in the language. */
export function saysOthers(texts: FormulaTexts): boolean {
  return [...texts].some(([original, text]) => original !== text);
}

/** The same calculator with every text of its formulas in the language. A part without such texts stays the same object. */
export function withTexts(calculator: Calculator, texts: FormulaTexts): Calculator {
  return saysOthers(texts)
    ? (new TextWalk((text) => texts.get(text) ?? text).copy(calculator) as Calculator)
    : calculator;
}

/** Says a text in the language. */
type Say = (text: string) => string;

/** Walks plain data and copies each object once; functions stay as they are. */
class TextWalk {
  readonly #say: Say;
  readonly #copies = new Map<object, unknown>();

  constructor(say: Say) {
    this.#say = say;
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
    const isMap = value instanceof Map;
    const members: readonly (readonly [unknown, unknown])[] = isMap ? [...value] : Object.entries(value);
    const copied = members.map(([key, each]) => [key, isMap ? this.copy(each) : this.#member(key, each)] as const);
    if (copied.every(([, each], index) => each === members[index]?.[1])) return value;
    return isMap ? new Map(copied) : Object.fromEntries(copied);
  }

  /** `texts` of a pool, `possible` of a figure and the `text` of a constant are lists of texts, or one. */
  #member(key: unknown, value: unknown): unknown {
    if (key === 'formula' && typeof value === 'string') return this.#inFormula(value);
    if (key === 'text' && typeof value === 'string') return this.#say(value);
    const isTexts = (key === 'texts' || key === 'possible') && Array.isArray(value);
    if (isTexts && value.every((each) => typeof each === 'string')) return value.map(this.#say);
    return this.copy(value);
  }

  /** A formula as it is shown, with its texts in the language. */
  #inFormula(formula: string): string {
    return formula.replace(/"([^"]*)"/g, (_, text: string) => `"${this.#say(text)}"`);
  }
}

function isSpan(value: object): boolean {
  return 'source' in value && 'start' in value && 'end' in value;
}
