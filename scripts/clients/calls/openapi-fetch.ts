/** Calls by openapi-fetch, with the types of openapi-typescript. */
import createClient from 'openapi-fetch';
import { tryCalls } from './calls.js';
import type { paths } from './index.js';

const client = createClient<paths>({ baseUrl: process.argv[2] ?? '' });

await tryCalls({
  calculate: async (slug, inputs) => {
    const { data, error } = await client.GET('/api/calc/{slug}', { params: { path: { slug }, query: { inputs } } });
    return { answer: data, problem: error };
  },
  checkQuote: async (slug, inputs, amount) => {
    const query = { inputs, amount };
    const { data, error } = await client.GET('/api/calc/{slug}/quote', { params: { path: { slug }, query } });
    return { answer: data, problem: error };
  },
});
