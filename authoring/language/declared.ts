/** Lists the names that an entry declares. */
import type { OutlineNode } from './outline.js';
import { isPath } from './schema-at.js';

/** The keys directly below a path. */
export function keysBelow(path: readonly string[], nodes: readonly OutlineNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    const isBelow = node.key !== null && isPath(node.path.slice(0, -1), path);
    return isBelow ? [node.path.at(-1) ?? ''] : [];
  });
}

/** The names that a part of an entry declares, such as its `inputs`. */
export function declaredIn(nodes: readonly OutlineNode[], part: string): readonly string[] {
  return keysBelow([nodes[0]?.path[0] ?? '', part], nodes);
}
