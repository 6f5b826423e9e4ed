/** The voices of mails: one for each language of the catalog. */
import type { LeadCatalog, ServedCatalog } from '../engine/calculator/catalog.js';
import { mailWords } from '../words/mail-texts.js';
import { english } from '../words/phrases.js';
import type { LeadNames, MailVoice, Voices } from './delivery/mail-voice.js';
import { retold } from './intake/read-calculation.js';

export function voicesOf(catalog: LeadCatalog): Voices {
  const own = voiceOf(catalog, catalog);
  const others = new Map([...catalog.others].map(([code, other]) => [code, voiceOf(catalog, other)]));
  return (language) => others.get(language ?? '') ?? own;
}

function voiceOf(catalog: LeadCatalog, speaking: ServedCatalog): MailVoice {
  const translation = speaking.translation ?? english;
  return { language: translation.language, words: mailWords(translation), names: namesOf(catalog, speaking) };
}

/** Names in the language of `speaking`; a slug that the catalog no longer has names itself. */
function namesOf(catalog: LeadCatalog, speaking: ServedCatalog): LeadNames {
  const { categories, cities, neighborhoods } = speaking.network ?? catalog.network;
  const { languages = [] } = catalog.service;
  const languageNames = new Intl.DisplayNames([(speaking.translation ?? english).language], { type: 'language' });
  const services = new Map(categories.map(({ slug, name }) => [slug, name]));
  return {
    service: (slug) => services.get(slug) ?? slug,
    language: (code) => (languages.indexOf(code ?? '') > 0 ? (languageNames.of(code ?? '') ?? code) : null),
    place: (city, neighborhood) => {
      const inCity = cities[city] ?? city;
      return neighborhood === null ? inCity : `${neighborhoods[city]?.[neighborhood] ?? neighborhood}, ${inCity}`;
    },
    told: (stored) => (speaking === catalog ? stored : retold(stored, speaking.calculators)),
  };
}
