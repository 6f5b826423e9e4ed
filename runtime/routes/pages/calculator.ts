/** `GET /calculators/{slug}` and `/embed/{slug}`: a calculator for people, answered by the engine of the interface. */

import { calculatorAddress, embedAddress, queryText, withQuery } from '../../../contract/addresses.js';
import { errorCodeRow } from '../../../contract/error-codes.js';
import { queryOf } from '../../../engine/calculator/scan-query.js';
import { planItem } from '../../../engine/questions/plan-items.js';
import { prefersPage } from '../../../http/accepted-types.js';
import type { Handler, PageUse, Response } from '../../../http/locals.js';
import { sendProblem } from '../../../http/problem.js';
import { htmlType, neverStored, sendEmpty } from '../../../http/reply.js';
import { sendOnce, sendText } from '../../../http/representation.js';
import type { HeaderList } from '../../../http/security.js';
import { pageParameters } from '../../../pages/answer/page-query.js';
import { withoutPlace } from '../../../pages/answer/view.js';
import { renderElement } from '../../../pages/markup/calculator.js';
import { Html, html, nothing } from '../../../words/html.js';
import { answerCalculation, answerHeaders } from '../calculate.js';
import { registryEntries } from '../parsed-documents.js';
import { unknownCalculator } from '../unknown-calculator.js';
import type { AskedCalculator } from './asked-calculator.js';
import { askedCalculator } from './asked-calculator.js';
import { renderCalculatorPage, renderHeading } from './calculator-page.js';
import { renderEmbed } from './embed-page.js';
import { emptyFields } from './form-fields.js';
import { frameLook } from './frame-look.js';
import { framedProvider, framePolicy } from './framed-provider.js';
import type { LeadFormView } from './lead-form.js';
import { meantQuery } from './meant-query.js';
import { pagePath, pageUrl, pathOf } from './page-site.js';
import type { PagedSite } from './paged-site.js';
import { businessOf, placeView, renderPlace } from './place.js';
import { itemsIn, withJob } from './plan-items.js';
import { redirect } from './redirect.js';

/** Answers with the page of a calculator. */
export function sendCalculator(site: PagedSite): Handler {
  return answerAsked(site, calculatorAddress, (response, asked, headers) => {
    const form = isPlaced(site, asked) ? emptyForm(site, asked) : null;
    const text = calculatorPage(site, asked, form);
    countOpened(site, asked, 'page');
    sendPage(response, asked, form === null ? headers : null, text);
  });
}

/** Answers with a calculator for a frame on another site, with the form of the provider whose site it is. */
export function sendEmbed(site: PagedSite): Handler {
  return answerAsked(site, embedAddress, (response, asked, headers) => {
    const provider = site.leads === null ? null : framedProvider(site, asked);
    const form = provider === null ? null : emptyForm(site, asked);
    const own = [...framePolicy(provider), 'X-Robots-Tag', 'noindex'];
    const text = embedPage(site, asked, form);
    countOpened(site, asked, 'embed');
    if (form === null) sendPage(response, asked, [...headers, ...own], text);
    else sendOnce(response, statusOf(asked), { headers: own, type: htmlType, text });
  });
}

/** The text of a frame, with a form for a request where there is one. */
export function embedPage(site: PagedSite, asked: AskedCalculator, lead: LeadFormView | null): string {
  const { assets } = site;
  const { slug, title, subtitle } = asked.calculator;
  return renderEmbed(site, {
    ...{ slug, title, subtitle, lead },
    calculator: element(site, asked, false),
    hasErrors: hasErrors(asked, lead),
    modules: modulesOf(site, slug),
    query: queryText(asked.given),
    frameScript: assets.frameScript,
    look: frameLook(asked.view.own),
  });
}

type Answer = (response: Response, asked: AskedCalculator, headers: HeaderList) => void;

/** Refuses what the interface refuses, in its own words where the caller is a program. */
function answerAsked(site: PagedSite, addressOf: (slug: string) => string, answer: Answer): Handler {
  const { catalog, caching, baseUrl } = site;
  return (request, response) => {
    const [slug, query] = [String(request.params['slug']), queryOf(request.url)];
    const prepared = catalog.calculators.get(slug);
    if (prepared === undefined) {
      sendProblem(response, { ...unknownCalculator(catalog, slug, query), ...nearPage(site, slug, query) });
      return;
    }
    const meant = meantQuery(prepared, query);
    if (meant !== null) {
      redirect(site, response, withQuery(addressOf(slug), meant));
      return;
    }
    const asked = askedCalculator(site, prepared, query);
    const { state } = asked.view;
    const answered =
      state.kind === 'refused' && !prefersPage(request)
        ? answerCalculation(prepared, query, { baseUrl, caching })
        : null;
    if (answered?.kind === 'refused') sendProblem(response, answered.problem);
    else answer(response, asked, state.kind === 'answered' ? answerHeaders(state, site) : caching);
  };
}

