/** Reports text that should not be published: notes to oneself, and markup. */
import type { Reporter } from '../text/diagnostic.js';
import type { YamlScalar } from '../text/yaml-tree.js';

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
export function reportTextSlips({ text, content, value, verbatim }: YamlScalar, reporter: Reporter): void {
  if (typeof value !== 'string') return;
  const unfinished = note.exec(text) ?? bareNote.exec(text);
  if (unfinished !== null)
    reporter.report('unfinished-text', content, { found: unfinished[0].replace(':', '').trim() });
  if (!/[<&]/.test(text)) return;
  const [found] = [...text.matchAll(tag), ...text.matchAll(entity)];
  if (found === undefined) return;
  const edit = verbatim ? { span: content, text: withoutMarkup(text) } : undefined;
  const hint = edit === undefined ? undefined : `Write it as plain text: \`${edit.text}\`.`;
  reporter.report('markup-in-text', content, { found: found[0] }, { hint, edit });
}

function withoutMarkup(text: string): string {
  return text
    .replace(tag, (found) => (breaks.test(found) ? ' ' : ''))
    .replace(entity, (found) => entities.get(found) ?? found)
    .replace(/ {2,}/g, ' ')
    .trim();
}
