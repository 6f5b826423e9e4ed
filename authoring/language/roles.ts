/** What the values and the keys of an entry are to the language, by where they stand. */
import type { OutlineNode } from './outline.js';

/** A value in which names stand, or that is one. */
export type Role =
  | 'formula'
  | 'law'
  | 'sentence'
  | 'cell'
  | 'unit'
  | 'input'
  | 'option'
  | 'step'
  | 'tag'
  | 'calculator';

const option = 'inputs/[^/]+/options/[^/]+';

/** By the keys that lead to a value, without that of its entry. */
const values: readonly (readonly [Role, RegExp])[] = [
  ['formula', /^formula\/[^/]+$/],
  ['formula', /^result\/(?:value|range|text|secondary\/\d+\/value|interpretation\/\d+\/when)$/],
  ['formula', /^(?:require\/\d+\/that|cost_band\/(?:price|project|holds))$/],
  ['law', /^laws\/\d+$/],
  ['sentence', /^result\/interpretation(?:\/\d+\/say)?$/],
  ['unit', /^(?:inputs|tables|schedules)\/[^/]+\/(?:unit|from)$/],
  ['unit', /^(?:inputs\/[^/]+\/columns\/[^/]+|result\/unit|result\/secondary\/\d+\/unit)$/],
  ['cell', new RegExp(`^${option}(?:/(?!label$|phrase$)[^/]+)?$`)],
  ['cell', /^tables\/[^/]+\/rows\/.+$/],
  ['cell', /^schedules\/[^/]+\/(?:sizes|lines|points|brackets|round)(?:\/.+)?$/],
  ['input', /^(?:tables\/[^/]+\/by\/\d+|inputs\/[^/]+\/deprecated\/use)$/],
  ['option', /^(?:inputs\/[^/]+\/default|examples\/\d+\/inputs\/[^/]+)$/],
  ['step', /^result\/price\/figure$/],
  ['tag', /^tag$/],
  ['calculator', /^deprecated\/use$/],
];

export function roleOf({ path }: Pick<OutlineNode, 'path'>): Role | null {
  const inside = path.slice(1).join('/');
  return values.find(([, pattern]) => pattern.test(inside))?.[0] ?? null;
}

/** What the key of a node names in its entry: a declaration, or something declared elsewhere. */
export function keyRoleOf({ path }: Pick<OutlineNode, 'path'>): 'declaration' | 'input' | 'step' | null {
  const inside = path.slice(1).join('/');
  if (/^(?:inputs|tables|schedules|formula)\/[^/]+$/.test(inside)) return 'declaration';
  if (/^examples\/\d+\/inputs\/[^/]+$/.test(inside)) return 'input';
  return /^examples\/\d+\/figures\/[^/]+$/.test(inside) ? 'step' : null;
}
