/** How bodies are read: what is normalised, and what each mistake is called. */
import fc from 'fast-check';
import type { LeadRules } from '../../leads/intake/read-lead.js';
import { readLead } from '../../leads/intake/read-lead.js';
import { leadWords } from '../../leads/intake/words.js';
import { english } from '../../words/phrases.js';
import { americanForms } from '../support/fixture-service.js';
import { consentText, consentTexts, leadBody, servedLeadCatalog } from '../support/lead-fixtures.js';

const { network, calculators } = servedLeadCatalog();
const now = Date.parse('2026-05-02T12:00:00Z');
const rules: LeadRules = {
  network,
  country: 'US',
  terms: { perHour: 1, consentText, ...americanForms },
  consentTexts,
  calculators,
  speaking: calculators,
  now,
  words: leadWords(english),
};

function read(changes: Readonly<Record<string, unknown>>) {
  return readLead(leadBody(changes), rules);
}

function contact(changes: object): Record<string, unknown> {
  return { contact: { name: 'Eve', phone: '361-555-0142', ...changes } };
}

const phones: readonly (readonly [string, string, string | null])[] = [
  ['361-555-0142', '+13615550142', null],
  ['(361) 555 0142', '+13615550142', null],
  ['1.361.555.0142', '+13615550142', null],
  ['+1 361 555 0142', '+13615550142', null],
  ['361-555-0142 x12', '+13615550142', '12'],
  ['\u0663\u0666\u0661\u0665\u0665\u0665\u0660\u0661\u0664\u0662', '+13615550142', null],
];

test.each(phones)('reads the phone %s', (phone, number, phone_extension) => {
  expect(read(contact({ phone }))).toMatchObject({ ok: true, lead: { contact: { phone: number, phone_extension } } });
});

const notPhones = [
  '555-0142',
  '1234567890',
  '5555555555',
  '1-800-FLOWERS',
  'call 361-555-0142 now',
  '361-555-01422',
  '+1',
  'none',
];
test.each(notPhones)('refuses the phone %s', (phone) => {
  expect(read(contact({ phone }))).toMatchObject({
    ok: false,
    mistakes: { listed: [{ pointer: '#/contact/phone', code: 'invalid_phone', received: null }], count: 1 },
  });
});

const emails: readonly (readonly [string, string])[] = [
  ['eve@example.com', 'eve@example.com'],
  [' Eve.M+x@Mail.Example.COM ', 'Eve.M+x@mail.example.com'],
  ["o'neil@example.co.uk", "o'neil@example.co.uk"],
  ['eve@b\u00fccher.example', 'eve@xn--bcher-kva.example'],
];
test.each(emails)('reads the email address %s', (email, normal) => {
  expect(read(contact({ email }))).toMatchObject({ ok: true, lead: { contact: { email: normal } } });
});

const notEmails = [
  'eve',
  'eve@',
  '@example.com',
  'eve@example',
  'a b@example.com',
  'eve@exa mple.com',
  'eve..m@example.com',
  '.eve@example.com',
  'eve@example.com, bob@example.com',
  'eve@[127.0.0.1]',
  'eve@-a.example',
  '<eve@example.com>',
  `${'e'.repeat(65)}@example.com`,
  'eve@example.com\u0000',
].slice(0, -1);
test.each(notEmails)('refuses the email address %s', (email) => {
  expect(read(contact({ email }))).toMatchObject({
    ok: false,
    mistakes: { listed: [{ pointer: '#/contact/email', code: 'invalid_email', received: null }], count: 1 },
  });
});

