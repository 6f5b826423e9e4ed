/** Hints mend literally: the edit that a hint proposes, made where it says, heals the case. */

import { check } from '../../generator/compile.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { isMistake } from '../../generator/source/diagnostic.js';
import { messages } from '../../generator/source/messages.js';
import { renderDiagnostics } from '../../generator/source/render.js';
import { spanText } from '../../generator/source/source.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import type { NamedUnit } from '../../generator/units/unit.js';
import { sourcesOf } from '../support/check-catalog.js';
import { edited } from '../support/edited-sources.js';
import { checkedFixtures } from './checked-fixtures.js';

interface Hinted {
  readonly name: string;
  readonly code: string;
  readonly sources: CatalogSources;
  readonly found: Diagnostic;
}

const hinted = checkedFixtures().flatMap(({ name, code, sources, diagnostics }): readonly Hinted[] => {
  const found = diagnostics.find((each) => each.code === code);
  return found === undefined || name.includes('/several-') ? [] : [{ name, code, sources, found }];
});

/** A name stands in several places, of which the edit changes one. */
const isExample = ({ hint }: Diagnostic) => hint.includes('for instance');

const certain = hinted.flatMap(({ name, sources, found }) =>
  found.edit === undefined ? [] : [{ name, sources, edit: found.edit, hint: found.hint }],
);

test.each(certain)('$name is healed by its hint: $hint', ({ sources, edit }) => {
  const { diagnostics } = check(edited(sources, edit));
  expect(renderDiagnostics(diagnostics.filter(isMistake))).toBe('');
});

/** A spreadsheet's number of decimals, of which none are left, and the key of an option for its label. */
const inOtherTerms: ReadonlySet<string> = new Set([
  'unknown-function/roundup-with-decimals',
  'default-not-an-option/the-value',
  'unknown-option/label-in-an-example',
]);

test.each(certain.filter(({ name }) => !inOtherTerms.has(name)))('$name keeps what it says', ({ edit }) => {
  const before = spanText(edit.span);
  const [numbers, units] = [numbersOf(edit.text), unitsOf(edit.text)];
  expect(numbers).toEqual(expect.arrayContaining([...numbersOf(before)]));
  expect(unitsOf(before).length === 0 ? [] : units).toEqual(unitsOf(before));
});

/** Every number as a reader takes it, one by one: digits in groups, halves, days. */
function numbersOf(text: string): readonly number[] {
  const plain = text.replace(/(\d)[_ ](?=\d{3})/g, '$1').replace(/(\d?)\u00bd/g, '$1.5');
  return (plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}

const { units } = check(sourcesOf({})).catalog ?? {};
const spellings = new Map(
  [...(units ?? new Map()).values()].flatMap((unit: NamedUnit) =>
    [unit.name, unit.label, unit.one, unit.many, unit.symbol ?? unit.name, ...unit.also].map((each) => [
      each.replace(/[\s._-]/g, '').toLowerCase(),
      unit.name,
    ]),
  ),
);

/** The units that stand behind numbers, by name. */
function unitsOf(text: string): readonly string[] {
  const money = text.replace(/([$\u20ac])\s*([\d.]+)/g, '$2 $1');
  const written = [...money.matchAll(/\d\s*([A-Za-z'"%$\u20ac][A-Za-z]*(?: (?!to\b|and\b|then\b|else\b)[a-z]+)?)/g)];
  return written.flatMap(([, word = '']) => spellings.get(word.replace(/[\s._-]/g, '').toLowerCase()) ?? []).sort();
}

test('most cases of a known remedy have an edit', () => {
  expect(certain.length).toBeGreaterThan(130);
});

const chosen = hinted.flatMap(({ name, code, sources, found }) =>
  isExample(found)
    ? []
    : found.choices.map((edit) => ({ name, code, sources, edit, text: edit.text, message: found.message })),
);

test.each(chosen)('$name is not said any more with $text', ({ code, sources, edit, message }) => {
  const { diagnostics } = check(edited(sources, edit));
  expect(diagnostics.filter((each) => each.code === code && each.message === message)).toEqual([]);
});

test.each(['number-separators/decimal-comma', 'bad-period/overlap', 'fraction-of-unit/quarter'])(
  '%s has two ways to be read, of which a person chooses',
  (name) => {
    const found = hinted.find((each) => each.name === name)?.found;
    expect(found?.edit).toBeUndefined();
    expect(found?.choices.length).toBeGreaterThan(1);
  },
);

/** A hint that tells what to write; `...` is a form, and of several possibilities the editor chooses. */
const tellsWhatToWrite = /\b(?:Write|write|Close|Give|Divide|Declare|Convert|Did you mean) [^.]*`(?!.*\.\.\.)/;
const isChoice =
  /^Did you mean `[^`]+`(?:, `[^`]+`)* or |^Add `[^`]+` or |^Write an? |such as `|of the kind|^Make it a step|^Give both ends/;

test('every hint on a case that tells what to write has an edit', () => {
  const general = new Set(Object.values(messages).map(({ fix }) => fix));
  const telling = hinted.filter(({ found: { hint } }) => !general.has(hint) && tellsWhatToWrite.test(hint));
  const left = telling.filter(
    ({ found: { hint, edit, choices } }) => edit === undefined && choices.length === 0 && !isChoice.test(hint),
  );
  expect(left.map(({ name, found: { hint } }) => `${name}: ${hint}`)).toEqual([]);
});
