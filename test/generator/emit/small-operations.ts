/** Three operations of the contract, so that expected documents are short: a calculation, one that only reads, one that takes a body. */
import type { Facts } from '../../../contract/facts.js';
import type { Operation } from '../../../contract/operation.js';
import * as actual from '../../../contract/operations.js';

const kept = ['/api/calc/{slug}', '/api/cities', '/api/lead-submit'];

export function operationsOf(facts: Facts): readonly Operation[] {
  return actual.operationsOf(facts).filter(({ path }) => kept.includes(path));
}

export const questionsInBrief = actual.questionsInBrief.slice(0, 1);
