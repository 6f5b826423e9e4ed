/** One form for all jobs of a plan, over HTTP and without a script: who is asked, what is stored, and what is told. */
import SqliteDatabase from 'better-sqlite3';
import type { Answer } from '../../support/http.js';
import type { PageApp } from '../../support/page-app.js';
import { sendForm, startPageApp } from '../../support/page-app.js';
import { bilingualHousehold, germanConsent } from '../../support/page-catalog.js';

const jobs = [
  'item=wall-paint~area=25~page.name=Hall',
  'item=wall-paint~area=40~coats=2',
  'item=rain-tank',
  'item=cable-cross-section',
].join('&');
const placed = `${jobs}&city=saltmouth`;
const address = `/calculators/plan/request?${placed}`;

let pages: PageApp;
let before = 0;
beforeAll(async () => {
  pages = await startPageApp(bilingualHousehold);
});
beforeEach(async () => {
  before = (await pages.leads()).length;
});
afterAll(() => pages?.stop());

/** What the test has left in the store, by service. */
async function kept() {
  return (await pages.leads()).slice(before).sort((a, b) => (a.service < b.service ? -1 : 1));
}

type Fields = Readonly<Record<string, string>>;

/** The form of a page, without what is around it. */
function formOf(page: string): string {
  return /<form method="post"[\s\S]*?<\/form>/.exec(page)?.[0] ?? '';
}

/** The hidden fields of a form as they are in its page, and what a person fills in. */
async function filled(changes: Fields = {}, path = `/calculators/plan?${placed}`): Promise<Fields> {
  const form = formOf((await pages.open(path)).text);
  const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, k = '', v = '']) => [k, v]);
  const person = { name: 'Zelda Quillfeather', phone: '361-555-0142', email: '', message: '', consent: 'yes' };
  return { ...Object.fromEntries(hidden), ...person, preferred_channel: '', timeframe: '', website: '', ...changes };
}

function outcomeOf(sent: Answer): string {
  expect([sent.status, sent.headers['cache-control']]).toEqual([303, 'no-store']);
  const location = String(sent.headers.location);
  expect(location).toMatch(/^(?:\/de)?\/calculators\/plan\/request\/page-[\w-]{22}\?/);
  return location;
}

test('the city is asked for once, in the page of the plan', async () => {
  const { text, headers } = await pages.open(`/calculators/plan?${jobs}`);
  expect(text).toContain('href="#ask">Ask for all of these</a>');
  const [, form = ''] = /<form class="place"([\s\S]*?)<\/form>/.exec(text) ?? [];
  expect(form).toContain('action="/calculators/plan#ask"');
  expect(form.match(/<input type="hidden" name="item"/g)).toHaveLength(4);
  expect(form).toContain('<option value="saltmouth">');
  expect(formOf(text)).toBe('');
  expect(headers['cache-control']).not.toBe('no-store');
});

test('the consent names each business, and what nobody takes is left out before anything is sent', async () => {
  const { text, headers } = await pages.open(`/calculators/plan?${placed}`);
  expect(headers['cache-control']).toBe('no-store');
  const form = formOf(text);
  const [, list = ''] = /<div id="lead-goes-to">.*?<ul>(.*?)<\/ul>/.exec(form) ?? [];
  expect(list.match(/<li>.*?<\/li>/g)).toEqual([
    '<li>Painters: Brush &amp; Co, (361) 555-0177</li>',
    '<li>Rain tanks: Brush &amp; Co, (361) 555-0177</li>',
  ]);
  expect(form).toContain('aria-describedby="lead-goes-to lead-consent-text"');
  expect(form).toContain('I agree to the following, for each business named above:');
  expect(text).toMatch(/Nobody in Saltmouth takes requests for this right now, so it is left out: [^.]+\./);
  expect((await pages.open('/calculators/plan?item=cable-cross-section&city=saltmouth')).text).not.toContain(
    'lead-name',
  );
});

test('each trade becomes one request with its own jobs, and the page tells the reference of each', async () => {
  const fields = await filled({ message: 'Please call.', timeframe: 'this_week' });
  const { status, text } = await pages.open(outcomeOf(await pages.send(address, fields)));
  expect(status).toBe(200);
  const stored = await kept();
  const one = { contact_name: 'Zelda Quillfeather', contact_phone: '+13615550142', city: 'saltmouth' };
  expect(stored).toMatchObject([
    { ...one, service: 'rain-tank', message: 'Please call.', disposition: 'accepted', provider: 'brush-and-co' },
    { ...one, service: 'wall-paint', disposition: 'accepted', provider: 'brush-and-co', timeframe: 'this_week' },
  ]);
  const [tank, paint] = stored;
  expect(paint?.message).toBe(
    'Please call.\n\nHall: Area of the walls: 25 m²\nJob 2: Area of the walls: 40 m²; Coats: 2 coats',
  );
  expect(String(paint?.calculation)).toMatch(/"slug":"wall-paint".*"area":25,/);
  expect(String(tank?.source)).not.toContain('wall-paint');
  expect(text).toContain('2 requests are stored. Each has its own reference number.');
  for (const lead of stored) expect(text).toContain(`<code>${lead.id}</code>`);
  expect(text).toContain('You left open how they reach you, this week.');
  expect(text.match(/It goes to Brush &amp; Co\./g)).toHaveLength(2);
});

