import { benchAgents } from './agents.js';
import { benchGeneration } from './generation.js';
import { benchHttp } from './http/http.js';
import { benchKeystroke } from './keystroke.js';
import type { Row } from './row.js';
import { printRows } from './row.js';
import { benchSizes } from './sizes.js';

/** The benchmarks by name. Ratios between rows hold on any machine, single figures only on this one. */
const benches: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  agents: benchAgents,
  generation: benchGeneration,
  http: benchHttp,
  keystroke: benchKeystroke,
  sizes: benchSizes,
};

const wanted = process.argv.slice(2);
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  printRows(await bench());
}
