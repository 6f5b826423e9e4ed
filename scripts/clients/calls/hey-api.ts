/** Calls the client of hey-api. */
import { tryCalls } from './calls.js';
import { client } from './client.gen.js';
import { calculate, checkQuote } from './sdk.gen.js';

client.setConfig({ baseUrl: process.argv[2] ?? '' });

await tryCalls({
  calculate: async (slug, inputs) => {
    const { data, error } = await calculate({ path: { slug }, query: { inputs } });
    return { answer: data, problem: error };
  },
  checkQuote: async (slug, inputs, amount) => {
    const { data, error } = await checkQuote({ path: { slug }, query: { inputs, amount } });
    return { answer: data, problem: error };
  },
});
