/** `GET /calculators/{slug}` and `/embed/{slug}`: a calculator for people, answered by the engine of the interface. */

import { randomBytes } from 'node:crypto';
import { calculatorAddress, embedAddress, queryText, withQuery } from '../../../contract/addresses.js';
import { errorCodeRow } from '../../../contract/error-codes.js';
import { queryOf } from '../../../engine/calculator/scan-query.js';
import { prefersPage } from '../../../http/accepted-types.js';
import type { Exchange, PageUse } from '../../../http/exchange.js';
import { sendProblem } from '../../../http/problem.js';
import { htmlType, neverStored, replyEmpty } from '../../../http/reply.js';
import { replyMade, replyOnce } from '../../../http/representation.js';
import type { HeaderList } from '../../../http/shared-headers.js';
import { pageParameters } from '../../../pages/answer/page-query.js';
import { renderElement } from '../../../pages/markup/calculator.js';
import { renderCalculatorPage, renderHeading } from '../../../pages/site/calculator-page.js';
import { renderEmbed } from '../../../pages/site/embed-page.js';
import { frameLook } from '../../../pages/site/frame-look.js';
import type { TagList } from '../../../pages/site/index-page.js';
import type { LeadFormView } from '../../../pages/site/lead-form.js';
import { pagePath, pageUrl, pathOf } from '../../../pages/site/page-site.js';
import { Html } from '../../../words/html.js';
import { answerCalculation } from '../calculate.js';
import type { ResourceHandler } from '../resource.js';
import { unknownCalculator } from '../unknown-calculator.js';
import type { AskedCalculator } from './asked-calculator.js';
import { askedCalculator } from './asked-calculator.js';
import { framedProvider, providerHeaders } from './framed-provider.js';
import { relatedTo } from './listing.js';
import { meantQuery } from './meant-query.js';
import type { PageContext } from './page-context.js';
import { businessOf, placeView } from './place-view.js';
import { redirect } from './redirect.js';

/** Answers with the page of a calculator. */
export function sendCalculator(context: PageContext, tags: readonly TagList[]): ResourceHandler {
  return answerAsked(context, calculatorAddress, (exchange, asked, headers) => {
    const form = isPlaced(context, asked) ? emptyForm(context, asked) : null;
    const text = calculatorPage(context, tags, asked, form);
    countOpened(exchange, asked, 'page');
    sendPage(exchange, asked, form === null ? headers : null, text);
  });
}

/** Answers with a calculator for a frame on another site, with the form of the provider whose site it is. */
export function sendEmbed(context: PageContext): ResourceHandler {
  return answerAsked(context, embedAddress, (exchange, asked, headers) => {
    const provider = context.leads === null ? null : framedProvider(context, asked);
    const form = provider === null ? null : emptyForm(context, asked);
    const own = ['X-Robots-Tag', 'noindex', ...providerHeaders(provider)];
    const text = embedPage(context, asked, form);
    countOpened(exchange, asked, 'embed');
    if (form === null) sendPage(exchange, asked, [...headers, ...own], text);
    else replyOnce(exchange, statusOf(asked), { headers: own, type: htmlType, text });
  });
}

/** The text of a frame, with a form for a request where there is one. */
export function embedPage(context: PageContext, asked: AskedCalculator, lead: LeadFormView | null): string {
  const { instance, assets } = context;
  const { slug, title, subtitle } = asked.calculator;
  return renderEmbed(instance, {
    ...{ slug, title, subtitle, lead },
    calculator: element(context, asked, false),
    modules: modulesOf(context, slug),
    query: queryText(asked.given),
    frameScript: assets.frameScript,
    look: frameLook(asked.view.own),
  });
}

type Answer = (exchange: Exchange, asked: AskedCalculator, headers: HeaderList) => void;

/** Refuses what the interface refuses, in its own words where the caller is a program. */
function answerAsked(context: PageContext, addressOf: (slug: string) => string, answer: Answer): ResourceHandler {
  const { catalog, caching } = context;
  return (exchange, parameters) => {
    const [slug, query] = [String(parameters['slug']), queryOf(exchange.request.url ?? '')];
    const asked = askedCalculator(context, slug, query);
    const prepared = catalog.calculators.get(slug);
    if (asked === null || prepared === undefined) {
      sendProblem(exchange, { ...unknownCalculator(catalog, slug, query), ...nearPage(context, slug, query) });
      return;
    }
    const meant = meantQuery(prepared, query);
    if (meant !== null) {
      redirect(context.instance, exchange, withQuery(addressOf(slug), meant));
      return;
    }
    const answered = answerCalculation(prepared, query, { baseUrl: catalog.baseUrl, caching });
    if (answered.kind === 'refused' && asked.view.state.kind === 'refused' && !prefersPage(exchange.request)) {
      sendProblem(exchange, answered.problem);
      return;
    }
    answer(exchange, asked, answered.kind === 'answered' ? answered.headers : caching);
  };
}

