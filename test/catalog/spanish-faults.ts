/** What no speaker of South Texas Spanish would say aloud, beside what is wrong in any language. */
import type { NamedUnit } from '../../generator/units/unit.js';
import { faultsBy, faultsInAny, type SentenceFaults, type Slip } from '../support/sentence-faults.js';

/** Gender and number of a word: `ms` is masculine and singular. */
type Form = 'ms' | 'mp' | 'fs' | 'fp';

const determiners: Readonly<Record<Form, string>> = {
  ms: 'el un del al este ese otro',
  mp: 'los unos estos otros algunos muchos',
  fs: 'la una esta otra',
  fp: 'las unas estas otras algunas muchas',
};

const formOfDeterminer: ReadonlyMap<string, Form> = new Map(
  (Object.keys(determiners) as Form[]).flatMap((form) =>
    determiners[form].split(' ').map((word): [string, Form] => [word, form]),
  ),
);

/** Words whose ending tells another gender or number than they have; null for those that can have several. */
const irregular: ReadonlyMap<string, Form | null> = new Map([
  ...'día sistema clima mapa gas parabrisas pasamanos lavamanos contratista'
    .split(' ')
    .map((word): [string, Form] => [word, 'ms']),
  ...'días sistemas mapas contratistas'.split(' ').map((word): [string, Form] => [word, 'mp']),
  ['mano', 'fs'],
  ['manos', 'fp'],
  ...'menos lo dos hasta habría agua área'.split(' ').map((word): [string, null] => [word, null]),
]);

const endings: readonly (readonly [Form, RegExp])[] = [
  ['fs', /(?:a|[cs]ión|xión|dad)$/],
  ['fp', /(?:as|[cs]iones|xiones|dades)$/],
  ['ms', /o$/],
  ['mp', /os$/],
];

/** Adjectives that stand right behind their nouns here, without their endings. */
const adjective =
  /^(?:\p{L}*(?:[aií]d|tad)|nuev|viej|baj|alt|sencill|complet|sec|suelt|chic|mínim|máxim|mism|sólid|híbrid|redond|plan|larg|anch|cort|grues|lis|metálic|cúbic|líquid|extern|intern|eléctric|pes|hond|profund|ciclónic|séptic|subterráne|blanc|clásic|públic)[oa]s?$/u;

/** Words with the ending of an adjective that are none here. */
const otherWords = new Set('cada lado caída pida nada todo medida pasadas mitad'.split(' '));

function formOf(word: string): Form | null {
  const known = irregular.get(word);
  return known !== undefined ? known : (endings.find(([, ending]) => ending.test(word))?.[0] ?? null);
}

/** Pairs of words of which the second does not agree with the first, such as "la techo" and "cerca instalado". */
export function disagreements(sentence: string): readonly string[] {
  const words = sentence.toLowerCase().match(/\p{L}+|[^\s\p{L}]+/gu) ?? [];
  return words.flatMap((word, index) => {
    const [second, first] = [words[index - 2] ?? '', words[index - 1] ?? ''];
    return isOff(second, first, word) ? [`${first} ${word}`] : [];
  });
}

function isOff(before: string, first: string, word: string): boolean {
  const form = formOf(word);
  const determined = formOfDeterminer.get(first);
  if (form === null) return false;
  if (determined !== undefined) return determined !== form;
  // In "pilotes de concreto hincados" the adjective goes with the noun further ahead.
  const wanted = before === 'de' || first.length < 4 ? null : formOf(first);
  return wanted !== null && wanted !== form && adjective.test(word) && !otherWords.has(word);
}

const slips: readonly Slip[] = [
  ['one verb for many', /\bse (?:necesita|requiere|pide) (?!1 )\d/],
  ['many verbs for one', /\b(?:son|quedan|cuestan|faltan|sobran) 1 /i],
  ['one verb for many', /\b(?!1 )\d[\d,.]* \p{L}+s que se \p{L}+[ae](?!\p{L})/u],
  ['a calque', /\b(?:cuente con|lo que toma|a la mitad)\b/i],
  [
    'a word of Spain',
    /\b(?:ordenador|coches?|grifos?|hormigón|piscinas?|césped|fontanero|aparcar|vosotros|vuestr[oa]s?)\b/i,
  ],
  ['an informal address', /(?<!\p{L})(?:tú|tus?|tienes|puedes|debes|quieres|necesitas)(?!\p{L})/iu],
  ['a contraction', /\b(?:de|a) el\b/],
];

export function spanishFaults(units: readonly NamedUnit[]): SentenceFaults {
  const faultsOf = faultsBy([...slips, ...faultsInAny(units)]);
  return (sentence) => [...faultsOf(sentence), ...disagreements(sentence)];
}
