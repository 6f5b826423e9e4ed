/** Writes the sentence of a calculator as formulas: the kernel's texts, without the formats of any country. */

import { ranges } from '../../../contract/workbook-cells.js';
import type { NumberForm } from '../../../engine/kernel/language.js';
import type { Calculator, FigurePart, Format, FractionUnit } from '../../program/catalog.js';
import { writeSentence } from '../../program/write-sentence.js';
import type { Scope } from './expression.js';
import { conditionFormula, coreFormula } from './expression.js';
import type { Formula } from './formula.js';
import { call, infix, joined, number, quoted } from './formula.js';
import { choose, longDay, minus, over, roundedSize, times } from './kernel.js';
import { optionOf } from './lookups.js';

const [none, one] = [number(0), number(1)];
const nothing = quoted('');

export function sentenceFormula({ interpretation }: Pick<Calculator, 'interpretation'>, scope: Scope): Formula {
  const { cells } = scope;
  return writeSentence<Formula, Formula>(interpretation, {
    text: quoted,
    phrase: (input) => optionOf(ranges.phrases(input), input),
    words: ({ core }) => coreFormula(core, scope),
    day: (core) => longDay(cells.hold(coreFormula(core, scope)), scope.form),
    amount: (part) => cells.hold(figureFormula(part, scope)),
    whole: (parts) => cells.hold(joined(parts)),
    choice: (condition, words, others) => choose(conditionFormula(condition, scope), words, cells.hold(others())),
  });
}

function figureFormula({ low, high, format }: FigurePart, scope: Scope): Formula {
  const { cells } = scope;
  const start = cells.hold(coreFormula(low, scope));
  if (format.fractions !== null) {
    if (high === null) return parted(start, format, format.fractions, scope);
    return partedRange(start, cells.hold(coreFormula(high, scope)), format, format.fractions, scope);
  }
  const from = digitsOf(start, format, scope);
  const { form } = scope;
  if (high === null) return amount(from, { ...format, form });
  const end = cells.hold(coreFormula(high, scope));
  const rough = rangeOf(from, digitsOf(end, format, scope), { ...format, form });
  return format.isEstimate ? exactWhereSame(start, end, format, rough, scope) : rough;
}

/** One exact amount where both ends are the same to the whole one. */
function exactWhereSame(start: Formula, end: Formula, format: Format, rough: Formula, scope: Scope): Formula {
  const [low, high] = [start, end].map((each) => digitsOf(each, { ...format, isEstimate: false }, scope));
  return low === undefined || high === undefined
    ? rough
    : choose(infix('=', low, high), amount(low, { ...format, form: scope.form }), rough);
}

type Affixes = Pick<Format, 'prefix' | 'one' | 'many' | 'forms' | 'from'> & { readonly form: NumberForm };

/** Digits with what stands before and behind them. */
function amount(digits: Formula, affixes: Affixes): Formula {
  return joined([signed(digits, affixes.prefix), suffix(digits, affixes)]);
}

/** The words after an amount: for 1 and for others, or in one of the plural forms of the language. */
function suffix(digits: Formula, { one: single, many, forms, form }: Affixes): Formula {
  if (forms !== undefined) return formOf(digits, forms, form);
  return single === many ? quoted(many) : choose(infix('=', digits, quoted('1')), quoted(single), quoted(many));
}

/** Whole numbers from 100 on take the form that their last two digits decide; no language here needs more. */
const [counted, period] = [200, 100];

