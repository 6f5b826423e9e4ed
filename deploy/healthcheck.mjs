/**
 * The container's health check, and what mends a container that fails it: engines only mark it as unhealthy.
 *
 * It asks /healthz. After three failures in a row it asks the service to end, at the next one it ends it; the container
 * ends with it, and its restart policy starts a new one. That takes an init as the first process (`init: true`,
 * `docker run --init`): nothing inside a container can end its first process.
 *
 *   node deploy/healthcheck.mjs [--init <process id, 1>] [--state <file, /tmp/reckoner-health>]
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** Failures in a row after which the service is asked to end. */
const patience = 3;
/** How long the service may take to answer, in milliseconds; the engine gives this check five seconds. */
const timeout = 2_000;

const { values } = parseArgs({
  options: { init: { type: 'string', default: '1' }, state: { type: 'string', default: '/tmp/reckoner-health' } },
});

if (await answers()) {
  rmSync(values.state, { force: true });
} else {
  process.exitCode = 1;
  const served = childrenOf(Number(values.init));
  const failures = countFailure(served.map(({ id }) => id).join(' '));
  process.stdout.write(`/healthz does not answer, ${failures} in a row\n`);
  if (failures >= patience) endAll(served, failures === patience ? 'SIGTERM' : 'SIGKILL');
}

async function answers() {
  const url = `http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`;
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(timeout) })).ok;
  } catch {
    return false;
  }
}

/** The failures so far of these very processes, this one included: those that were started anew begin at one. */
function countFailure(ids) {
  const [count = '0', ...of] = readOr('', values.state).split(' ');
  const failures = of.join(' ') === ids ? Number(count) + 1 : 1;
  writeFileSync(values.state, `${failures} ${ids}`);
  return failures;
}

/** The processes that the init has started, with ids that no later process shares. */
function childrenOf(init) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return pids.flatMap((pid) => {
    // After the name, which may hold anything: state, parent, and as the twentieth the moment of the start.
    const fields = readOr('', `/proc/${pid}/stat`).split(') ').at(-1).split(' ');
    return Number(fields[1]) === init ? [{ pid: Number(pid), id: `${pid}@${fields[19]}` }] : [];
  });
}

function endAll(processes, signal) {
  if (processes.length === 0) process.stdout.write('nothing to end here: run the container with --init\n');
  for (const { pid } of processes) {
    process.stdout.write(`${signal} to process ${pid}\n`);
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

/** A process may end, and a file may not be there, while it is being read. */
function readOr(otherwise, path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
}