/** The page that was probably meant, in place of the call. */
function nearPage(site: PagedSite, slug: string, query: string): { readonly correctedUrl: string | null } {
  const meant = unknownCalculator(site.catalog, slug, query).members?.['suggestion'];
  return { correctedUrl: typeof meant === 'string' ? pageUrl(site, calculatorAddress(meant)) : null };
}

/** A page of an answer may be kept, but not a form for one person; one of a refusal has the status of the refusal. */
function sendPage(response: Response, asked: AskedCalculator, headers: HeaderList | null, text: string): void {
  if (asked.view.state.kind === 'refused')
    sendOnce(response, statusOf(asked), { headers: ['Vary', 'Accept'], type: htmlType, text });
  else if (headers === null) sendOnce(response, 200, { type: htmlType, text });
  else sendText(response, headers, htmlType, text);
}

function countOpened({ observer }: PagedSite, { calculator, view }: AskedCalculator, where: PageUse['where']): void {
  if (view.state.kind !== 'refused') observer.used({ use: 'opened', calculator: calculator.slug, where });
}

/** Counts that somebody has changed the entries of a calculator; its page tells that once. */
export function takeAnswered({ catalog, observer }: PagedSite, where: PageUse['where']): Handler {
  return ({ params }, response) => {
    const slug = String(params['slug']);
    if (catalog.modules.has(slug)) observer.used({ use: 'answered', calculator: slug, where });
    sendEmpty(response, 204, neverStored);
  };
}

function statusOf({ view: { state } }: AskedCalculator): number {
  return state.kind === 'refused' ? errorCodeRow(state.refusal.code).status : 200;
}

/** The text of a calculator's page, with a form for a request where there is one. */
export function calculatorPage(site: PagedSite, asked: AskedCalculator, lead: LeadFormView | null): string {
  const { catalog } = site;
  const { calculator, given } = asked;
  const { slug, title } = calculator;
  const plan = itemsIn(queryText([...asked.view.own]), pageParameters.plan);
  const job = planItem(slug, withoutPlace(given));
  // The job itself only where it is in the plan already.
  const carried = withJob(plan, job).slice(0, plan.length);
  return renderCalculatorPage(
    { ...site, plan: carried },
    {
      ...{ slug, title, given, lead },
      fixed: site.fixedParts(calculator),
      own: [...asked.view.own],
      calculator: element(site, asked, true, nextStep(site, asked, lead)),
      hasErrors: hasErrors(asked, lead),
      modules: modulesOf(site, slug),
      hasWorkbook: catalog.workbooks !== null,
      plan,
    },
  );
}

function hasErrors({ view }: AskedCalculator, lead: LeadFormView | null): boolean {
  return view.state.kind === 'refused' || (lead?.errors.length ?? 0) > 0;
}

/** Modules that the calculator's script imports. */
function modulesOf({ assets }: PagedSite, slug: string): readonly string[] {
  return [assets.moduleOf(slug), assets.service];
}

/** The calculator itself. Its heading stands in the page, so that the page has one. */
function element(site: PagedSite, { calculator, view }: AskedCalculator, isPage: boolean, next = nothing): Html {
  const { assets, catalog } = site;
  const { slug, title, subtitle } = calculator;
  const { range, unit = '' } = registryEntries(catalog).get(slug)?.result ?? {};
  const heading = renderHeading(site, title, subtitle);
  const text = renderElement(view, {
    style: pathOf(site, assets.style),
    module: pathOf(site, assets.moduleOf(slug)),
    service: pathOf(site, assets.service),
    followsAddress: isPage,
    heading: heading.text,
    next: next.text,
    ...(isPage
      ? { action: pagePath(site, calculatorAddress(slug)) }
      : { frame: frameLook(view.own).isCompact ? ('compact' as const) : ('whole' as const) }),
    ...(range === undefined ? {} : { provedRange: { ...range, unit } }),
  });
  return new Html(text);
}

/** What to do after the answer: find out who does this work, and ask them. */
function nextStep(site: PagedSite, { calculator, given }: AskedCalculator, lead: LeadFormView | null): Html {
  const place = placeView(site.catalog, calculator, given);
  if (place === null) return nothing;
  return html`<div slot="next">${renderPlace(site, calculator.slug, place, { given, asks: lead !== null })}</div>`;
}

/** True when a provider covers the place that the query names. */
function isPlaced({ leads, catalog }: PagedSite, { calculator, given }: AskedCalculator): boolean {
  return leads !== null && (placeView(catalog, calculator, given)?.city ?? null) !== null;
}

/** A form that nobody has filled in yet. */
function emptyForm({ leads, catalog }: PagedSite, { calculator, given }: AskedCalculator): LeadFormView {
  const business = businessOf(catalog, calculator, given);
  return { ...emptyFields(leads), recipients: business === null ? [] : [business] };
}
