/** Measures catalogs as they grow: sizes of generated and loaded files, time and memory of compiler and service. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inTemporaryFolder } from '../scripts/temporary-folder.js';
import { withService } from '../scripts/with-service.js';
import { built } from '../test/support/slow/built.js';
import { countCalculators, writeCopies } from './copied-catalog.js';
import { benchFirstLoad } from './first-load.js';
import { runCompiler } from './generation.js';
import type { Row } from './row.js';

const original = 'catalog';
const grown = [230, 1_000];

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
    const times = ['check', 'generate'].map((name) => timeCompiler(name, root));
    return [...artifacts(join(root, 'generated')), ...times, ...(await timeService(root))];
  });
}

/** The sizes of each document, and of all modules together. */
function artifacts(folder: string): readonly Measured[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = paths.filter((path) => path.endsWith('.ts'));
  const byTag = paths.filter((path) => /^llms\/.*\.txt$/.test(path));
  const documents = ['registry.json', 'openapi.json', 'openapi-compact.json', 'llms.txt', 'llms-full.txt'];
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

/** A module that makes a process print its largest memory at its end. */
const tellMemory = `data:text/javascript,process.on('exit',()=>process.stderr.write('maxRSS='+process.resourceUsage().maxRSS))`;

function timeCompiler(command: string, root: string): Measured {
  const { seconds, stderr } = runCompiler(['--import', tellMemory], [command, '--root', root]);
  const kilobytes = Number(/maxRSS=(\d+)/.exec(stderr)?.[1]);
  const note = `${(kilobytes / 1000).toFixed(0)} MB at most`;
  return { name: command, value: seconds, unit: 's', note };
}

/** The time until the service listens, and its memory then; its catalog is compiled before. */
async function timeService(root: string): Promise<readonly Measured[]> {
  const folder = join(root, 'compiled');
  const compiled = spawnSync(process.execPath, [built('cli/build-service.js'), root, 'catalog', folder]);
  if (compiled.status !== 0) throw new Error(`the compiler of serve ended with ${compiled.status}`);
  const start = process.hrtime.bigint();
  const env = { ...process.env, LEADS_FILE: join(root, 'leads.sqlite') };
  const command = [process.execPath, built('cli/main.js'), 'serve', '--built', folder] as const;
  return await withService({ folder: root, command: [...command], env }, async (_, { pid }) => {
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return [
      { name: 'start of the service', value: seconds, unit: 's' },
      { name: 'memory of the service', value: Number(stdout) / 1000, unit: 'MB' },
    ];
  });
}
