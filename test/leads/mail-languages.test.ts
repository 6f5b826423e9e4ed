/** The languages of mailboxes: read from the operator's file, and told where the service does not speak them. */
import { destinationsOf } from '../../leads/delivery/destinations.js';
import { tellDestinations } from '../../leads/delivery/tell-destinations.js';
import { recordingLogger } from '../support/http.js';

const file = {
  'seven-gulls': { email: { to: 'office@gulls.example', lang: 'es' } },
  'bay-builders': { email: { to: 'desk@bay.example' } },
  operator: { email: { to: 'you@example.com', lang: 'fr' } },
};

test('each mailbox may name its own', () => {
  const { languages, mailboxes, operator } = destinationsOf(false).parse(file);
  expect([...languages]).toEqual([
    ['seven-gulls', 'es'],
    ['operator', 'fr'],
  ]);
  expect([mailboxes.get('seven-gulls'), operator?.email]).toEqual(['office@gulls.example', 'you@example.com']);
});

test('one that the service does not speak is told at the start', () => {
  const { logger, logs } = recordingLogger();
  const destinations = destinationsOf(false).parse(file);
  tellDestinations({ destinations, inNetwork: new Set(Object.keys(file)), spoken: ['en', 'es'], log: logger });
  expect(logs.filter(({ lang }) => lang !== undefined)).toMatchObject([{ recipient: 'operator', lang: 'fr' }]);
});

test('a language that is no text is refused', () => {
  const wrong = { 'seven-gulls': { email: { to: 'office@gulls.example', lang: 7 } } };
  expect(destinationsOf(false).safeParse(wrong).error?.message).toContain('is not the code of a language such as es.');
});
