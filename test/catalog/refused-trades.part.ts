/** Every service of the network has a calculator, or a reason why it has none. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/project-root.js';
import { checkedCatalog } from '../support/real-catalog.js';

const { network, calculators } = checkedCatalog();
const page = readFileSync(join(projectRoot, 'docs/refused-trades.md'), 'utf8');

/** The services that stand before the colon of each point of the page. */
const refused = [...page.matchAll(/^- ([a-z0-9-]+(?:,\s+[a-z0-9-]+)*)/gm)].flatMap(([, names = '']) =>
  names.split(/,\s+/),
);

test('the page lists each service without a calculator once, and no other', () => {
  const written = new Set<string>(calculators.map(({ slug }) => slug));
  const without = (network?.categories ?? []).map(({ slug }) => slug).filter((slug) => !written.has(slug));
  expect([...refused].sort()).toEqual(without.sort());
});
