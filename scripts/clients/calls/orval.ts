/** Calls the client of orval, which knows no address of its own. */
import { tryCalls } from './calls.js';
import { calculate, checkQuote } from './index.js';

const { fetch } = globalThis;
globalThis.fetch = (path, options) => fetch(`${process.argv[2]}${path}`, options);

function given({ status, data }: { readonly status: number; readonly data: unknown }) {
  return status === 200 ? { answer: data } : { problem: data };
}

await tryCalls({
  calculate: async (slug, inputs) => given(await calculate(slug, { inputs })),
  checkQuote: async (slug, inputs, amount) => given(await checkQuote(slug, { inputs, amount })),
});
