/** Measures catalogs as they grow: sizes of generated and loaded files, processor time and memory of compiler and service. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { registryAddress } from '../contract/addresses.js';
import { inTemporaryFolder } from '../scripts/temporary-folder.js';
import { withService } from '../scripts/with-service.js';
import { built } from '../test/support/slow/built.js';
import { countCalculators, writeCopies } from './copied-catalog.js';
import { benchFirstLoad } from './first-load.js';
import { runCompiler } from './generation.js';
import type { Row } from './row.js';

const original = 'catalog';
const grown = [300, 1_000];

type Measured = Omit<Row, 'ratio'>;

/** Rows for the catalog and for larger ones made of it; the ratio compares with the catalog as it is. */
export async function benchSizes(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const first: Measured[] = [];
  for (const size of [countCalculators(original), ...grown]) {
    const measured = await measure(size);
    if (first.length === 0) first.push(...measured);
    rows.push(
      ...measured.map((each, index) => ({
        ...each,
        name: `${size} calculators, ${each.name}`,
        ratio: each.value / (first[index]?.value ?? each.value),
      })),
    );
  }
  return [...rows, ...benchFirstLoad()];
}

function measure(size: number): Promise<readonly Measured[]> {
  return inTemporaryFolder('sizes', async (root) => {
    writeCopies(root, original, size);
    // What runs compute is kept below the packages of a project.
    mkdirSync(join(root, 'node_modules'));
    const written = [timeCompiler('check', root), timeCompiler('generate', root)];
    edit(root);
    const edited = [timeCompiler('check', root, 'after an edit'), timeCompiler('generate', root, 'after an edit')];
    return [...written, ...edited, ...(await timeService(root)), ...artifacts(join(root, 'generated'))];
  });
}

/** Changes the words of one calculator. */
function edit(root: string): void {
  const path = join(root, 'catalog', 'calculators.yaml');
  const text = readFileSync(path, 'utf8');
  const edited = text.replace(/^( {2}title: ["']?)/m, '$1New ');
  if (edited === text) throw new Error(`${path} has no title to edit`);
  writeFileSync(path, edited);
}

/** The sizes of each document, and of all modules together. */
function artifacts(folder: string): readonly Measured[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = paths.filter((path) => path.endsWith('.ts'));
  const byTag = paths.filter((path) => /^llms\/.*\.txt$/.test(path));
  const documents = ['llms.txt', 'registry.json', 'openapi.json', 'openapi-compact.json', 'llms-full.txt'];
  const size = (name: string, members: readonly string[]): Measured => {
    const bytes = Buffer.concat(members.map((path) => readFileSync(join(folder, path))));
    return {
      name,
      value: bytes.length / 1000,
      unit: 'kB',
      note: `${(gzipSync(bytes).length / 1000).toFixed(1)} kB gzip`,
    };
  };
  return [
    ...documents.map((name) => size(name, [name])),
    size(`llms/*.txt, ${byTag.length} files`, byTag),
    size(`modules, ${modules.length} files`, modules),
  ];
}

/** A module that makes a process print its processor time and its largest memory at its end. */
const tellUse = `data:text/javascript,process.on('exit',()=>{const{userCPUTime:u,systemCPUTime:s,maxRSS:m}=process.resourceUsage();process.stderr.write('used='+(u+s)+','+m)})`;

/** A command of the tool: its processor time, since other work on the machine lengthens any other. */
function timeCompiler(command: string, root: string, when = 'from nothing'): Measured {
  const { seconds, stderr } = runCompiler(['--import', tellUse], [command, '--root', root]);
  return { name: `${command}, ${when}`, ...usedBy(stderr, seconds) };
}

/** Of the last process that told it. */
function usedBy(stderr: string, seconds: number): Pick<Measured, 'value' | 'unit' | 'note'> {
  const [microseconds, kilobytes] = (/used=(\d+,\d+)(?!.*used=)/s.exec(stderr)?.[1] ?? '').split(',').map(Number);
  const note = `${((kilobytes ?? Number.NaN) / 1000).toFixed(0)} MB at most, ${seconds.toFixed(1)} s on the clock`;
  return { value: (microseconds ?? Number.NaN) / 1e6, unit: 's', note };
}

/** What a server does at a restart, a deploy and a rollback, and the memory of the service. */
async function timeService(root: string): Promise<readonly Measured[]> {
  const [folder, older] = [join(root, 'built'), join(root, 'built-before')];
  const before = buildService(root, older);
  edit(root);
  const deploy = buildService(root, folder);
  const { memory, ...restart } = await startOf(root, folder);
  const rollback = await startOf(root, older);
  return [
    { name: 'build for the service, from nothing', ...before },
    { name: 'build for the service, after an edit (deploy)', ...deploy },
    { name: 'start of the service (restart)', ...restart },
    { name: 'start of the build before (rollback)', value: rollback.value, unit: rollback.unit, note: rollback.note },
    { name: 'memory of the service', value: memory, unit: 'MB' },
  ];
}

function buildService(root: string, folder: string): Pick<Measured, 'value' | 'unit' | 'note'> {
  const start = process.hrtime.bigint();
  const call = ['--import', tellUse, built('cli/build-service.js'), root, 'catalog', folder];
  const { status, stderr } = spawnSync(process.execPath, call, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the compiler of serve ended with ${status}: ${stderr}`);
  return usedBy(stderr, Number(process.hrtime.bigint() - start) / 1e9);
}

/** The processor time until the service listens, and its memory once it has answered. */
async function startOf(root: string, folder: string) {
  const start = process.hrtime.bigint();
  const env = { ...process.env, LEADS_FILE: join(root, 'leads.sqlite') };
  const command = [process.execPath, built('cli/main.js'), 'serve', '--built', folder] as const;
  return await withService({ folder: root, command: [...command], env }, async (address, { pid }) => {
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    const value = processorSeconds(pid);
    const note = `${seconds.toFixed(1)} s on the clock`;
    for (const path of [registryAddress, '/openapi.json', '/docs', '/'])
      await (await fetch(`${address}${path}`)).text();
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return { value, unit: 's', note, memory: Number(stdout) / 1000 };
  });
}

/** As Linux counts it, in ticks of 10 ms. */
function processorSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
