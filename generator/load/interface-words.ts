/** The texts of the interface, as a file that each further language of a catalog mirrors. */
import { interfaceTexts } from '../../engine/words/interface-texts.js';
import type { Texts } from '../../engine/words/phrases.js';
import type { TranslationFault } from '../../engine/words/translation-faults.js';
import { translationFaults } from '../../engine/words/translation-faults.js';
import type { Reporter } from '../text/diagnostic.js';
import type { Source, Span } from '../text/source.js';
import { createSource } from '../text/source.js';
import type { YamlMap, YamlNode } from '../text/yaml-tree.js';

/** The name of the file in the folder of a language. */
export const interfaceFile = 'words.yaml';

const english = JSON.stringify(interfaceTexts, null, 2);

/** The original, which a catalog has no file of: these texts are the same for all catalogs. `beside` is a file of it. */
export function interfaceSource(beside: Source): Source {
  return createSource(interfacePath(beside), english);
}

/** Where the original would stand. */
export function interfacePath({ path }: Source): string {
  return `${path.slice(0, path.lastIndexOf('/'))}/${interfaceFile}`;
}

/** The texts of the file; what is none, which `checkTexts` tells of, is left out. */
export function interfaceWords({ entries }: YamlMap): Texts {
  const texts = [...entries].flatMap(([key, { value }]): [string, Texts[string]][] => {
    if (value.kind === 'map') return [[key, interfaceWords(value)]];
    return value.kind === 'scalar' && value.text.trim() !== '' ? [[key, oneLine(value.text)]] : [];
  });
  return Object.fromEntries(texts);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Reports places that a text lost or gained, and plural forms that its language lacks or does not use. */
export function checkInterfaceWords(map: YamlMap, language: string, reporter: Reporter): void {
  for (const each of translationFaults(interfaceTexts, interfaceWords(map), language))
    reportFault(each, spanAt(map, each.key.split('.')), language, reporter);
}

function reportFault({ fault, key, names }: TranslationFault, span: Span, language: string, reporter: Reporter): void {
  if (fault === 'other_places') for (const name of names) reportPlace(key, name, span, reporter);
  if (fault === 'missing_form')
    reporter.report('translation-missing', span, { language, what: names.map((name) => `\`${name}\``).join(', ') });
  if (fault === 'unknown_form')
    for (const name of names)
      reporter.report('translation-unknown', span, { key: name, reason: `\`${language}\` has no such plural form` });
}

function reportPlace(key: string, name: string, span: Span, reporter: Reporter): void {
  const path = key.split('.');
  const isLost = placesAt(interfaceTexts, path).includes(name);
  reporter.report('translation-place', span, { name, isLost });
}

/** The text of `English` at a path, or that of its other form. */
function placesAt(node: unknown, [key, ...rest]: readonly string[]): string {
  if (typeof node === 'string') return node;
  const members = node as Readonly<Record<string, unknown>>;
  return placesAt(members[key ?? 'other'] ?? members['other'] ?? '', rest);
}

function spanAt(node: YamlNode, path: readonly string[]): Span {
  const [key, ...rest] = path;
  const below = key !== undefined && node.kind === 'map' ? node.entries.get(key)?.value : undefined;
  return below === undefined ? node.span : spanAt(below, rest);
}
