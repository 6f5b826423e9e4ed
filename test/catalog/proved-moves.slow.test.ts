/** Changes of prices, bounds and steps of the real catalog: what is proved of each move, held against random calls. */

import type { JointInputs } from '../../authoring/compare/joint-inputs.js';
import { joinInputs, pointFor } from '../../authoring/compare/joint-inputs.js';
import { joinVersions } from '../../authoring/compare/joint-program.js';
import { compareValues } from '../../authoring/compare/moves.js';
import { slipsOf } from '../../authoring/mutate/calculator-slips.js';
import type { Slip } from '../../authoring/mutate/slip.js';
import type { Trial } from '../../authoring/sample/answer.js';
import { answerAt, wholeTrialOf } from '../../authoring/sample/answer.js';
import type { Piece } from '../../authoring/sample/catalog-with-sources.js';
import { gridDown } from '../../generator/program/grid.js';
import type { Point } from '../../generator/program/program.js';
import { randomFrom } from '../../generator/source/random.js';
import { chosenSeed } from '../support/random.js';
import { openedCatalog } from '../support/real-catalog.js';

/** `CHANGES=50 POINTS=10000 npx jest test/catalog/proved-moves` tries more; `TEST_SEED`, in each test's name, repeats one. */
const [changeCount, pointCount] = [Number(process.env['CHANGES'] ?? 6), Number(process.env['POINTS'] ?? 1000)];
const seed = chosenSeed(26);

const kinds: readonly Slip['kind'][] = ['number', 'cell', 'line', 'bound', 'operator', 'branch'];
const workshop = openedCatalog();

interface Changed {
  readonly before: Piece;
  readonly after: Piece;
  readonly name: string;
}

/** Random slips that still make a calculator, spread over the kinds. */
function changes(): readonly Changed[] {
  const random = randomFrom(seed);
  const found: Changed[] = [];
  while (found.length < changeCount) {
    const before = workshop.pieces[Math.floor(random() * workshop.pieces.length)];
    if (before === undefined) continue;
    const kind = kinds[found.length % kinds.length];
    const slips = slipsOf(before.raw).filter((slip) => slip.kind === kind);
    const slip = slips[Math.floor(random() * slips.length)];
    const raw = slip?.apply(before.raw);
    const elaborated = raw && before.elaborate(raw);
    if (slip === undefined || !raw || !elaborated || before.refuterOf(elaborated) === 'proof') continue;
    const name = `seed ${seed}, ${before.calculator.slug}: ${slip.kind} ${slip.was} -> ${slip.becomes}`;
    found.push({ before, after: { ...before, raw, elaborated }, name });
  }
  return found;
}

function randomCall({ inputs }: JointInputs, random: () => number): Point {
  const numbers = new Map<string, number>();
  const choices = new Map<string, string>();
  for (const input of inputs)
    if (input.kind === 'select')
      choices.set(input.name, input.options[Math.floor(random() * input.options.length)]?.key ?? '');
    else {
      const edge = random();
      const anywhere = input.min + random() * (input.max - input.min);
      const value = edge < 0.1 ? input.min : edge > 0.9 ? input.max : gridDown(anywhere);
      numbers.set(input.name, input.whole ? Math.floor(value) : value);
    }
  return { numbers, choices };
}

/** The figures that a call moves, by how much. */
function movesAt(point: Point, old: Trial, now: Trial, joint: JointInputs): ReadonlyMap<string, number> {
  const [before, after] = [answerAt(old, pointFor(joint.old, point)), answerAt(now, pointFor(joint.now, point))];
  if (before === null || after === null) return new Map();
  const moved = old.published.flatMap((item, from): readonly (readonly [string, number])[] => {
    const to = now.published.findIndex(({ name, role }) => name === item.name && role === item.role);
    const [was, is] = [before[from], after[to]];
    if (typeof was !== 'number' || typeof is !== 'number' || was === is || item.decimals === null) return [];
    return [[item.name, Number((is - was).toFixed(item.decimals))]];
  });
  return new Map(moved);
}

test.each(changes().map((each) => [each.name, each] as const))('%s', (_, { before, after }) => {
  const [old, now] = [wholeTrialOf(before.elaborated), wholeTrialOf(after.elaborated)];
  const joint = joinInputs(before, after);
  if (typeof joint === 'string') throw new Error(joint);
  const { moves } = compareValues(before, after, joinVersions(old, now, joint));
  const bounds = new Map(moves.map(({ figure, proved }) => [figure, proved]));
  const random = randomFrom(seed);
  const wrong: unknown[] = [];
  for (let count = 0; count < pointCount; count++) {
    const point = randomCall(joint, random);
    for (const [figure, by] of movesAt(point, old, now, joint)) {
      const proved = bounds.get(figure);
      if (!proved || by < proved.low.end || by > proved.high.end) wrong.push({ seed, figure, by, proved, point });
    }
  }
  expect(wrong).toEqual([]);
  for (const { proved } of moves) {
    expect(proved === null || proved.low.end <= proved.low.reached).toBe(true);
    expect(proved === null || proved.high.end >= proved.high.reached).toBe(true);
  }
});
