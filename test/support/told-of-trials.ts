/** What trials of laws find that no proof decides, as lines that are compared with those that were recorded. */
import type { Program } from '../../generator/program/program.js';
import { trialPoints } from '../../generator/prove/search/trial-points.js';
import { tryCondition, tryTrend } from '../../generator/prove/trial.js';
import { fixtureProgram } from './fixture-program.js';
import { stepOf } from './formula-program.js';
import { digits, pointText } from './told-of-proof.js';

type Told = readonly (readonly [name: string, tell: () => readonly string[]])[];

const seed = 7;

/** A formula, and behind bars what callers must meet, a law, and a condition that stands elsewhere in the calculator. */
function entry(text: string) {
  const [formula = '', require = '', law = '', elsewhere = ''] = text.split('|').map((part) => part.trim());
  const found = fixtureProgram({ formula, require, law });
  const conditions = elsewhere === '' ? [] : fixtureProgram({ formula, require: elsewhere }).program.requirements;
  const program: Program = { ...found.program, conditions: [...found.program.conditions, ...conditions] };
  return { program, law: found.law };
}

const pointed = [
  'if x * 2 > w then x else min(x, w)',
  'k.of * x + w | x >= y',
  'joined[x * 1 lb] / 1 EUR + f',
  'size[k]',
  's | s > 9.999 and s != 9.9995',
];

/** Ends, corners, both sides of every border, and the first random calls. */
function pointsText(text: string): readonly string[] {
  const found: string[] = [];
  for (const point of trialPoints(entry(text).program, seed)) {
    if (found.push(pointText(point)) === mostPoints) break;
  }
  return found;
}

const mostPoints = 120;

const laws = [
  'x * y | x >= y | answer != 30.25',
  'x | | abs(x - 3.7) > 0.0001',
  'x | | abs(x - 3.7) > 0.0001 | x > 3.7',
  'x | | x < 3.7 or x > 3.7001',
  'x | x <= 5 | x < 5',
  'x | x < 5 | x < 4.999999999',
  'k.of * x | | k != "five" or answer < 49.9',
  'x | x > 11 | x > 12',
];

function lawText(text: string): readonly string[] {
  const { program, law } = entry(text);
  if (law === null) throw new Error('There is a law.');
  const found = tryCondition(program, law, seed);
  return ['witness' in found ? `broken by ${pointText(found.witness)}` : `kept in ${found.calls} calls`];
}

/** Behind the formula what callers must meet, and the inputs along which it is tried. */
const trends = [
  'x * (10 - x)',
  'if x > 3.7 and x < 3.70001 then 5 else 6',
  'if x > 3.7 then 5 + x / 1000000 else 5.000001 + x',
  'x * (10 - x) | x <= 5',
  '(w - 4) ^ 2',
  'k.of - k.to',
  'f * (80 - f) | f >= 39.5',
];

function trendText(text: string): readonly string[] {
  const { program } = entry(text);
  const figures = [{ name: 'none', core: stepOf(program, 'answer') }];
  return program.inputs.flatMap((input) =>
    ([1, -1] as const).map((sign) => {
      const found = tryTrend(program, figures, input, [sign], seed);
      const way = sign === 1 ? 'up' : 'down';
      if (!('witness' in found)) return `${input.name}, ${way}: not in ${found.calls} calls`;
      const { before, after, values } = found.witness.pair;
      return `${input.name}, ${way}: ${values.map(digits).join(' to ')} from ${pointText(before)} to ${pointText(after)}`;
    }),
  );
}

/** By the name of what is told, in the order in which it is recorded. */
export const toldOfTrials: Told = [
  ...pointed.map((each) => [`calls of ${each}`, () => pointsText(each)] as const),
  ...laws.map((each) => [`law of ${each}`, () => lawText(each)] as const),
  ...trends.map((each) => [`trend of ${each}`, () => trendText(each)] as const),
];
