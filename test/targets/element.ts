/** The element in a page of a real browser. */
import type { Page } from 'playwright-core';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { servedCatalog } from '../support/real-app.js';
import { shareOf } from '../support/shares.js';
import { launchBrowser, openPage } from '../support/slow/browser.js';
import { builtAssets, pageAround, servePages } from '../support/slow/page-server.js';
import { chromiumProgram } from '../support/slow/programs.js';
import type { Asked } from './calls.js';
import { callsOf, listCalls, real, seed, spelledCalls } from './calls.js';
import type { Target } from './target.js';

export const element: Target = {
  name: 'the element',
  programs: [chromiumProgram],
  // A page tells other mistakes than the service: what it does not know belongs to somebody else.
  calls: () => [...shareOf(real.flatMap(callsOf), 7, seed), ...[...spelledCalls(), ...listCalls()].filter(isAnswered)],
  view: ({ answer }) => (answer.ok ? plain(answer) : { refused: answer.detail }),
  ask: async (calls) => {
    const assets = builtAssets('generated', serveCatalog(servedCatalog, servedCatalog.service).service);
    const [browser, server] = await Promise.all([launchBrowser(), servePages(assets, () => pageAround(assets, ''))]);
    try {
      const { page, complaints } = await openPage(browser, server.address);
      const asked = calls.map(({ edition: { calculator }, call }) => {
        return { module: assets.moduleOf(calculator.slug), query: String(call.query) };
      });
      const told = await tell(page, { asked, service: assets.service });
      expect(complaints).toEqual([]);
      return told.map(({ answer, refused }) => (answer === null ? { refused } : plain(answer)));
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

function isAnswered({ answer }: Asked): boolean {
  return answer.ok;
}

/**
 * Without what belongs to the service or to the page around an element: the place, what to do next, the document of sources
 * and the ledger.
 */
function plain(answer: object): unknown {
  const {
    cta: _,
    local_routing: __,
    basis: ___,
    trace,
    ...rest
  } = answer as { trace: object } & Record<string, unknown>;
  const { ledger: ____, ...told } = trace as Record<string, unknown>;
  return { ...rest, trace: told };
}

interface Told {
  readonly answer: object | null;
  readonly refused: string | null;
}

/** In the page: the answers of elements to queries, or why they give none, each as the event tells it. */
const askAll = `async ({ asked, service }) => {
  const told = [];
  let element = null;
  let detail = null;
  let shown = null;
  for (const { module, query } of asked) {
    if (module !== shown) {
      element?.remove();
      element = document.createElement('reckoner-calculator');
      const ready = new Promise((resolve) =>
        element.addEventListener('reckoner-answer', (event) => resolve(detail = event.detail)));
      element.setAttribute('src', module);
      element.setAttribute('service', service);
      document.querySelector('main').append(element);
      await ready;
      shown = module;
    }
    element.query = query;
    told.push({ answer: detail.answer, refused: detail.refusal?.detail ?? null });
  }
  return told;
}`;

async function tell(page: Page, all: { readonly asked: readonly unknown[]; readonly service: unknown }) {
  return (await page.evaluate(`(${askAll})(${JSON.stringify(all)})`)) as readonly Told[];
}
