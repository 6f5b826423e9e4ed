/** A provider's receiver that answers as a test tells it to, and remembers what came. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { listen } from './http.js';

export interface ReceivedWebhook {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly path: string;
}

/** Answers one webhook; `number` counts from 1. */
export type Answering = (response: ServerResponse, number: number, webhook: ReceivedWebhook) => void;

export interface WebhookReceiver {
  readonly url: string;
  readonly port: number;
  readonly received: readonly ReceivedWebhook[];
  /** Webhook ids that were answered with success, each as often as that happened. */
  readonly acknowledged: readonly string[];
  readonly answerWith: (answering: Answering) => void;
  readonly stop: () => Promise<void>;
}

/** Answers with a status and headers and an empty body. */
export function status(code: number, headers: Readonly<Record<string, string>> = {}): Answering {
  return (response) => void response.writeHead(code, headers).end();
}

export async function startReceiver(first: Answering = status(204)): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const acknowledged: string[] = [];
  let answering = first;
  const server = createServer((request, response) => {
    void readWebhook(request).then((webhook) => {
      received.push(webhook);
      response.once('finish', () => {
        if (response.statusCode < 300) acknowledged.push(webhook.id);
      });
      answering(response, received.length, webhook);
    });
  });
  await listen(server, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/leads`,
    port,
    received,
    acknowledged,
    answerWith: (next) => {
      answering = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readWebhook(request: IncomingMessage): Promise<ReceivedWebhook> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  return { id: headers['webhook-id'] ?? '', headers, body: Buffer.concat(chunks).toString(), path: request.url ?? '' };
}

/** Whether one of the signatures of a webhook is that of a secret. The age of the webhook does not matter. */
export function isSignedWith({ headers, body }: ReceivedWebhook, secret: string): boolean {
  const moment = new Date(Number(headers['webhook-timestamp']) * 1000);
  const expected = new Webhook(secret).sign(headers['webhook-id'] ?? '', moment, body);
  return (headers['webhook-signature'] ?? '').split(' ').includes(expected);
}
