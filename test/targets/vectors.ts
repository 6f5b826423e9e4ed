/** The published vectors of a catalog, and their parts. */
import { join } from 'node:path';
import { readFolder } from '../../authoring/commands/files.js';
import type { Calculator, ListInput } from '../../generator/program/catalog.js';
import { projectRoot } from '../support/project-root.js';
import { checkedCatalog } from '../support/real-catalog.js';

export interface Ends {
  readonly low: number;
  readonly high: number;
}

export type Item = Readonly<Record<string, number | string>>;

export interface Vector {
  readonly name: string;
  readonly inputs: Readonly<Record<string, number | string | readonly Item[]>>;
  readonly gives?: Readonly<Record<string, number>>;
  readonly on?: string;
  readonly value?: number;
  readonly text?: string;
  readonly range?: Ends;
  readonly secondary?: readonly number[];
  readonly figures?: Readonly<Record<string, number | string | Ends>>;
  readonly total?: Ends;
  readonly interpretation?: string;
  readonly source?: string;
  readonly refused?: string;
}

interface Vectors {
  readonly vectors: readonly Vector[];
}

export const files = readFolder(join(projectRoot, 'generated/vectors'));
export const catalog = checkedCatalog();
export const all = catalog.calculators.map((calculator) => ({ calculator, vectors: vectorsIn(files, calculator) }));

export function vectorsIn(files: ReadonlyMap<string, string>, { slug }: Calculator): readonly Vector[] {
  return (JSON.parse(files.get(`${slug}.json`) ?? '{"vectors":[]}') as Vectors).vectors;
}

/** What comes out, without what the vector says of itself. */
export function outcomeOf({ name, inputs, gives, on, source, ...outcome }: Vector) {
  return outcome;
}

/** The items of the lists that a vector gives, by their lists. */
export function itemsOf({ lists }: Calculator, { inputs }: Vector): readonly (readonly [ListInput, readonly Item[]])[] {
  return lists.flatMap((list) => {
    const items = inputs[list.name];
    if (items === undefined) return [];
    return [[list, typeof items === 'object' ? items : [{ [list.name]: items }]] as const];
  });
}

/** What a vector gives but the items of lists, and the days in place of numbers. */
export function plainInputs({ lists }: Calculator, { inputs }: Vector): Item {
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([name, value]) =>
      typeof value === 'object' || lists.some((list) => list.name === name) ? [] : [[name, value] as const],
    ),
  );
}

export function ends({ low, high }: Ends): Ends {
  return { low, high };
}

/** Without what is said in front of it where a list comes to more or less than its input takes. */
export function sentenceOf(told: unknown, { gives }: Vector): unknown {
  if (gives === undefined || typeof told !== 'string') return told;
  return told.replace(/^(?:.+? was moved .+? that this calculator takes\. )+/, '');
}
