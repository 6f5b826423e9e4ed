/** Errors as every operation answers them, and what each status means. */
import { answeredCodes } from './error-codes.js';
import type { Facts } from './facts.js';
import type { Schema } from './schema.js';
import { anything, flag, integer, list, named, namedRecord, oneOf, record, text } from './schema.js';

export const errorCode = (facts: Facts) =>
  named(
    'ErrorCode',
    oneOf(
      answeredCodes(facts).map(({ code }) => code),
      'The kind of error. Stable; a code never changes its meaning.',
    ),
  );

export function problem(facts: Facts) {
  const code = errorCode(facts);
  const entry = record(
    'One mistake.',
    {
      code,
      parameter: text('The query parameter.'),
      pointer: text('The JSON pointer into the body.'),
      detail: text('What is wrong, and what would be right.'),
      received: anything('What was received.'),
      allowed: anything('What is allowed.'),
      suggestion: anything('What was probably meant.'),
    },
    ['parameter', 'pointer', 'received', 'allowed', 'suggestion'],
  );
  return namedRecord(
    'Problem',
    'An error after RFC 9457. Branch on code; detail is for people.',
    {
      type: { ...text('A page about this kind of error.'), format: 'uri' },
      title: text('The kind of error in words.'),
      status: integer('The status of the response.'),
      detail: text('What is wrong this time.'),
      instance: text('The path that was asked for.'),
      ok: flag('Always false.'),
      code,
      errors: list(named('ProblemEntry', entry), 'Each mistake by itself.'),
      corrected_url: text('The address that would have worked.'),
      example_url: text('An address that works, with defaults for inputs that conflict.'),
      retry_after: integer('Seconds to wait.'),
      suggestion: text('The name that was probably meant.'),
      service: record('The service that has no calculator.', { slug: text('Its slug.'), name: text('Its name.') }),
      registry: text('Where all calculators are listed.'),
      ...(facts.leads === null ? {} : { consent_text: text('What the person must be shown, word for word.') }),
      request_id: text("Its id in the service's logs."),
    } as Readonly<Record<string, Schema>>,
    [
      'instance',
      'corrected_url',
      'example_url',
      'retry_after',
      'suggestion',
      'service',
      'registry',
      'consent_text',
      'request_id',
    ],
  );
}

/** Names of statuses other than success. */
export const statusWords: Readonly<Record<number, string>> = {
  400: 'The request has mistakes; errors has each with its correction.',
  404: 'There is nothing at this address.',
  405: 'The method is not possible here; Allow lists those that are.',
  408: 'The request took too long to arrive.',
  409: 'A request with this Idempotency-Key is being worked on.',
  410: 'The lead was erased.',
  413: 'The body is too large.',
  415: 'The body is not application/json in UTF-8.',
  422: 'The body has mistakes; errors has each with its correction.',
  429: 'The limit is used up; wait for the seconds of Retry-After.',
  500: 'A mistake of the service.',
  503: 'Try again after the seconds of Retry-After.',
};
