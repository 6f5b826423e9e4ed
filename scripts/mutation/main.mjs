// Mutation tests of the project's own source: Stryker changes it in small ways and reports the changes that no test of the
// room notices. `npm run mutation -- --files 2 --seed 7` draws two files of each room, as every night does;
// `npm run mutation -- FILE...` takes these files, and of `FILE:10-40` these lines. A survivor that behaves as the original
// does gets `// Stryker disable next-line MUTATOR: why` in the source; any other needs a test.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeUncommitted } from '../build/uncommitted.mjs';
import { installIn } from '../install-in.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

/** The source of a room, and its quick suites: each mutant loads all of them. */
const rooms = [
  {
    folders: ['engine/kernel'],
    suites: ['engine/**/*', 'generator/emit/*', 'generator/program/{angles,rounding}', 'pages/{drawing,typed-number}'],
  },
  { folders: ['engine/calculator'], suites: ['engine/calculator/*', 'engine/questions/*'] },
  {
    folders: ['generator/prove', 'generator/program'],
    suites: ['generator/prove/**/*', 'generator/program/*', 'authoring/compare/differences'],
  },
  { folders: ['generator/elaborate', 'generator/units'], suites: ['generator/{elaborate,units}/*', 'diagnostics/*'] },
];

const options = { files: { type: 'string', default: '2' }, seed: { type: 'string', default: '1' } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });

function drawn(folders) {
  const order = (path) => createHash('sha256').update(`${values.seed} ${path}`).digest('hex');
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );
  return files.sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(0, Number(values.files));
}

function chosen(folders) {
  if (positionals.length === 0) return drawn(folders);
  return positionals.filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)));
}

makeUncommitted();
installIn('scripts/mutation');
const { Stryker } = await import('@stryker-mutator/core');
for (const { folders, suites } of rooms) {
  const mutate = chosen(folders);
  if (mutate.length === 0) continue;
  const testMatch = suites.map((suite) => `<rootDir>/test/${suite}.test.ts`);
  const jest = { configFile: 'scripts/mutation/jest.config.mjs', enableFindRelatedTests: false, config: { testMatch } };
  await new Stryker({ configFile: 'scripts/mutation/stryker.config.json', mutate, jest }).runMutationTest();
}
