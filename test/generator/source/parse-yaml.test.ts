import { Reporter } from '../../../generator/source/diagnostic.js';
import { parseYaml } from '../../../generator/source/parse-yaml.js';
import { createSource } from '../../../generator/source/source.js';

function hintFor(text: string): string | undefined {
  const reporter = new Reporter();
  parseYaml(createSource('catalog/calculators.yaml', text), reporter);
  const [found] = reporter.found;
  return found?.hint;
}

test.each([
  ['title: Slab #2 Calculator', 'Write `"Slab #2 Calculator"`.'],
  ['title: A 5" slab #2', "Write `'A 5\" slab #2'`."],
  ['title: Bob\'s 5" slab #2', 'Put quotes around all of it.'],
])('a comment that cuts a text gets a hint that is valid YAML: %s', (text, hint) => {
  expect(hintFor(text)).toBe(hint);
});
