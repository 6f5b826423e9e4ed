/**
 * A process that takes webhooks and email like a provider, and writes down each delivery before it acknowledges it.
 * Its arguments are two ports, the file of its ledger, and the file that names its mood.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** The behavior of the receiver. */
export type ReceiverMood = 'takes' | 'fails' | 'stalls' | 'hangs_up';

/** One line of the ledger. */
export interface TakenDelivery {
  readonly channel: 'webhook' | 'email';
  readonly id: string;
  readonly lead: string;
}

const [webhookPort = '', mailPort = '', ledger = '', moodFile = ''] = process.argv.slice(2);

function mood(): ReceiverMood {
  try {
    return readFileSync(moodFile, 'utf8') as ReceiverMood;
  } catch {
    return 'takes';
  }
}

function note(taken: TakenDelivery): void {
  appendFileSync(ledger, `${JSON.stringify(taken)}\n`);
}

async function takeWebhook(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(204).end();
    return;
  }
  const body = await text(request);
  const now = mood();
  if (now === 'fails') response.writeHead(503).end();
  if (now === 'hangs_up') request.socket.destroy();
  if (now !== 'takes') return;
  const { data } = JSON.parse(body) as { readonly data: { readonly lead_id: string } };
  note({ channel: 'webhook', id: String(request.headers['webhook-id']), lead: data.lead_id });
  response.writeHead(204).end();
}

function takeMail(message: string, answer: (error?: Error | null) => void): void {
  const source = message.replace(/=\r\n/g, '');
  const now = mood();
  if (now === 'stalls') return;
  if (now !== 'takes') {
    answer(Object.assign(new Error('later'), { responseCode: 451 }));
    return;
  }
  const id = /^Message-ID: <([^@]+)@/im.exec(source)?.[1] ?? '';
  const lead = /^Lead: ([0-9a-f-]{36})/im.exec(source)?.[1] ?? '';
  note({ channel: 'email', id, lead });
  answer(null);
}

const mails = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  logger: false,
  onData: (stream, _session, callback) => {
    // A sender that is killed half way is ignored: it waits for no answer.
    void text(stream).then(
      (message) => takeMail(message, callback),
      () => undefined,
    );
  },
});
// Ignore broken connections, which the campaign causes. A port in use ends the process; the stage starts another.
mails.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') process.exit(1);
});
mails.listen(Number(mailPort), '127.0.0.1');
createServer((request, response) => {
  takeWebhook(request, response).catch(() => response.destroy());
}).listen(Number(webhookPort), '127.0.0.1');
