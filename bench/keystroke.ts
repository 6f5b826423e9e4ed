/** Measures the time from a keystroke to the findings, in a catalog of many calculators. */
import { openService, readSources } from '../authoring/commands/files.js';
import type { LanguageService } from '../authoring/language/language-service.js';
import { inTemporaryFolder } from '../scripts/temporary-folder.js';
import { writeCopies } from './copied-catalog.js';
import type { Row } from './row.js';
import { quantile } from './row.js';

const size = 1_000;
const original = 'examples/household/catalog';
const keystrokes = 60;

/** Rows in milliseconds; the ratio compares with the first row. */
export function benchKeystroke(): Promise<readonly Row[]> {
  return inTemporaryFolder('keystroke', (root) => {
    writeCopies(root, original, size);
    return measure(root);
  });
}

function measure(root: string): readonly Row[] {
  const before = heap();
  const { service, first, proved } = opened(root);
  const kept = heap() - before;
  const [path] = readSources(root, 'catalog').calculators.map((file) => file.path);
  const times = typed(path ?? '', service);
  const [early, all] = [times.map((each) => each.early), times.map((each) => each.all)];
  const base = quantile(early, 0.5);
  const row = (name: string, value: number, note = ''): Row => ({ name, value, unit: 'ms', ratio: value / base, note });
  return [
    row('keystroke, without its proof, median', base, `${keystrokes} keystrokes, each in another calculator`),
    row('keystroke, without its proof, p95', quantile(early, 0.95)),
    row('keystroke, with its proof, median', quantile(all, 0.5)),
    row('keystroke, with its proof, p95', quantile(all, 0.95)),
    row('first look, without proofs', first, `${size} calculators`),
    row('all proofs', proved, `heap ${(kept / 2 ** 20).toFixed(0)} MB kept`),
  ];
}

function opened(root: string): { service: LanguageService; first: number; proved: number } {
  const service = openService(root, 'catalog');
  const first = timed(() => service.findings());
  const proved = timed(() => service.prove());
  return { service, first, proved };
}

/** Types a digit after a bound or a text and takes it back, a change that every part of the compiler checks. */
function typed(path: string, service: LanguageService): readonly { readonly early: number; readonly all: number }[] {
  const text = service.textOf(path) ?? '';
  const offsets = [...text.matchAll(/ {2}disclaimer: .*$|\bmax: \d+/gm)].map(
    ({ index, 0: found }) => index + found.length,
  );
  const step = Math.floor(offsets.length / keystrokes);
  return Array.from({ length: keystrokes }, (_, index) => {
    const at = offsets[index * step] ?? 0;
    service.change(path, text);
    service.prove();
    const early = timed(() => {
      service.change(path, `${text.slice(0, at)}0${text.slice(at)}`);
      service.findings();
    });
    const later = timed(() => service.prove());
    return { early, all: early + later };
  });
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The size of the heap, after a garbage collection if the process may ask for one. */
function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
