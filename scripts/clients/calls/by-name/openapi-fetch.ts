/** Calls by openapi-fetch, with the types of openapi-typescript. */
import createClient from 'openapi-fetch';
import { tryCallsByName } from './calls.js';
import type { paths } from './index.js';

const client = createClient<paths>({ baseUrl: process.argv[2] ?? '' });

await tryCallsByName(async (query) => {
  const { data, error } = await client.GET('/api/calc/fence', { params: { query } });
  return { answer: data, problem: error };
});
