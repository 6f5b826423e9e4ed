/** Difference quotients at random points of random boxes never lie outside of their slopes. */
import { programOf } from '../../../support/agreement.js';
import { seed } from '../../../support/arbitraries.js';
import { checkCatalog } from '../../../support/check-catalog.js';
import { numberInput, programOfParts } from '../../../support/formula-program.js';
import { hardParts, safeFormulas } from '../../../support/hard-formulas.js';
import { expectSlopesEverywhere } from '../../../support/sound-slopes.js';

const ofKennel = (checkCatalog({}).catalog?.calculators ?? []).map((each) => [each.slug, programOf(each)] as const);
const ofHard = Object.entries(safeFormulas).map(([name, hard]) => [name, programOfParts(hardParts(hard))] as const);

/** Jumps, corners and branches that read what moves. */
const ofBranches = [
  'if x > 3 then 2 * x else 6',
  'if x > 3 then x else 10 - x',
  'if x > 3 and y < 2 then x * y else y',
  'if x <= y or x > 8 then x - y else 5',
  'if not (x < y) then ceil(x, 2) else floor(x + y, 3)',
  'if ceil(x) > 4 then x else y',
  'if x = 5 then 3 else x',
  'abs(x - y) * min(x, y) - max(x, 3)',
  'clamp(x * y, x, y + 5) / (1 + x)',
  '(1 + x) ^ (y / 5 - 1) + exp(0 - x) * ln(1 + y)',
  'log10(1 + x * y) - sqrt(x + y) + round(x / (y + 1), 0.5)',
  '(x * y + 1) / (x + y + 1) - x ^ 3 / 100',
].map((formula) => {
  const inputs = [numberInput('x', 0, 10), numberInput('y', 0, 10)].join('\n');
  const secondary = '- { label: x, value: x }\n- { label: y, value: y }';
  return [formula, programOfParts({ inputs, formula, secondary })] as const;
});

test.each([...ofKennel, ...ofHard, ...ofBranches])(
  `the slopes of %s hold every difference quotient (seed ${seed})`,
  (_, program) => expectSlopesEverywhere(program),
);
