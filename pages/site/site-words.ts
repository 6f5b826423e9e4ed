/** The words of the pages around a calculator, in the language of the site. */
import type { Translation, Words } from '../../words/phrases.js';
import { roomWords } from '../../words/room-words.js';
import { docsTexts, embedTexts, leadFormTexts, planTexts, siteTexts } from '../../words/site-texts.js';

const rooms = {
  site: roomWords('site', siteTexts),
  embed: roomWords('embed', embedTexts),
  plan: roomWords('plan', planTexts),
  form: roomWords('form', leadFormTexts),
  docs: roomWords('docs', docsTexts),
};

export interface SiteWords {
  readonly site: Words<typeof siteTexts>;
  readonly embed: Words<typeof embedTexts>;
  readonly plan: Words<typeof planTexts>;
  readonly form: Words<typeof leadFormTexts>;
  readonly docs: Words<typeof docsTexts>;
}

export function siteWords(translation: Translation): SiteWords {
  const { site, embed, plan, form, docs } = rooms;
  return {
    site: site(translation),
    embed: embed(translation),
    plan: plan(translation),
    form: form(translation),
    docs: docs(translation),
  };
}
