/** Everything that a campaign runs: instances of the service, their store, the receiver, Redis, the disk. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { network } from '../generated/network.js';
import type { LeadDatabase, StoreLocation } from '../leads/store/lead-database.js';
import { openLeadDatabase } from '../leads/store/lead-database.js';
import { built } from '../test/support/slow/built.js';
import type { PostgresServer } from '../test/support/slow/postgres.js';
import { startPostgres } from '../test/support/slow/postgres.js';
import type { RedisServer } from '../test/support/slow/redis.js';
import { startRedis } from '../test/support/slow/redis.js';
import { freePort } from '../test/support/slow/services.js';
import { testProgram } from '../test/support/slow/test-programs.js';
import type { CampaignProcess, Launch } from './child-process.js';
import { startNode } from './child-process.js';
import type { CampaignDisk } from './disk.js';
import { openDisk } from './disk.js';
import type { ReceiverMood, TakenDelivery } from './receiver.js';

export type Engine = StoreLocation['engine'];

/** A process that can be replaced. */
interface Restartable {
  readonly process: () => CampaignProcess;
  /** Kills the process, starts another in its place, and waits until that answers. */
  readonly start: () => Promise<void>;
}

/** One instance of the service, always at the same port. */
export interface Instance extends Restartable {
  readonly port: number;
  /** Sets its clock this many milliseconds ahead of the machine's. */
  readonly turnClock: (ahead: number) => void;
}

interface Receiver extends Restartable {
  readonly setMood: (mood: ReceiverMood) => void;
  readonly taken: () => readonly TakenDelivery[];
}

export interface Stage {
  readonly instances: readonly Instance[];
  readonly receiver: Receiver;
  readonly disk: CampaignDisk;
  readonly postgres: PostgresServer | null;
  readonly redis: RedisServer | null;
  readonly store: StoreLocation;
  /** A connection to the store from outside the service. */
  readonly database: LeadDatabase;
  readonly channelsOf: (provider: string) => readonly TakenDelivery['channel'][];
  readonly remove: () => Promise<void>;
}

const megabytes: Readonly<Record<Engine, number>> = { sqlite: 256, postgres: 900 };

/** Remembers how to close a part that was opened, and returns the part. */
type Add = <Part>(part: Part, close: (part: Part) => Promise<void> | void) => Part;

