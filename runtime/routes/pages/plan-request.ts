/**
 * `POST /calculators/plan/request`: one form for all jobs of a plan. Each trade is a lead of its own; all of them are
 * stored or none, and each has its own key, made from that of the form.
 */
import { outcomeAddress, planRequestAddress, queryText, withQuery } from '../../../contract/addresses.js';
import { errorCodeRow } from '../../../contract/error-codes.js';
import { queryOf } from '../../../engine/calculator/scan-query.js';
import type { Handler } from '../../../http/locals.js';
import { Refused } from '../../../http/problem.js';
import { htmlType } from '../../../http/reply.js';
import { sendOnce } from '../../../http/representation.js';
import type { AskedCalculator } from './asked-calculator.js';
import { askedCalculator } from './asked-calculator.js';
import { refusedFields } from './form-fields.js';
import type { SentForm } from './lead-body.js';
import { formKey } from './lead-body.js';
import { keyField } from './lead-form.js';
import { leadOf, sentForm, withoutKey } from './lead-request.js';
import type { LeadOutcome } from './outcome-page.js';
import type { PagedSite, PageLeads } from './paged-site.js';
import { renderPlan } from './plan.js';
import { planForm } from './plan-asking.js';
import type { TradeOutcome } from './plan-outcome.js';
import { jobLines, renderPlanOutcome } from './plan-outcome.js';
import type { PlanTrade } from './read-plan.js';
import { askedTrades, planAt, planIn, planQuery, readPlan } from './read-plan.js';
import { redirect } from './redirect.js';
import { wishesIn, wishesOf } from './request-desk.js';

export function takePlanForm(site: PagedSite, leads: PageLeads): Handler {
  return async (request, response) => {
    const form = await sentForm(site, request, response);
    const read = readPlan(site, queryOf(request.url));
    const { key } = form;
    const trades = askedTrades(read);
    if (trades.length === 0) {
      redirect(site, response, `${planIn(read.place, read.items)}#ask`);
      return;
    }
    const sent =
      key === null ? withoutKey(site) : await leads.submit(response, leadsOf(site, trades, { ...form, key }));
    if ('problem' in sent && sent.problem.code !== 'idempotency_key_in_use') {
      const { problem } = sent;
      const fields = refusedFields(site, leads, { form, problem });
      const { status } = errorCodeRow(problem.code);
      const text = renderPlan(site, read, planForm(site, read, fields));
      sendOnce(response, status, { headers: problem.headers ?? [], type: htmlType, text });
      return;
    }
    if (!('problem' in sent))
      for (const { slug } of trades) site.observer.used({ use: 'requested', calculator: slug, where: 'page' });
    const query = [planQuery(read), queryText(wishesOf(form))].filter((part) => part !== '').join('&');
    redirect(site, response, withQuery(outcomeAddress(planRequestAddress, key ?? ''), query));
  };
}

/** The form's address only accepts POST, so GET redirects to the plan. */
export function showPlanForm(site: PagedSite): Handler {
  return ({ url }, response) => {
    const { place, items } = planAt(site, queryOf(url));
    redirect(site, response, planIn(place, items));
  };
}

/** Tells what became of the requests of a form. */
export function showPlanOutcome(site: PagedSite, leads: PageLeads): Handler {
  return async ({ url, params }, response) => {
    const query = queryOf(url);
    const read = readPlan(site, query);
    const key = String(params[keyField]);
    const outcomes = formKey.test(key) ? await outcomesOf(leads, read.trades, key) : [];
    const wishes = wishesIn(new Map(new URLSearchParams(query)));
    const text = renderPlanOutcome(site, read, outcomes, wishes);
    sendOnce(response, outcomes.length === 0 ? 404 : 200, { type: htmlType, text });
  };
}

async function outcomesOf(
  { recall }: PageLeads,
  trades: readonly PlanTrade[],
  key: string,
): Promise<readonly TradeOutcome[]> {
  const answers = await Promise.all(trades.map((trade) => recall(keyOf(key, trade))));
  return answers.flatMap((answer, place) => {
    if (answer !== null && 'problem' in answer) throw new Refused(answer.problem);
    const trade = trades[place];
    return answer === null || trade === undefined ? [] : [{ trade, outcome: JSON.parse(answer.body) as LeadOutcome }];
  });
}

function keyOf(key: string, { slug }: PlanTrade): string {
  return `${key}.${slug}`;
}

/** The first job of a trade is the calculation of its lead; where that does not say all, the message has every job. */
function leadsOf(site: PagedSite, trades: readonly PlanTrade[], form: SentForm & { readonly key: string }) {
  return trades.map((trade) => {
    const { jobs } = trade;
    const isTold = jobs.length === 1 && jobs[0].name === '';
    const lines = isTold ? [] : jobLines(site, trade);
    const message = [form.values.message ?? '', lines.join('\n')].filter((part) => part !== '').join('\n\n');
    const values = message === '' ? form.values : { ...form.values, message };
    return { value: leadOf(site, firstOf(site, trade), { ...form, values }), idempotencyKey: keyOf(form.key, trade) };
  });
}

function firstOf(site: PagedSite, { slug, jobs: [{ query }] }: PlanTrade): AskedCalculator {
  const prepared = site.catalog.calculators.get(slug);
  if (prepared === undefined) throw new Error(`there is no calculator ${slug}`);
  return askedCalculator(site, prepared, query);
}
