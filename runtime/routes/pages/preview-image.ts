/** `GET /calculators/{slug}/preview.png`: the picture of a calculator for shared addresses. */

import type { PreparedCalculator } from '../../../engine/calculator/prepared-calculator.js';
import type { Handler } from '../../../http/locals.js';
import { sendProblem } from '../../../http/problem.js';
import type { Representation } from '../../../http/representation.js';
import { entityTag, sendCacheable } from '../../../http/representation.js';
import { viewOf } from '../../../pages/answer/view.js';
import { renderPreviewImage } from '../../../pages/site/preview-image.js';
import { unknownCalculator } from '../unknown-calculator.js';
import type { Paint } from './page-assets.js';
import type { PagedSite } from './paged-site.js';

/**
 * Paints each picture when it is asked for first, and once more on another day: its answer may be another one then. One
 * that could not be painted is tried again at the next request.
 */
export function sendPreview(site: PagedSite, paint: Paint): Handler {
  const { catalog, caching } = site;
  const painted = new Map<string, { readonly day: string; readonly picture: Promise<Representation> }>();
  const pictureOf = (slug: string, calculator: PreparedCalculator): Promise<Representation> => {
    const day = catalog.today();
    const known = painted.get(slug);
    if (known?.day === day) return known.picture;
    const picture = paint(svgOf(site, calculator)).then(representation);
    painted.set(slug, { day, picture });
    picture.catch(() => {
      if (painted.get(slug)?.picture === picture) painted.delete(slug);
    });
    return picture;
  };
  return async ({ params }, response) => {
    const slug = String(params['slug']);
    const calculator = catalog.calculators.get(slug);
    if (calculator === undefined) sendProblem(response, unknownCalculator(catalog, slug, ''));
    else sendCacheable(response, caching, await pictureOf(slug, calculator));
  };
}

function representation(body: Buffer): Representation {
  return { type: 'image/png', body, etag: entityTag(body) };
}

function svgOf({ catalog, name }: PagedSite, calculator: PreparedCalculator): string {
  const accent = catalog.service.look?.accent ?? null;
  return renderPreviewImage({ name, accent, view: viewOf(calculator, '') });
}