/** Opens a stage, whose parts are closed from the last to the first. When one does not start, closes those before it. */
export async function openStage(engine: Engine): Promise<Stage> {
  const closes: (() => Promise<void> | void)[] = [];
  const remove = async (): Promise<void> => {
    for (const close of closes.splice(0).reverse()) await close();
  };
  const add: Add = (part, close) => {
    closes.push(() => close(part));
    return part;
  };
  try {
    return { ...(await openParts(engine, add)), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function openParts(engine: Engine, add: Add): Promise<Omit<Stage, 'remove'>> {
  const folder = add(mkdtempSync(join(tmpdir(), 'reckoner-campaign-')), (path) =>
    rmSync(path, { recursive: true, force: true }),
  );
  // The database's account must be able to enter the folder.
  chmodSync(folder, 0o755);
  const disk = add(openDisk(join(folder, 'disk'), megabytes[engine]), (part) => part.remove());
  const postgres = engine === 'postgres' ? add(await startPostgres(disk.folder), (part) => part.remove()) : null;
  const redis = engine === 'postgres' ? add(await startRedis(), (part) => part.stop()) : null;
  const store: StoreLocation =
    postgres === null
      ? { engine: 'sqlite', path: join(disk.folder, 'leads.sqlite') }
      : { engine: 'postgres', url: await postgres.createDatabase(), connections: 10 };
  const look = store.engine === 'postgres' ? { ...store, connections: 2 } : store;
  const database = add(openLeadDatabase(look), (part) => part.close());
  const ports = { webhook: await freePort(), mail: await freePort() };
  const receiver = add(await openReceiver(folder, ports), (part) => part.process().kill());
  const env = environmentOf(store, ports, redis?.url ?? null);
  const instances: Instance[] = [];
  // Processes that share a file are on one machine, which has one clock.
  for (const index of [0, 1]) {
    const instance = await openInstance(join(folder, engine === 'sqlite' ? 'clock' : `clock-${index}`), env);
    instances.push(add(instance, (part) => part.process().kill()));
  }
  return { instances, receiver, disk, postgres, redis, store, database, channelsOf };
}

/** The channels of a provider: a third have a webhook, a third an email address, a third both. */
function channelsOf(provider: string): readonly TakenDelivery['channel'][] {
  const index = providers.indexOf(provider);
  if (index < 0) return [];
  return (['webhook', 'email', 'webhook email'][index % 3] ?? '').split(' ') as readonly TakenDelivery['channel'][];
}

/** The trades and cities with an active provider. */
export const activeSlots: readonly { readonly service: string; readonly city: string; readonly provider: string }[] =
  Object.entries(network.slots).flatMap(([service, places]) =>
    Object.entries(places).flatMap(([place, { provider, active }]) =>
      active && !place.includes('/') ? [{ service, city: place, provider }] : [],
    ),
  );

const providers: readonly string[] = [...new Set(activeSlots.map(({ provider }) => provider))].sort();

type Ports = Readonly<Record<'webhook' | 'mail', number>>;

const secret = `whsec_${Buffer.from('a campaign secret of 32 bytes...').toString('base64')}`;

function environmentOf(store: StoreLocation, ports: Ports, redisUrl: string | null): Readonly<Record<string, string>> {
  const entries = providers.map((provider) => {
    const channels = channelsOf(provider);
    const webhook = { url: `http://127.0.0.1:${ports.webhook}/${provider}`, secret };
    const email = { email: { to: `${provider}@providers.example` } };
    return [
      provider,
      { ...(channels.includes('webhook') ? webhook : {}), ...(channels.includes('email') ? email : {}) },
    ];
  });
  return {
    HOST: '127.0.0.1',
    PUBLIC_BASE_URL: 'http://campaign.example',
    RATE_LIMIT_PER_MINUTE: '1000000',
    LEAD_LIMIT_PER_HOUR: '1000000',
    LEAD_DELIVERY: JSON.stringify(Object.fromEntries(entries)),
    LEAD_WEBHOOKS_PRIVATE: 'true',
    SMTP_URL: `smtp://127.0.0.1:${ports.mail}?tls=none`,
    MAIL_FROM: 'leads@campaign.example',
    ...(store.engine === 'sqlite' ? { LEADS_FILE: store.path } : { DATABASE_URL: store.url }),
    ...(redisUrl === null ? {} : { REDIS_URL: redisUrl }),
  };
}

async function openInstance(clockFile: string, env: Readonly<Record<string, string>>): Promise<Instance> {
  const port = await freePort();
  writeFileSync(clockFile, '0');
  const args = ['--import', './campaign/shifted-clock.mjs', built('runtime/server.js')];
  const launch = { args, env: { ...env, PORT: String(port), CAMPAIGN_CLOCK: clockFile } };
  const restartable = await startRestartable(launch, port, '/healthz');
  return { port, ...restartable, turnClock: (ahead) => writeFileSync(clockFile, String(ahead)) };
}

async function openReceiver(folder: string, ports: Ports): Promise<Receiver> {
  const [ledger, mood] = [join(folder, 'receiver.jsonl'), join(folder, 'mood')];
  mkdirSync(folder, { recursive: true });
  writeFileSync(ledger, '');
  writeFileSync(mood, 'takes');
  const args = [testProgram('receiver'), String(ports.webhook), String(ports.mail), ledger, mood];
  return {
    ...(await startRestartable({ args, env: {} }, ports.webhook, '/')),
    setMood: (next) => writeFileSync(mood, next),
    // A process that was killed while it wrote leaves half a line, which it has not acknowledged.
    taken: () => readFileSync(ledger, 'utf8').split('\n').flatMap(readTaken),
  };
}

function readTaken(line: string): readonly TakenDelivery[] {
  try {
    return [JSON.parse(line) as TakenDelivery];
  } catch {
    return [];
  }
}

async function startRestartable(launch: Launch, port: number, path: string): Promise<Restartable> {
  let running = await startUp(launch, port, path);
  const start = async (): Promise<void> => {
    await running.kill();
    running = await startUp(launch, port, path);
  };
  return { process: () => running, start };
}

/** Time limit for a process to answer, in milliseconds; the machine may be busy. */
const startPatience = 240_000;

/**
 * Starts a process and waits until it answers. The system may give its port to a connection for a moment; then the
 * process ends, and another is started.
 */
async function startUp(launch: Launch, port: number, path: string): Promise<CampaignProcess> {
  const deadline = Date.now() + startPatience;
  let running = startNode(launch);
  while (Date.now() < deadline) {
    const url = `http://127.0.0.1:${port}${path}`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer !== null) return running;
    await sleep(100);
    if (!running.isRunning()) running = startNode(launch);
  }
  await running.kill();
  throw new Error(`the process at port ${port} did not start to answer`);
}
