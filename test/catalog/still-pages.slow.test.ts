/** Nothing on a calculator's page moves by itself while it comes over a slow network, in any language. */
import { languages } from '../../generated/languages.js';
import { RealPages } from '../support/slow/real-pages.js';

const pages = new RealPages('all languages');

const told = `window.moved = 0; new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.moved += value;
}).observe({ type: 'layout-shift', buffered: true })`;

/** Of a telephone far from its mast, in milliseconds and bytes a second. */
const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test.each(['', ...[...languages.keys()].map((code) => `${code}/`)])('at /%scalculators/fence', async (code) => {
  for (const width of [375, 1280]) {
    const { page, close } = await pages.open('/llms.txt', { viewport: { width, height: 667 } }, told);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await page.goto(pages.at(`/${code}calculators/fence`), { waitUntil: 'networkidle' });
    expect([width, await page.evaluate('window.moved')]).toEqual([width, 0]);
    await close();
  }
});
