/** Python as Black writes it: on one line if it fits, otherwise broken inside its brackets. */
import type { Code, CodeList, CodeSentence } from '../code/code.js';
import { callCode, chainedCode, groupCode, isCode, labelledCode, listCode } from '../code/code.js';
import type { Doc } from '../code/doc.js';
import { either, group, join, line, nest, print, softLine } from '../code/doc.js';

export const longestLine = 120;
const indent = '    ';

/** A call; a single operation between its brackets has no comma after it. */
export function call(name: string, items: readonly Code[]): CodeList {
  const [only] = items;
  return items.length === 1 && isCode(only, 'chain', 'choice') ? groupCode(only, `${name}(`) : callCode(name, items);
}

/** A tuple; one of a single item needs a comma after it. */
export function tuple(items: readonly Code[]): CodeList {
  return listCode('(', items, ')', { trailing: items.length === 1 ? 'always' : 'broken' });
}

/** A dictionary; keys are texts. */
export function dictionary(entries: readonly (readonly [string, Code])[]): CodeList {
  return listCode(
    '{',
    entries.map(([key, value]) => labelledCode(`${quoted(key)}: `, value)),
    '}',
  );
}

/** A text in double quotes. JSON's escapes are Python's, too. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

/** A line of code that begins with `head` and ends with `end`. Broken code without brackets of its own gets some. */
export function statement(head: string, code: Code, depth = 1, end = ''): string {
  const margin = indent.repeat(depth);
  const whole = typeof code === 'string' || isCode(code, 'list') ? docOf(code) : bracketed(code);
  const text = print([head, whole, end], longestLine - margin.length);
  return `${margin}${text.replaceAll('\n', `\n${margin}`)}`;
}

function bracketed(code: Code): Doc {
  return group([either('(', ''), nest(indent.length, [softLine, docOf(code)]), softLine, either(')', '')]);
}

function docOf(code: Code): Doc {
  if (typeof code === 'string') return code;
  switch (code.kind) {
    case 'list':
      return listDoc(code);
    case 'chain':
      return group([
        docOf(code.first),
        ...code.rest.map(({ operator, operand }) => [line, `${operator} `, docOf(operand)]),
      ]);
    case 'choice':
      return group([docOf(code.consequent), line, 'if ', docOf(code.condition), line, 'else ', docOf(code.alternate)]);
    case 'labelled':
      return [code.label, docOf(isCode(code.value, 'chain', 'choice') ? groupCode(code.value) : code.value)];
    case 'sentence':
      return docOf(sumOf(code));
  }
}

function listDoc({ open, items, close, trailing }: CodeList): Doc {
  if (items.length === 0) return `${open}${close}`;
  const end = trailing === 'broken' ? either(',', '') : trailing === 'always' ? ',' : '';
  return group([open, nest(indent.length, [softLine, join(items.map(docOf), [',', line]), end]), softLine, close]);
}

/** A text with values in it as a sum of strings. */
function sumOf({ parts }: CodeSentence): Code {
  const codes = parts.map((part) => (part.kind === 'text' ? quoted(part.text) : part.code));
  const [first = quoted(''), ...rest] = codes;
  return rest.reduce((sum, operand) => chainedCode(sum, '+', operand), first);
}
