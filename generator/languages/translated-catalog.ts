/** A checked catalog in its further languages. */
import type { LanguageInfo } from '../../engine/kernel/language.js';
import { byName, evidenceByName } from '../elaborate/declaration/by-name.js';
import { checkSynonyms } from '../elaborate/declaration/synonyms.js';
import type { RawCatalog, RawTranslation } from '../language/raw-catalog.js';
import { formulaTexts } from '../language/translation.js';
import type { Calculator, Catalog, TranslatedCatalog } from '../program/catalog.js';
import type { Evidence } from '../program/evidence.js';
import { sourceOf } from '../program/evidence.js';
import type { Network } from '../program/network.js';
import type { Service } from '../program/service.js';
import type { Reporter } from '../source/diagnostic.js';
import type { Work } from '../source/work.js';
import { localUnits } from './local-units.js';
import type { CalculatorWords } from './translated-calculator.js';
import { translatedCalculator } from './translated-calculator.js';
import { sayingTexts } from './translated-texts.js';

/** The catalog in each of its further languages. Reports mistakes in translated texts. */
export function translatedCatalogs(
  catalog: Catalog,
  raw: RawCatalog,
  reporter: Reporter,
  work: Work,
): readonly TranslatedCatalog[] {
  return raw.translations.map((translation) => translatedCatalog(catalog, raw, translation, reporter, work));
}

function translatedCatalog(
  catalog: Catalog,
  raw: RawCatalog,
  translation: RawTranslation,
  reporter: Reporter,
  { remember }: Work,
): TranslatedCatalog {
  const { words, catalog: own } = translation;
  const units = localUnits(catalog.units, own.units, words);
  const network = networkIn(catalog.network, own, reporter);
  const evidence = evidenceByName(own.figures);
  const originals = new Map(raw.calculators.map((each) => [each.slug.value, each]));
  const entries = new Map(own.calculators.map((each) => [each.slug.value, each]));
  const numbers = { ...words.numbers, to: words.to };
  const translated = (calculator: Calculator): Calculator => {
    const [original, entry] = [originals.get(calculator.slug), entries.get(calculator.slug)];
    if (original === undefined || entry === undefined) return calculator;
    const { source } = original.slug.span;
    const file = translation.files.get(source.path) ?? null;
    const category = network?.categories.find(({ slug }) => slug === calculator.slug)?.name ?? null;
    // Texts are read only here: a result remembered from an earlier run needs none.
    const afresh = (found: Reporter): Calculator => {
      const serviceName = category ?? entry.service?.value ?? entry.title.value;
      const span = file?.entries.get(calculator.slug)?.keySpan ?? file?.span ?? words.span;
      const texts = file === null ? new Map<string, string>() : formulaTexts(file, calculator.slug);
      const say = sayingTexts(calculator, texts, { language: translation.language, span, reporter: found });
      const all: CalculatorWords = {
        units,
        language: words,
        numbers,
        serviceName,
        say,
        evidence,
        source: sourceIn(words),
      };
      return translatedCalculator(calculator, { original, translated: entry }, all, found);
    };
    const lookedUp = [source, file, category, raw.units, own.units, own.figures, words];
    return remember(`calculator in ${translation.language}`, [calculator, ...lookedUp], reporter, afresh);
  };
  const language = languageOf(translation, catalog);
  return {
    language,
    interfaceWords: translation.interfaceWords,
    sourceOf: sourceIn(words),
    sayingTexts: sayingTextsIn(translation, raw),
    catalog: {
      ...catalog,
      service: own.service === null ? catalog.service : serviceIn(catalog.service, own.service, language, words),
      network,
      units: units.all,
      calculators: catalog.calculators.map(translated),
    },
  };
}

/** The slugs of calculators whose formulas give other texts in the language. */
function sayingTextsIn({ files }: RawTranslation, { calculators }: RawCatalog): ReadonlySet<string> {
  const slugs = calculators.flatMap(({ slug: { value: slug, span } }) => {
    const file = files.get(span.source.path);
    const texts = file === undefined ? [] : [...formulaTexts(file, slug)];
    return texts.some(([original, text]) => text !== original) ? [slug] : [];
  });
  return new Set(slugs);
}

/** A translation that nobody has reviewed says so in every disclaimer, and shows the consent in both languages. */
function serviceIn(
  service: Service,
  raw: NonNullable<RawCatalog['service']>,
  { reviewed, name }: LanguageInfo,
  { unreviewed }: RawTranslation['words'],
): Service {
  const { summary, description, usage, tags, tagTitles, cta, leads } = raw;
  const warning = unreviewed ?? `This translation (${name}) has not been reviewed; the original text counts.`;
  const consentIn = (own: string, original: string): string =>
    reviewed || own === original ? own : `${own} / ${original}`;
  return {
    ...service,
    ...{ summary, description, usage, tags, tagTitles: byName(tagTitles), ctaMessage: cta },
    legalDisclaimer: reviewed ? raw.legalDisclaimer : `${raw.legalDisclaimer} ${warning}`,
    leads: service.leads && {
      ...service.leads,
      consent: consentIn(leads?.consent ?? service.leads.consent, service.leads.consent),
    },
  };
}

/** Reports words that people of the language use for two categories. */
function networkIn(
  network: Network | null,
  { network: raw }: RawTranslation['catalog'],
  reporter: Reporter,
): Network | null {
  if (network === null || raw === null || raw === 'absent') return network;
  checkSynonyms(raw.categories, reporter);
  const names = byName(raw.categories.flatMap(({ value }) => value));
  return {
    ...network,
    region: raw.region,
    ctaActive: raw.cta.active,
    ctaWaiting: raw.cta.waiting,
    categories: network.categories.map((category) => {
      const said = names.get(category.slug);
      return said === undefined
        ? category
        : { ...category, name: said.name, also: said.also.map(({ value }) => value) };
    }),
  };
}

/** As `sourceOf` says it, in the words of the language where it has some. */
function sourceIn({ evidence: words, to }: RawTranslation['words']): (evidence: Evidence) => string {
  if (words === null) return sourceOf;
  return ({ standing, kinds, years }) => {
    if (standing === 'judged') return words.judged;
    if (standing === 'unnamed') return words.unnamed;
    const [first, last] = [years[0], years[years.length - 1]];
    const time = first === undefined ? words.undated : first === last ? first : `${first} ${to} ${last}`;
    return `${words.published}: ${kinds.map((kind) => words[kind]).join(', ')} (${time})`;
  };
}

function languageOf({ language: code, words, reviewers }: RawTranslation, { calculators }: Catalog): LanguageInfo {
  const { name, locale, numbers, moneyBehind, to, and, or } = words;
  const isReviewed = (file: string): boolean => (reviewers.get(file) ?? null) !== null;
  const unreviewed = calculators.filter(({ file }) => !isReviewed(file)).map(({ slug }) => slug);
  const reviewed = unreviewed.length === 0 && [...reviewers.keys()].every(isReviewed);
  return { code, name, locale, ...numbers, moneyBehind, to, and, or, reviewed, unreviewed };
}
