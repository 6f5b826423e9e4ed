/** The faults of a campaign. Each begins, lasts a while, and is undone. */
import SqliteDatabase from 'better-sqlite3';
import { childrenOf } from '../test/support/child-processes.js';
import type { Random } from '../test/support/random.js';
import type { ReceiverMood } from './receiver.js';
import type { Engine, Instance, Stage } from './stage.js';

export interface Fault {
  readonly name: string;
  readonly engines: readonly Engine[];
  /** Begins the fault and returns the function that undoes it. */
  readonly begin: (stage: Stage, random: Random) => Promise<() => Promise<void>>;
  /** Returns the reason that a stage cannot have the fault; null when it can. */
  readonly impossible?: (stage: Stage) => string | null;
}

const both: readonly Engine[] = ['sqlite', 'postgres'];
/** The engine that runs with Redis and a database server. */
const servers: readonly Engine[] = ['postgres'];
const minute = 60 * 1000;
const hour = 60 * minute;
/** Time limit for an instance to end, in milliseconds: more than the service allows itself, for a busy machine. */
const stopPatience = 240_000;
const nothing = async (): Promise<void> => undefined;

function onInstance(name: string, begin: (instance: Instance) => Promise<() => Promise<void>>): Fault {
  return { name, engines: both, begin: (stage, random) => begin(random.pick(stage.instances)) };
}

/** A fault of a part that all instances share. */
function outage(
  name: string,
  engines: readonly Engine[],
  begin: (stage: Stage) => Promise<void> | void,
  undo: (stage: Stage) => Promise<void> | void,
): Fault {
  return {
    name,
    engines,
    begin: async (stage) => {
      await begin(stage);
      return async () => await undo(stage);
    },
  };
}

function receiverThat(mood: ReceiverMood): Fault {
  const setMood = (next: ReceiverMood) => (stage: Stage) => stage.receiver.setMood(next);
  return outage(`the receiver ${mood.replaceAll('_', ' ')}`, both, setMood(mood), setMood('takes'));
}

/** Sets clocks wrong, each instance by its own error when they run `apart`. Half of the time an instance is killed, too. */
function clocks(name: string, errorOf: (random: Random) => number, apart = false): Fault {
  return {
    name,
    engines: both,
    begin: async ({ instances }, random) => {
      const common = errorOf(random);
      for (const instance of instances) instance.turnClock(apart ? errorOf(random) : common);
      const killed = random.chance(0.5) ? random.pick(instances) : null;
      return async () => {
        // Its leases at this moment last until a time that lies ahead.
        await killed?.process().kill();
        for (const instance of instances) instance.turnClock(0);
        await killed?.start();
      };
    },
  };
}

async function startDatabase({ postgres }: Stage): Promise<void> {
  await postgres?.start();
}

function minutes(random: Random): number {
  return (1 + random.below(59)) * minute;
}

function hours(random: Random): number {
  return (1 + random.below(30)) * hour;
}

export const faults: readonly Fault[] = [
  onInstance('an instance is killed', async (instance) => {
    await instance.process().kill();
    return instance.start;
  }),
  onInstance('one process of an instance is killed', async (instance) => {
    const { pid } = instance.process().child;
    const [first] = pid === undefined ? [] : childrenOf(pid);
    if (first === undefined) instance.process().signal('SIGKILL');
    else process.kill(first, 'SIGKILL');
    return first === undefined ? instance.start : nothing;
  }),
  onInstance('an instance is frozen', async (instance) => {
    const frozen = instance.process();
    frozen.signal('SIGSTOP');
    return async () => frozen.signal('SIGCONT');
  }),
  onInstance('an instance is stopped politely', async (instance) => {
    const ended = await instance.process().end(stopPatience);
    return async () => {
      await instance.start();
      if (!ended) throw new Error('it had not ended in time after SIGTERM');
    };
  }),
  onInstance('the terminal of an instance is closed', async (instance) => {
    await instance.process().end(stopPatience, 'SIGHUP');
    return instance.start;
  }),
  onInstance('the reader of the log stalls', async (instance) => {
    const { stdout } = instance.process().child;
    stdout?.pause();
    return async () => void stdout?.resume();
  }),
  onInstance('the reader of the log has gone', async (instance) => {
    instance.process().child.stdout?.destroy();
    return async () => {
      const ended = await instance.process().end(stopPatience);
      if (!ended) throw new Error('without a reader of its log the instance did not end');
      await instance.start();
    };
  }),
  receiverThat('fails'),
  receiverThat('stalls'),
  receiverThat('hangs_up'),
  outage(
    'the receiver is frozen',
    both,
    ({ receiver }) => receiver.process().signal('SIGSTOP'),
    ({ receiver }) => receiver.process().signal('SIGCONT'),
  ),
  outage(
    'the receiver is killed',
    both,
    ({ receiver }) => receiver.process().kill(),
    ({ receiver }) => receiver.start(),
  ),
  clocks('the clocks run minutes ahead', minutes),
  clocks('the clocks run minutes behind', (random) => -minutes(random)),
  clocks('the clocks run hours ahead', hours),
  clocks('the clocks run hours behind', (random) => -hours(random)),
  clocks('the clocks run apart', (random) => random.pick([1, -1]) * random.pick([minutes, hours])(random), true),
  {
    ...outage(
      'the disk of the store is full',
      both,
      ({ disk }) => disk.fill(),
      async ({ disk, postgres }) => {
        disk.free();
        // A server without room for its own log has ended; restart it as a supervisor would.
        await postgres?.stop('kill');
        await postgres?.start();
      },
    ),
    impossible: ({ disk }) => (disk.isSmall ? null : 'this account may not mount a small disk'),
  },
  {
    name: 'another process holds the lock of the store',
    engines: ['sqlite'],
    begin: async ({ store }) => {
      if (store.engine !== 'sqlite') return nothing;
      const other = new SqliteDatabase(store.path, { timeout: 5_000 });
      other.exec('begin immediate');
      return async () => {
        other.exec('rollback');
        other.close();
      };
    },
  },
  outage('the database is stopped', servers, (stage) => stage.postgres?.stop('fast'), startDatabase),
  outage('the database crashes', servers, (stage) => stage.postgres?.stop('kill'), startDatabase),
  outage(
    'the database is frozen',
    servers,
    (stage) => stage.postgres?.freeze(),
    (stage) => stage.postgres?.thaw(),
  ),
  outage(
    'Redis is stopped',
    servers,
    (stage) => stage.redis?.stop(),
    (stage) => stage.redis?.start(),
  ),
  outage(
    'Redis is frozen',
    servers,
    (stage) => stage.redis?.freeze(),
    (stage) => stage.redis?.thaw(),
  ),
];
