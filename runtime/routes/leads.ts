/** `POST /api/lead-submit`: mounts the router that takes leads, or says that none are taken. */
import type { Express, Router } from 'express';
import { enterRoute, exchangeOf } from '../http/exchange.js';
import { sendProblem } from '../http/problem.js';
import { neverStored } from '../http/reply.js';
import { refuseMethod, replyOptions } from './resource.js';

const path = '/api/lead-submit';

/**
 * Mounts the router at the address of the leads. It finds the headers that every answer needs already set, and may
 * answer POST and OPTIONS; it decides which web pages may post. Without a router POST is answered with 503.
 */
export function mountLeads(app: Express, leads: Router | undefined): void {
  app.all(path, (_request, response, next) => {
    enterRoute(response, path, false);
    const { shared, own } = exchangeOf(response);
    const headers = [...shared, ...own, ...neverStored];
    for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
    next();
  });
  if (leads !== undefined) app.use(path, leads);
  app.options(path, (_request, response) => replyOptions(response, ['POST', 'OPTIONS'], false));
  app.post(path, (request, response) =>
    sendProblem(request, response, { code: 'leads_unavailable', detail: 'This server takes no leads.' }),
  );
  app.all(path, refuseMethod(['POST', 'OPTIONS']));
}
