/** Tokenizes a YAML text, for positions that the parser does not give. */
import { Lexer } from 'yaml';

/** A token of YAML as written: a bracket, a quoted text, `&anchor`, `*alias`, `!tag`. */
export interface Lexeme {
  readonly text: string;
  readonly start: number;
  /** True for plain text, which is never one of those signs, whatever it starts with. */
  readonly isPlain: boolean;
}

/** Control tokens of the lexer, which stand for nothing in the text. */
const marks = new Set(['\u0002', '\u0018', '\u001f']);
const plainFollows = '\u001f';

/** The lexemes of a text in order. */
export function lexemesOf(text: string): readonly Lexeme[] {
  const found: Lexeme[] = [];
  let start = 0;
  let before = '';
  for (const lexeme of new Lexer().lex(text)) {
    if (!marks.has(lexeme)) {
      found.push({ text: lexeme, start, isPlain: before === plainFollows });
      start += lexeme.length;
    }
    before = lexeme;
  }
  return found;
}
