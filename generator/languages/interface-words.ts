/** Checks the texts of the interface in a further language. */
import { interfaceTexts } from '../../words/interface-texts.js';
import type { Texts } from '../../words/phrases.js';
import type { TranslationFault } from '../../words/translation-faults.js';
import { translationFaults } from '../../words/translation-faults.js';
import { interfaceWordsFile } from '../language/forms/words.js';
import type { Reporter } from '../source/diagnostic.js';
import type { Span } from '../source/source.js';
import type { YamlMap, YamlNode } from '../source/yaml-tree.js';

/** The texts of a file, without those that are not valid translations. */
export function soundInterfaceWords(map: YamlMap, language: string): Texts {
  const texts = interfaceWordsFile.read(map, map.span);
  const faults = translationFaults(interfaceTexts, texts, language);
  return faults.reduce((kept, { key }) => without(kept, key.split('.')), texts);
}

function without(texts: Texts, [key = '', ...rest]: readonly string[]): Texts {
  const own = texts[key];
  const others = Object.fromEntries(Object.entries(texts).filter(([name]) => name !== key));
  return rest.length === 0 || typeof own !== 'object' ? others : { ...others, [key]: without(own, rest) };
}

/** Reports placeholders that a text lost or gained, and plural forms that its language lacks or does not use. */
export function checkInterfaceWords(map: YamlMap, language: string, reporter: Reporter): void {
  for (const each of translationFaults(interfaceTexts, interfaceWordsFile.read(map, map.span), language))
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
  const isLost = textAt(interfaceTexts, key.split('.')).includes(`{${name}}`);
  reporter.report('translation-place', span, { name, isLost });
}

/** The original text at a path; for a plural form that English lacks, its `other`. */
function textAt(node: unknown, [key, ...rest]: readonly string[]): string {
  if (typeof node === 'string') return node;
  const members = node as Readonly<Record<string, unknown>>;
  return textAt(members[key ?? 'other'] ?? members['other'] ?? '', rest);
}

function spanAt(node: YamlNode, path: readonly string[]): Span {
  const [key, ...rest] = path;
  const below = key !== undefined && node.kind === 'map' ? node.entries.get(key)?.value : undefined;
  return below === undefined ? node.span : spanAt(below, rest);
}
