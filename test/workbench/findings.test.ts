/** The buttons of findings: what is certain is mended at a press, and what a person has to choose says what it writes. */
import { readSources } from '../../authoring/commands/files.js';
import { LanguageService } from '../../authoring/language/language-service.js';
import { filesOf } from '../../generator/source/hash-sources.js';
import { findingsOf } from '../../workbench/worker/offers.js';
import { projectRoot } from '../support/project-root.js';

const folder = 'test/workbench/trades';
const language = new LanguageService({ folder, hash: () => '' });

/** The findings once a part of the calculator of slabs is written in another way. */
function findingsWith(part: string, other: string) {
  const files = new Map(filesOf(readSources(projectRoot, folder)).map(({ path, text }) => [path, text]));
  const path = `${folder}/calculators.yaml`;
  const text = files.get(path) ?? '';
  expect(text).toContain(part);
  files.set(path, text.replace(part, other));
  for (const [each, written] of files) language.change(each, written);
  return findingsOf(language.prove(() => true).diagnostics, files, null);
}

test.each([
  ['"4": 4 in', '"4": 4 cuyd', 'cannot-convert', 'Write `4 in`.', false],
  ['"4": 4 in', '"4": 4 inches', 'unknown-unit', 'Write `in`.', true],
])('%s written as %s', (part, other, code, title, isCertain) => {
  const found = findingsWith(part, other).find((each) => each.code === code);
  expect(found?.fixes.map((fix) => [fix.title, fix.isCertain])).toEqual([[title, isCertain]]);
});
