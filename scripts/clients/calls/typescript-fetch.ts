/** Calls the client of openapi-generator's typescript-fetch. */

import { tryCalls } from './calls.js';
import { Configuration, DiscoveryApi, ResponseError } from './index.js';

const api = new DiscoveryApi(new Configuration({ basePath: process.argv[2] ?? '' }));

async function given(call: Promise<unknown>): Promise<{ answer?: unknown; problem?: unknown }> {
  try {
    return { answer: await call };
  } catch (error) {
    if (error instanceof ResponseError) return { problem: await error.response.json() };
    throw error;
  }
}

await tryCalls({
  calculate: (slug, inputs) => given(api.calculate({ slug, inputs })),
  checkQuote: (slug, inputs, amount) => given(api.checkQuote({ slug, inputs, amount })),
});
