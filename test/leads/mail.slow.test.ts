import { setTimeout as sleep } from 'node:timers/promises';
import type { Operator } from '../../leads/delivery/destinations.js';
import type { MailServer } from '../../leads/delivery/mail-server.js';
import type { Clock } from '../../leads/model/clock.js';
import type { LeadSettings } from '../../leads/settings.js';
import { claimDue } from '../../leads/store/delivery-queue.js';
import type { DeliveriesTable } from '../../leads/store/tables.js';
import { selfSigned } from '../support/certificate.js';
import type { LeadApp, LeadAppOptions } from '../support/lead-app.js';
import { startLeadApp } from '../support/lead-app.js';
import { leadBody, leadSettings, numberedBody, withoutIds } from '../support/lead-fixtures.js';
import type { MailReceiver, Verdict } from '../support/mail-receiver.js';
import { bodiesOf, refusal, startMailReceiver } from '../support/mail-receiver.js';
import { hangs, until } from '../support/until.js';
import { startReceiver, status } from '../support/webhook-receiver.js';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

let receiver: MailReceiver;
let now: number;
const running: { readonly stop: () => Promise<void> }[] = [];

beforeEach(async () => {
  receiver = await startMailReceiver();
  now = Date.parse('2026-05-02T12:00:00Z');
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((started) => started.stop()));
  await receiver.stop();
});

interface MailOptions extends Omit<LeadAppOptions, 'settings'> {
  readonly server?: Partial<MailServer>;
  readonly operator?: Operator | null;
  readonly mailboxes?: Readonly<Record<string, string>>;
}

function settingsOf({ webhooks, server, operator = null, mailboxes }: MailOptions): Partial<LeadSettings> {
  const { destinations } = leadSettings({ engine: 'sqlite', path: '' }, webhooks);
  const addresses = mailboxes ?? { 'seven-gulls': 'office@gulls.example' };
  return {
    destinations: { ...destinations, mailboxes: new Map(Object.entries(addresses)), operator },
    mail: {
      host: '127.0.0.1',
      port: receiver.port,
      tls: 'none',
      login: null,
      from: 'Reckoner <leads@reckoner.example>',
      ca: null,
      ...server,
    },
  };
}

/** A service whose deliveries only run when the test says so. */
async function start(options: MailOptions = {}): Promise<LeadApp> {
  const { server: _server, operator: _operator, mailboxes: _mailboxes, ...rest } = options;
  const worker = { timeout: hangs, leaseMargin: 1000, pollInterval: 20 };
  const settings = settingsOf(options);
  const leadApp = await startLeadApp({ clock: () => now, random: () => 0, worker, ...rest, settings });
  running.push(leadApp);
  return leadApp;
}

async function deliveries({ database }: LeadApp): Promise<readonly DeliveriesTable[]> {
  return database.read((db) => db.selectFrom('deliveries').selectAll().orderBy('id').execute());
}

async function outcomes({ database }: LeadApp): Promise<readonly string[]> {
  const rows = await database.read((db) => db.selectFrom('delivery_attempts').selectAll().orderBy('id').execute());
  return rows.map(({ outcome, http_status, reason }) => [outcome, http_status, reason].join(' '));
}

/** Clocks that count how often they are looked at, by name. */
function countedClocks(): readonly [ReadonlyMap<string, number>, (name: string) => Clock] {
  const looks = new Map<string, number>();
  const clockOf = (name: string) => (): number => {
    looks.set(name, (looks.get(name) ?? 0) + 1);
    return now;
  };
  return [looks, clockOf];
}

function onlyMail() {
  const [mail, ...others] = receiver.mails;
  if (mail === undefined || others.length > 0) throw new Error(`${receiver.mails.length} mails`);
  return mail;
}