function formOf(digits: Formula, forms: NonNullable<Format['forms']>, form: NumberForm): Formula {
  const rules = new Intl.PluralRules(form.code ?? 'en');
  const names = Object.keys(forms);
  const place = (name: string): number => names.indexOf(names.includes(name) ? name : 'other') + 1;
  const places = Array.from({ length: counted }, (_, count) => place(rules.select(count))).join('');
  const plain = form.thousands === '' ? digits : call('SUBSTITUTE', digits, quoted(form.thousands), nothing);
  const size = call('ABS', call('VALUE', plain));
  const low = choose(
    infix('<', size, number(period)),
    size,
    infix('+', call('MOD', size, number(period)), number(period)),
  );
  const found = call('VALUE', call('MID', quoted(places), infix('+', low, one), one));
  const isFraction = call('ISNUMBER', call('FIND', quoted(form.decimal), digits));
  const words = names.map((name) => quoted(forms[name] ?? ''));
  return choose(isFraction, quoted(forms[rules.select(0.5)] ?? forms['other'] ?? ''), call('CHOOSE', found, ...words));
}

function rangeOf(from: Formula, to: Formula, affixes: Affixes): Formula {
  const { prefix, many, forms, form, from: before = '' } = affixes;
  const behind = forms === undefined ? quoted(many) : suffix(to, affixes);
  const both = joined([quoted(before), signed(from, prefix), quoted(` ${form.to} `), signed(to, prefix), behind]);
  return choose(infix('=', from, to), amount(from, affixes), both);
}

/** Puts the minus sign before the prefix. */
function signed(digits: Formula, prefix: string): Formula {
  if (prefix === '') return digits;
  const isNegative = infix('=', call('LEFT', digits, one), quoted('-'));
  const negative = joined([quoted(`-${prefix}`), call('MID', digits, number(2), number(30))]);
  return choose(isNegative, negative, joined([quoted(prefix), digits]));
}

/** The digits of an amount as a text in a cell. */
function digitsOf(given: Formula, format: Format, scope: Scope): Formula {
  const { cells } = scope;
  const value = cells.hold(given);
  return cells.hold(format.isEstimate ? aboutDigits(value, scope) : decimalDigits(value, format, scope));
}

const estimates = [
  [100, 1],
  [500, 5],
  [2000, 10],
  [10_000, 50],
  [100_000, 100],
] as const;

/** An estimate of money as a person says it. */
function aboutDigits(value: Formula, scope: Scope): Formula {
  const { cells } = scope;
  const size = cells.hold(roundedSize(cells, value));
  const multiple = estimates.reduceRight(
    (larger: Formula, [limit, step]) => choose(infix('<', size, number(limit)), number(step), larger),
    number(1000),
  );
  const unit = cells.hold(multiple);
  const rounded = cells.hold(times(roundedSize(cells, over(size, unit)), unit));
  return joined([signOf(value, rounded), grouped(rounded, scope)]);
}

function signOf(value: Formula, size: Formula): Formula {
  return choose(call('AND', infix('<', value, none), infix('>', size, none)), quoted('-'), nothing);
}

function decimalDigits(value: Formula, { decimals, fixed }: Format, scope: Scope): Formula {
  const { cells, form } = scope;
  const count = cells.hold(roundedSize(cells, decimals === 0 ? value : times(value, number(10 ** decimals))));
  const sign = signOf(value, count);
  if (decimals === 0) return joined([sign, grouped(count, scope)]);
  const whole = cells.hold(call('INT', over(count, number(10 ** decimals))));
  const part = cells.hold(minus(count, times(whole, number(10 ** decimals))));
  const behind = fixed ? pointed(part, decimals, form) : trimmedPart(part, decimals, form);
  return joined([sign, grouped(whole, scope), behind]);
}

/** The decimals behind a point, with leading zeros. */
function pointed(part: Formula, decimals: number, { decimal }: NumberForm): Formula {
  return joined([quoted(decimal), padded(part, decimals)]);
}

function padded(part: Formula, width: number): Formula {
  if (width === 1) return part;
  return call('RIGHT', joined([quoted('0'.repeat(width - 1)), part]), number(width));
}

