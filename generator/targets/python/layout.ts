/** Lays Python code out: on one line if it fits, otherwise broken inside its brackets, as Black does. */

export type Code = string | CodeList | CodeChain | CodeChoice;

/** Items between brackets. */
export interface CodeList {
  readonly kind: 'list';
  readonly open: string;
  readonly items: readonly Code[];
  readonly close: string;
  /** A tuple of one item needs a comma behind it. */
  readonly isTuple?: boolean;
}

/** Operands with operators between them. */
export interface CodeChain {
  readonly kind: 'chain';
  readonly first: Code;
  readonly rest: readonly { readonly operator: string; readonly operand: Code }[];
}

/** `consequent if condition else alternate` */
export interface CodeChoice {
  readonly kind: 'choice';
  readonly condition: Code;
  readonly consequent: Code;
  readonly alternate: Code;
}

export const longestLine = 120;
const indent = '    ';

export function call(name: string, items: readonly Code[]): CodeList {
  return { kind: 'list', open: `${name}(`, items, close: ')' };
}

export function tuple(items: readonly Code[]): CodeList {
  return { kind: 'list', open: '(', items, close: ')', isTuple: true };
}

/** A dictionary; keys are texts. */
export function dictionary(entries: readonly (readonly [string, Code])[]): CodeList {
  return {
    kind: 'list',
    open: '{',
    items: entries.map(([key, value]) => labelled(`${quoted(key)}: `, value)),
    close: '}',
  };
}

/** Code behind a label, such as the name of an argument. */
export function labelled(label: string, code: Code): Code {
  if (typeof code === 'string') return `${label}${code}`;
  return code.kind === 'list' ? { ...code, open: `${label}${code.open}` } : labelled(label, group(code));
}

/** Code in parentheses. */
export function group(code: Code): Code {
  return typeof code === 'string' ? `(${code})` : { kind: 'list', open: '(', items: [code], close: ')' };
}

/** A text in double quotes. JSON's escapes are Python's, too. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

/** A line of code that begins with `head`. Broken code that has no brackets of its own gets some. */
export function statement(head: string, code: Code, depth = 1): string {
  const margin = indent.repeat(depth);
  const flat = `${margin}${head}${flatText(code)}`;
  if (flat.length <= longestLine || typeof code === 'string') return flat;
  const whole = code.kind === 'list' ? code : group(code);
  return `${margin}${labelledText(head, whole, depth)}`;
}

function labelledText(head: string, code: Code, depth: number): string {
  return `${head}${brokenText(code, depth)}`;
}

/** The code at a depth, without the margin of its first line. `behind` is how much follows it on its last line. */
function textAt(code: Code, depth: number, behind: number): string {
  const flat = flatText(code);
  return depth * indent.length + flat.length + behind <= longestLine ? flat : brokenText(code, depth);
}

function brokenText(code: Code, depth: number): string {
  if (typeof code === 'string') return code;
  const margin = `\n${indent.repeat(depth)}`;
  if (code.kind === 'list') return brokenList(code, depth);
  if (code.kind === 'choice') {
    const { condition, consequent, alternate } = code;
    const parts = [
      textAt(consequent, depth, 0),
      `if ${textAt(condition, depth, 3)}`,
      `else ${textAt(alternate, depth, 5)}`,
    ];
    return parts.join(margin);
  }
  const rest = code.rest.map(({ operator, operand }) => `${operator} ${textAt(operand, depth, operator.length + 1)}`);
  return [textAt(code.first, depth, 0), ...rest].join(margin);
}

function brokenList({ open, items, close, isTuple }: CodeList, depth: number): string {
  const margin = `\n${indent.repeat(depth)}`;
  const [only] = items;
  const isGroup =
    open.endsWith('(') && isTuple !== true && items.length === 1 && typeof only === 'object' && only.kind !== 'list';
  const end = isGroup ? '' : ',';
  const lines = items.map((item) => `${margin}${indent}${textAt(item, depth + 1, 1)}${end}`);
  return `${open}${lines.join('')}${margin}${close}`;
}

function flatText(code: Code): string {
  if (typeof code === 'string') return code;
  if (code.kind === 'choice')
    return `${flatText(code.consequent)} if ${flatText(code.condition)} else ${flatText(code.alternate)}`;
  if (code.kind === 'chain')
    return [flatText(code.first), ...code.rest.map(({ operator, operand }) => `${operator} ${flatText(operand)}`)].join(
      ' ',
    );
  const { open, items, close, isTuple } = code;
  return `${open}${items.map(flatText).join(', ')}${isTuple && items.length === 1 ? ',' : ''}${close}`;
}