const mistakes: readonly (readonly [string, Readonly<Record<string, unknown>>, object])[] = [
  [
    'a slip in the service',
    { service: 'fences' },
    { pointer: '#/service', code: 'unknown_service', received: 'fences', suggestion: 'fence' },
  ],
  [
    'the name of a service',
    { service: 'Plumbing' },
    { pointer: '#/service', code: 'unknown_service', suggestion: 'plumbers' },
  ],
  [
    'a service from elsewhere',
    { service: 'astrology' },
    { code: 'unknown_service', suggestion: null, allowed: ['fence', 'concrete-slab', 'plumbers'] },
  ],
  ['a slip in the city', { city: 'Alcie' }, { pointer: '#/city', code: 'unknown_city', suggestion: 'alice' }],
  [
    'a slip in the neighborhood',
    { city: 'corpus-christi', neighborhood: 'padre island' },
    { pointer: '#/neighborhood', code: 'unknown_neighborhood', suggestion: 'padre-island' },
  ],
  [
    'a neighborhood of another city',
    { neighborhood: 'padre-island' },
    { pointer: '#/neighborhood', code: 'unknown_neighborhood', allowed: [] },
  ],
  ['no service', { service: undefined }, { pointer: '#/service', code: 'missing_field' }],
  ['no contact', { contact: undefined }, { pointer: '#/contact', code: 'missing_field' }],
  [
    'no way to contact',
    { contact: { name: 'Eve' } },
    { pointer: '#/contact', code: 'missing_field', allowed: ['phone', 'email'] },
  ],
  ['a name without letters', contact({ name: ' -- ' }), { pointer: '#/contact/name', code: 'invalid_value' }],
  ...['\u3164', '\u115f\u1160', '\uffa0 \u2800', '\u200d\u200b', '\u{e0041}'].map(
    (name) =>
      [
        `a name of invisible characters, ${escape(name)}`,
        contact({ name }),
        { pointer: '#/contact/name', code: 'invalid_value' },
      ] as const,
  ),
  ...['2099-01-01T00:00:00Z', '1990-05-01T09:30:00-05:00'].map(
    (given_at) =>
      [
        `a consent given ${given_at}`,
        { consent: { given: true, text: consentText, given_at } },
        { pointer: '#/consent/given_at', code: 'invalid_value' },
      ] as const,
  ),
  [
    'a name that is too long',
    contact({ name: 'x'.repeat(101) }),
    { pointer: '#/contact/name', code: 'invalid_value', received: null },
  ],
  [
    'a channel without its number',
    { contact: { name: 'Eve', email: 'eve@example.com', preferred_channel: 'text' } },
    { pointer: '#/contact/phone', code: 'missing_field' },
  ],
  [
    'a channel without its address',
    contact({ preferred_channel: 'email' }),
    { pointer: '#/contact/email', code: 'missing_field' },
  ],
  [
    'a slip in the channel',
    contact({ preferred_channel: 'txt' }),
    {
      pointer: '#/contact/preferred_channel',
      code: 'invalid_value',
      suggestion: 'text',
      allowed: ['call', 'text', 'email'],
    },
  ],
  [
    'a channel that was not agreed to',
    { ...contact({ preferred_channel: 'call' }), consent: { given: true, text: consentText, channels: ['text'] } },
    { pointer: '#/contact/preferred_channel', code: 'invalid_value' },
  ],
  [
    'a field beside its object',
    { phone: '361-555-0142' },
    { pointer: '#/phone', code: 'unknown_field', suggestion: 'contact.phone', received: null },
  ],
  ['a slip in a field', { mesage: 'Hello' }, { pointer: '#/mesage', code: 'unknown_field', suggestion: 'message' }],
  [
    'a slip in a field of the contact',
    contact({ e_mail: 'x' }),
    { pointer: '#/contact/e_mail', code: 'unknown_field', suggestion: 'email' },
  ],
  [
    'a field near the trap',
    contact({ web: 'x' }),
    {
      pointer: '#/contact/web',
      code: 'unknown_field',
      suggestion: null,
      allowed: ['name', 'phone', 'email', 'preferred_channel', 'preferred_time'],
    },
  ],
  [
    'a field that means nothing',
    { horoscope: 'x' },
    { pointer: '#/horoscope', code: 'unknown_field', suggestion: null },
  ],
  [
    'an empty phone number',
    { contact: { name: 'Zelda', phone: '', email: 'zelda@quillfeather.example' } },
    { pointer: '#/contact/phone', code: 'invalid_value' },
  ],
  [
    'an empty email address',
    { contact: { name: 'Zelda', phone: '361-555-0142', email: '' } },
    { pointer: '#/contact/email', code: 'invalid_value' },
  ],
  ['an empty message', { message: '' }, { pointer: '#/message', code: 'invalid_value' }],
  ['a message that is too long', { message: 'x'.repeat(2001) }, { pointer: '#/message', code: 'invalid_value' }],
  ['a foreign postal code', { postal_code: 'SW1A 1AA' }, { pointer: '#/postal_code', code: 'invalid_value' }],
  [
    'a day without a time',
    { consent: { given: true, text: consentText, given_at: '2026-05-01' } },
    { pointer: '#/consent/given_at', code: 'invalid_value' },
  ],
  [
    'a consent from the future',
    { consent: { given: true, text: consentText, given_at: '2026-05-02T12:11:00Z' } },
    { pointer: '#/consent/given_at', code: 'invalid_value' },
  ],
  [
    'a page that is a script',
    { source: { page_url: 'javascript:alert(1)' } },
    { pointer: '#/source/page_url', code: 'invalid_value' },
  ],
  [
    'a calculator that does not exist',
    { calculation: { slug: 'fense' } },
    { pointer: '#/calculation/slug', code: 'unknown_calculator', suggestion: 'fence' },
  ],
  [
    'a slip in an input',
    { calculation: { slug: 'fence', inputs: { gate: 2 } } },
    { pointer: '#/calculation/inputs/gate', code: 'unknown_parameter', suggestion: 'gates' },
  ],
  [
    'a text for a number',
    { calculation: { slug: 'fence', inputs: { gates: 'two' } } },
    { pointer: '#/calculation/inputs/gates', code: 'invalid_number' },
  ],
  [
    'inputs that do not go together',
    { calculation: { slug: 'fence', inputs: { fenceLength: 10, gates: 50 } } },
    { pointer: '#/calculation/inputs', code: 'invalid_combination' },
  ],
  [
    'an input that is a list',
    { calculation: { slug: 'fence', inputs: { gates: [2] } } },
    { pointer: '#/calculation/inputs/gates/0', code: 'invalid_value' },
  ],
];

