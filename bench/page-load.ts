/** Measures the bodies that a browser loads over HTTP for the heaviest page of a calculator. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { calculators } from '../generated/index.js';
import { network } from '../generated/network.js';
import { service } from '../generated/service.js';
import { readDocuments } from '../runtime/process/read-documents.js';
import { startApp } from '../test/support/http.js';
import { launchBrowser, openPage } from '../test/support/slow/browser.js';
import { builtSource } from '../test/support/slow/page-server.js';
import type { Row } from './row.js';

interface Loaded {
  readonly name: string;
  readonly bytes: number;
}

/** A row for the whole page, then one for each kind of file. */
export async function benchPageLoad(): Promise<readonly Row[]> {
  const catalog = { calculators, network, service, documents: readDocuments('generated') };
  const submitLead = async () => ({ body: '{}' });
  const leads = { submitLead, recallLead: async () => null };
  const app = await startApp({ catalog, pages: builtSource('generated'), ...leads });
  try {
    const [city = ''] = Object.keys(network?.cities ?? {});
    const pages = await Promise.all(
      [...calculators.keys()].map(async (slug) => {
        const path = `/calculators/${slug}?city=${city}`;
        return { path, bytes: await transferred(app.port, path) };
      }),
    );
    const heaviest = pages.reduce((a, b) => (b.bytes > a.bytes ? b : a));
    const loaded = await loadedBy(`http://127.0.0.1:${app.port}${heaviest.path}`);
    const parts = [{ name: 'document', bytes: heaviest.bytes }, ...loaded];
    const whole = parts.reduce((sum, { bytes }) => sum + bytes, 0);
    return [{ name: heaviest.path, bytes: whole }, ...parts].map(({ name, bytes }) => ({
      name,
      value: bytes / 1000,
      unit: 'kB',
      ratio: bytes / whole,
    }));
  } finally {
    await app.stop();
  }
}

/** The bytes of a body as it is sent, compressed. */
async function transferred(port: number, path: string): Promise<number> {
  const asked = request({ host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'gzip' } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return (await buffer(answer)).length;
}

/** The bytes that a browser loads besides the document, by kind, as they are sent. */
async function loadedBy(address: string): Promise<readonly Loaded[]> {
  const browser = await launchBrowser();
  try {
    const { page } = await openPage(browser, address);
    await page.waitForLoadState('networkidle');
    const entries = (await page.evaluate(
      `performance.getEntriesByType('resource').map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }))`,
    )) as readonly Loaded[];
    const kinds = { scripts: /\.js$/, styles: /\.css$/ };
    return Object.entries(kinds).map(([name, pattern]) => {
      const own = entries.filter((entry) => pattern.test(entry.name));
      return { name: `${own.length} ${name}`, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) };
    });
  } finally {
    await browser.close();
  }
}
