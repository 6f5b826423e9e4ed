/** Calls the client of swagger-typescript-api, which throws its response where that is a problem. */
import { tryCallsByName } from './calls.js';
import { Api } from './index.js';

const { api } = new Api({ baseUrl: process.argv[2] ?? '' });

await tryCallsByName(async (inputs) => {
  try {
    return { answer: (await api.calcFence(inputs)).data };
  } catch (refused) {
    return { problem: (refused as { readonly error: unknown }).error };
  }
});
