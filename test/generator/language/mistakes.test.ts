/** The reader that explains mistakes refuses exactly what the published schemas refuse. */
import { readSources } from '../../../authoring/commands/files.js';
import { compileSchema } from '../../../generator/language/compile-schema.js';
import { checkedForms } from '../../../generator/language/forms/files.js';
import type { JsonSchema } from '../../../generator/language/forms/form.js';
import { spokenKeys } from '../../../generator/language/forms/network.js';
import { fits } from '../../../generator/language/mistakes.js';
import { Reporter } from '../../../generator/source/diagnostic.js';
import { parseYaml } from '../../../generator/source/parse-yaml.js';
import type { Source } from '../../../generator/source/source.js';
import { createSource, spanOf } from '../../../generator/source/source.js';
import type { YamlEntry, YamlNode } from '../../../generator/source/yaml-tree.js';
import { plainData } from '../../../generator/source/yaml-tree.js';
import { projectRoot } from '../../support/project-root.js';
import type { Random } from '../../support/random.js';
import { chosenSeed, randomFrom } from '../../support/random.js';
import { isLong } from '../../support/shares.js';

const { calculators, units, service, network, figures, indices, publishers, translations } = readSources(
  projectRoot,
  'catalog',
);

function treesOf(sources: readonly (Source | null | undefined)[]): readonly YamlNode[] {
  return sources.flatMap((source) => (source == null ? [] : (parseYaml(source, new Reporter()) ?? [])));
}

function valuesOf(nodes: readonly YamlNode[]): readonly YamlNode[] {
  return nodes.flatMap((node) => (node.kind === 'map' ? [...node.entries.values()].map(({ value }) => value) : []));
}

/** What people say for a category, without what a language has from its original. */
function spokenIn(node: YamlNode): readonly YamlNode[] {
  if (node.kind !== 'map' || !node.entries.has('asked')) return [];
  return [{ ...node, entries: new Map([...node.entries].filter(([key]) => spokenKeys.includes(key))) }];
}

const healthy: Readonly<Record<keyof typeof checkedForms, readonly YamlNode[]>> = {
  calculator: valuesOf(treesOf(calculators)),
  unit: valuesOf(treesOf([units])),
  service: treesOf([service]),
  network: treesOf([network]),
  spoken: valuesOf(valuesOf(valuesOf(treesOf([network])))).flatMap(spokenIn),
  figures: treesOf(figures),
  indices: treesOf([indices]),
  publishers: treesOf([publishers]),
  language: treesOf(translations?.map(({ words }) => words) ?? []),
  glossary: treesOf(translations?.map(({ glossary }) => glossary) ?? []),
  originals: treesOf(translations?.map(({ originals }) => originals) ?? []),
};

const { source, ...place } = spanOf(createSource('odd.yaml', ''), 0, 0);
const span = { source, ...place };

function scalar(value: string | number | boolean | null): YamlNode {
  return { kind: 'scalar', value, text: String(value ?? ''), span, content: span, verbatim: true };
}

const odd: readonly YamlNode[] = [
  ...[null, true, false, '', '  ', 'a', 'a b', '{length}', 'x'.repeat(2000), '\ud83d\ude00'.repeat(60)].map(scalar),
  ...[0, -1, 0.5, 12, 1e9, Number.POSITIVE_INFINITY, 'number', 'select', 'yes_no', 'list', '2026-02-31'].map(scalar),
  ...['2026-3-1', 'https://a.example/x', 'http://a b', 'all', '%', 'a-b', 'A.b'].map(scalar),
  { kind: 'map', span, entries: new Map() },
  { kind: 'sequence', span, items: [] },
  { kind: 'sequence', span, items: [scalar('a'), scalar('a')] },
  { kind: 'sequence', span, items: [scalar(1), scalar(null)] },
];

const oddKeys = ['constructor', '__proto__', 'label', 'default', 'required', 'a b', '', 'tried', 'x'.repeat(90), '3'];

/** The tree with one part of it removed, renamed, repeated or replaced. */
function mutated(node: YamlNode, random: Random): YamlNode {
  const isHere = node.kind === 'scalar' || random.chance(0.12);
  if (isHere) return random.pick(odd);
  if (node.kind === 'map') {
    const entries = [...node.entries.values()];
    return { ...node, entries: new Map(changed(entries, random).map((entry) => [entry.key, entry])) };
  }
  const index = random.below(node.items.length);
  const item = node.items[index];
  if (item === undefined) return random.pick(odd);
  const kept = random.chance(0.2) ? [item, item] : random.chance(0.2) ? [] : [mutated(item, random)];
  return { ...node, items: [...node.items.slice(0, index), ...kept, ...node.items.slice(index + 1)] };
}

function changed(entries: readonly YamlEntry[], random: Random): readonly YamlEntry[] {
  const entry = entries[random.below(entries.length)];
  const key = random.pick(oddKeys);
  if (entry === undefined || random.chance(0.1)) return [...entries, { key, keySpan: span, value: scalar('a') }];
  const others = entries.filter((each) => each !== entry);
  if (random.chance(0.15)) return others;
  if (random.chance(0.2)) return [...others, { ...entry, key }];
  return entries.map((each) => (each === entry ? { ...each, value: mutated(each.value, random) } : each));
}

const tries = isLong ? 10_000 : 200;

describe.each(Object.entries(checkedForms))('%s', (name, { schema }: { readonly schema: JsonSchema }) => {
  const judge = compileSchema(schema);
  const trees = healthy[name as keyof typeof checkedForms];

  test('the catalog fits', () => {
    expect(trees.length).toBeGreaterThan(0);
    for (const tree of trees) expect([judge(plainData(tree)), fits(tree, schema)]).toEqual([true, true]);
  });

  test('the reader refuses exactly what ajv refuses', () => {
    const random = randomFrom(chosenSeed());
    let refused = 0;
    for (let index = 0; index < tries; index++) {
      const once = mutated(random.pick(trees), random);
      const node = random.chance(0.3) ? mutated(once, random) : once;
      const verdict = judge(plainData(node));
      if (!verdict) refused++;
      if (verdict !== fits(node, schema)) expect({ data: plainData(node), fits: !verdict }).toEqual({ fits: verdict });
    }
    expect(refused).toBeGreaterThan(tries / 4);
  });
});
