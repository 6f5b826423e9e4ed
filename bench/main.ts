import { benchAgents } from './agents.js';
import { benchCompute } from './compute.js';
import { benchGeneration } from './generation.js';
import { benchHttp } from './http/http.js';
import { benchKeystroke } from './keystroke.js';
import { benchPageLoad } from './page-load.js';
import type { Row } from './row.js';
import { printRows } from './row.js';
import { benchSizes } from './sizes.js';
import { benchWorkbench } from './workbench.js';

/** The benchmarks by name. Ratios between rows hold on any machine, single figures only on this one. */
const benches: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  agents: benchAgents,
  compute: benchCompute,
  generation: benchGeneration,
  http: benchHttp,
  keystroke: benchKeystroke,
  'page-load': benchPageLoad,
  sizes: benchSizes,
  workbench: benchWorkbench,
};

const wanted = process.argv.slice(2);
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  printRows(await bench());
}