test('sent again, reloaded, or sent by several clicks, each trade is one request', async () => {
  const fields = await filled();
  const sent = await Promise.all([1, 2, 3, 4].map(() => pages.send(address, fields)));
  const outcomes = [...new Set([...sent, await pages.send(address, fields)].map(outcomeOf))];
  expect(outcomes).toHaveLength(1);
  expect((await kept()).map(({ service }) => service)).toEqual(['rain-tank', 'wall-paint']);
  expect((await pages.open(outcomes[0] ?? '')).text.match(/<code>/g)).toHaveLength(2);
});

test('words that were changed after sending are refused once, and go out with the next click', async () => {
  const fields = await filled();
  outcomeOf(await pages.send(address, fields));
  const changed = await pages.send(address, { ...fields, message: 'In May.' });
  expect([changed.status, (await kept()).length]).toEqual([422, 2]);
  expect(changed.text).toContain('You already sent a request from this page.');
});

test('a mistake is shown at its field, with the plan and everything that was filled in, and nothing is stored', async () => {
  const wrong = { phone: '12', message: 'Two <rooms>', timeframe: 'planning' };
  const { status, text } = await pages.send(address, await filled({ ...wrong, consent: '' }));
  expect([status, await kept()]).toEqual([422, []]);
  expect(text).toMatch(/<title>Error: /);
  const form = formOf(text);
  expect(form).toMatch(/value="12" aria-describedby="lead-phone-error lead-phone-hint" aria-invalid="true"/);
  expect(form).toContain('id="lead-consent-error"');
  expect(form).toContain('Two &lt;rooms&gt;');
  expect(form).toContain('<option value="planning" selected>');
  expect(form).not.toContain(' checked');
  expect(text).toContain('Hall · ');
  expect(text).toContain('<option value="saltmouth" selected>');
});

test('where one request cannot be stored, none is, and the same form sent again stores all', async () => {
  const fields = await filled();
  const store = new SqliteDatabase(pages.file);
  store.exec(`create trigger second before insert on leads when (select count(*) from leads) = ${before + 1}
    begin select raise(abort, 'full'); end`);
  const { status, text } = await pages.send(address, fields);
  expect([status, await kept()]).toEqual([503, []]);
  expect(formOf(text)).toContain('value="361-555-0142"');
  expect(formOf(text)).toContain(`name="key" value="${fields['key']}"`);
  store.exec('drop trigger second');
  store.close();
  outcomeOf(await pages.send(address, fields));
  expect(await kept()).toHaveLength(2);
});

test('in another language the form, its consent and its outcome are in that language', async () => {
  const path = `/de/calculators/plan?${placed}`;
  const fields = await filled({}, path);
  expect(fields['consent_text']).toBe(germanConsent);
  expect((await pages.open(path)).text).toContain('Alle Vorhaben anfragen');
  const outcome = await pages.open(outcomeOf(await pages.send(`/de${address}`, fields)));
  expect(outcome.text).toContain('2 Anfragen sind gespeichert.');
  expect(await kept()).toHaveLength(2);
});

test('only pages of this service may send it, and a plan without anybody to ask is not sent', async () => {
  const foreign = await sendForm(pages.app, address, await filled(), { 'sec-fetch-site': 'cross-site' });
  expect([foreign.status, await kept()]).toEqual([403, []]);
  const nobody = await pages.send(`/calculators/plan/request?${jobs}`, await filled());
  expect([nobody.status, await kept()]).toEqual([303, []]);
  expect(String(nobody.headers.location)).toMatch(/^\/calculators\/plan\?item=.*#ask$/);
  const read = await pages.open(address);
  expect([read.status, read.headers.location]).toEqual([303, expect.stringMatching(/^\/calculators\/plan\?item=/)]);
  expect((await pages.open(`/calculators/plan/request/page-${'k'.repeat(22)}?${placed}`)).status).toBe(404);
});

test('the place stays with the plan on every way out of it', async () => {
  const { text } = await pages.open(`/calculators/plan?${placed}&neighborhood=harbour`);
  const links = [...text.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  const remove = links.filter((link) => link.endsWith('#jobs') && link.startsWith('/calculators/plan?'));
  const change = links.filter((link) => /^\/calculators\/[a-z-]+\?.*page\.plan=/.test(link));
  expect([remove.length, change.length]).toEqual([4, 4]);
  for (const link of [...remove, ...change]) expect(link).toContain('city=saltmouth&neighborhood=harbour');
  const forms = text.match(/<form class="row"[\s\S]*?<\/form>/g) ?? [];
  for (const form of forms) expect(form).toContain('name="city" value="saltmouth"');
  const changed = (await pages.open(change[2] ?? '')).text.replaceAll('&amp;', '&');
  expect(changed).toMatch(/href="\/calculators\/plan\?item=[^"]*&city=saltmouth&neighborhood=harbour"/);
});
