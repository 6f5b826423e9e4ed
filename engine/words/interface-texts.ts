/** All texts of the interface that a translation of a catalog translates, by the room that says them. */
import { engineTexts } from './engine-texts.js';
import { httpTexts } from './http-texts.js';
import { leadTexts } from './lead-texts.js';
import { problemTitles } from './problem-titles.js';
import { routeTexts } from './route-texts.js';

export const interfaceTexts = {
  engine: engineTexts,
  http: httpTexts,
  problems: problemTitles,
  leads: leadTexts,
  routes: routeTexts,
} as const;
