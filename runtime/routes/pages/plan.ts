/** `GET /calculators/plan`: the plan of the interface, for people. */
import { queryText } from '../../../contract/addresses.js';
import { queryOf, scanQuery } from '../../../engine/calculator/scan-query.js';
import { answerPlan } from '../../../engine/questions/plan.js';
import type { Subject } from '../../../engine/questions/subject.js';
import { subjectOf } from '../../../engine/questions/subject.js';
import type { Handler } from '../../../http/locals.js';
import { htmlType } from '../../../http/reply.js';
import { sendOnce, sendText } from '../../../http/representation.js';
import { renderPlan } from '../../../pages/site/plan-page.js';
import type { PagedSite } from './paged-site.js';

export function sendPlan(site: PagedSite): Handler {
  const { catalog, caching, tags } = site;
  return ({ url }, response) => {
    const items = itemsIn(queryOf(url));
    const subjects = new Map(items.flatMap((item) => subjectNamed(catalog.calculators, item.split('~')[0] ?? '')));
    const query = queryText(items.map((item) => ['item', item]));
    const outcome = items.length === 0 ? null : answerPlan(subjects, query, catalog.words);
    const plan = outcome?.kind === 'answered' ? outcome.members : null;
    const problems = outcome?.kind === 'refused' ? outcome.refusal.errors.map(({ detail }) => detail) : [];
    const text = renderPlan(site, tags, { items, plan, problems });
    if (outcome?.kind === 'refused') sendOnce(response, 400, { type: htmlType, text });
    else sendText(response, caching, htmlType, text);
  };
}

function itemsIn(query: string): readonly string[] {
  const items = scanQuery(query).flatMap(({ name, value }) => (name === 'item' ? (value ?? '').split(';') : []));
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

type Calculators = PagedSite['catalog']['calculators'];

function subjectNamed(calculators: Calculators, slug: string): readonly (readonly [string, Subject])[] {
  const calculator = calculators.get(slug);
  return calculator === undefined ? [] : [[slug, subjectOf(calculator)]];
}
