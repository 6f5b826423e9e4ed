/** The built files that pages load. */
import { householdAssets } from '../support/slow/household-server.js';

test('import only what is served', () => {
  const { files, moduleOf } = householdAssets();
  expect(files.has(moduleOf('pizza-dough'))).toBe(true);
  const imported = [...files].flatMap(([path, { body }]) =>
    [...body.toString().matchAll(/^import\b[^'"]*['"]([^'"]+)['"]/gm)].map(
      ([, name = '']) => new URL(name, `file://${path}`).pathname,
    ),
  );
  expect(imported.length).toBeGreaterThan(20);
  expect(imported.filter((path) => !files.has(path))).toEqual([]);
});
