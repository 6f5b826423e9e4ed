/** What a browser loads for a page of a calculator before anybody changes something, compressed, in every language. */
import { languages } from '../../generated/languages.js';
import { request } from '../support/http.js';
import { builtSource } from '../support/slow/page-server.js';
import { RealPages } from '../support/slow/real-pages.js';

/** In bytes, without the heads of answers. */
const most = 80_000;

const pages = new RealPages('all languages');

/** The calculators with the longest modules, and one that has much of everything. */
function heaviest(code: string): readonly string[] {
  const { modules } = builtSource('generated').calculators.modules;
  const own = Object.entries(modules).filter(([path]) => path.startsWith(`${code}calculators/`));
  const sorted = own.sort(([, a], [, b]) => b.length - a.length).slice(0, 5);
  return ['fence', ...sorted.map(([path]) => path.replace(/^.*\/|\.js$/g, ''))];
}

async function bytesAt(address: string): Promise<number> {
  const { port, pathname } = new URL(address);
  const accepted = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'br' };
  const { headers } = await request({ port: Number(port) }, 'GET', pathname, accepted);
  expect(headers['content-encoding']).toBe('br');
  return Number(headers['content-length']);
}

test.each(['', ...[...languages.keys()].map((code) => `${code}/`)])('pages at /%s are light', async (code) => {
  for (const slug of heaviest(code)) {
    const { page, requests, close } = await pages.open(`/${code}calculators/${slug}`, {});
    await page.waitForLoadState('networkidle');
    const loaded = [...new Set(requests)].filter((address) => address.startsWith('http:'));
    await close();
    const parts = await Promise.all(loaded.map(bytesAt));
    // The page, two style sheets, two scripts, the calculator and the facts of the service.
    expect(parts).toHaveLength(7);
    expect({ slug, isLight: parts.reduce((all, each) => all + each, 0) <= most }).toEqual({ slug, isLight: true });
  }
});
