import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row } from './row.js';

const sizes = [100, 1_000, 10_000];
const project = fileURLToPath(new URL('..', import.meta.url));

/** Whole runs of the compiler, as processes, on catalogs made of copies of the real calculators. */
export async function benchGeneration(): Promise<readonly Row[]> {
  const compiled = mkdtempSync(join(tmpdir(), 'reckoner-compiler-'));
  try {
    compileGenerator(compiled);
    const seconds = sizes.map((size) => secondsFor(size, compiled));
    const perCalculator = (index: number) => (seconds[index] ?? 0) / (sizes[index] ?? 1);
    return sizes.map((size, index) => ({
      name: `generate ${size} calculators`,
      value: seconds[index] ?? 0,
      unit: 's',
      ratio: perCalculator(index) / perCalculator(0),
    }));
  } finally {
    rmSync(compiled, { recursive: true, force: true });
  }
}

/** What is measured is the compiler, not the tool that runs TypeScript. */
function compileGenerator(folder: string): void {
  run(
    join(project, 'node_modules/.bin/tsc'),
    ['-p', 'tsconfig.json', '--noEmit', 'false', '--incremental', 'false', '--outDir', folder, '--rootDir', '.'],
    project,
  );
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  cpSync(join(project, 'runtime/error-codes.json'), join(folder, 'runtime/error-codes.json'));
}

function secondsFor(size: number, compiled: string): number {
  const root = mkdtempSync(join(tmpdir(), 'reckoner-catalog-'));
  try {
    writeCatalog(root, size);
    const rounds = size <= 100 ? 5 : 1;
    const times = Array.from({ length: rounds }, () => timeGeneration(root, compiled));
    return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function timeGeneration(root: string, compiled: string): number {
  rmSync(join(root, 'generated'), { recursive: true, force: true });
  const start = process.hrtime.bigint();
  run(
    process.execPath,
    [`--max-old-space-size=12000`, join(compiled, 'generator/main.js'), 'generate', '--root', root],
    project,
  );
  return Number(process.hrtime.bigint() - start) / 1e9;
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_PATH: join(project, 'node_modules') },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stderr.slice(0, 2000)}`);
}

/** Copies of the real calculators under numbered slugs, each with a category of its own. */
function writeCatalog(root: string, size: number): void {
  const read = (path: string) => readFileSync(join(project, path), 'utf8');
  mkdirSync(join(root, 'catalog'), { recursive: true });
  for (const name of ['units', 'service'])
    writeFileSync(join(root, `catalog/${name}.yaml`), read(`catalog/${name}.yaml`));
  for (const path of ['error-codes.json', 'leads/intake/lead.schema.json', 'leads/intake/lead-answer.schema.json'])
    cpSync(join(project, 'runtime', path), join(root, 'runtime', path));
  const entries = read('catalog/calculators.yaml')
    .split(/^(?=[a-z0-9-]+:$)/m)
    .slice(1);
  const copies = Array.from({ length: size }, (_, index) =>
    copyOf(entries[index % entries.length] ?? '', `c${String(index).padStart(6, '0')}`),
  );
  writeFileSync(join(root, 'catalog/calculators.yaml'), copies.map(({ text }) => text).join('\n'));
  writeFileSync(join(root, 'catalog/network.yaml'), networkOf(copies));
}

interface Copy {
  readonly slug: string;
  readonly tag: string;
  readonly service: string;
  readonly text: string;
}

function copyOf(entry: string, slug: string): Copy {
  const field = (name: string) => new RegExp(`^  ${name}: (.*)$`, 'm').exec(entry)?.[1] ?? '';
  return { slug, tag: field('tag'), service: field('service'), text: entry.replace(/^[a-z0-9-]+:/, `${slug}:`) };
}

function networkOf(copies: readonly Copy[]): string {
  const tags = [...new Set(copies.map(({ tag }) => tag))];
  const categories = tags.map(
    (tag) =>
      `  ${tag}:\n${copies
        .filter((copy) => copy.tag === tag)
        .map((copy) => `    ${copy.slug}: ${copy.service}`)
        .join('\n')}`,
  );
  return `cities: { here: Here }\nneighborhoods: {}\ncategories:\n${categories.join('\n')}\nproviders: { one: One }\nslots: { page_url: "https://reckoner.example/{city}/{service}" }\n`;
}
