/** Email addresses at the limits of their parts, and telephone numbers as each country writes them. */
import { normalEmail, readContactPoint } from '../../leads/model/contact-point.js';

const local = (length: number): string => 'n'.repeat(length);

test.each([
  [`${local(64)}@example.com`, `${local(64)}@example.com`],
  [`${local(65)}@example.com`, null],
  ['Jo.Ann@EXAMPLE.com', 'Jo.Ann@example.com'],
  ['jo@münchen.example', 'jo@xn--mnchen-3ya.example'],
  ['jo..ann@example.com', null],
  ['@example.com', null],
  ['jo@example', null],
])('%s is read as %j', (text, email) => {
  expect(normalEmail(text)).toBe(email);
});

const numbers: readonly (readonly [country: string, written: string, read: string | null])[] = [
  ['US', '(361) 555-0142', '+13615550142'],
  ['US', '030 23125 142', null],
  ['DE', '030 23125 142', '+493023125142'],
  ['DE', '+1 361-555-0142', '+13615550142'],
  ['GB', '020 7946 0142', '+442079460142'],
  ['', '+442079460142', '+442079460142'],
  ['', '020 7946 0142', null],
];

test.each(numbers)('an operator in "%s" means by %s %j', (country, phone, read) => {
  const reading = readContactPoint({ phone }, country);
  expect(reading.ok ? reading.contact.phone : null).toBe(read);
  if (!reading.ok) expect(reading.mistakes.join()).toContain('LEADS_COUNTRY');
});
