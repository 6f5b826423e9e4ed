/**
 * A slip in some of twenty calculators: what a comparison of both versions says of it, and what the examples do. The seed
 * chooses which; TEST_LONG=true tries all of them.
 */

import { joinInputs } from '../../authoring/compare/joint-inputs.js';
import { joinVersions } from '../../authoring/compare/joint-program.js';
import { compareValues } from '../../authoring/compare/moves.js';
import { slipsOf } from '../../authoring/mutate/calculator-slips.js';
import { benchOf, examine } from '../../authoring/mutate/examine.js';
import type { Slip } from '../../authoring/mutate/slip.js';
import { trialOf } from '../../authoring/sample/answer.js';
import type { Piece } from '../../authoring/sample/catalog-with-sources.js';
import { chosenSeed } from '../support/random.js';
import { openedCatalog } from '../support/real-catalog.js';
import { shareOf } from '../support/shares.js';

const seed = chosenSeed();
const { pieces } = openedCatalog();
/** Every other one or so, so that the twenty are not all of one kind. */
const twenty = pieces.filter((_, index) => index % Math.max(1, Math.floor(pieces.length / 20)) === 0).slice(0, 20);

/** A wrong figure and two options exchanged, where the calculator has both. */
function deliberate(piece: Piece): readonly Slip[] {
  const slips = slipsOf(piece.raw);
  const figure = slips.find(({ kind, becomes, was }) => ['number', 'cell', 'line'].includes(kind) && becomes !== was);
  const swap = slips.find(({ kind }) => kind === 'option');
  return [figure, swap].flatMap((slip) => slip ?? []);
}

test('there are twenty of them', () => {
  expect(twenty).toHaveLength(20);
});

const tried = shareOf(twenty, 3, seed).map((piece) => [piece.calculator.slug, piece] as const);

test.each(tried)(`%s, with TEST_SEED=${seed}`, (_, piece) => {
  const bench = benchOf(piece);
  const slips = deliberate(piece);
  expect(slips.length).toBeGreaterThan(0);
  for (const slip of slips) {
    const { verdict, shows } = examine(bench, slip);
    if (verdict === 'control' || verdict === 'refused' || verdict === 'unproductive') continue;
    const elaborated = piece.elaborate(slip.apply(piece.raw));
    if (elaborated === null) throw new Error(`${slip.was} -> ${slip.becomes} is refused.`);
    const slipped = { ...piece, elaborated };
    const joint = joinInputs(piece, slipped);
    if (typeof joint === 'string') throw new Error(joint);
    const { moves } = compareValues(piece, slipped, joinVersions(bench.trial, trialOf(elaborated), joint));
    // Whatever the examples notice, and whatever they should, a reviewer sees.
    expect([slip.was, slip.becomes, moves.length > 0]).toEqual([slip.was, slip.becomes, true]);
    if (verdict === 'survived') expect(shows).not.toBeNull();
  }
});
