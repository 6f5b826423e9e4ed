/** The edit that sorts the entries of a file: nothing of any of them is lost. */
import { withSplices } from '../../../authoring/yaml/edit-yaml.js';
import { reportUnsorted } from '../../../generator/language/order.js';
import { Reporter } from '../../../generator/source/diagnostic.js';
import { createSource, spanOf } from '../../../generator/source/source.js';

/** The text after the edit of the report; undefined where the entries are in order. */
function sorted(text: string): string | undefined {
  const source = createSource('catalog/calculators.yaml', text);
  const entries = [...text.matchAll(/^([a-z]+):/gm)].map(({ 1: key = '', index }) => {
    return { key, keySpan: spanOf(source, index, index + key.length) };
  });
  const reporter = new Reporter();
  reportUnsorted(entries, reporter);
  const [found] = reporter.found;
  return found?.edit && withSplices(text, [{ ...found.edit.span, text: found.edit.text }]);
}

test.each<readonly [string, string, string | undefined]>([
  ['in order', 'a: 1\nb: 2\n', undefined],
  ['two lines', 'b: 2\na: 1\n', 'a: 1\nb: 2\n'],
  ['the last without an end', 'c: 3\n\nb: 2\n\na: 1', 'a: 1\n\nb: 2\n\nc: 3\n'],
  ['a head of the file stays', '# All of them.\nb: 2\na: 1\n', '# All of them.\na: 1\nb: 2\n'],
  ['a head above a blank line stays', '# All.\n\n# Of b.\nb: 2\na: 1\n', '# All.\n\na: 1\n# Of b.\nb: 2\n'],
  ['comments go with their entry', 'b: 2\n# One.\n# Two.\na: 1\n', '# One.\n# Two.\na: 1\nb: 2\n'],
  ['indented comments belong to the entry above', 'b:\n  x: 1\n  # of b\na: 1\n', 'a: 1\nb:\n  x: 1\n  # of b\n'],
])('%s', (_, text, expected) => {
  expect(sorted(text)).toBe(expected);
});
