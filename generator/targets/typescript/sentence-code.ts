/** Emits the sentence of a calculator as an expression; a common start of its alternatives comes before the choice. */
import type { SentenceCase } from '../../program/catalog.js';
import { endsOf } from '../../program/ends.js';
import { writeSentence } from '../../program/write-sentence.js';
import type { Code, SentencePiece } from '../code/code.js';
import { chainCode, choiceCode, groupCode } from '../code/code.js';
import { expressionCode } from './expression.js';
import { onOneLine } from './layout.js';
import type { ModuleNames } from './module-names.js';

/** An alternative; `when` is null for the last. */
interface Alternative {
  readonly when: Code | null;
  readonly pieces: readonly SentencePiece[];
}

export function sentenceCode(cases: readonly SentenceCase[], names: ModuleNames): Code {
  const value = (code: Code): SentencePiece => ({ kind: 'value', code });
  const alternatives = writeSentence<SentencePiece, readonly Alternative[]>(cases, {
    text: (text) => ({ kind: 'text', text }),
    phrase: (input) => value(`${names.phrases(input)}[${names.input(input)}]`),
    words: ({ core }) => {
      const code = expressionCode(core, names);
      return value(typeof code === 'string' ? code : groupCode(code));
    },
    day: (core) => value(names.formatters.day(expressionCode(core, names))),
    amount: ({ format, ...ends }) =>
      value(
        names.shown(
          format,
          endsOf(ends).map((core) => expressionCode(core, names)),
        ),
      ),
    whole: (pieces) => [{ when: null, pieces }],
    choice: (condition, [words], others) => {
      const when = expressionCode(condition, names);
      return [{ when, pieces: words?.pieces ?? [] }, ...others()];
    },
  });
  return alternativesCode(alternatives);
}

function alternativesCode(alternatives: readonly Alternative[]): Code {
  const [first, ...others] = alternatives;
  if (first === undefined) throw new Error('A sentence has at least one alternative.');
  if (first.when === null || others.length === 0) return { kind: 'sentence', parts: first.pieces };
  const start = sharedStart(alternatives.map(({ pieces }) => pieces));
  // Only words are not worth a sum of strings, which linters want as one template.
  const shared = start.some(({ kind }) => kind === 'value') ? start : [];
  const rest = alternatives.map(({ when, pieces }) => ({ when, pieces: without(shared, pieces) }));
  const [head, ...tail] = rest;
  const choice = choiceCode(first.when, { kind: 'sentence', parts: head?.pieces ?? [] }, alternativesCode(tail));
  return shared.length === 0 ? choice : chainCode({ kind: 'sentence', parts: shared }, '+', groupCode(choice));
}

/** The common start of all alternatives, cut between two words. */
function sharedStart(all: readonly (readonly SentencePiece[])[]): readonly SentencePiece[] {
  const [first = [], ...others] = all;
  const shared: SentencePiece[] = [];
  for (const [index, piece] of first.entries()) {
    const column = [piece, ...others.map((pieces) => pieces[index])];
    if (column.every((each) => each !== undefined && sameText(each, piece))) {
      shared.push(piece);
      continue;
    }
    const texts = column.map((each) => (each?.kind === 'text' ? each.text : ''));
    const start = commonWords(texts);
    return start === '' ? shared : [...shared, { kind: 'text', text: start }];
  }
  return shared;
}

function sameText(a: SentencePiece, b: SentencePiece): boolean {
  if (a.kind === 'text') return b.kind === 'text' && a.text === b.text;
  return b.kind === 'value' && onOneLine(a.code) === onOneLine(b.code);
}

/** The common start of texts, cut where a word ends in each of them. */
function commonWords(texts: readonly string[]): string {
  const [first = ''] = texts;
  let length = 0;
  while (length < first.length && texts.every((text) => text[length] === first[length])) length++;
  while (length > 0 && !texts.every((text) => endsWord(text, length))) length--;
  return first.slice(0, length);
}

function endsWord(text: string, at: number): boolean {
  return !/[A-Za-z0-9]/.test(text.charAt(at - 1)) || !/[A-Za-z0-9]/.test(text.charAt(at));
}

function without(start: readonly SentencePiece[], pieces: readonly SentencePiece[]): readonly SentencePiece[] {
  const rest = pieces.slice(start.length);
  const [last, own] = [start[start.length - 1], pieces[start.length - 1]];
  const isCut = last?.kind === 'text' && own?.kind === 'text' && own.text.length > last.text.length;
  return isCut ? [{ kind: 'text', text: own.text.slice(last.text.length) }, ...rest] : rest;
}
