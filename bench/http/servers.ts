/** The servers that `http.ts` compares, one a process. Each sends its port, and its processor time when asked. */
import { openSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastifyCors from '@fastify/cors';
import fastifyEtag from '@fastify/etag';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import cors from 'cors';
import express from 'express';
import { rateLimit } from 'express-rate-limit';
import fastify from 'fastify';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { Histogram, Registry } from 'prom-client';
import { createHttpServer } from '../../http/server.js';
import { openLogDestination } from '../../runtime/process/log-destination.js';
import { serviceOf } from '../../test/support/http.js';
import { answerSchema, baseUrl, ordinaryAnswer, queryOf } from './ordinary-answer.js';

const noLimit = 1_000_000_000;

/** The service as deployed: every header, the limit, metrics and a line in the log for each request. */
function reckoner(): Server {
  const { app, lane } = serviceOf({ requestsPerMinute: noLimit, logger: unreadLog() });
  return createHttpServer({ first: lane, application: app, baseUrl });
}

function reckonerInExpress(): Server {
  const { app } = serviceOf({ requestsPerMinute: noLimit, logger: unreadLog() });
  return createServer(app);
}

/** The service's log, written to `/dev/null`. */
function unreadLog(): Logger {
  return pino(
    {},
    openLogDestination(openSync('/dev/null', 'w'), () => undefined),
  );
}

/** Bare node, which sends the same bytes as the service without looking at the request. */
async function sameBytes(): Promise<Server> {
  const server = reckoner();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const path = '/api/calc/concrete-slab?length=30&width=12&thickness=6';
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  const body = await answer.text();
  server.closeAllConnections();
  server.close();
  const byNode = new Set(['date', 'connection', 'keep-alive']);
  const headers = [...answer.headers].filter(([name]) => !byNode.has(name)).flat();
  return createServer((_request, response) => response.writeHead(200, headers).end(body));
}

/** Express as tutorials set it up, with the three middlewares that the service's headers come from. */
function plainExpress(): Server {
  const app = express();
  app.use(helmet(), cors({ exposedHeaders: ['RateLimit', 'ETag'] }));
  app.use(rateLimit({ windowMs: 60_000, limit: noLimit, standardHeaders: 'draft-8', legacyHeaders: false }));
  app.get('/api/calc/:slug', (request, response) => {
    response.json(ordinaryAnswer(queryOf(request.originalUrl)));
  });
  return createServer(app);
}

/** Fastify doing the service's job: security headers, CORS, the limit, entity tags, a line in the log, metrics. */
async function fastifySameJob(): Promise<Server> {
  const app = fastify({ loggerInstance: unreadLog(), disableRequestLogging: true });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['route', 'method', 'status'],
    registers: [new Registry()],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = '' } = request.routeOptions;
    duration.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.info(
      { method: request.method, route, status: reply.statusCode, duration_ms: reply.elapsedTime },
      'request',
    );
  });
  await app.register(fastifyHelmet);
  await app.register(fastifyCors, { origin: '*', exposedHeaders: ['RateLimit', 'ETag'] });
  await app.register(fastifyRateLimit, { max: noLimit, timeWindow: 60_000, enableDraftSpec: true });
  await app.register(fastifyEtag);
  app.get('/api/calc/:slug', { schema: { response: { 200: answerSchema } } }, async (request, reply) => {
    reply.header('Cache-Control', 'public, max-age=300, stale-while-revalidate=300').header('X-Request-Id', request.id);
    return ordinaryAnswer(queryOf(request.url));
  });
  await app.ready();
  return app.server;
}

/** Starts each server, by name. */
const servers: Readonly<Record<string, () => Server | Promise<Server>>> = {
  'same-bytes': sameBytes,
  reckoner,
  'reckoner-in-express': reckonerInExpress,
  'fastify-same-job': fastifySameJob,
  'express-middlewares': plainExpress,
};

async function main(kind: string): Promise<void> {
  const start = servers[kind];
  if (start === undefined) throw new Error(`no server is called ${kind}`);
  const server = await start();
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.once('disconnect', () => process.exit());
}

void main(process.argv[2] ?? '');
