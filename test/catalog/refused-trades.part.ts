/** Every service of the network has a calculator, or a reason why it has none. */
import { checkedCatalog } from '../support/real-catalog.js';

const { network, calculators } = checkedCatalog();
const written = new Set<string>(calculators.map(({ slug }) => slug));

test('each service without a calculator says why, and no other does', () => {
  const silent = (network?.categories ?? []).filter(
    ({ slug, noneBecause }) => written.has(slug) === (noneBecause !== null),
  );
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});
