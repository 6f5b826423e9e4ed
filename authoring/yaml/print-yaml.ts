/** Prints values as YAML in the style of the catalog's files. The package decides which texts need quotes. */

import { Document, Scalar, YAMLMap, YAMLSeq } from 'yaml';

export type YamlValue = YamlScalarValue | readonly YamlValue[] | YamlMapValue | InFlow;
export type YamlScalarValue = string | number | boolean | null;
export type YamlMapValue = ReadonlyMap<string, YamlValue>;

/** A value to print in braces or brackets, on one line. */
export class InFlow {
  constructor(readonly value: YamlValue) {}
}

/** A file of entries, with an empty line around entries that contain others. */
export function yamlOf(entries: YamlMapValue): string {
  const parts = [...entries].map(([key, value]) => `${pairText(key, value, '')}\n`);
  return parts.map((text, index) => (index > 0 && text.trimEnd().includes('\n') ? `\n${text}` : text)).join('');
}

/** `key: value`; lines after the first are indented deeper than the key. */
export function pairText(key: string, value: YamlValue, indent: string): string {
  return `${keyText(key)}:${valueText(value, indent)}`;
}

/** What follows a key and its colon. */
export function valueText(value: YamlValue, indent: string): string {
  const inner = `${indent}  `;
  if (value instanceof InFlow) return ` ${flowText(value.value)}`;
  if (isMap(value)) return [...value].map(([key, each]) => `\n${inner}${pairText(key, each, inner)}`).join('') || ' {}';
  if (isList(value)) return value.map((each) => `\n${inner}- ${itemText(each, inner)}`).join('') || ' []';
  return ` ${scalarText(value, { indent })}`;
}

/** What follows a dash. */
export function itemText(value: YamlValue, indent: string): string {
  const inner = `${indent}  `;
  if (isMap(value) && value.size > 0)
    return [...value].map(([key, each]) => pairText(key, each, inner)).join(`\n${inner}`);
  return isList(value) ? flowText(value) : valueText(value, indent).trimStart();
}

/** A value inside braces or brackets. */
export function flowText(value: YamlValue): string {
  if (value instanceof InFlow) return flowText(value.value);
  if (isMap(value)) return value.size === 0 ? '{}' : `{ ${[...value].map(flowPair).join(', ')} }`;
  return isList(value) ? `[${value.map(flowText).join(', ')}]` : scalarText(value, { inFlow: true });
}

export function flowPair([key, value]: readonly [string, YamlValue]): string {
  return `${keyText(key)}: ${flowText(value)}`;
}

/** Names go without quotes, sentences with them. */
function keyText(key: string): string {
  const isName = /^[A-Za-z_][\w./-]*$/.test(key);
  return scalarText(key, { inFlow: true, ...(isName ? {} : { like: 'QUOTE_DOUBLE' }) });
}

interface ScalarStyle {
  /** The indentation of its key; the lines of a block are two deeper. */
  readonly indent?: string;
  /** True inside braces and brackets, and for keys: all on one line. */
  readonly inFlow?: boolean;
  /** The style of the text that it replaces, which is kept. */
  readonly like?: Scalar['type'];
}

/** The longest line of a text in a block. */
const longestLine = 120;

export function scalarText(value: YamlScalarValue, { indent = '', inFlow = false, like }: ScalarStyle = {}): string {
  const node = new Scalar(value);
  const type = typeof value === 'string' ? styleOf(value, inFlow, like) : undefined;
  if (type !== undefined) node.type = type;
  const isFolded = type === 'BLOCK_FOLDED' && like === type;
  const options = { lineWidth: isFolded ? longestLine - indent.length : 0, singleQuote: null };
  if (inFlow) {
    const list = new YAMLSeq<Scalar>();
    list.flow = true;
    list.items.push(node);
    return new Document(list).toString({ ...options, flowCollectionPadding: false }).slice(1, -2);
  }
  const map = new YAMLMap<string, Scalar>();
  map.set('k', node);
  const text = new Document(map).toString(options).slice('k: '.length);
  return text.trimEnd().replace(/\n(?=.)/g, `\n${indent}`);
}

/** Words, amounts and days may go without quotes; signs and digests do not. */
const plainBeginning = /^(?:[\p{L}(]|\d[\d.,-]*(?:[ %]|$))/u;

/** Undefined where the package chooses: plain if YAML then reads the same text, else in quotes. */
function styleOf(text: string, inFlow: boolean, like: Scalar['type']): Scalar['type'] {
  const isQuoted = like === 'QUOTE_DOUBLE' || like === 'QUOTE_SINGLE';
  const isBlock = !inFlow && text !== '' && text.trim() === text;
  if (like !== undefined && like !== null && like !== 'PLAIN' && (isQuoted || isBlock)) return like;
  if (isBlock && /\\|"/.test(text) && text.includes("'")) return 'BLOCK_FOLDED';
  if (/^(?:yes|no|on|off)$/i.test(text) || (inFlow && /[:#]/.test(text))) return 'QUOTE_DOUBLE';
  return plainBeginning.test(text) ? undefined : 'QUOTE_DOUBLE';
}

/** True for what takes lines of its own outside of braces. */
export function isGroup(value: YamlValue): value is Exclude<YamlValue, YamlScalarValue> {
  return typeof value === 'object' && value !== null;
}

function isMap(value: YamlValue): value is YamlMapValue {
  return value instanceof Map;
}

function isList(value: YamlValue): value is readonly YamlValue[] {
  return Array.isArray(value);
}
