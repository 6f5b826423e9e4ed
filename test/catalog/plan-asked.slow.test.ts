import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { network } from '../../generated/network.js';
import { Finger, phone } from '../support/slow/finger.js';
import { RealPages } from '../support/slow/real-pages.js';

const pages = new RealPages('all languages');

const jobs = ['fence', 'concrete', 'sod'] as const;
async function planJobs(page: Page, finger: Finger): Promise<void> {
  for (const [count, slug] of jobs.entries()) {
    if (count > 0) await finger.tap('header a[href*="/calculators"]:not([data-plan-way])');
    await finger.tap(page.locator(`main a[href*="/calculators/${slug}"]`).first());
    await page.waitForURL(new RegExp(`/calculators/${slug}`));
    await finger.tap(page.locator('a[data-plan]').last());
    await page.waitForURL(/\/plan\?/);
    expect(await page.locator('.job-title').count()).toBe(count + 1);
  }
}

const languagesOf = [
  ['', true, 'We have your requests', '3 requests are stored'],
  ['', false, 'We have your requests', '3 requests are stored'],
  ['/es', true, 'Recibimos sus solicitudes', '3 solicitudes están guardadas'],
  ['/es', false, 'Recibimos sus solicitudes', '3 solicitudes están guardadas'],
] as const;

test.each(languagesOf)(
  'from home at %s/ to three requests, JavaScript %s',
  async (root, javaScriptEnabled, title, stored) => {
    const before = (await pages.leads()).length;
    const { page, complaints, close } = await pages.open(`${root}/`, { ...phone, javaScriptEnabled });
    const finger = new Finger(page);
    await planJobs(page, finger);
    await finger.tap('a[href="#ask"]');
    await finger.choose('#ask select[name="city"]', 'alice');
    await finger.tap('#ask form button');
    await page.locator('#lead-goes-to li').nth(2).waitFor();
    const named = await page.locator('#lead-goes-to').innerText();
    for (const slug of jobs) {
      const provider = network.slots[slug]?.['alice']?.provider ?? '';
      expect(named).toContain(network.providers[provider]?.name);
    }
    if (javaScriptEnabled) {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
    }
    // Without a name first: the form comes back with what was typed, at its mistakes.
    await finger.type('#lead-phone', '361-555-0142');
    await finger.tap('#lead-consent');
    await finger.tap('section.lead form button');
    await page.locator('#lead-problems').waitFor();
    expect(await page.locator('#lead-phone').inputValue()).toBe('361-555-0142');
    expect(await page.locator('#lead-consent').isChecked()).toBe(true);
    expect((await pages.leads()).length).toBe(before);
    await finger.type('#lead-name', 'Zelda Quillfeather');
    await finger.tap('section.lead form button');
    await page.waitForURL(/\/plan\/request\/page-/);
    expect(await page.locator('h1').innerText()).toBe(title);
    expect(await page.locator('main').innerText()).toContain(stored);
    const leads = (await pages.leads()).slice(before);
    expect(leads.map(({ service }) => service).sort()).toEqual([...jobs].sort());
    const text = await page.locator('main').innerText();
    for (const { id } of leads) expect(text).toContain(id);
    // The detour by the mistake is the second tap on Send.
    expect(finger.taps - 1).toBe(16);
    expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
    await close();
  },
);

test('a city that was chosen before is not asked for again, and what nobody does there is left out', async () => {
  const { page, close } = await pages.open('/', phone);
  const finger = new Finger(page);
  await page.goto(pages.at('/calculators/roofing?city=george-west'));
  await page.goto(pages.at('/'));
  await planJobs(page, finger);
  await page.locator('#lead-goes-to li').nth(1).waitFor();
  expect(await page.locator('#ask [role="status"]').innerText()).toMatch(
    /^Nobody in George West takes requests for this right now, so it is left out: /,
  );
  expect(await page.locator('#lead-goes-to li').count()).toBe(2);
  await finger.tap('a[href="#ask"]');
  await finger.type('#lead-name', 'Zelda Quillfeather');
  await finger.type('#lead-phone', '361-555-0142');
  await finger.tap('#lead-consent');
  await finger.tap('section.lead form button');
  await page.waitForURL(/\/plan\/request\/page-/);
  expect(finger.taps).toBe(13);
  await page.getByRole('link', { name: 'Back to your plan' }).tap();
  await page.locator('.job-title').nth(2).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Your plan (3)' }).waitFor();
  await close();
});
