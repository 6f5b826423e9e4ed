/** All texts of the interface that a translation of a catalog translates, by the room that says them. */
import { contractTexts } from './contract-texts.js';
import { documentTexts } from './document-texts.js';
import { engineTexts } from './engine-texts.js';
import { httpTexts } from './http-texts.js';
import { leadTexts } from './lead-texts.js';
import { mailTexts } from './mail-texts.js';
import { pageTexts } from './page-texts.js';
import { problemAdvice, problemTitles, retryTexts } from './problem-texts.js';
import { routeTexts } from './route-texts.js';
import { docsTexts, embedTexts, leadFormTexts, planTexts, siteTexts } from './site-texts.js';
import { toolTexts } from './tool-texts.js';
import { workbookTexts } from './workbook-texts.js';

export const interfaceTexts = {
  engine: engineTexts,
  http: httpTexts,
  problems: problemTitles,
  advice: problemAdvice,
  retry: retryTexts,
  leads: leadTexts,
  mails: mailTexts,
  routes: routeTexts,
  pages: pageTexts,
  site: siteTexts,
  embed: embedTexts,
  plan: planTexts,
  form: leadFormTexts,
  docs: docsTexts,
  workbook: workbookTexts,
  contract: contractTexts,
  documents: documentTexts,
  tools: toolTexts,
} as const;
