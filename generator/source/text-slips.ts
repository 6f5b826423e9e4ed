/** Reports text that should not be published: notes to oneself, and markup. */
import type { Reporter } from './diagnostic.js';
import type { Edit } from './hint.js';
import { asScalar } from './quoted-text.js';
import { spanText } from './source.js';
import { quote } from './suggest.js';
import type { YamlScalar } from './yaml-tree.js';

const note = /\b(?:TODO|FIXME|TBD)\b/;
/** Lower case only where nothing else can be meant: `todo` is also a Spanish word. */
const bareNote = /^\s*(?:(?:todo|tbd|fixme)\s*(?::|$)|(?:lorem ipsum|change ?me)\b)/i;

const names = 'a|abbr|b|big|blockquote|body|br|code|div|em|font|h[1-6]|hr|html|i|img|li|ol|p|pre|script|small|span';
const moreNames = 'strike|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul';
const tag = new RegExp(`</?(?:${names}|${moreNames})(?:\\s+[a-z-]+=(?:"[^"]*"|'[^']*'|[^\\s>]+))*\\s*/?>`, 'gi');
const breaks = /^<\/?(?:br|p|div|li|hr|tr|td|th|h\d)\b/i;

const entities: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&nbsp;', ' '],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&#39;', "'"],
]);
const entity = /&(?:amp|nbsp|lt|gt|quot|apos|#39);/g;

/** Reports `unfinished-text` and `markup-in-text` for a scalar. No formula contains such words or tags. */
export function reportTextSlips(scalar: YamlScalar, reporter: Reporter): void {
  const { text, content, value } = scalar;
  if (typeof value !== 'string') return;
  const unfinished = note.exec(text) ?? bareNote.exec(text);
  if (unfinished !== null)
    reporter.report('unfinished-text', content, { found: unfinished[0].replace(':', '').trim() });
  if (!/[<&]/.test(text)) return;
  const [found] = [...text.matchAll(tag), ...text.matchAll(entity)];
  if (found === undefined) return;
  const edit = inPlainText(scalar);
  const hint = edit === undefined ? undefined : `Write it as plain text: ${quote(edit.text)}.`;
  reporter.report('markup-in-text', content, { found: found[0] }, { hint, edit });
}

/** The edit that leaves markup out; none for a text that is not written as it reads. */
function inPlainText({ text, span, verbatim }: YamlScalar): Edit | undefined {
  const isOneLine = !spanText(span).includes('\n');
  const plain = verbatim && isOneLine ? asScalar(withoutMarkup(text)) : null;
  return plain === null ? undefined : { span, text: plain };
}

function withoutMarkup(text: string): string {
  return text
    .replace(tag, (found) => (breaks.test(found) ? ' ' : ''))
    .replace(entity, (found) => entities.get(found) ?? found)
    .replace(/ {2,}/g, ' ')
    .trim();
}
