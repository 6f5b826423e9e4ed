/**
 * `POST /calculators/{slug}/request`: a form by which a person asks to be contacted. It goes the way of every lead;
 * the outcome has its own address, to which the browser is redirected, so that a reload sends nothing again.
 */
import { calculatorAddress, outcomeAddress, queryText, withQuery } from '../../../contract/addresses.js';
import { errorCodeRow } from '../../../contract/error-codes.js';
import { queryOf } from '../../../engine/calculator/scan-query.js';
import type { Exchange } from '../../../http/exchange.js';
import type { Problem } from '../../../http/problem.js';
import { sendProblem } from '../../../http/problem.js';
import { readBody } from '../../../http/read-body.js';
import { htmlType } from '../../../http/reply.js';
import { replyOnce } from '../../../http/representation.js';
import type { FormError } from '../../../pages/site/lead-form.js';
import { keyField } from '../../../pages/site/lead-form.js';
import type { LeadOutcome } from '../../../pages/site/outcome-page.js';
import { renderOutcome } from '../../../pages/site/outcome-page.js';
import { pageUrl } from '../../../pages/site/page-site.js';
import type { ResourceHandler } from '../resource.js';
import { unknownCalculator } from '../unknown-calculator.js';
import type { AskedCalculator } from './asked-calculator.js';
import { askedCalculator } from './asked-calculator.js';
import { newKey } from './calculator.js';
import { formErrors } from './form-errors.js';
import type { SentForm } from './lead-body.js';
import { formKey, leadBody, readForm } from './lead-body.js';
import type { PageContext, PageLeads } from './page-context.js';
import { businessOf } from './place-view.js';
import { redirect } from './redirect.js';
import type { RequestDesk } from './request-desk.js';
import { outcomeQuery, sentRequest } from './request-desk.js';

/** The longest form that is taken, in bytes: each letter of a message may take twelve. */
const longestForm = 32 * 1024;

/** Takes a form. A mistake is shown on the same page, at its field, with everything that was filled in. */
export function takeForm(context: PageContext, leads: PageLeads, desk: RequestDesk): ResourceHandler {
  return async (exchange, parameters) => {
    const otherPage: Problem = { code: 'origin_not_allowed', detail: exchange.instance.words.routes.otherPage };
    if (isForeign(exchange)) {
      sendProblem(exchange, otherPage);
      return;
    }
    const asked = askedOf(context, exchange, String(parameters['slug']));
    if (asked === null) return;
    if (!desk.isOpen(asked)) {
      sendProblem(exchange, otherPage);
      return;
    }
    const body = await readBody(exchange, longestForm, 'application/x-www-form-urlencoded');
    if (!body.ok) {
      sendProblem(exchange, body.problem);
      return;
    }
    const form = readForm(body.bytes);
    const sent =
      form.key === null ? withoutKey(context) : await leads.submit(exchange, bodyOf(context, asked, form), form.key);
    if ('problem' in sent && sent.problem.code !== 'idempotency_key_in_use') {
      refuse({ context, leads, desk }, exchange, asked, { form, problem: sent.problem });
      return;
    }
    // While the same form is being worked on in another request, its outcome is soon told there as well.
    if (!('problem' in sent))
      exchange.instance.observer.used({ use: 'requested', calculator: asked.calculator.slug, where: desk.where });
    const address = outcomeAddress(desk.addressOf(asked.calculator.slug), form.key ?? '');
    redirect(context.instance, exchange, withQuery(address, outcomeQuery(desk, asked, form)));
  };
}

/** Leads back to the page of the calculator: the address of the form is none to read at. */
export function showForm(context: PageContext, desk: RequestDesk): ResourceHandler {
  return (exchange, parameters) => {
    const asked = askedOf(context, exchange, String(parameters['slug']));
    if (asked === null) return;
    redirect(context.instance, exchange, desk.back(asked));
  };
}

/** Tells what became of the request with a key. */
export function showOutcome(context: PageContext, leads: PageLeads, desk: RequestDesk): ResourceHandler {
  return async (exchange, parameters) => {
    const asked = askedOf(context, exchange, String(parameters['slug']));
    if (asked === null) return;
    const key = String(parameters[keyField]);
    const found = formKey.test(key) ? await leads.recall(key) : null;
    if (found !== null && 'problem' in found) {
      sendProblem(exchange, found.problem);
      return;
    }
    const outcome = found === null ? null : (JSON.parse(found.body) as LeadOutcome);
    const text = renderOutcome(context.instance, asked.calculator, outcome, sentRequest(context, desk, asked));
    replyOnce(exchange, outcome === null ? 404 : 200, { headers: desk.headers(asked), type: htmlType, text });
  };
}

/** The calculator of the address; where there is none, answers with a problem and returns null. */
function askedOf(context: PageContext, exchange: Exchange, slug: string): AskedCalculator | null {
  const query = queryOf(exchange.request.url ?? '');
  const asked = askedCalculator(context, slug, query);
  if (asked === null) sendProblem(exchange, { ...unknownCalculator(context.catalog, slug, query), correctedUrl: null });
  return asked;
}

/**
 * Browsers send forms from pages of any site, and name that site; a client that names none is no browser. Ports are
 * not compared: a proxy may pass on the name of the host without one.
 */
function isForeign({ instance, request: { headers } }: Exchange): boolean {
  const kind = headers['sec-fetch-site'];
  if (kind !== undefined) return kind !== 'same-origin';
  const { origin, host = '' } = headers;
  if (origin === undefined) return false;
  const own = [hostOf(instance.baseUrl), hostOf(`http://${host}`)];
  return !own.includes(hostOf(origin) ?? '');
}

/** The name of a host; null where the address is none, as the origin of a page from nowhere is. */
function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname : null;
}

function withoutKey({ instance }: PageContext): { readonly problem: Problem } {
  return { problem: { code: 'invalid_idempotency_key', detail: instance.words.form.again } };
}

function bodyOf({ instance }: PageContext, { calculator, view, given }: AskedCalculator, form: SentForm): object {
  const { slug } = calculator;
  const address = pageUrl(instance, withQuery(calculatorAddress(slug), queryText(given)));
  return leadBody(form, { slug, pageUrl: address, given, isAnswered: view.state.kind === 'answered' });
}

interface Asking {
  readonly context: PageContext;
  readonly leads: PageLeads;
  readonly desk: RequestDesk;
}

/** The same form once more. It keeps its key where nothing was stored under that. */
function refuse(
  { context, leads, desk }: Asking,
  exchange: Exchange,
  asked: AskedCalculator,
  { form, problem }: { readonly form: SentForm; readonly problem: Problem },
): void {
  const { consentText } = leads;
  const isUsed = problem.code === 'idempotency_key_reused' || problem.code === 'lead_erased';
  const errors: readonly FormError[] = formErrors(context.instance.words.form, problem);
  // Nobody has agreed to a text that was not shown.
  const isAgreed = form.isAgreed && !errors.some(({ field }) => field === 'consent');
  const key = isUsed || form.key === null ? newKey() : form.key;
  const business = businessOf(context.catalog, asked.calculator, asked.given);
  const text = desk.page(asked, { key, consentText, business, values: form.values, isAgreed, errors });
  const { status } = errorCodeRow(problem.code);
  replyOnce(exchange, status, { headers: [...(problem.headers ?? []), ...desk.headers(asked)], type: htmlType, text });
}
