/** The roles of values and keys of an entry in the language, by their paths. */
import type { OutlineNode } from './outline.js';

/** The role of a value that contains names or is one. */
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

/** Roles by the path of a value, without the slug of its entry. */
const values: readonly (readonly [Role, RegExp])[] = [
  ['formula', /^formula\/[^/]+$/],
  ['formula', /^result\/(?:value|range|text|secondary\/\d+\/value|interpretation\/\d+\/when)$/],
  ['formula', /^(?:require\/\d+\/that|cost_band\/(?:price|project|holds))$/],
  ['law', /^laws\/\d+(?:\/tried)?$/],
  ['sentence', /^result\/interpretation(?:\/\d+\/say)?$/],
  ['unit', /^(?:inputs|tables|schedules)\/[^/]+\/(?:unit|from)$/],
  ['unit', /^(?:inputs\/[^/]+\/columns\/[^/]+|result\/unit|result\/secondary\/\d+\/unit)$/],
  ['cell', new RegExp(`^${option}(?:/(?!label$|phrase$)[^/]+)?$`)],
  ['cell', /^tables\/[^/]+\/rows\/.+$/],
  ['cell', /^schedules\/[^/]+\/(?:rows\/[^/]+\/)?(?:periods\/\d+\/)?(?:sizes|lines|points|brackets|round)(?:\/.+)?$/],
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

/** The role of a node's key: it declares a name, or uses one; null for other keys. */
export function keyRoleOf({ path }: Pick<OutlineNode, 'path'>): 'declaration' | 'use' | null {
  const inside = path.slice(1).join('/');
  if (/^(?:inputs|tables|schedules|formula)\/[^/]+$/.test(inside)) return 'declaration';
  return /^examples\/\d+\/(?:inputs|figures)\/[^/]+$/.test(inside) ? 'use' : null;
}
