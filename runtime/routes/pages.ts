/** The rows of the table of routes that are pages for people, in one language. */

import {
  answeredAddress,
  calculatorAddress,
  docsAddress,
  embedAddress,
  embedBuilderAddress,
  embedScriptAddress,
  indexAddress,
  outcomeAddress,
  planAddress,
  planRequestAddress,
  previewAddress,
} from '../../contract/addresses.js';
import type { Limit } from '../../http/limits/limit.js';
import type { Kind } from '../../http/security.js';
import { sendCalculator, sendEmbed, takeAnswered } from './pages/calculator.js';
import { sendDocs } from './pages/docs/docs-page.js';
import { sendEmbedBuilder } from './pages/embed-builder.js';
import { sendHome } from './pages/home-page.js';
import { sendIndex } from './pages/index-page.js';
import { keyField } from './pages/lead-form.js';
import { showForm, showOutcome, takeForm } from './pages/lead-request.js';
import type { PagedSite, PageLeads } from './pages/paged-site.js';
import { sendPlan } from './pages/plan.js';
import { showPlanForm, showPlanOutcome, takePlanForm } from './pages/plan-request.js';
import { sendPreview } from './pages/preview-image.js';
import type { RequestDesk } from './pages/request-desk.js';
import { frameDesk, pageDesk } from './pages/request-desk.js';
import type { Route } from './table.js';

/** The addresses of pages that a misspelt one may have meant. */
export function pagePaths({ catalog }: PagedSite): readonly string[] {
  const slugs = [...catalog.calculators.keys()];
  return [indexAddress, docsAddress, embedBuilderAddress, embedScriptAddress, ...slugs.map(calculatorAddress)];
}

/** The home page of the service's own language has the address at which programs find their starting points. */
export function pageRoutes(site: PagedSite, limit: Limit): readonly Route[] {
  const { catalog, paint, leads, root } = site;
  const slug = '{slug}';
  return [
    { at: '/', kind: 'page', forPeople: root === '', get: sendHome(site) },
    { at: indexAddress, kind: 'page', limit, get: sendIndex(site) },
    ...(catalog.modules.has('plan')
      ? []
      : [{ at: planAddress([]), kind: 'page', limit, get: sendPlan(site) } as const]),
    { at: docsAddress, kind: 'page', limit, get: sendDocs(site) },
    { at: embedBuilderAddress, kind: 'framing', limit, get: sendEmbedBuilder(site) },
    { at: embedAddress(slug), kind: 'frame', limit, get: sendEmbed(site) },
    { at: calculatorAddress(slug), kind: 'page', limit, get: sendCalculator(site) },
    ...(paint === null
      ? []
      : [{ at: previewAddress(slug), kind: 'page', limit, get: sendPreview(site, paint) } as const]),
    { at: answeredAddress(calculatorAddress(slug)), kind: 'page', limit, post: takeAnswered(site, 'page') },
    { at: answeredAddress(embedAddress(slug)), kind: 'frame', limit, post: takeAnswered(site, 'embed') },
    ...(leads === null
      ? []
      : [
          ...(catalog.modules.has('plan') ? [] : planRequestRoutes(site, leads, limit)),
          ...requestRoutes(site, leads, limit, { desk: pageDesk(site), kind: 'page' }),
          ...requestRoutes(site, leads, limit, { desk: frameDesk(site), kind: 'frame' }),
        ]),
  ];
}

/** The form for all jobs of a plan and what became of it. */
function planRequestRoutes(site: PagedSite, leads: PageLeads, limit: Limit): readonly Route[] {
  const shared = { kind: 'page', limit } as const;
  return [
    { at: planRequestAddress, ...shared, get: showPlanForm(site), post: takePlanForm(site, leads) },
    { at: outcomeAddress(planRequestAddress, `{${keyField}}`), ...shared, get: showPlanOutcome(site, leads) },
  ];
}

/** The forms for requests and what became of them. What a form brings is also counted by the limits of leads. */
function requestRoutes(
  site: PagedSite,
  leads: PageLeads,
  limit: Limit,
  { desk, kind }: { readonly desk: RequestDesk; readonly kind: Kind },
): readonly Route[] {
  const at = desk.addressOf('{slug}');
  return [
    { at, kind, limit, get: showForm(site, desk), post: takeForm(site, leads, desk) },
    { at: outcomeAddress(at, `{${keyField}}`), kind, limit, get: showOutcome(site, leads, desk) },
  ];
}