test.each(mistakes)('names %s', (_name, changes, error) => {
  const reading = read(changes);
  expect(reading).toEqual({ ok: false, mistakes: { listed: [expect.objectContaining(error)], count: 1 } });
});

test('tells all mistakes at once', () => {
  const reading = readLead({ service: 'fense', city: 5, contact: { name: 'Eve', phone: '1' }, extra: 1 }, rules);
  const pointers = reading.ok ? [] : reading.mistakes.listed.map(({ pointer }) => pointer);
  expect(pointers.sort()).toEqual(['#/city', '#/consent', '#/contact/phone', '#/extra', '#/service']);
});

test('clamps and completes the inputs of a calculation', () => {
  const reading = read({ calculation: { slug: 'fence', inputs: { fenceLength: 1, gates: '0', style: 'iron_4' } } });
  expect(reading).toMatchObject({
    ok: true,
    lead: { calculation: { inputs: { fenceLength: 10, gates: 0, style: 'iron_4' }, value: 3, claimMatches: null } },
  });
});

test('repeats nothing that a person wrote', () => {
  const person = {
    name: '',
    phone: 'Quillfeather 0142',
    email: 'zelda at quillfeather',
    preferred_time: 'x'.repeat(101),
  };
  const reading = read({
    contact: person,
    message: 'quillfeather '.repeat(200),
    external_id: 'q'.repeat(101),
    mystery: 'quillfeather',
  });
  expect(reading.ok).toBe(false);
  expect(JSON.stringify(reading).toLowerCase()).not.toMatch(/quillfeather|0142/);
});

test('answers every JSON value with a lead or with reasons', () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        service: fc.jsonValue(),
        city: fc.jsonValue(),
        contact: fc.jsonValue(),
        consent: fc.jsonValue(),
        calculation: fc.jsonValue(),
        source: fc.jsonValue(),
      },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(anything, (value) => {
      const reading = readLead(value, rules);
      return reading.ok || reading.mistakes.count > 0;
    }),
    { numRuns: 500 },
  );
});

test('takes any text a person may write in the free fields', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 90 }), (text) => {
      const reading = read({
        message: text,
        external_id: text,
        contact: { name: `Eve ${text}`, phone: '361-555-0142', preferred_time: text },
      });
      if (!reading.ok) return false;
      const { message, external_id, contact: person } = reading.lead;
      const kept = [message, external_id, person.name, person.preferred_time].join('').replace(/[\n\t]/g, '');
      return !/[\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069]/u.test(kept);
    }),
    { numRuns: 500 },
  );
});

test.each([...consentTexts])('the consent in %s is kept with its language', (language, text) => {
  const reading = read({ consent: { given: true, text: ` ${text.replaceAll(' ', '\n')}` } });
  expect(reading).toMatchObject({ ok: true, lead: { consent: { language, text } } });
});
