/** Proves how published numbers move with the inputs, which makes it safe to solve for an input. */

import { totalFigure } from '../../contract/shared-names.js';
import { Allowance } from '../program/allowance.js';
import type { Calculator, Figure, Slope, Slopes } from '../program/catalog.js';
import type { Program } from '../program/program.js';
import { indexFormulas } from '../prove/context/formulas.js';
import type { Trend } from '../prove/slope/monotonicity.js';
import { provedTrend } from '../prove/slope/monotonicity.js';

type Published = Pick<Calculator, 'result' | 'resultRange' | 'figures' | 'estimate'>;

/** The most boxes to spend on each proof. */
const boxBudget = 60;

/** The steps that all slopes may take together: less than a second. */
const stepsOfSlopes = 350_000;

const slopeOf: Readonly<Record<Trend, Slope>> = { rises: 1, falls: -1, 'does not depend': 0 };

/** The proved slopes of each published number, by input. They also hold for rounded numbers, as rounding keeps order. */
export function provedSlopes(program: Program, published: Published): Slopes {
  const { inputsOf } = indexFormulas(program);
  const required = new Set(program.requirements.flatMap((condition) => [...inputsOf(condition)]));
  const inputs = program.inputs.filter(({ kind, name }) => kind === 'number' && !required.has(name));
  const bounded = { ...program, allowance: new Allowance(stepsOfSlopes) };
  const known = new Map<Figure['core'], ReadonlyMap<string, Slope>>();
  const slopes = ({ core }: Figure): ReadonlyMap<string, Slope> => {
    const found = known.get(core) ?? new Map(inputs.flatMap(({ name }) => slopeIn(bounded, core, name)));
    known.set(core, found);
    return found;
  };
  return new Map(namedNumbers(published).map(([name, figure]) => [name, slopes(figure)]));
}

function slopeIn(program: Program, core: Figure['core'], input: string): readonly [string, Slope][] {
  const proved = provedTrend(program, core, { input }, boxBudget);
  return proved === null ? [] : [[input, slopeOf[proved.trend]]];
}

/** Every number of an answer, by the name that questions use for it. */
function namedNumbers({ result, resultRange, figures, estimate }: Published): readonly (readonly [string, Figure])[] {
  const ends = (name: string, low: Figure, high: Figure | null): readonly (readonly [string, Figure])[] =>
    high === null
      ? [[name, low]]
      : [
          [`${name}.low`, low],
          [`${name}.high`, high],
        ];
  return [
    ['value', result],
    ...figures.flatMap(({ name, low, high }) => ends(name, low, high)),
    ...(resultRange === null ? [] : ends('range', resultRange.low, resultRange.high)),
    ...(estimate === null ? [] : ends(totalFigure, estimate.total.low, estimate.total.high ?? estimate.total.low)),
  ];
}
