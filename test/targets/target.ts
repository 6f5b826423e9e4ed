/** A target, and how its answers differ from those of the service. */
import type { ServiceProgram } from '../support/slow/services.js';
import type { Asked } from './calls.js';

export interface Target {
  readonly name: string;
  /** What must be installed to ask it. */
  readonly programs: readonly ServiceProgram[];
  readonly calls: () => readonly Asked[];
  /** What a target gives of an answer of the service. */
  readonly view: (asked: Asked) => unknown;
  /** Its answers to calls. */
  readonly ask: (calls: readonly Asked[]) => Promise<readonly unknown[]>;
}

/** The calls that a target answers unlike the service, each with the places of the answer that differ. */
export async function differences({ view, ask }: Target, calls: readonly Asked[]): Promise<readonly string[]> {
  const answers = await ask(calls);
  return calls.flatMap((each, index) => {
    const wrong = differing(view(each), answers[index]);
    const { edition, call } = each;
    return wrong.length === 0 ? [] : [`${edition.calculator.slug}?${call.query}: ${wrong.slice(0, 5).join(', ')}`];
  });
}

/**
 * Languages leave the last bit of sines, powers and their like to the machine, and a spreadsheet adds in another order:
 * steps, which are not rounded, agree within this share of themselves.
 */
const closeness = 1e-12;

/** The places at which two answers differ; in none is there a number that one of them rounds. */
function differing(expected: unknown, found: unknown, path = ''): readonly string[] {
  if (expected === found) return [];
  if (typeof expected === 'number' && typeof found === 'number' && path.includes('/steps/'))
    return Math.abs(expected - found) <= closeness * Math.max(1e-9, Math.abs(expected)) ? [] : [told()];
  if (!isObject(expected) || !isObject(found)) return [told()];
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...names].flatMap((name) => differing(expected[name], found[name], `${path}/${name}`));

  function told(): string {
    return `${path} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
