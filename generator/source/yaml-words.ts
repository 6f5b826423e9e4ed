/** What a value in a file is called in messages. */
import { quote } from './suggest.js';
import type { YamlNode } from './yaml-tree.js';

export function foundKind(node: YamlNode): string {
  if (node.kind === 'map') return 'a group of keys';
  if (node.kind === 'sequence') return 'a list';
  if (node.value === null) return 'nothing';
  if (typeof node.value === 'boolean') return quote(String(node.value));
  if (typeof node.value === 'string') return `the text ${shown(node)}`;
  return Number.isFinite(node.value)
    ? `the number ${shown(node)}`
    : `${shown(node)}, which is too large to calculate with`;
}

/** A value as a message shows it, truncated if long. */
export function shown(node: YamlNode): string {
  if (node.kind === 'map') return 'this group';
  if (node.kind === 'sequence') return 'this list';
  return quote(node.text.length > 40 ? `${node.text.slice(0, 40)}...` : node.text);
}
