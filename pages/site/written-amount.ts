/** Says amounts that the catalog wrote, such as `15..25 USD/lft`, as people say them: $15 to $25 per linear ft. */
import { locale } from '../answer/locale.js';
import { rangeText } from '../markup/quantity.js';
import { siteWords } from './site-words.js';

const written = /^(-?[\d.]+?)(?:\.\.(-?[\d.]+))? (.+)$/;

/** `labels` has what people read of the names of units. What is no such amount stays as it stands. */
export function amountText(text: string, labels: ReadonlyMap<string, string>): string {
  const [, low = '', high = low, unit = ''] = written.exec(text) ?? [];
  if (low === '' || !Number.isFinite(Number(low)) || !Number.isFinite(Number(high))) return text;
  return rangeText(Number(low), Number(high), unitText(unit, labels));
}

function unitText(unit: string, labels: ReadonlyMap<string, string>): string {
  const [first = '', ...below] = unit.split('/').map((name) => labels.get(name) ?? name);
  return [currencySign(first), ...below].join(` ${siteWords.per} `);
}

/** The sign of a currency code; any other text as it stands. */
function currencySign(code: string): string {
  if (!/^[A-Z]{3}$/.test(code)) return code;
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
}
