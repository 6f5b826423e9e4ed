/**
 * `POST /calculators/{slug}/request`: a form by which a person asks to be contacted. It goes the way of every lead;
 * the outcome has its own address, to which the browser is redirected, so that a reload sends nothing again.
 */
import { calculatorAddress, outcomeAddress, queryText, withQuery } from '../../../contract/addresses.js';
import { errorCodeRow } from '../../../contract/error-codes.js';
import { queryOf } from '../../../engine/calculator/scan-query.js';
import type { Handler, Request, Response } from '../../../http/locals.js';
import type { Problem } from '../../../http/problem.js';
import { Refused } from '../../../http/problem.js';
import { bodyReader } from '../../../http/read-body.js';
import { htmlType } from '../../../http/reply.js';
import { sendOnce } from '../../../http/representation.js';
import { unknownCalculator } from '../unknown-calculator.js';
import type { AskedCalculator } from './asked-calculator.js';
import { askedCalculator } from './asked-calculator.js';
import { refusedFields } from './form-fields.js';
import type { SentForm } from './lead-body.js';
import { formKey, leadBody, readForm } from './lead-body.js';
import { keyField } from './lead-form.js';
import type { LeadOutcome } from './outcome-page.js';
import { renderOutcome } from './outcome-page.js';
import { pageUrl } from './page-site.js';
import type { PagedSite, PageLeads } from './paged-site.js';
import { businessOf } from './place.js';
import { redirect } from './redirect.js';
import type { RequestDesk } from './request-desk.js';
import { outcomeQuery, sentRequest } from './request-desk.js';

/** The longest form that is taken, in bytes: each letter of a message may take twelve. */
const readBody = bodyReader('application/x-www-form-urlencoded', 32 * 1024);

/** Takes a form. A mistake is shown on the same page, at its field, with everything that was filled in. */
export function takeForm(site: PagedSite, leads: PageLeads, desk: RequestDesk): Handler {
  return async (request, response) => {
    const asked = askedBy(site, request);
    const form = await sentForm(site, request, response, desk.isOpen(asked));
    const sent =
      form.key === null
        ? withoutKey(site)
        : await leads.submit(response, [{ value: leadOf(site, asked, form), idempotencyKey: form.key }]);
    if ('problem' in sent && sent.problem.code !== 'idempotency_key_in_use') {
      refuse({ site, leads, desk }, response, asked, { form, problem: sent.problem });
      return;
    }
    const { slug } = asked.calculator;
    // While the same form is being worked on in another request, its outcome is soon told there as well.
    if (!('problem' in sent)) site.observer.used({ use: 'requested', calculator: slug, where: desk.where });
    const address = outcomeAddress(desk.addressOf(slug), form.key ?? '');
    redirect(site, response, withQuery(address, outcomeQuery(desk, asked, form)));
  };
}

/** Reads a form that a page of this service sent; refuses any other. */
export async function sentForm(
  site: PagedSite,
  request: Request,
  response: Response,
  isOpen = true,
): Promise<SentForm> {
  if (!isOpen || isForeign(site, request))
    throw new Refused({ code: 'origin_not_allowed', detail: site.words.routes.otherPage });
  return readForm((await readBody(request, response)) as Parameters<typeof readForm>[0]);
}

/** The form's address only accepts POST, so GET redirects to the calculator. */
export function showForm(site: PagedSite, desk: RequestDesk): Handler {
  return (request, response) => redirect(site, response, desk.back(askedBy(site, request)));
}

/** Tells what became of the request with a key. */
export function showOutcome(site: PagedSite, leads: PageLeads, desk: RequestDesk): Handler {
  return async (request, response) => {
    const asked = askedBy(site, request);
    const key = String(request.params[keyField]);
    const found = formKey.test(key) ? await leads.recall(key) : null;
    if (found !== null && 'problem' in found) throw new Refused(found.problem);
    const outcome = found === null ? null : (JSON.parse(found.body) as LeadOutcome);
    const text = renderOutcome(site, asked.calculator, outcome, sentRequest(site, desk, asked));
    sendOnce(response, outcome === null ? 404 : 200, { headers: desk.headers(asked), type: htmlType, text });
  };
}

/** The calculator of the address; refuses where there is none. */
function askedBy(site: PagedSite, { params, url }: Request): AskedCalculator {
  const [slug, query] = [String(params['slug']), queryOf(url)];
  const prepared = site.catalog.calculators.get(slug);
  if (prepared === undefined)
    throw new Refused({ ...unknownCalculator(site.catalog, slug, query), correctedUrl: null });
  return askedCalculator(site, prepared, query);
}

/**
 * Browsers send forms from pages of any site, and name that site; a client that names none is no browser. Ports are
 * not compared: a proxy may pass on the name of the host without one.
 */
function isForeign({ baseUrl }: PagedSite, { headers }: Request): boolean {
  const kind = headers['sec-fetch-site'];
  if (kind !== undefined) return kind !== 'same-origin';
  const { origin, host = '' } = headers;
  if (origin === undefined) return false;
  const own = [hostOf(baseUrl), hostOf(`http://${host}`)];
  return !own.includes(hostOf(origin) ?? '');
}

/** The name of a host; null where the address is none, as the origin of a page from nowhere is. */
function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname : null;
}

/** The problem of a form that came without its key. */
export function withoutKey({ words }: PagedSite): { readonly problem: Problem } {
  return { problem: { code: 'invalid_idempotency_key', detail: words.form.again } };
}

/** The lead of a form about a calculator. */
export function leadOf(site: PagedSite, { calculator, view, given }: AskedCalculator, form: SentForm): object {
  const { slug } = calculator;
  const address = pageUrl(site, withQuery(calculatorAddress(slug), queryText(given)));
  return leadBody(form, { slug, pageUrl: address, given, isAnswered: view.state.kind === 'answered' });
}

interface Asking {
  readonly site: PagedSite;
  readonly leads: PageLeads;
  readonly desk: RequestDesk;
}

/** The same form once more. */
function refuse(
  { site, leads, desk }: Asking,
  response: Response,
  asked: AskedCalculator,
  refused: { readonly form: SentForm; readonly problem: Problem },
): void {
  const { problem } = refused;
  const business = businessOf(site.catalog, asked.calculator, asked.given);
  const recipients = business === null ? [] : [business];
  const text = desk.page(asked, { ...refusedFields(site, leads, refused), recipients });
  const { status } = errorCodeRow(problem.code);
  const headers = [...desk.headers(asked), ...(problem.headers ?? [])];
  sendOnce(response, status, { headers, type: htmlType, text });
}