/** The same without zeros at the end, and nothing for zero. */
function trimmedPart(part: Formula, decimals: number, form: NumberForm): Formula {
  const shorter = Array.from({ length: decimals }, (_, zeros) => decimals - zeros);
  const shown = shorter.reduceRight((fewer: Formula | null, width) => {
    const unit = number(10 ** (decimals - width));
    const own = pointed(width === decimals ? part : over(part, unit), width, form);
    if (fewer === null) return own;
    const next = number(10 ** (decimals - width + 1));
    const isShorter = infix('=', times(call('INT', over(part, next)), next), part);
    return choose(isShorter, fewer, own);
  }, null);
  return choose(infix('=', part, none), nothing, shown ?? nothing);
}

const groups = [1e3, 1e6, 1e9, 1e12] as const;

/** A whole number that is not negative, in groups of three digits. */
function grouped(given: Formula, { cells, form }: Scope): Formula {
  const value = cells.hold(given);
  const from = (size: number): Formula => call('INT', over(value, number(size)));
  const group = (size: number): Formula => {
    const own = size === 1 ? value : from(size);
    return joined([quoted(form.thousands), padded(minus(own, times(from(size * 1000), number(1000))), 3)]);
  };
  const upTo = (level: number): Formula => {
    const size = groups[level];
    const lower = groups.slice(0, level).map((each) => each / 1000);
    const head = level === 0 ? value : from(groups[level - 1] ?? 1);
    const text = level === 0 ? infix('&', head, nothing) : joined([head, ...lower.reverse().map(group)]);
    return size === undefined ? text : choose(infix('<', value, number(size)), text, upTo(level + 1));
  };
  return cells.hold(upTo(0));
}

/** "1 hour 15 minutes" */
function parted(value: Formula, format: Format, unit: FractionUnit, scope: Scope): Formula {
  const { cells, form } = scope;
  const count = number(unit.count);
  const parts = cells.hold(roundedSize(cells, times(value, count)));
  const whole = cells.hold(call('INT', over(parts, count)));
  const rest = cells.hold(minus(parts, times(whole, count)));
  const above = amount(grouped(whole, scope), { ...format, prefix: '', form });
  const below = amount(grouped(rest, scope), { prefix: '', ...unit, form });
  const both = choose(infix('=', rest, none), above, joined([above, quoted(' '), below]));
  return joined([signOf(value, parts), choose(infix('=', whole, none), below, both)]);
}

/** "2 to 3 hours", "30 to 45 minutes" */
function partedRange(low: Formula, high: Formula, format: Format, unit: FractionUnit, scope: Scope): Formula {
  const { cells, form } = scope;
  const word = form.to;
  const before = format.from === undefined ? {} : { from: format.from };
  const count = number(unit.count);
  const ends = [low, high].map((end) => cells.hold(roundedSize(cells, times(end, count))));
  const [from = none, to = none] = ends;
  const [first, last] = [low, high].map((end) => cells.hold(parted(end, format, unit, scope)));
  const isWhole = (end: Formula): Formula => infix('=', times(call('INT', over(end, count)), count), end);
  const wholes = [low, high].map((end) =>
    digitsOf(end, { ...format, decimals: 0, fixed: false, isEstimate: false }, scope),
  );
  const inWholes = rangeOf(wholes[0] ?? none, wholes[1] ?? none, { ...format, prefix: '', form });
  const parts = ends.map((end, at) => cells.hold(joined([signOf(at === 0 ? low : high, end), grouped(end, scope)])));
  const inParts = rangeOf(parts[0] ?? none, parts[1] ?? none, { prefix: '', ...unit, ...before, form });
  const mixed = joined([quoted(format.from ?? ''), first ?? nothing, quoted(` ${word} `), last ?? nothing]);
  const separate = choose(infix('<', call('MAX', from, to), count), inParts, mixed);
  const apart = choose(call('AND', isWhole(from), isWhole(to)), inWholes, separate);
  const same = call('AND', infix('=', from, to), infix('=', call('SIGN', low), call('SIGN', high)));
  return choose(same, first ?? nothing, apart);
}
