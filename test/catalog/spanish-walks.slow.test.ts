import type { Page } from 'playwright-core';
import { Finger, phone } from '../support/slow/finger.js';
import { RealPages } from '../support/slow/real-pages.js';

const pages = new RealPages('all languages');

async function search(page: Page, finger: Finger, words: string, slug: string): Promise<void> {
  await finger.type('main input[name="q"]', words);
  await finger.tap('main form[role="search"] button');
  await finger.tap(`main a[href^="/es/calculators/${slug}"]`);
  await page.locator('reckoner-calculator:defined').waitFor();
}

async function send(page: Page, finger: Finger): Promise<void> {
  await finger.type('#lead-name', 'Zelda Quillfeather');
  await finger.type('#lead-phone', '361-555-0142');
  await finger.tap('#lead-consent');
  await finger.tap('section.lead form button');
  await page.getByRole('heading', { name: /^Recibimos su/ }).waitFor();
}

/** The calculator's place: a city, and then the form of whoever works there. */
async function choose(page: Page, finger: Finger, city: string): Promise<void> {
  await finger.choose('form select[name="city"]', city);
  await finger.tap('form:has(select[name="city"]) button');
  await page.locator('#lead-name').waitFor();
}

interface Walk {
  readonly who: string;
  readonly walk: (page: Page, finger: Finger) => Promise<void>;
  /** The services that are asked, and an input of each request. */
  readonly asked: Readonly<Record<string, RegExp>>;
  readonly taps: number;
}

const walks: readonly Walk[] = [
  {
    who: 'a tenant with a leak',
    walk: async (page, finger) => {
      await search(page, finger, 'fuga de agua', 'leak-detection');
      await finger.type('#field-used', '3');
      await page.waitForURL(/used=3/);
      await choose(page, finger, 'corpus-christi');
    },
    asked: { 'leak-detection': /"used":3/ },
    taps: 11,
  },
  {
    who: 'a rancher with a fence',
    walk: async (page, finger) => {
      await search(page, finger, 'cerca de puas', 'barbed-wire-fence');
      await finger.type('#field-length', '2600');
      await page.waitForURL(/length=2600/);
      await choose(page, finger, 'alice');
    },
    asked: { 'barbed-wire-fence': /"length":2600/ },
    taps: 11,
  },
  {
    who: 'a family that plans a bathroom',
    walk: async (page, finger) => {
      await search(page, finger, 'poner loseta en el bano', 'tile-installation');
      await finger.tap(page.locator('a[data-plan]').last());
      await page.waitForURL(/\/plan\?/);
      await finger.tap('header a[href*="/calculators"]:not([data-plan-way])');
      await search(page, finger, 'pintar el bano', 'painters');
      await finger.tap(page.locator('a[data-plan]').last());
      await page.locator('.job-title').nth(1).waitFor();
      await finger.tap('a[href="#ask"]');
      await finger.choose('#ask select[name="city"]', 'alice');
      await finger.tap('#ask form button');
      await page.locator('#lead-goes-to li').nth(1).waitFor();
    },
    asked: { painters: /./, 'tile-installation': /./ },
    taps: 17,
  },
];

test.each(walks)('$who', async ({ walk, asked, taps }) => {
  const before = (await pages.leads()).length;
  const { page, complaints, close } = await pages.open('/es/', phone);
  const finger = new Finger(page);
  await walk(page, finger);
  await send(page, finger);
  const leads = (await pages.leads()).slice(before);
  expect(leads.map(({ service }) => service).sort()).toEqual(Object.keys(asked).sort());
  for (const { service, calculation } of leads) expect(String(calculation)).toMatch(asked[service ?? ''] ?? /^$/);
  expect(finger.taps).toBe(taps);
  expect(complaints).toEqual([]);
  await close();
});
