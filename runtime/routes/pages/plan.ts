/** `GET /calculators/plan`: the plan of the interface, for people. */
import { queryText } from '../../../contract/addresses.js';
import { queryOf, scanQuery } from '../../../engine/calculator/scan-query.js';
import { answerPlan } from '../../../engine/questions/plan.js';
import type { Subject } from '../../../engine/questions/subject.js';
import { subjectOf } from '../../../engine/questions/subject.js';
import { htmlType } from '../../../http/reply.js';
import { replyMade, replyOnce } from '../../../http/representation.js';
import type { TagList } from '../../../pages/site/index-page.js';
import { renderPlan } from '../../../pages/site/plan-page.js';
import type { ResourceHandler } from '../resource.js';
import type { PageContext } from './page-context.js';

export function sendPlan({ instance, catalog, caching }: PageContext, tags: readonly TagList[]): ResourceHandler {
  return (exchange) => {
    const items = itemsIn(queryOf(exchange.request.url ?? ''));
    const subjects = new Map(items.flatMap((item) => subjectNamed(catalog.calculators, item.split('~')[0] ?? '')));
    const query = queryText(items.map((item) => ['item', item]));
    const outcome = items.length === 0 ? null : answerPlan(subjects, query, catalog.words);
    const plan = outcome?.kind === 'answered' ? outcome.members : null;
    const problems = outcome?.kind === 'refused' ? outcome.refusal.errors.map(({ detail }) => detail) : [];
    const text = renderPlan(instance, tags, { items, plan, problems });
    if (outcome?.kind === 'refused') replyOnce(exchange, 400, { type: htmlType, text });
    else replyMade(exchange, caching, htmlType, text);
  };
}

function itemsIn(query: string): readonly string[] {
  const items = scanQuery(query).flatMap(({ name, value }) => (name === 'item' ? (value ?? '').split(';') : []));
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

type Calculators = PageContext['catalog']['calculators'];

function subjectNamed(calculators: Calculators, slug: string): readonly (readonly [string, Subject])[] {
  const calculator = calculators.get(slug);
  return calculator === undefined ? [] : [[slug, subjectOf(calculator)]];
}
