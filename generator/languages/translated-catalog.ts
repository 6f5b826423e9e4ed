/** A checked catalog in its further languages. */
import type { LanguageInfo } from '../../engine/kernel/language.js';
import { checkAsked, phrasesOf } from '../elaborate/declaration/asked.js';
import { checkSynonyms } from '../elaborate/declaration/synonyms.js';
import { interfacePath } from '../language/catalog-sources.js';
import type { RawLanguage } from '../language/forms/language.js';
import type { RawNetwork, RawSpoken } from '../language/forms/network.js';
import type { RawCatalog } from '../language/raw-catalog.js';
import type { Calculator, Catalog, TranslatedCatalog } from '../program/catalog.js';
import type { Evidence } from '../program/evidence.js';
import { sourceOf } from '../program/evidence.js';
import type { Category, Network } from '../program/network.js';
import type { PostalCode, Service } from '../program/service.js';
import type { Reporter } from '../source/diagnostic.js';
import type { Queries } from '../source/query.js';
import { once, rememberedFor } from '../source/remembered.js';
import type { Source } from '../source/source.js';
import { dayFormOf } from './day-form.js';
import { checkFormulaTexts, saysOthers } from './formula-texts.js';
import { localUnits } from './local-units.js';
import type { FileTexts, Language } from './read-languages.js';
import type { TextMap } from './texts.js';
import { lineAt } from './texts.js';
import type { CalculatorWords } from './translated-calculator.js';
import { translatedCalculator } from './translated-calculator.js';

/** Reports mistakes that only the checked catalog shows: texts of formulas, and words that lead to two categories. */
export function checkLanguages(
  languages: readonly Language[],
  { calculators }: Catalog,
  { network, sources }: RawCatalog,
  reporter: Reporter,
  { query }: Queries,
): void {
  for (const { code: language, words: said, entries, files } of languages) {
    for (const calculator of calculators) {
      const texts = entries.get(calculator.slug);
      if (texts === undefined) continue;
      query(`formula texts in ${language}`, [calculator, texts], reporter, (own) => {
        checkFormulaTexts(calculator, texts, language, own);
        return null;
      });
    }
    const words = sources.network && files.get(sources.network.path);
    if (network === null || network === 'absent' || !words) continue;
    query(`what people say in ${language}`, [network, words, said], reporter, (own) => {
      const categories = categoriesIn(network, words);
      checkSynonyms(categories, own);
      checkAsked(categories, own, said.search);
      return null;
    });
  }
}

/** The categories as they are written, with the words of the language. */
function categoriesIn({ categories }: RawNetwork, { own: texts, spoken }: FileTexts): RawNetwork['categories'] {
  return categories.map(({ name: tag, value: group }) => ({
    name: tag,
    value: group.map(({ name, value }) => {
      const at = categoryId(tag.value, name.value);
      return { name, value: { ...value, ...(spoken.get(at) ?? unsaid), name: categoryName(texts, at) ?? value.name } };
    }),
  }));
}

/** A category of which the language says nothing of its own is found there by its name. */
const unsaid: RawSpoken = { also: [], search: null, asked: [] };

function categoryId(tag: string, slug: string): string {
  return `categories/${tag}/${slug}`;
}

/** A category is a name, or a group with its name. */
function categoryName(texts: TextMap, at: string): string | undefined {
  return lineAt(texts, `${at}/name`) ?? lineAt(texts, at);
}

/** The catalog in a further language. Its texts are looked up when they are first needed. */
export function translatedCatalog(catalog: Catalog, raw: RawCatalog, language: Language): TranslatedCatalog {
  const { code, words, entries, files } = language;
  const { units, figures, network } = raw.sources;
  const info = languageOf(language, catalog);
  const calculatorWords = once(() => wordsForCalculators(catalog, raw, language));
  const calculatorIn = rememberedFor((original: Calculator): Calculator => {
    const texts = entries.get(original.slug);
    return texts === undefined ? original : translatedCalculator(original, texts, calculatorWords());
  });
  const inLanguage = once(() => catalogIn(catalog, raw, language, info, calculatorIn));
  const ofFigures = figures.flatMap(({ path }) => files.get(path) ?? []);
  const others = [units, network].map((source) => source && files.get(source.path));
  const inputs = [code, words, raw.units, ...others, ...ofFigures];
  return {
    language: info,
    interfaceWords: files.get(interfacePath(units))?.interfaceWords ?? {},
    spoken: { search: words.search, offers: words.offers },
    sourceOf: sourceIn(words),
    kindOf: (kind) => words.evidence?.[kind] ?? kind,
    get catalog() {
      return inLanguage();
    },
    calculatorIn,
    saysTexts: ({ slug }) => saysOthers(entries.get(slug)?.formulas.get(slug) ?? new Map<string, string>()),
    inputs,
    inputsOf: (original) => [original, entries.get(original.slug), ...inputs],
  };
}

function catalogIn(
  catalog: Catalog,
  { sources }: RawCatalog,
  { words, files }: Language,
  info: LanguageInfo,
  calculatorIn: TranslatedCatalog['calculatorIn'],
): Catalog {
  const calculators = once(() => catalog.calculators.map(calculatorIn));
  return {
    ...catalog,
    service: serviceIn(catalog.service, textsOf(files, sources.service), info, words),
    network: catalog.network && networkIn(catalog.network, filesOf(files, sources.network)),
    units: localUnits(catalog.units, textsOf(files, sources.units), words).all,
    get calculators() {
      return calculators();
    },
  };
}

