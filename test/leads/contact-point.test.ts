/** Email addresses at the limits of their parts. */
import { normalEmail } from '../../leads/model/contact-point.js';

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