describe('a lead', () => {
  test('reaches the mailbox of its provider, as text and as HTML, once', async () => {
    const leadApp = await start();
    const calculation = { slug: 'fence', inputs: { fenceLength: 80 } };
    const answer = await leadApp.post(leadBody({ calculation, timeframe: 'this_week', postal_code: '78332' }));
    await leadApp.service.drain();
    await leadApp.service.drain();
    const mail = onlyMail();
    expect([mail.from, mail.to]).toEqual(['leads@reckoner.example', ['office@gulls.example']]);
    const [delivery] = await deliveries(leadApp);
    expect(delivery).toMatchObject({ channel: 'email', state: 'delivered', attempts: 1 });
    expect(Object.fromEntries(mail.headers)).toMatchObject({
      from: 'Reckoner <leads@reckoner.example>',
      to: 'office@gulls.example',
      'reply-to': 'zelda@quillfeather.example',
      subject: 'New request: Fence installation in Alice',
      'message-id': `<${delivery?.id}@reckoner.example>`,
      date: 'Sat, 02 May 2026 12:00:00 +0000',
      'auto-submitted': 'auto-generated',
    });
    const text = bodiesOf(mail).get('text/plain') ?? '';
    expect(text).toContain('\nName: Zelda Quillfeather\nPhone: +13615550142\nEmail: zelda@quillfeather.example\n');
    expect(text).toContain('\nPlace: Alice, 78332\nWhen: this week\nMessage: Replace the fence behind the house.\n');
    expect(text).toMatch(/\nCalculation: .*11/);
    expect(text).toContain(`\nLead: ${answer.json()['lead_id']}\n`);
    expect(bodiesOf(mail).get('text/html')).toContain('<td>Zelda Quillfeather</td>');
  });

  const channels: readonly (readonly [readonly string[] | undefined, string | undefined])[] = [
    [undefined, 'zelda@quillfeather.example'],
    [['call', 'email'], 'zelda@quillfeather.example'],
    [['call', 'text'], undefined],
  ];
  test.each(channels)('whose person agreed to %j is answered at %s', async (agreed, replyTo) => {
    const leadApp = await start();
    const { consent } = leadBody();
    await leadApp.post(leadBody({ consent: { ...(consent as object), channels: agreed } }));
    await leadApp.service.drain();
    expect(onlyMail().headers.get('reply-to')).toBe(replyTo);
  });

  test('whose person has no email address is answered by telephone', async () => {
    const leadApp = await start();
    await leadApp.post(leadBody({ contact: { name: 'Zelda Quillfeather', phone: '361-555-0142' } }));
    await leadApp.service.drain();
    expect(onlyMail().headers.has('reply-to')).toBe(false);
  });

  const hostile = ['Zelda\r\nBcc: thief@evil.example', 'Zelda\nSubject: Free money', '<b onload=x>Zelda</b> & "co"'];
  test.each(hostile)('from %j breaks neither headers nor HTML', async (name) => {
    const leadApp = await start();
    const message = 'Hi\r\n.\r\nRCPT TO:<thief@evil.example>\r\n<script>alert(1)</script>\n--\nBcc: thief@evil.example';
    await leadApp.post(leadBody({ contact: { name, email: 'zelda+x@quillfeather.example' }, message }));
    await leadApp.service.drain();
    const mail = onlyMail();
    expect(mail.to).toEqual(['office@gulls.example']);
    expect([...mail.headers.keys()].sort()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
      'x-auto-response-suppress',
    ]);
    expect(mail.headers.get('subject')).toBe('New request: Fence installation in Alice');
    expect(bodiesOf(mail).get('text/html')).not.toMatch(/<script|<b /);
    expect(bodiesOf(mail).get('text/html')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(bodiesOf(mail).get('text/plain')).toContain('RCPT TO:<thief@evil.example>');
  });

  test('goes by both ways where its provider has both, under an id for each', async () => {
    const hook = await startReceiver();
    running.push(hook);
    const leadApp = await start({ webhooks: { 'seven-gulls': hook.url } });
    for (let number = 0; number < 3; number++) await leadApp.post(numberedBody(number));
    await leadApp.service.drain();
    const rows = await deliveries(leadApp);
    expect(rows.map(({ channel, state }) => `${channel} ${state}`).sort()).toEqual([
      ...Array.from({ length: 3 }, () => 'email delivered'),
      ...Array.from({ length: 3 }, () => 'webhook delivered'),
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(6);
    expect([hook.received.length, receiver.mails.length]).toEqual([3, 3]);
  });

  test('still goes by mail while the webhook fails, and by the webhook while the mail does', async () => {
    const hook = await startReceiver(status(500));
    running.push(hook);
    const leadApp = await start({ webhooks: { 'seven-gulls': hook.url } });
    await leadApp.post(numberedBody(1));
    await leadApp.service.drain();
    expect((await deliveries(leadApp)).map(({ channel, state }) => [channel, state]).sort()).toEqual([
      ['email', 'delivered'],
      ['webhook', 'pending'],
    ]);
    hook.answerWith(status(200));
    receiver.takeWith(() => ({ code: 451 }));
    await leadApp.post(numberedBody(2));
    await leadApp.service.drain();
    expect([...(await outcomes(leadApp))].sort()).toEqual([
      'delivered 200 ',
      'delivered 250 ',
      'refused 451 ',
      'refused 500 ',
    ]);
  });

  test('that waited without a way goes by mail once there is one', async () => {
    const without = await start({ mailboxes: {} });
    await without.post(leadBody());
    await without.service.drain();
    expect(await deliveries(without)).toEqual([expect.objectContaining({ channel: null, state: 'pending' })]);
    const claimed = await claimDue(without.database, {
      ways: [{ provider: 'seven-gulls', channel: 'email' }],
      now,
      lease: 1000,
      limit: 5,
    });
    expect(claimed.map(({ delivery }) => delivery.channel)).toEqual(['email']);
  });
});

describe('a mail server that', () => {
  const passing: readonly (readonly [string, (number: number) => number, string])[] = [
    ['refuses for now', () => 421, 'refused 421 '],
    ['is full', () => 452, 'refused 452 '],
    ['greylists', () => 451, 'refused 451 '],
  ];
  test.each(passing)('%s gets the same message again by the schedule', async (_name, code, outcome) => {
    receiver.takeWith((number) => (number < 3 ? { code: code(number) } : 'take'));
    const leadApp = await start();
    await leadApp.post(leadBody());
    await leadApp.service.drain();
    now += 5 * second;
    await leadApp.service.drain();
    now += 5 * minute;
    await leadApp.service.drain();
    expect(await outcomes(leadApp)).toEqual([outcome, outcome, 'delivered 250 ']);
    const [delivery] = await deliveries(leadApp);
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 3 });
    expect(onlyMail().headers.get('message-id')).toContain(delivery?.id);
  });

  test.each([550, 554])('refuses the message for good with %i makes a dead letter at once', async (code) => {
    receiver.takeWith(() => ({ code }));
    const leadApp = await start();
    await leadApp.post(leadBody());
    await leadApp.service.drain();
    now += 10 * day;
    await leadApp.service.drain();
    expect(await outcomes(leadApp)).toEqual([`rejected ${code} `]);
    expect(await deliveries(leadApp)).toEqual([expect.objectContaining({ state: 'dead', attempts: 1 })]);
    expect(leadApp.service.counters()).toMatchObject({ delivery_dead: 1 });
    expect(JSON.stringify(leadApp.logs)).not.toMatch(/Quillfeather|quillfeather|office@/);
  });

  const recipients: readonly (readonly [number, string, string])[] = [
    [550, 'rejected 550 ', 'dead'],
    [450, 'refused 450 ', 'pending'],
  ];
  test.each(recipients)('answers %i to the recipient', async (code, outcome, state) => {
    const strict = await startMailReceiver({
      onRcptTo: (_address, _session, callback) => callback(refusal({ code })),
    });
    running.push(strict);
    const leadApp = await start({ server: { port: strict.port } });
    await leadApp.post(leadBody());
    await leadApp.service.drain();
    expect(await outcomes(leadApp)).toEqual([outcome]);
    expect(await deliveries(leadApp)).toEqual([expect.objectContaining({ state })]);
  });

  test('drops the connection in the middle of the message gets it again', async () => {
    receiver.cutNext();
    const leadApp = await start();
    await leadApp.post(leadBody({ message: 'x'.repeat(1900) }));
    await leadApp.service.drain();
    expect([await outcomes(leadApp), receiver.mails.length]).toEqual([['connection_failed  '], 0]);
    now += 5 * second;
    await leadApp.service.drain();
    expect(await outcomes(leadApp)).toEqual(['connection_failed  ', 'delivered 250 ']);
    expect(receiver.mails).toHaveLength(1);
  });

  test('takes the message and drops the connection before it says so gets it again, under the same Message-ID', async () => {
    receiver.takeWith((number) => (number === 1 ? 'take_and_hang_up' : 'take'));
    const leadApp = await start();
    await leadApp.post(leadBody());
    await leadApp.service.drain();
    now += 5 * second;
    await leadApp.service.drain();
    expect(await outcomes(leadApp)).toEqual(['connection_failed  ', 'delivered 250 ']);
    expect(receiver.mails).toHaveLength(2);
    expect(new Set(receiver.mails.map(({ headers }) => headers.get('message-id'))).size).toBe(1);
  });

  test('never answers is abandoned at the time limit', async () => {
    receiver.takeWith(() => new Promise(() => undefined));
    const leadApp = await start({ worker: { timeout: second } });
    await leadApp.post(leadBody());
    await leadApp.service.drain();
    expect(await outcomes(leadApp)).toEqual(['timeout  ']);
    expect(await deliveries(leadApp)).toEqual([expect.objectContaining({ state: 'pending', lease_until: null })]);
  });

  test('answers within the time limit, though slowly, has the message', async () => {
    receiver.takeWith(async (): Promise<Verdict> => {
      await sleep(400);
      return 'take';
    });
    const leadApp = await start({ worker: { timeout: hangs } });
    await leadApp.post(leadBody());
    await leadApp.service.drain();
    expect(await outcomes(leadApp)).toEqual(['delivered 250 ']);
  });

  test('is unreachable or has an unknown name gets the message later', async () => {
    const leadApp = await start({ server: { port: 1 } });
    await leadApp.post(leadBody());
    await leadApp.service.drain();
    expect(await outcomes(leadApp)).toEqual(['connection_failed  ']);
    const nameless = await start({ server: { host: 'mail.nowhere.invalid' }, worker: { timeout: second } });
    await nameless.post(leadBody());
    await nameless.service.drain();
    expect((await outcomes(nameless)).join()).toMatch(/^(name_not_found|timeout) {2}$/);
  });

  const login = { user: 'leads', password: 'hunter2' };
  const logsIn = {
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, callback) =>
      auth.username === 'leads' && auth.password === 'right'
        ? callback(null, { user: 'leads' })
        : callback(refusal({ code: 535 })),
  } satisfies Parameters<typeof startMailReceiver>[0];

  test('refuses the password is tried again, and the password appears nowhere', async () => {
    const guarded = await startMailReceiver(logsIn);
    running.push(guarded);
    const leadApp = await start({ server: { port: guarded.port, login } });
    await leadApp.post(leadBody());
    await leadApp.service.drain();
    expect(await outcomes(leadApp)).toEqual(['login_refused 535 ']);
    expect(await deliveries(leadApp)).toEqual([expect.objectContaining({ state: 'pending', attempts: 1 })]);
    expect(JSON.stringify(leadApp.logs)).not.toContain('hunter2');
  });

  test('takes the password gets the mail', async () => {
    const guarded = await startMailReceiver(logsIn);
    running.push(guarded);
    const leadApp = await start({ server: { port: guarded.port, login: { ...login, password: 'right' } } });
    await leadApp.post(leadBody());
    await leadApp.service.drain();
    expect(guarded.mails).toHaveLength(1);
  });

  describe('speaks TLS', () => {
    const certificate = selfSigned();
    const elsewhere = selfSigned('DNS:elsewhere.example');
    const kinds: readonly (readonly [
      string,
      Partial<MailServer>,
      { key: string; cert: string; secure?: boolean },
      string,
    ])[] = [
      ['STARTTLS', { tls: 'starttls', ca: certificate.cert }, certificate, 'delivered 250 '],
      [
        'TLS from the start',
        { tls: 'immediate', ca: certificate.cert },
        { ...certificate, secure: true },
        'delivered 250 ',
      ],
      ['STARTTLS with a stranger', { tls: 'starttls' }, certificate, 'tls_invalid  self_signed_cert'],
      ['TLS with a stranger', { tls: 'immediate' }, { ...certificate, secure: true }, 'tls_invalid  self_signed_cert'],
      ['the name of another', { tls: 'starttls', ca: elsewhere.cert }, elsewhere, 'tls_invalid  cert_altname_invalid'],
      ['TLS where there is none', { tls: 'immediate' }, certificate, 'tls_invalid  no_tls'],
    ];
    test.each(kinds)('%s', async (_name, server, options, outcome) => {
      const encrypted = await startMailReceiver({ ...options, disabledCommands: ['AUTH'] });
      running.push(encrypted);
      const leadApp = await start({ server: { ...server, port: encrypted.port } });
      await leadApp.post(leadBody());
      await leadApp.service.drain();
      expect(await outcomes(leadApp)).toEqual([outcome]);
      expect(encrypted.mails.map(({ secure }) => secure)).toEqual(outcome.startsWith('delivered') ? [true] : []);
    });

    test('not, although it has to, gets nothing', async () => {
      const leadApp = await start({ server: { tls: 'starttls', login: { user: 'leads', password: 'hunter2' } } });
      await leadApp.post(leadBody());
      await leadApp.service.drain();
      expect((await outcomes(leadApp)).join()).toMatch(/^(tls_invalid {2}no_starttls|refused 5\d\d )$/);
      expect(receiver.attempts()).toBe(0);
    });
  });
});

