/** Calls the client of swagger-typescript-api. */
import { tryCalls } from './calls.js';
import { Api } from './index.js';

const { api } = new Api({ baseUrl: process.argv[2] ?? '' });

/** It throws its response where that is a problem. */
async function given(call: Promise<{ readonly data: unknown }>): Promise<{ answer?: unknown; problem?: unknown }> {
  try {
    return { answer: (await call).data };
  } catch (refused) {
    return { problem: (refused as { readonly error: unknown }).error };
  }
}

await tryCalls({
  calculate: (slug, inputs) => given(api.calculate(slug, { inputs })),
  checkQuote: (slug, inputs, amount) => given(api.checkQuote(slug, { inputs, amount })),
});
