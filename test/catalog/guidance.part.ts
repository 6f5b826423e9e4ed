/** What helps a caller to choose a calculator stands in the registry, in the texts for agents and in the tools. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/project-root.js';
import { checkedCatalog } from '../support/real-catalog.js';

const { calculators } = checkedCatalog();
const slugs = calculators.map(({ slug }) => slug);
const generated = (name: string): string => readFileSync(join(projectRoot, 'generated', name), 'utf8');
const registry = JSON.parse(generated('registry.json')) as { calculators: { slug: string; guidance: unknown }[] };
const details = JSON.parse(generated('calculators.json')) as Readonly<Record<string, { guidance: unknown }>>;
const full = generated('llms-full.txt');

/** `... (see patios-decks)` */
const others = /\(see ([a-z0-9-]+)/g;

describe.each(calculators.map((calculator) => [calculator.slug, calculator] as const))(
  'guidance of %s',
  (slug, calculator) => {
    const { useWhen = '', notWhen = '', pitfalls = [], nextStep = '' } = calculator.guidance ?? {};

    test('says for whom it is, with at least two pitfalls', () => {
      for (const clause of [useWhen, notWhen]) expect(clause).toMatch(/^[a-z].*[a-z)]$/s);
      expect(pitfalls.length).toBeGreaterThanOrEqual(2);
      for (const sentence of [...pitfalls, nextStep]) expect(sentence).toMatch(/^[A-Z].*\.$/s);
    });

    test('is published in the registry and the texts for agents', () => {
      const entry = registry.calculators.find((each) => each.slug === slug);
      expect(entry?.guidance).toEqual({ use_when: useWhen, not_when: notWhen });
      expect(details[slug]?.guidance).toEqual({ use_when: useWhen, not_when: notWhen, pitfalls, next_step: nextStep });
      const when = `Use it when ${useWhen}; not when ${notWhen}.`;
      expect(generated(`llms/${calculator.tag}.txt`)).toContain(when);
      for (const text of [when, ...pitfalls, nextStep]) expect(full).toContain(text);
    });
  },
);

test('some calculators name another that fits better, which there is', () => {
  const named = calculators.flatMap(({ guidance }) => [...(guidance?.notWhen ?? '').matchAll(others)]);
  expect(named.length).toBeGreaterThan(5);
  expect(named.map(([, other = '']) => other).filter((other) => !slugs.includes(other))).toEqual([]);
});
