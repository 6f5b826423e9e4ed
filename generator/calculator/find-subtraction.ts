/** Finds the subtraction that makes an amount negative. */
import type { Core } from '../program/core.js';
import { evaluate } from '../program/evaluate.js';
import { arithmeticOf } from '../program/operations.js';
import type { Point, Program } from '../program/program.js';
import { childrenOf, definitionsIn } from '../program/visit-core.js';
import type { Span } from '../source/source.js';

/** The first subtraction that is negative at a point although its operands are not; null when there is none. */
export function findSubtraction(amount: Core, at: Point, program: Program): Span | null {
  const { number, holds } = evaluate(program, at);
  const definitionOf = definitionsIn(program);
  const seen = new Set<Core>();
  return search(amount);

  function search(core: Core): Span | null {
    if (seen.has(core)) return null;
    seen.add(core);
    for (const part of partsOf(core)) {
      const found = search(part);
      if (found !== null) return found;
    }
    return isGuilty(core) ? (core.span ?? null) : null;
  }

  /** The operands that are evaluated at the point; of an `if`, only the branch taken. */
  function partsOf(core: Core): readonly Core[] {
    if (core.kind === 'if') return [holds(core.condition) ? core.consequent : core.alternate];
    const definition = definitionOf(core);
    return definition === null ? childrenOf(core) : [definition];
  }

  function isGuilty(core: Core): core is Core & { kind: 'apply' } {
    return (
      core.kind === 'apply' &&
      arithmeticOf(core.operation).algebra === 'difference' &&
      number(core) < 0 &&
      core.args.every((arg) => number(arg) >= 0)
    );
  }
}
