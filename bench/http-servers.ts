/** The servers that `http.ts` compares, one for each process: `tsx bench/http-servers.ts <kind>` prints its port. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import cors from 'cors';
import express, { type Express } from 'express';
import { rateLimit } from 'express-rate-limit';
import fastify from 'fastify';
import helmet from 'helmet';
import pino from 'pino';
import { Registry } from 'prom-client';
import { createApp } from '../runtime/app.js';
import { createHttpServer } from '../runtime/http/http-server.js';
import { catalog, slab } from '../test/support/fixture-service.js';

const baseUrl = 'http://public.example';
const noLimit = 1_000_000_000;

/** The service as it runs: every header, the limit, a line in the log (thrown away) and metrics for each request. */
function reckoner(): Server {
  const app = createApp({
    catalog,
    publicBaseUrl: baseUrl,
    requestsPerMinute: noLimit,
    trustProxy: false,
    logger: pino({ level: 'info' }, pino.destination({ dest: '/dev/null', sync: false, minLength: 4096 })),
    metrics: new Registry(),
  });
  return createHttpServer(app, baseUrl);
}

/** Bare node, sending the bytes that the service sends, without looking at the request. */
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

/** The same calculation and answer, made in the ordinary way. */
function ordinaryAnswer(query: URLSearchParams): object {
  const length = clamp(Number(query.get('length') ?? 20), 1, 200);
  const width = clamp(Number(query.get('width') ?? 10), 1, 200);
  const thickness = (query.get('thickness') ?? '4') as '4';
  const used = { length, width, thickness };
  return {
    ok: true,
    slug: slab.slug,
    title: slab.title,
    subtitle: slab.subtitle,
    legal_disclaimer: catalog.service.legalDisclaimer,
    inputs: {
      length: { raw: Number(query.get('length')), used: length, clamped: false },
      width: { raw: Number(query.get('width')), used: width, clamped: false },
      thickness: { raw: thickness, used: thickness, clamped: false },
    },
    result: slab.answer(used),
    disclaimer: slab.disclaimer,
    cost_band: slab.costBand,
    local_routing: null,
    cta: {
      message: 'Ask a local provider of Concrete work.',
      lead_endpoint: `POST ${baseUrl}/api/lead-submit`,
      page_url: null,
      learn_more: `${baseUrl}/llms.txt`,
    },
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

function queryOf(url: string | undefined): URLSearchParams {
  return new URLSearchParams((url ?? '').split('?')[1] ?? '');
}

const bareCalculation: RequestListener = (request, response) => {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(ordinaryAnswer(queryOf(request.url))));
};

/** Express as tutorials set it up, with or without the three middlewares that the service's headers come from. */
function plainExpress(middlewares: boolean): Express {
  const app = express();
  if (middlewares) {
    app.use(helmet(), cors({ exposedHeaders: ['RateLimit', 'ETag'] }));
    app.use(rateLimit({ windowMs: 60_000, limit: noLimit, standardHeaders: 'draft-8', legacyHeaders: false }));
  }
  app.get('/api/calc/:slug', (request, response) => {
    response.json(ordinaryAnswer(queryOf(request.originalUrl)));
  });
  return app;
}

/** Fastify with a schema of the response, which is what makes it fast, and without any of the service's headers. */
async function fastifyWithSchema(): Promise<Server> {
  const app = fastify();
  app.get('/api/calc/:slug', { schema: { response: { 200: answerSchema } } }, async (request) =>
    ordinaryAnswer(queryOf(request.url)),
  );
  await app.ready();
  return app.server;
}

const text = { type: 'string' };
const number = { type: 'number' };
const given = (value: object): object => object({ raw: value, used: value, clamped: { type: 'boolean' } });
function object(properties: object): object {
  return { type: 'object', properties };
}

const answerSchema = object({
  ok: { type: 'boolean' },
  slug: text,
  title: text,
  subtitle: text,
  legal_disclaimer: text,
  inputs: object({ length: given(number), width: given(number), thickness: given(text) }),
  result: object({
    value: number,
    unit: text,
    interpretation: text,
    secondary: { type: 'array', items: object({ value: number, unit: text, label: text }) },
  }),
  disclaimer: text,
  cost_band: object({ service_name: text, unit: text, price_min_usd: number, price_max_usd: number }),
  local_routing: { type: 'null' },
  cta: object({ message: text, lead_endpoint: text, page_url: { type: ['string', 'null'] }, learn_more: text }),
});

/** By name: what is compared. */
const servers: Readonly<Record<string, () => Server | Promise<Server>>> = {
  'same-bytes': sameBytes,
  'bare-calculation': () => createServer(bareCalculation),
  reckoner,
  'fastify-schema': fastifyWithSchema,
  'express-json': () => createServer(plainExpress(false)),
  'express-middlewares': () => createServer(plainExpress(true)),
};

async function main(kind: string): Promise<void> {
  const start = servers[kind];
  if (start === undefined) throw new Error(`no server is called ${kind}`);
  const server = await start();
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.once('disconnect', () => process.exit());
}

void main(process.argv[2] ?? '');
