/** The texts that the formulas of a calculator give, in another language. */
import type { Calculator } from '../program/catalog.js';
import { hasWords, textsOf } from '../program/texts-of.js';
import type { Reporter } from '../source/diagnostic.js';
import type { Span } from '../source/source.js';
import { quote } from '../source/suggest.js';

/** Says a text in the language. */
export type Say = (text: string) => string;

/** Says every text as it is: most calculators have formulas without texts. */
const asWritten: Say = (text) => text;

/** Translates the texts of a calculator's formulas. Reports those that are missing, and two with one translation. */
export function sayingTexts(
  calculator: Calculator,
  written: ReadonlyMap<string, string>,
  { language, span, reporter }: { readonly language: string; readonly span: Span; readonly reporter: Reporter },
): Say {
  const shown = textsOf(calculator).filter(hasWords);
  const missing = shown.filter((text) => !written.has(text)).map(quote);
  if (missing.length > 0) {
    const what = `the texts of formulas of \`${calculator.slug}\`: ${missing.join(', ')} below \`texts\``;
    reporter.report('translation-missing', span, { language, what });
  }
  const say: Say = written.size === 0 ? asWritten : (text) => written.get(text) ?? text;
  const first = new Map<string, string>();
  for (const text of shown) {
    const known = first.get(say(text));
    if (known !== undefined && known !== text)
      reporter.report('translation-alike', span, { text: say(text), first: known, second: text });
    first.set(say(text), text);
  }
  return say;
}

/** The same calculator with every text of its formulas in the language. A part without such texts stays the same object. */
export function withTexts(calculator: Calculator, say: Say): Calculator {
  return say === asWritten ? calculator : (new TextWalk(say).copy(calculator) as Calculator);
}

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
