/**
 * Pairs of formulas of much the same shape, as two versions of a calculator have them: `now ~ old`, and behind a bar what
 * callers must meet. Each needs one of the ways in which `authoring/compare/difference-bounds.ts` follows two formulas at once.
 */
import type { Core } from '../../generator/program/core.js';
import type { Program } from '../../generator/program/program.js';
import { fixtureProgram } from './fixture-program.js';
import { stepOf } from './formula-program.js';

export const differenceTexts: readonly string[] = [
  'a * b ~ a * b',
  'a * b ~ b * a',
  'a ^ 2 - b ^ 2 + s ~ (a + b) * (a - b)',
  'a * 3 + s ~ a * 3 + x',
  'a * 3 ~ a * 2.5',
  'a * 3 ~ b',
  'b ~ a * 3',
  's * -2 ~ s * -3',
  'x + 5 ~ x + 4.5',
  't: x + 1; u: t * 2 ~ t: x + 1; v: t * 3',
  't: ceil(x); t * a ~ u: ceil(x + 0.5); u * a',
  'x * 9 / 5 + 32 ~ x * 9 / 5 + 30',
  'ceil(x) + 5 ~ floor(x) + 4.5',
  '5 - x ~ 4 - y',
  'k.of * x ~ k.to * x',
  'k.to ~ k.of',
  'size[k] + k.of ~ resized[k] + k.of',
  'size[k] * x ~ resized[k] * x | k != "two"',
  'size[k] ~ k.of',
  'joined[x * 1 lb] / 1 EUR ~ joined[x * 0.8 lb] / 1 EUR',
  'joined[x * 1 lb] / 1 EUR ~ rejoined[x * 1 lb] / 1 EUR',
  'joined[x * 1 lb] / 1 EUR ~ rejoined[x * 1 lb] / 1 EUR | x >= 7',
  'joined[x * 1 lb] / 1 EUR ~ rejoined[x * 1 lb] / 1 EUR | x <= 2',
  'joined[x * 1 lb] / 1 EUR ~ rejoined[x * 1 lb] / 1 EUR | x >= 3.5 and x <= 6',
  'joined[x * 1 lb] / 1 EUR ~ rejoined[(x + y) * 1 lb] / 1 EUR',
  'dropping[x * 1 lb] / 1 EUR ~ dropped[x * 1 lb] / 1 EUR',
  'dropping[x * 1 lb] / 1 EUR ~ dropped[x * 1 lb] / 1 EUR | x > 6',
  'dropping[x * 1 lb] / 1 EUR ~ dropped[x * 1 lb] / 1 EUR | x >= 6',
  'dropping[x * 1 lb] / 1 EUR ~ dropped[x * 1 lb] / 1 EUR | x <= 3',
  'dropping[x * 1 lb] / 1 EUR ~ joined[x * 1 lb] / 1 EUR',
  'dropping[x * 2.1 lb] / 1 EUR ~ dropped[x * 2.1 lb] / 1 EUR',
  'depth[x * 1 lb] / 1 EUR ~ deeper[x * 1 lb] / 1 EUR',
  'depth[x * 1 lb] / 1 EUR ~ deeper[x * 1 lb] / 1 EUR | x > 5.5 and x < 8',
  'depth[x * 1 lb] / 1 EUR ~ deeper[x * 1 lb] / 1 EUR | x >= 9',
  'depth[x * 1 lb] / 1 EUR ~ deeper[x * 1 lb] / 1 EUR | x <= 5',
  'depth[x * 1 lb] / 1 EUR ~ depth[y * 1 lb] / 1 EUR | x >= y',
  'rounded[a * 1 lb] / 1 EUR ~ rerounded[a * 1 lb] / 1 EUR',
  'rerounded[a * 1 lb] / 1 EUR ~ rounded[a * 1 lb] / 1 EUR | a <= 50',
  'rounded[a * 1 lb] / 1 EUR ~ rerounded[b * 1 lb] / 1 EUR',
  'taxed[a * 1 lb] / 1 EUR ~ retaxed[a * 1 lb] / 1 EUR',
  'taxed[x * 1 lb] / 1 EUR ~ retaxed[x * 1 lb] / 1 EUR | x >= 5',
  'deeper[x * 1.2 lb] / 1 EUR ~ depth[x * 1.2 lb] / 1 EUR | x >= 9.9',
  'deeper[x * 1.2 lb] / 1 EUR ~ depth[x * 1.2 lb] / 1 EUR | x <= 1',
  'fivefold[a * 1 lb] / 1 EUR ~ fivefolds[a * 1 lb] / 1 EUR | a <= 20',
  'fivefolds[a * 1 lb] / 1 EUR ~ fivefold[a * 1 lb] / 1 EUR | a <= 20',
  'fivefolds[a * 1 lb] / 1 EUR ~ fivefold[a * 1 lb] / 1 EUR | a <= 3',
  'climbing[x * 1 lb] / 1 EUR ~ sinking[x * 1 lb] / 1 EUR | x <= 1',
  'sinking[x * 1 lb] / 1 EUR ~ climbing[x * 1 lb] / 1 EUR | x <= 1',
  'taxed[s * 1 lb] / 1 EUR ~ retaxed[s * 1 lb] / 1 EUR | s <= -1',
  'climbing[s * 1 lb] / 1 EUR ~ sinking[s * 1 lb] / 1 EUR | s <= 1',
  'uneven[x * 1 lb] / 1 EUR ~ uneven[(x + p) * 1 lb] / 1 EUR',
  'once[x * 1 lb] / 1 EUR ~ onces[x * 1 lb] / 1 EUR | x <= 1',
  'once[x * 1 lb] / 1 EUR ~ onces[x * 1 lb] / 1 EUR | x >= 2.5',
  'lines[x * 1 lb] / 1 EUR ~ shifted[x * 1 lb] / 1 EUR | x >= 5.2',
  'taxed[x * 1 lb] / 1 EUR ~ untaxed[x * 1 lb] / 1 EUR | x >= 4.2',
  'depth[x * 1 lb] / 1 EUR ~ deepest[x * 1 lb] / 1 EUR | x <= 7',
  'dropping[x * 1 lb] / 1 EUR ~ dropped[x * 1 lb] / 1 EUR | x <= 2',
  'joined[x * 1 lb] / 1 EUR ~ x',
  'x ~ joined[x * 1 lb] / 1 EUR',
  'p * (q - 0.5) ~ p * q - 0.5 * p',
  'lines[y * 2 lb] / 1 EUR ~ lined[y * 2 lb] / 1 EUR | y >= 9.8',
  'taxed[x * 1 lb] / 1 EUR ~ retaxed[x * 1 lb] / 1 EUR | x >= 1 and x <= 3',
  'taxed[a * 1 lb] / 1 EUR ~ retaxed[a * 1 lb] / 1 EUR | a > 10 and a < 20',
  'boxes[x * 0.9 lb] / 1 lb ~ boxes[x * 0.8 lb] / 1 lb',
  'if x > 5 then a else b ~ if x > 5 then a + 1 else b - 2',
  'if x > 5 then a else b ~ a',
  'a ~ if x > 5 then a - 3 else a + 2',
  'if x > 5 then x else 5 ~ if x > 6 then x else 6',
  'a + b ~ a',
  'a + b ~ b',
  'a ~ a + b',
  'a ~ b + a',
  'a - b ~ a',
  'a ~ a - b',
  'a - x ~ b - x',
  'max(a, 40) ~ a',
  'min(a, 40) ~ a',
  'a ~ max(a, 40)',
  'a ~ min(a, 40)',
  'min(a, b) ~ a',
  'max(s, a, b) ~ a',
  'min(s, a, b) ~ a',
  'max(a, 40) ~ min(a, 60)',
  'min(a, b, c) ~ min(a, b)',
  'abs(a) ~ b',
  'sqrt(a) ~ ln(a)',
  'a * b ~ (b + 1) * a',
  'a * b ~ b * (a - 2)',
  'max(a, b) ~ max(b, a + 1)',
  'a - b ~ b - a',
  'a / (b + 1) ~ b / (a + 1)',
  '(a + 1) ^ 2 ~ a ^ 2',
  'sqrt(a + 1) ~ sqrt(a)',
  'exp(p) ~ exp(p * 0.5)',
  'round(x * 21) ~ round(x * 20)',
  'round(s * 3) ~ round(s * 2)',
  'round(s) ~ s',
  'ceil(a / 7) ~ ceil(a / 8)',
  'ceil(a, 5) ~ ceil(a - 2, 5)',
  'ceil(a, 5) ~ ceil(a, 4)',
  'ceil(a, h) ~ ceil(a - 3, h)',
  'ceil(a, h) ~ ceil(a - 3, g)',
  'floor(s, 2) ~ floor(s - 0.5, 2)',
  'floor(x, 2) ~ floor(x + 1, 2)',
  'round(x) ~ round(x + 0.25)',
  'round(x - 0.25) ~ round(x)',
  'round(s - 0.25) ~ round(s)',
  'ceil(x) ~ ceil(x * 1.5)',
  'x * p ~ x * (1 - p)',
  'x * (10 - x) ~ x * 3',
  'w * v ~ w + v',
  'f * 2 ~ f * 2 - 1 | f >= 3',
  'a - b ~ 0 * a | a >= b',
  'x ~ y | x > 11',
  // There is nothing to cut.
  'mod(11, 0.4) * 0.05 ~ mod(11, 0.4) * 0.06 | x >= 0',
  // Only rounding tells them apart.
  '8.3 / (0.5 * a) ~ 9.13 / (0.55 * a)',
  // Differences are far below 1.
  'a / 1000000 ~ b / 1000000 | a <= b',
];

export interface ComparedFormulas {
  readonly program: Program;
  readonly now: Core;
  readonly old: Core;
}

/** The steps of both sides under each other; a step that both sides have is written once. */
export function comparedFormulas(text: string): ComparedFormulas {
  const [formulas = '', require = ''] = text.split('|').map((part) => part.trim());
  const sides = formulas.split('~').map((part) => part.trim().split('; '));
  const lines = sides.flatMap((steps, side) => [...steps.slice(0, -1), named(['now', 'old'][side] ?? '', steps)]);
  const formula = [...new Set(lines), 'answer: now - old'].join('\n');
  const { program } = fixtureProgram({ formula, ...(require === '' ? {} : { require }) });
  return { program, now: stepOf(program, 'now'), old: stepOf(program, 'old') };
}

function named(name: string, steps: readonly string[]): string {
  return `${name}: ${(steps.at(-1) ?? '').replace(/^\w+: /, '')}`;
}
