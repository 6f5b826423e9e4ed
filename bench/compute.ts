import { compile } from 'mathjs';
import { compute as generatedConcrete } from '../generated/calculators/concrete.js';
import { compute as generatedElectrician } from '../generated/calculators/electrician.js';
import { compute as generatedRoofing } from '../generated/calculators/roofing.js';
import type { House, Roof, Slab } from './hand-written.js';
import { concrete, electrician, roofing } from './hand-written.js';
import type { Row } from './row.js';

const rounds = 9;
const runs = 3_000_000;
const mathRuns = 100_000;

/** Number of different inputs to use in turn; a power of two. */
const variety = 1024;

/** The item of a list at an index, which wraps around. */
function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

const yesNo = ['yes', 'no'] as const;

const slab = (i: number): Slab => ({
  length: 1 + (i % 199),
  width: 1 + (i % 97),
  thickness: pick(['3.5', '4', '5', '6', '8'], i),
});

const roof = (i: number): Roof => ({
  footprint: 200 + ((i * 37) % 19_000),
  pitch: pick(['3_12', '4_12', '6_12', '8_12', '10_12', '12_12'], i),
  wasteFactor: pick(['10', '12', '15', '20'], i),
});

const house = (i: number): House => ({
  sqft: 400 + ((i * 53) % 7000),
  smallApplianceCircuits: 2 + (i % 5),
  electricRange: pick(yesNo, i),
  electricDryer: pick(yesNo, i >> 1),
  electricWaterHeater: pick(yesNo, i >> 2),
  hvacTons: i % 20,
  evCharger: pick(yesNo, i >> 3),
});

const mathFormulas = {
  concrete: compile('length * width * 4 / 324'),
  roofing: compile('footprint * sqrt(1 + (6 / 12)^2) * (1 + 12 / 100)'),
  electrician: compile('(10000 + (sqft * 3 + 16000) * 0.4 + hvacTons * 2400) / 240'),
};

/** Times generated modules against hand-written TypeScript and mathjs, in turn; the best round of each counts. */
export async function benchCompute(): Promise<readonly Row[]> {
  return [
    ...compare(
      'concrete',
      slab,
      (x) => concrete(x).materialHigh,
      (x) => generatedConcrete(x).materialHigh,
    ),
    ...compare(
      'roofing',
      roof,
      (x) => roofing(x).costHigh,
      (x) => generatedRoofing(x).costHigh,
    ),
    ...compare(
      'electrician',
      house,
      (x) => electrician(x).service,
      (x) => generatedElectrician(x).service,
    ),
  ];
}

function compare<Inputs extends object>(
  name: keyof typeof mathFormulas,
  make: (index: number) => Inputs,
  hand: (inputs: Inputs) => number,
  generated: (inputs: Inputs) => number,
): readonly Row[] {
  const inputs = Array.from({ length: variety }, (_, index) => make(index));
  const formula = mathFormulas[name];
  const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const timed = [
    () => nanoseconds(inputs, hand, runs),
    () => nanoseconds(inputs, generated, runs),
    () => nanoseconds(inputs, (x) => formula.evaluate(x), mathRuns),
  ];
  for (let round = 0; round < rounds; round++)
    for (const [index, time] of timed.entries()) best[index] = Math.min(best[index] ?? 0, time());
  const [base = 1] = best;
  const names = ['hand-written', 'generated', 'mathjs compiled, headline only'];
  return best.map((value, index) => ({ name: `${name}, ${names[index]}`, value, unit: 'ns', ratio: value / base }));
}

/** Nanoseconds a run. Checks the sum of all results, so that the compiler cannot drop a run. */
function nanoseconds<Inputs>(inputs: readonly Inputs[], run: (inputs: Inputs) => number, count: number): number {
  const start = process.hrtime.bigint();
  let sum = 0;
  for (let index = 0; index < count; index++) sum += run(inputs[index & (variety - 1)] as Inputs);
  const elapsed = Number(process.hrtime.bigint() - start) / count;
  if (!Number.isFinite(sum)) throw new Error('A measured calculation is not finite.');
  return elapsed;
}
