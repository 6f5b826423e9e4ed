/** The way of calculations past Express, whose routing takes several times as long as a calculation. */
import type { IncomingMessage } from 'node:http';
import { calculationAddress } from '../../contract/addresses.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { queryOf } from '../../engine/calculator/scan-query.js';
import { answerError } from '../../http/errors.js';
import type { Limit } from '../../http/limits/limit.js';
import { openLocals } from '../../http/locals.js';
import { originForm } from '../../http/request-target.js';
import { securityOf } from '../../http/security.js';
import type { Listener } from '../../http/server.js';
import { refuseRequest } from '../../http/validate-request.js';
import { sendCalculation } from './calculate.js';
import type { Site } from './site.js';

/**
 * Answers GET and HEAD of a calculator that exists, as `GET /api/calc/{slug}` in Express does, and passes everything else
 * on untouched. A server asks it first, with Node's own objects.
 */
export function createLane(siteFor: (request: IncomingMessage) => Site, limit: Limit, baseUrl: string): Listener {
  const { open } = securityOf(baseUrl);
  return (request, response, next) => {
    const site = siteFor(request);
    const calculator = requestedCalculator(site, request);
    if (calculator === undefined || refuseRequest(request, site.words.http) !== null) {
      next();
      return;
    }
    const locals = openLocals(site, request, response, open(request.method));
    locals.route = calculationAddress('{slug}');
    const answering = Object.assign(response, { locals });
    limit(request, answering, (refused) => {
      try {
        if (refused === undefined) sendCalculation(answering, site, calculator, queryOf(request.url ?? ''));
        else answerError(answering, refused);
      } catch (error) {
        answerError(answering, error);
      }
    });
  };
}

const prefix = calculationAddress('');

function requestedCalculator(
  { catalog: { calculators } }: Site,
  { method, url: target = '' }: IncomingMessage,
): PreparedCalculator | undefined {
  const url = originForm(target);
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(prefix)) return undefined;
  const mark = url.indexOf('?');
  const slug = mark === -1 ? url.slice(prefix.length) : url.slice(prefix.length, mark);
  return calculators.get(slug.includes('%') ? decoded(slug) : slug);
}

/** A part of a path without its percent-encoding; empty where that is broken. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
