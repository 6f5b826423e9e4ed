/** Rejects YAML that the catalog never uses. */
import type { Reporter } from './diagnostic.js';
import type { Source } from './source.js';
import { spanOf } from './source.js';
import type { Lexeme } from './yaml-lexemes.js';
import { lexemesOf } from './yaml-lexemes.js';

const deepest = 100;

/**
 * Reports what the catalog never uses, before anything is built from it: files that are not text, endless nesting, and
 * anchors, aliases and tags. True when something was reported; the structure is then unknown.
 */
export function reportForbidden(source: Source, reporter: Reporter): boolean {
  return reportBinary(source, reporter) || reportNesting(source, reporter) || reportProperties(source, reporter);
}

/** Characters that no editor shows: control characters except tabs and line ends, and unpaired surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const binary = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffd\ufffe\uffff]|\p{Surrogate}/u;

function reportBinary(source: Source, reporter: Reporter): boolean {
  const found = binary.exec(source.text);
  if (found === null) return false;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const hint = 'Remove it, or save the file as text in UTF-8.';
  const span = spanOf(source, found.index, found.index + found[0].length);
  reporter.report('yaml-syntax', span, { reason: `the character U+${code} is not text.` }, { hint });
  return true;
}

/** Lexes only texts that may be too deep; the catalog nests five or six levels. */
function reportNesting(source: Source, reporter: Reporter): boolean {
  const indented = /^[ -]{400}/m.exec(source.text);
  const deep = indented?.index ?? (brackets(source.text) > deepest ? tooDeepAt(lexemesOf(source.text)) : null);
  if (deep === null) return false;
  const hint = 'Write it with fewer levels.';
  reporter.report(
    'yaml-syntax',
    spanOf(source, deep, deep + 1),
    { reason: 'this nests too deep to be read.' },
    { hint },
  );
  return true;
}

/** An upper limit on the brackets open at once, ignoring quotes. */
function brackets(text: string): number {
  let [open, most] = [0, 0];
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    open = bracket === '[' || bracket === '{' ? open + 1 : Math.max(0, open - 1);
    most = Math.max(most, open);
  }
  return most;
}

function tooDeepAt(lexemes: readonly Lexeme[]): number | null {
  let open = 0;
  for (const { text, start } of lexemes) {
    if (text === '[' || text === '{') open++;
    if (text === ']' || text === '}') open--;
    if (open > deepest) return start;
  }
  return null;
}

/** Tests whether a text may have an anchor, alias or tag; only such texts are lexed. */
const mayHoldProperties = /(?:^|[\s,[{])(?:[&*][^\s=*]|![^=])/m;

/** Reports the first alias, or the first anchor if none is used, since the advice is the same for all; and each tag. */
function reportProperties(source: Source, reporter: Reporter): boolean {
  if (!mayHoldProperties.test(source.text)) return false;
  const lexemes = lexemesOf(source.text).filter(({ isPlain }) => !isPlain);
  const place = ({ start, text }: Lexeme) => spanOf(source, start, start + text.length);
  const anchors = lexemes.filter(({ text }) => text.startsWith('&'));
  const alias = lexemes.find(({ text }) => text.startsWith('*'));
  const anchor = anchors.find(({ text }) => alias === undefined || text.slice(1) === alias.text.slice(1));
  const related = alias === undefined || anchor === undefined ? [] : [{ span: place(anchor), label: 'the anchor' }];
  const first = alias ?? anchor;
  if (first !== undefined) reporter.report('alias-not-allowed', place(first), {}, { related });
  const tags = lexemes.filter(({ text }) => text.startsWith('!'));
  for (const tag of tags) reporter.report('tag-not-allowed', place(tag), { tag: tag.text });
  return first !== undefined || tags.length > 0;
}
