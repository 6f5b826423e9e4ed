/** The benchmark's calculation and answer made in the ordinary way, for the other frameworks. */
import { catalog, slab } from '../../test/support/fixture-service.js';

export const baseUrl = 'http://public.example';

export function ordinaryAnswer(query: URLSearchParams): object {
  const length = clamp(Number(query.get('length') ?? 20), 1, 200);
  const width = clamp(Number(query.get('width') ?? 10), 1, 200);
  const thickness = (query.get('thickness') ?? '4') as '4';
  const used = { length, width, thickness };
  return {
    ok: true,
    slug: slab.slug,
    title: slab.title,
    subtitle: slab.subtitle,
    legal_disclaimer: catalog.service.legalDisclaimer,
    inputs: {
      length: { raw: Number(query.get('length')), used: length, clamped: false },
      width: { raw: Number(query.get('width')), used: width, clamped: false },
      thickness: { raw: thickness, used: thickness, clamped: false },
    },
    result: slab.answer(used),
    disclaimer: slab.disclaimer,
    cost_band: slab.costBand,
    local_routing: null,
    cta: {
      message: 'Ask a local provider of Concrete work.',
      lead_endpoint: `POST ${baseUrl}/api/lead-submit`,
      page_url: null,
      learn_more: `${baseUrl}/llms.txt`,
    },
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

export function queryOf(url: string | undefined): URLSearchParams {
  return new URLSearchParams((url ?? '').split('?')[1] ?? '');
}

const text = { type: 'string' };
const number = { type: 'number' };
const given = (value: object): object => object({ raw: value, used: value, clamped: { type: 'boolean' } });
function object(properties: object): object {
  return { type: 'object', properties };
}

/** The answer's schema, which is what makes Fastify fast. */
export const answerSchema = object({
  ok: { type: 'boolean' },
  slug: text,
  title: text,
  subtitle: text,
  legal_disclaimer: text,
  inputs: object({ length: given(number), width: given(number), thickness: given(text) }),
  result: object({
    value: number,
    unit: text,
    interpretation: text,
    secondary: { type: 'array', items: object({ value: number, unit: text, label: text }) },
  }),
  disclaimer: text,
  cost_band: object({ service_name: text, unit: text, price_min_usd: number, price_max_usd: number }),
  local_routing: { type: 'null' },
  cta: object({ message: text, lead_endpoint: text, page_url: { type: ['string', 'null'] }, learn_more: text }),
});
