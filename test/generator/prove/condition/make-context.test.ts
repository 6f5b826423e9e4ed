/** All that the proof says of a context, where a condition holds or fails, holds of the doubles that are computed there. */
import fc from 'fast-check';
import { seed } from '../../../support/arbitraries.js';
import { randomProgram } from '../../../support/arbitrary-cores.js';
import { soundContexts } from './sound-contexts.js';

test(`nothing that is said of a place is wrong at a point of it (seed ${seed})`, () => {
  fc.assert(soundContexts(randomProgram), { seed, numRuns: 200 });
});
