/** Compares the texts of further languages. */

import { isFigures } from '../../generator/language/catalog-sources.js';
import type { RawCatalog } from '../../generator/language/raw-catalog.js';
import { reviewKey } from '../../generator/languages/read-languages.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import { singleSpaced } from '../../generator/source/one-line.js';
import { parseYaml } from '../../generator/source/parse-yaml.js';
import type { TranslationSources } from '../../generator/source/sources.js';
import type { YamlMap, YamlNode } from '../../generator/source/yaml-tree.js';
import type { Change, Report, Texts } from './change.js';
import { changesOf, pair, quoted, reportPaired, textChanges } from './change.js';

/** The consent among the texts of service.yaml. */
const consentName = 'leads/consent';

export function compareLanguages(before: RawCatalog, after: RawCatalog): readonly Change[] {
  const paired = pair(foldersOf(before), foldersOf(after), ({ language }) => language);
  const reasons = ['calls that ask for it are refused', 'languages may be added at any time'] as const;
  const changes = changesOf('service', (report) =>
    reportPaired(paired, ({ language }) => `language ${quoted(language)}`, reasons, report),
  );
  return [...changes, ...paired.kept.flatMap(([old, now]) => compareParts(old, now))];
}

/** The folders of the languages that service.yaml names besides the catalog's own. */
function foldersOf({ sources, service }: RawCatalog): readonly TranslationSources[] {
  const [, ...named] = service?.languages ?? [];
  return named.flatMap(({ value }) => {
    const folder = sources.translations?.find(({ language }) => language === value);
    return folder === undefined || folder.words === null ? [] : [folder];
  });
}

function compareParts(before: TranslationSources, after: TranslationSources): readonly Change[] {
  const [old, now] = [partsOf(before), partsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((where) => {
    const texts = [old.get(where) ?? [], now.get(where) ?? []] as const;
    return changesOf(where, (report) => compareTexts(texts, after.language, report));
  });
}

function compareTexts(both: readonly [Texts, Texts], language: string, report: Report): void {
  const all = textChanges(...both);
  const consent = all.filter(({ name }) => name === consentName).map((text) => ({ ...text, name: '' }));
  const texts = all.filter(({ name }) => name !== consentName);
  if (consent.length > 0)
    report('behaviour', `the consent text in ${quoted(language)}`, 'it is what a person must have been shown', {
      texts: consent,
    });
  if (texts.length > 0)
    report('documentation', `its texts in ${quoted(language)}`, 'people who ask in this language read them', { texts });
}

/** The texts of a translation by their calculator, or by their file. */
function partsOf({ files }: TranslationSources): ReadonlyMap<string, Texts> {
  const parts = [...files].flatMap(([path, source]): readonly (readonly [string, YamlNode])[] => {
    const map = parseYaml(source, new Reporter());
    if (map?.kind !== 'map') return [];
    return isOfCalculators(path) ? entriesOf(map) : [[kindOf(path), map]];
  });
  const merged = new Map<string, Texts>();
  for (const [where, node] of parts) merged.set(where, [...(merged.get(where) ?? []), ...textsIn(node)]);
  return merged;
}

function isOfCalculators(path: string): boolean {
  return /(?:^|\/)calculators(?:\.yaml$|\/)/.test(path);
}

/** `figures` for `catalog/figures/home.yaml`. */
function kindOf(path: string): string {
  return isFigures(path) ? 'figures' : path.replace(/^.*\/|\.yaml$/g, '');
}

function entriesOf(map: YamlMap): readonly (readonly [string, YamlNode])[] {
  return [...map.entries].flatMap(([slug, { value }]) => (slug === reviewKey ? [] : [[slug, value] as const]));
}

function textsIn(node: YamlNode, path: readonly string[] = []): Texts {
  if (node.kind === 'scalar') return node.value === null ? [] : [[path.join('/'), singleSpaced(node.text)]];
  if (node.kind === 'sequence') return node.items.flatMap((item, at) => textsIn(item, [...path, String(at + 1)]));
  return [...node.entries].flatMap(([key, { value }]) => textsIn(value, [...path, key]));
}
