/** Writes an email of names and values as plain text and as simple HTML that runs and loads nothing. */
import { escaped } from '../../words/html.js';
import type { Mail } from './send-mail.js';

export interface MailBody {
  readonly title: string;
  /** Sentences above and below the fields. */
  readonly before: readonly string[];
  readonly fields: readonly (readonly [name: string, value: string | null])[];
  readonly after: readonly string[];
}

/** Where a mail goes, and the language that it is in. */
interface Envelope extends Pick<Mail, 'id' | 'to' | 'replyTo'> {
  readonly language: string;
}

/** The mail with this body. */
export function mailOf({ language, ...envelope }: Envelope, body: MailBody): Mail {
  return { ...envelope, subject: body.title, text: plainText(body), html: htmlText(body, language) };
}

/** Fields without a value are left out. */
export function plainText({ title, before, fields, after }: MailBody): string {
  const lines = given(fields).map(([name, value]) => `${name}: ${value.includes('\n') ? `\n${value}` : value}`);
  return `${[title, before.join('\n'), lines.join('\n'), after.join('\n')].filter((part) => part !== '').join('\n\n')}\n`;
}

/** The same as HTML; whatever a person wrote is escaped. */
function htmlText({ title, before, fields, after }: MailBody, language: string): string {
  const rows = given(fields).map(
    ([name, value]) =>
      `<tr><th align="left" valign="top">${escaped(name)}</th><td>${escaped(value).replaceAll('\n', '<br>')}</td></tr>`,
  );
  const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${escaped(text)}</p>`).join('\n');
  return [
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body>`,
    `<h2>${escaped(title)}</h2>`,
    paragraphs(before),
    rows.length === 0 ? '' : `<table cellpadding="4">\n${rows.join('\n')}\n</table>`,
    paragraphs(after),
    '</body></html>',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function given(fields: MailBody['fields']): readonly (readonly [string, string])[] {
  return fields.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const]));
}
