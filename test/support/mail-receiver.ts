/** A real SMTP server that answers as a test tells it to, and keeps the mail that it has taken. */
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SMTPServerOptions } from 'smtp-server';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The message as it came, headers and all. */
  readonly source: string;
  /** The headers by their names in small letters, unfolded. */
  readonly headers: ReadonlyMap<string, string>;
  /** Whether it came over an encrypted connection. */
  readonly secure: boolean;
}

/** What happens to a message: it is taken, taken without a word as the connection breaks, or refused. */
export type Verdict = 'take' | 'take_and_hang_up' | SmtpRefusal;

/** Decides on a message whose data have come; `number` counts from 1. */
export type Taking = (number: number, mail: ReceivedMail) => Verdict | Promise<Verdict>;

export interface SmtpRefusal {
  readonly code: number;
}

export interface MailReceiver {
  readonly port: number;
  /** What was taken. */
  readonly mails: readonly ReceivedMail[];
  /** How many messages have come, taken or not. */
  readonly attempts: () => number;
  readonly takeWith: (taking: Taking) => void;
  /** Breaks the connection of the next message in the middle of its data. */
  readonly cutNext: () => void;
  readonly stop: () => Promise<void>;
}

/** Takes everything without a login, over plain connections, unless the options say otherwise. */
export async function startMailReceiver(options: SMTPServerOptions = {}): Promise<MailReceiver> {
  const mails: ReceivedMail[] = [];
  let attempts = 0;
  let taking: Taking = () => 'take';
  let cuts = 0;
  const sockets = new Set<Socket>();
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onData: (stream, session, callback) => {
      attempts += 1;
      const number = attempts;
      if (cuts > 0) {
        cuts -= 1;
        stream.once('data', hangUp);
        return;
      }
      const take = async (source: string): Promise<void> => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        const to = rcptTo.map(({ address }) => address);
        const mail = { from, to, source, headers: headersOf(source), secure: session.secure };
        const verdict = await taking(number, mail);
        if (typeof verdict === 'string') mails.push(mail);
        if (verdict === 'take_and_hang_up') hangUp();
        else callback(verdict === 'take' ? null : refusal(verdict));
      };
      // A sender that gives up in the middle of a message has sent none.
      void text(stream).then(take, () => undefined);
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    attempts: () => attempts,
    takeWith: (next) => {
      taking = next;
    },
    cutNext: () => {
      cuts += 1;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The error that makes the server answer with a code. */
export function refusal({ code }: SmtpRefusal): Error {
  return Object.assign(new Error('Not now, Zelda Quillfeather.'), { responseCode: code });
}

function headersOf(source: string): ReadonlyMap<string, string> {
  const [head = ''] = source.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
}

/** The parts of a message by their media type, decoded from quoted-printable. */
export function bodiesOf({ source, headers }: ReceivedMail): ReadonlyMap<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = source.split(`--${boundary}`).slice(1, -1);
  return new Map(
    parts.map((part) => {
      const [head = '', ...body] = part.trimStart().split('\r\n\r\n');
      const type = /content-type: ([a-z]+\/[a-z]+)/i.exec(head)?.[1] ?? '';
      return [type, decodeQuotedPrintable(body.join('\r\n\r\n'))] as const;
    }),
  );
}

function decodeQuotedPrintable(text: string): string {
  const joined = text.replace(/=\r\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n').trimEnd();
}
