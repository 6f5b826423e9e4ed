/** The words of the pages around a calculator. */
import { phrases } from '../../engine/words/phrases.js';
import { docsTexts, embedTexts, leadFormTexts, planTexts, siteTexts } from '../../engine/words/site-texts.js';

export const siteWords = phrases(siteTexts);
export const embedWords = phrases(embedTexts);
export const planWords = phrases(planTexts);
export const leadWords = phrases(leadFormTexts);
export const docsWords = phrases(docsTexts);