describe('the worker', () => {
  test('mends deliveries that a clock ahead of time has planned', async () => {
    receiver.takeWith((number) => (number === 1 ? { code: 451 } : 'take'));
    const leadApp = await start();
    now += 365 * day;
    await leadApp.post(leadBody());
    await leadApp.service.drain();
    now -= 365 * day;
    leadApp.service.start();
    await until(() => receiver.mails.length === 1);
  });
});

describe('the operator', () => {
  const operator: Operator = { email: 'desk@reckoner.example', leads: 'unheard', summaryAt: 7 * 60 };

  test('learns of a lead that no provider takes, and of one whose provider has no way', async () => {
    const leadApp = await start({ operator });
    await leadApp.post({ ...numberedBody(1), service: 'plumbers' });
    await leadApp.post({ ...numberedBody(2), city: 'corpus-christi' });
    await leadApp.post(numberedBody(3));
    leadApp.service.start();
    await until(() => receiver.mails.filter(({ headers }) => headers.get('subject')?.includes(':')).length >= 4);
    await leadApp.service.stop();
    const toDesk = receiver.mails.filter(({ to }) => to[0] === operator.email);
    expect(toDesk.map(({ headers }) => headers.get('subject')).sort()).toEqual([
      'For the operator: Fence installation in Corpus Christi',
      'For the operator: Plumbing in Alice',
      expect.stringContaining('Leads on 2026-05-02'),
    ]);
    const unrouted = toDesk.find(({ headers }) => headers.get('subject')?.includes('Plumbing'));
    expect(unrouted && bodiesOf(unrouted).get('text/plain')).toContain('No provider takes this service there.');
  });

  test('gets a copy of every lead where that is set', async () => {
    const leadApp = await start({ operator: { ...operator, leads: 'all', summaryAt: 23 * 60 } });
    for (let number = 0; number < 3; number++) await leadApp.post(numberedBody(number));
    leadApp.service.start();
    await until(() => receiver.mails.length === 6);
    expect(receiver.mails.filter(({ to }) => to[0] === operator.email)).toHaveLength(3);
  });

  test('learns of a dead letter', async () => {
    receiver.takeWith((_number, { to }) => (to[0] === operator.email ? 'take' : { code: 550 }));
    const leadApp = await start({ operator: { ...operator, summaryAt: 23 * 60 } });
    await leadApp.post(numberedBody(1));
    leadApp.service.start();
    await until(async () => (await deliveries(leadApp)).some(({ state }) => state === 'dead'));
    now += 10 * second;
    await until(() => receiver.mails.length === 1);
    expect(onlyMail().to).toEqual([operator.email]);
  });

  test('gets one summary a day, whichever instance sends it, with ids and ages and nobody named', async () => {
    const [looks, clockOf] = countedClocks();
    const first = await start({ operator, mailboxes: {}, clock: clockOf('first') });
    const answer = await first.post(leadBody());
    const leadId = String(answer.json()['lead_id']);
    await first.post({ ...numberedBody(2), service: 'plumbers' });
    now += 5 * hour;
    const others = [await start({ operator, mailboxes: {}, store: first.location, clock: clockOf('second') }), first];
    for (const { service } of others) service.start();
    // An instance that goes round looks at its clock half a dozen times.
    const untilBothLook = async (): Promise<void> => {
      const before = new Map(looks);
      await until(() => [...looks].every(([name, count]) => count > (before.get(name) ?? 0) + 20));
    };
    const summaries = () => receiver.mails.filter(({ headers }) => headers.get('subject')?.startsWith('Leads on'));
    await until(() => summaries().length > 0);
    await untilBothLook();
    now += 4 * hour;
    await untilBothLook();
    expect(summaries()).toHaveLength(1);
    const [summary] = summaries();
    const text = summary === undefined ? '' : (bodiesOf(summary).get('text/plain') ?? '');
    expect(summary?.headers.get('message-id')).toBe('<summary-2026-05-02@reckoner.example>');
    expect(summary?.headers.get('subject')).toMatch(/^Leads on 2026-05-02: \d wait$/);
    expect(text).toContain('Received: 2 accepted.');
    expect(text).toContain(`${leadId}: 5 h old; no way to the provider; seven-gulls`);
    expect(text).toMatch(/: 5 h old; no provider takes it/);
    expect(withoutIds(text)).not.toMatch(/Quillfeather|0142|behind the house/);
    now += day;
    await until(() => summaries().length === 2);
    expect(summaries()[1]?.headers.get('message-id')).toBe('<summary-2026-05-03@reckoner.example>');
  });

  test('gets the summary later when the mail server was away', async () => {
    receiver.takeWith((number) => (number === 1 ? { code: 421 } : 'take'));
    const leadApp = await start({ operator, mailboxes: {} });
    leadApp.service.start();
    await until(() => leadApp.service.counters().summary_failed === 1);
    now += 10 * second;
    await until(() => receiver.mails.length === 1);
    await until(() => leadApp.service.counters().summary_sent === 1);
    expect(onlyMail().headers.get('subject')).toBe('Leads on 2026-05-02: nothing waits');
  });
});
