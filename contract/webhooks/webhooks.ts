/** Promises to receivers of webhooks apart from the bodies: headers, meaning of answers, signature and repetition. */
import type { Parameter } from '../operation.js';
import { required } from '../operation.js';
import { plainText } from '../schema.js';
import { attemptDelays, attemptTimeout, longestRetryAfter, tolerance, waitsInWords } from './schedule.js';

const header = (name: string, description: string, example: string, pattern?: string): Parameter => ({
  ...required(
    { name, in: 'header', description, schema: pattern === undefined ? plainText : { ...plainText, pattern } },
    example,
  ),
  component: name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(''),
});

/** The headers that the signature rests on, after Standard Webhooks. */
export const webhookHeaders: readonly Parameter[] = [
  header(
    'webhook-id',
    'Names the message, the same whenever it is sent again. Take a message whose id you know as received: answer it, and do nothing.',
    '019aa6f1-5a3c-7c21-9d42-6b0f3e8a7c55',
    '^[A-Za-z0-9_-]{1,64}$',
  ),
  header(
    'webhook-timestamp',
    `When this attempt was made, in seconds since 1970. Refuse one that is more than ${tolerance / 60} minutes from your own clock.`,
    '1767225600',
    '^[0-9]{1,15}$',
  ),
  header(
    'webhook-signature',
    'One or more signatures with spaces between, each v1, and the base64 of the HMAC-SHA256 of webhook-id, webhook-timestamp and the body as it came, with dots between. The key is what the secret has in base64 behind whsec_. One that fits is enough: there are two while a secret is changed.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

const seconds = attemptTimeout / 1000;
const hours = longestRetryAfter / 3_600_000;

/** Meaning of a receiver's answer to the service, by status. */
export const webhookAnswers: Readonly<Record<string, string>> = {
  '2XX': `Taken, whatever the body of the answer says. It has to come within ${seconds} seconds.`,
  default: `Not taken, as is a redirect and no answer within ${seconds} seconds. The same message comes again after ${waitsInWords()}, each wait up to a tenth longer, ${attemptDelays.length} attempts in all; then the operator is told. Retry-After puts the next attempt off, by ${hours} hours at most. 410 says that nobody listens here any more: nothing is sent until the operator switches the webhook on again.`,
};
