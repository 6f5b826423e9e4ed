/** The texts that the formulas of a calculator give, in another language. */
import type { Calculator } from '../program/catalog.js';
import { hasWords, textsOf } from '../program/texts-of.js';
import type { Reporter } from '../source/diagnostic.js';
import { quote } from '../source/suggest.js';
import type { EntryTexts } from './read-languages.js';
import type { FormulaTexts } from './word-walk.js';

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
