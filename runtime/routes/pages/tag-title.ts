/** Tags as headings. */
import { capital } from '../../../pages/answer/step-name.js';
import type { PageSite } from './page-site.js';

/** The catalog's title; without one, `real-estate` becomes `Real estate`. */
export function titleOfTag({ tagTitles }: Pick<PageSite, 'tagTitles'>, tag: string): string {
  if (Object.hasOwn(tagTitles, tag)) return tagTitles[tag] ?? tag;
  return capital(tag.replaceAll('-', ' '));
}