/** The page that was probably meant, in place of the call. */
function nearPage(
  { catalog, instance }: PageContext,
  slug: string,
  query: string,
): { readonly correctedUrl: string | null } {
  const meant = unknownCalculator(catalog, slug, query).members?.['suggestion'];
  return { correctedUrl: typeof meant === 'string' ? pageUrl(instance, calculatorAddress(meant)) : null };
}

/** A page of an answer may be kept, but not a form for one person; one of a refusal has the status of the refusal. */
function sendPage(exchange: Exchange, asked: AskedCalculator, headers: HeaderList | null, text: string): void {
  if (asked.view.state.kind === 'refused')
    replyOnce(exchange, statusOf(asked), { headers: ['Vary', 'Accept'], type: htmlType, text });
  else if (headers === null) replyOnce(exchange, 200, { type: htmlType, text });
  else replyMade(exchange, headers, htmlType, text);
}

function countOpened(
  { instance: { observer } }: Exchange,
  { calculator, view }: AskedCalculator,
  where: PageUse['where'],
) {
  if (view.state.kind !== 'refused') observer.used({ use: 'opened', calculator: calculator.slug, where });
}

/** Counts that somebody has changed the entries of a calculator; its page tells that once. */
export function takeAnswered({ catalog }: PageContext, where: PageUse['where']): ResourceHandler {
  return (exchange, parameters) => {
    const slug = String(parameters['slug']);
    if (catalog.modules.has(slug)) exchange.instance.observer.used({ use: 'answered', calculator: slug, where });
    replyEmpty(exchange, 204, neverStored);
  };
}

function statusOf({ view: { state } }: AskedCalculator): number {
  return state.kind === 'refused' ? errorCodeRow(state.refusal.code).status : 200;
}

/** The text of a calculator's page, with a form for a request where there is one. */
export function calculatorPage(
  context: PageContext,
  tags: readonly TagList[],
  asked: AskedCalculator,
  lead: LeadFormView | null,
): string {
  const { instance, catalog, entries } = context;
  const { calculator, given } = asked;
  const { slug, title, subtitle, tag, deprecated = null } = calculator;
  return renderCalculatorPage(instance, {
    ...{ slug, title, subtitle, tag, deprecated, given, lead },
    figures: context.figures.filter((figure) => figure.used_by.includes(slug)),
    figureWords: { inputs: calculator.inputs, labels: calculator.labels ?? {}, units: context.unitLabels },
    own: [...asked.view.own],
    calculator: element(context, asked, true),
    modules: modulesOf(context, slug),
    hasWorkbook: catalog.workbooks !== null,
    guidance: entries.get(slug)?.guidance ?? null,
    plan: (asked.view.own.get(pageParameters.plan) ?? '').split(';').filter((item) => item !== ''),
    slugs: catalog.modules,
    related: relatedTo(calculator, tags),
    place: placeView(catalog, calculator, given),
  });
}

/** Modules that the calculator's script imports, its direct imports first. */
function modulesOf({ assets }: PageContext, slug: string): readonly string[] {
  return [assets.moduleOf(slug), assets.service, ...assets.importsOf(slug)];
}

/** The calculator itself. Its heading stands in the page, so that the page has one. */
function element(
  { instance, assets, entries }: PageContext,
  { calculator, view }: AskedCalculator,
  isPage: boolean,
): Html {
  const { slug, title, subtitle } = calculator;
  const { range, unit = '' } = entries.get(slug)?.result ?? {};
  const heading = renderHeading(instance, title, subtitle);
  const text = renderElement(view, {
    style: pathOf(instance, assets.style),
    module: pathOf(instance, assets.moduleOf(slug)),
    service: pathOf(instance, assets.service),
    followsAddress: isPage,
    heading: heading.text,
    ...(isPage
      ? { action: pagePath(instance, calculatorAddress(slug)) }
      : { frame: frameLook(view.own).isCompact ? ('compact' as const) : ('whole' as const) }),
    ...(range === undefined ? {} : { provedRange: { ...range, unit } }),
  });
  return new Html(text);
}

/** True when a provider covers the place that the query names. */
function isPlaced({ leads, catalog }: PageContext, { calculator, given }: AskedCalculator): boolean {
  return leads !== null && (placeView(catalog, calculator, given)?.city ?? null) !== null;
}

/** A form that nobody has filled in yet. */
function emptyForm({ leads, catalog }: PageContext, { calculator, given }: AskedCalculator): LeadFormView {
  const consentText = leads?.consentText ?? '';
  const business = businessOf(catalog, calculator, given);
  return { key: newKey(), consentText, business, values: {}, isAgreed: false, errors: [] };
}

/** A key of 128 random bits. */
export function newKey(): string {
  return `page-${randomBytes(16).toString('base64url')}`;
}
