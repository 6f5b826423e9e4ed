/** The built files that pages load. */
import { householdAssets } from '../support/slow/household-server.js';

test('import nothing but what the element loads later, which is served', () => {
  const { files, moduleOf, element } = householdAssets();
  expect(files.has(moduleOf('pizza-dough'))).toBe(true);
  const imported = [...files].flatMap(([path, { body }]) =>
    [...body.toString().matchAll(/^import\b[^'"]*['"]([^'"]+)['"]|\bimport\(["']([^"']+)["']\)/gm)].map(
      ([, first, name = first]) => ({ by: path, path: new URL(name ?? '', `file://${path}`).pathname }),
    ),
  );
  expect(imported.map(({ by }) => by)).toEqual([element, element]);
  expect(imported.filter(({ path }) => !files.has(path))).toEqual([]);
});
