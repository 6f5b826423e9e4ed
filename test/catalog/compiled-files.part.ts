/** `generated/` is what the catalog gives, the same bytes each time. */
import { join } from 'node:path';
import { emitArtifacts } from '../../generator/emit.js';
import { modulePath } from '../../generator/targets/typescript/names.js';
import { bytesBelow } from '../support/bytes-below.js';
import { projectRoot } from '../support/project-root.js';
import { chosenSeed } from '../support/random.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { shareOf } from '../support/shares.js';

const seed = chosenSeed();

function bytesOf(files: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  return [...files].map(([path, text]) => [path, Buffer.from(text).toString('latin1')]);
}

describe('the compiled files', () => {
  const files = emitArtifacts(checkedCatalog());

  /** Whether all of it is the same in another run is told by what stands in `generated/`. */
  test(`of single calculators are emitted the same a second time, with TEST_SEED=${seed}`, () => {
    const catalog = checkedCatalog();
    const calculators = shareOf(catalog.calculators, 10, seed);
    const again = emitArtifacts({ ...catalog, calculators });
    const paths = calculators.flatMap(({ slug }) => [modulePath(slug), `vectors/${slug}.json`]);
    expect(paths.map((path) => [path, again.get(path)])).toEqual(paths.map((path) => [path, files.get(path)]));
  });

  test('are those of generated/, byte for byte, and no other is there', () => {
    const [present, expected] = [bytesBelow(join(projectRoot, 'generated')), bytesOf(files)];
    expect(present.map(([path]) => path)).toEqual(expected.map(([path]) => path));
    expect(present.filter(([, bytes], index) => bytes !== expected[index]?.[1]).map(([path]) => path)).toEqual([]);
  });

  test('end with one line end, and have no other than LF', () => {
    const untidy = [...files].filter(([, text]) => text.includes('\r') || !/[^\n]\n$/.test(text));
    expect(untidy.map(([path]) => path)).toEqual([]);
  });

  test('have modules without lines of more than 120 columns and without blanks at the end of a line', () => {
    const modules = [...files].filter(([path]) => path.endsWith('.ts'));
    expect(modules.length).toBeGreaterThan(30);
    expect(modules.filter(([, text]) => /^.{121}| $/m.test(text)).map(([path]) => path)).toEqual([]);
  });
});
