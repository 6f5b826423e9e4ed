/** What every error answer must be, whatever went wrong. */
import { errorCodes } from '../../contract/error-codes.js';
import type { Answer } from './http.js';

/** Checks an answer against the rules for errors, and returns its body. */
export function expectProblem(answer: Answer, status: number, code: string): Record<string, unknown> {
  expect([answer.status, answer.headers['content-type']]).toEqual([status, 'application/problem+json; charset=utf-8']);
  const body = answer.json();
  const row = errorCodes.find((entry) => entry.code === code);
  expect(body).toMatchObject({ ok: false, code, status, title: row?.title, errors: expect.any(Array) });
  expect(body['type']).toMatch(new RegExp(`/problems/${code}$`));
  expect(body['detail']).toEqual(expect.stringMatching(/\S/));
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.text).not.toMatch(/<html|<!doctype|node_modules|\.[jt]s:\d+| at \w+ \(/i);
  return body;
}
