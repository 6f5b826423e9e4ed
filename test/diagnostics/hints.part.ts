/** Hints mend literally: the edit that a hint proposes, made where it says, heals the case. */

import { check } from '../../generator/compile.js';
import type { CatalogSources } from '../../generator/load/load-catalog.js';
import type { Diagnostic } from '../../generator/text/diagnostic.js';
import { isMistake } from '../../generator/text/diagnostic.js';
import { messages } from '../../generator/text/messages.js';
import { renderDiagnostics } from '../../generator/text/render.js';
import { edited } from '../support/edited-sources.js';
import { checkedFixtures } from './checked-fixtures.js';

interface Hinted {
  readonly name: string;
  readonly sources: CatalogSources;
  readonly found: Diagnostic;
}

const hinted = checkedFixtures().flatMap(({ name, code, sources, diagnostics }): readonly Hinted[] => {
  const found = diagnostics.find((each) => each.code === code);
  return found === undefined || name.includes('/several-') ? [] : [{ name, sources, found }];
});

/** A name stands in several places, of which the edit changes one. */
const isExample = ({ hint }: Diagnostic) => hint.includes('for instance');

const mending = hinted.flatMap(({ name, sources, found }) =>
  found.edit === undefined || isExample(found) ? [] : [{ name, sources, edit: found.edit, hint: found.hint }],
);

test.each(mending)('$name is healed by its hint: $hint', ({ sources, edit }) => {
  const { diagnostics } = check(edited(sources, edit));
  expect(renderDiagnostics(diagnostics.filter(isMistake))).toBe('');
});

test('most cases of a known remedy have an edit', () => {
  expect(mending.length).toBeGreaterThan(130);
});

/** A hint that tells what to write; `...` is a form, and of several possibilities the editor chooses. */
const tellsWhatToWrite = /\b(?:Write|write|Close|Give|Divide|Declare|Convert|Did you mean) [^.]*`(?!.*\.\.\.)/;
const isChoice =
  /^Did you mean `[^`]+`(?:, `[^`]+`)* or |^Add `[^`]+` or |^Write an? |such as `|of the kind|^Make it a step|^Give both ends/;

test('every hint on a case that tells what to write has an edit', () => {
  const general = new Set(Object.values(messages).map(({ fix }) => fix));
  const telling = hinted.filter(({ found: { hint } }) => !general.has(hint) && tellsWhatToWrite.test(hint));
  const left = telling.filter(({ found: { hint, edit } }) => edit === undefined && !isChoice.test(hint));
  expect(left.map(({ name, found: { hint } }) => `${name}: ${hint}`)).toEqual([]);
});