function wordsForCalculators(
  catalog: Catalog,
  { sources }: RawCatalog,
  { code, words, files }: Language,
): CalculatorWords {
  const ofFigures = sources.figures.map((source) => textsOf(files, source));
  const network = catalog.network && networkIn(catalog.network, filesOf(files, sources.network));
  return {
    units: localUnits(catalog.units, textsOf(files, sources.units), words),
    language: words,
    numbers: { ...words.numbers, to: words.to, code, days: dayFormOf(words.locale) },
    categories: new Map(network?.categories.map(({ slug, name }) => [slug, name])),
    ofFigure: (id) => ofFigures.map((texts) => lineAt(texts, id)).find((text) => text !== undefined),
    source: sourceIn(words),
  };
}

function filesOf(files: Language['files'], source: Source | null): Pick<FileTexts, 'own' | 'spoken'> {
  return (source && files.get(source.path)) ?? { own: noTexts, spoken: new Map() };
}

function textsOf(files: Language['files'], source: { readonly path: string } | null): TextMap {
  return (source && files.get(source.path)?.own) ?? noTexts;
}

const noTexts: TextMap = new Map();

/** A translation that nobody has reviewed says so in every disclaimer, and shows the consent in both languages. */
function serviceIn(
  service: Service,
  texts: TextMap,
  { reviewed, name }: LanguageInfo,
  { unreviewed }: RawLanguage,
): Service {
  const { summary, description, usage, tags, tagTitles, ctaMessage, legalDisclaimer, leads } = service;
  const say = (id: string, original: string): string => lineAt(texts, id) ?? original;
  const sayEach = (id: string, originals: ReadonlyMap<string, string>) =>
    new Map([...originals].map(([key, original]) => [key, say(`${id}/${key}`, original)]));
  const warning = unreviewed ?? `This translation (${name}) has not been reviewed; the original text counts.`;
  const disclaimer = say('legal_disclaimer', legalDisclaimer);
  const consentIn = (original: string): string => {
    const own = say('leads/consent', original);
    return reviewed || own === original ? own : `${own} / ${original}`;
  };
  const postalCodeIn = (original: PostalCode | null) =>
    original && {
      ...original,
      name: say('leads/postal_code/name', original.name),
      description: say('leads/postal_code/description', original.description),
    };
  return {
    ...service,
    summary: say('summary', summary),
    description: say('description', description),
    usage: say('usage', usage),
    tags: sayEach('tags', tags),
    tagTitles: sayEach('tag_titles', tagTitles),
    ctaMessage: say('cta', ctaMessage),
    legalDisclaimer: reviewed ? disclaimer : `${disclaimer} ${warning}`,
    leads: leads && { ...leads, consent: consentIn(leads.consent), postalCode: postalCodeIn(leads.postalCode) },
  };
}

function reasonIn(texts: TextMap, { reason, text }: NonNullable<Category['noneBecause']>): Category['noneBecause'] {
  return { reason, text: lineAt(texts, `reasons/${reason}`) ?? text };
}

function networkIn(network: Network, { own: texts, spoken }: Pick<FileTexts, 'own' | 'spoken'>): Network {
  return {
    ...network,
    region: lineAt(texts, 'region') ?? network.region,
    ctaActive: lineAt(texts, 'cta/active') ?? network.ctaActive,
    ctaWaiting: lineAt(texts, 'cta/waiting') ?? network.ctaWaiting,
    cityFacts: network.cityFacts.map((fact) => ({
      ...fact,
      advice: fact.advice && {
        ...fact.advice,
        say: lineAt(texts, `city_facts/${fact.name}/advice/say`) ?? fact.advice.say,
      },
    })),
    categories: network.categories.map((category) => {
      const at = categoryId(category.tag, category.slug);
      return {
        ...category,
        name: categoryName(texts, at) ?? category.name,
        noneBecause: category.noneBecause && reasonIn(texts, category.noneBecause),
        also: (spoken.get(at) ?? unsaid).also.map(({ value }) => value),
        search: phrasesOf(spoken.get(at) ?? unsaid),
      };
    }),
  };
}

/** As `sourceOf` says it, in the words of the language where it has some. */
function sourceIn({ evidence: words, to }: RawLanguage): (evidence: Evidence) => string {
  if (words === null) return sourceOf;
  return ({ standing, kinds, years }) => {
    if (standing === 'judged') return words.judged;
    if (standing === 'unnamed') return words.unnamed;
    const [first, last] = [years[0], years[years.length - 1]];
    const time = first === undefined ? words.undated : first === last ? first : `${first} ${to} ${last}`;
    return `${words.published}: ${kinds.map((kind) => words[kind]).join(', ')} (${time})`;
  };
}

function languageOf({ code, words, reviewers }: Language, { calculators }: Catalog): LanguageInfo {
  const { name, locale, numbers, moneyBehind, capitalNouns, to, and, or } = words;
  const isReviewed = (file: string): boolean => (reviewers.get(file) ?? null) !== null;
  const unreviewed = calculators.filter(({ file }) => !isReviewed(file)).map(({ slug }) => slug);
  const reviewed = unreviewed.length === 0 && [...reviewers.keys()].every(isReviewed);
  const nouns = capitalNouns ? { capitalNouns } : {};
  const days = dayFormOf(locale);
  return { code, name, locale, ...numbers, days, moneyBehind, ...nouns, to, and, or, reviewed, unreviewed };
}
