/** Renders code on one line. */
import type { Code, CodeList, SentencePiece } from './code.js';
import { quoted } from './code.js';

/**
 * The text of a piece of code without line breaks; null when it has more than `most` characters, or a part that is
 * always broken, such as nested choices.
 */
export function flatText(code: Code, most = Number.POSITIVE_INFINITY): string | null {
  const text = typeof code === 'string' ? code : flatParts(code, most);
  return text === null || text.length > most ? null : text;
}

function flatParts(code: Exclude<Code, string>, most: number): string | null {
  switch (code.kind) {
    case 'list':
      return flatList(code, most);
    case 'chain': {
      const operands = [code.first, ...code.rest.map(({ operand }) => operand)];
      return joined(operands, (index) => ` ${code.rest[index]?.operator} `, most);
    }
    case 'choice': {
      const { condition, consequent, alternate } = code;
      if (isChoice(consequent) || isChoice(alternate)) return null;
      return joined([condition, consequent, alternate], (index) => (index === 0 ? ' ? ' : ' : '), most);
    }
    case 'labelled':
      return joined([code.label, code.value], () => ' ', most);
    case 'sentence':
      return flatSentence(code.parts, most);
  }
}

function isChoice(code: Code): boolean {
  return typeof code === 'object' && code.kind === 'choice';
}

function flatList({ open, close, items, separator, isSpaced, isAlwaysBroken }: CodeList, most: number): string | null {
  if (items.length === 0) return `${open}${close}`;
  const inner = isAlwaysBroken ? null : joined(items, () => `${separator} `, most);
  const space = isSpaced ? ' ' : '';
  return inner === null ? null : `${open}${space}${inner}${space}${close}`;
}

/** Gives up at the first part that is too long, so that large objects are not rendered twice. */
function joined(codes: readonly Code[], between: (index: number) => string, most: number): string | null {
  let text = '';
  for (const [index, code] of codes.entries()) {
    const next = flatText(code, most - text.length);
    if (next === null) return null;
    text += index === 0 ? next : `${between(index - 1)}${next}`;
  }
  return text;
}

function flatSentence(parts: readonly SentencePiece[], most: number): string | null {
  const length = parts.reduce((sum, part) => sum + (part.kind === 'text' ? part.text.length : 0), 0);
  return length > most ? null : sentenceText(parts);
}

/** A string in quotes, a template if it has values in it, or just the value if it has only one. */
export function sentenceText(parts: readonly SentencePiece[]): string {
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'value') return flatText(only.code) ?? '';
  if (parts.every((part) => part.kind === 'text')) return quoted(parts.map(({ text }) => text).join(''));
  return `\`${parts.map(templatePiece).join('')}\``;
}

function templatePiece(part: SentencePiece): string {
  return part.kind === 'text' ? templateEscape(part.text) : `\${${flatText(part.code)}}`;
}

function templateEscape(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
}
