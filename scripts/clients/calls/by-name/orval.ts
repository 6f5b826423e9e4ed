/** Calls the client of orval, which knows no address of its own. */
import { tryCallsByName } from './calls.js';
import { calcFence } from './index.js';

const { fetch } = globalThis;
globalThis.fetch = (path, options) => fetch(`${process.argv[2]}${path}`, options);

await tryCallsByName(async (inputs) => {
  const { status, data } = await calcFence(inputs);
  return status === 200 ? { answer: data } : { problem: data };
});
