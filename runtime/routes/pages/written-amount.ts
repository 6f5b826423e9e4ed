/** Says amounts that the catalog wrote, such as `15..25 USD/lft`, as people say them: $15 to $25 per linear ft. */
import { rangeText } from '../../../pages/markup/quantity.js';
import type { PageSite } from './page-site.js';

const written = /^(-?[\d.]+?)(?:\.\.(-?[\d.]+))? (.+)$/;

/** `labels` has what people read of the names of units. What is no such amount stays as it stands. */
export function amountText(site: PageSite, text: string, labels: ReadonlyMap<string, string>): string {
  const [, low = '', high = low, unit = ''] = written.exec(text) ?? [];
  if (low === '' || !Number.isFinite(Number(low)) || !Number.isFinite(Number(high))) return text;
  return rangeText(site.language, Number(low), Number(high), unitText(site, unit, labels));
}

function unitText(site: PageSite, unit: string, labels: ReadonlyMap<string, string>): string {
  const [first = '', ...below] = unit.split('/').map((name) => labels.get(name) ?? name);
  return [currencySign(site, first), ...below].join(` ${site.words.site.per} `);
}

/** The sign of a currency code; any other text as it stands. */
function currencySign({ language }: PageSite, code: string): string {
  if (!/^[A-Z]{3}$/.test(code)) return code;
  const parts = new Intl.NumberFormat(language.locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
}
