/** Measures what an editor waits for after a keystroke: the findings and proofs, a hover, a completion. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSources } from '../authoring/commands/files.js';
import { openService } from '../authoring/commands/open-service.js';
import type { LanguageService } from '../authoring/language/language-service.js';
import { cutEntries } from '../generator/source/cut-entries.js';
import { spanText } from '../generator/source/source.js';
import { inTemporaryFolder } from '../scripts/temporary-folder.js';
import { writeCopies } from './copied-catalog.js';
import type { Row } from './row.js';
import { quantile } from './row.js';

const project = fileURLToPath(new URL('..', import.meta.url));
const copies = 1_000;
const entriesEdited = 40;

/**
 * Rows in milliseconds of processor time, for the catalog of the project with its languages, for the same catalog in
 * its own language only, and for many copies of small calculators. A ratio compares with the same row of one language.
 */
export function benchKeystroke(): Promise<readonly Row[]> {
  return inTemporaryFolder('keystroke', (root) => {
    const [own, many] = ['own', 'many'].map((name) => join(root, name)) as [string, string];
    cpSync(join(project, 'catalog'), join(own, 'catalog'), { recursive: true });
    writeCopies(many, 'examples/household/catalog', copies);
    const one = measure(inOneLanguage(openService(own, 'catalog')), own);
    const all = measure(openService(own, 'catalog'), own);
    const large = measure(openService(many, 'catalog'), many);
    return [
      ...rowsOf('one language', one, one),
      ...rowsOf('with its languages', all, one),
      ...rowsOf(`${copies} calculators`, large, one),
    ];
  });
}

/** The service without the files of further languages. */
function inOneLanguage(service: LanguageService): LanguageService {
  for (const path of service.paths) if (service.isTranslation(path)) service.change(path, null);
  const path = 'catalog/service.yaml';
  service.change(path, (service.textOf(path) ?? '').replace(/^languages: .*\n/m, ''));
  return service;
}

/** Milliseconds of processor time for each edit or question. */
interface Times {
  readonly first: readonly number[];
  readonly findings: readonly number[];
  readonly proved: readonly number[];
  readonly hover: readonly number[];
  readonly completion: readonly number[];
}

type Measured = keyof Times;

const names: Readonly<Record<Measured, string>> = {
  first: 'opening it, with all proofs',
  findings: 'findings without proofs',
  proved: 'findings and proofs',
  hover: 'hover after an edit',
  completion: 'completion after an edit',
};

function rowsOf(catalog: string, times: Times, base: Times): readonly Row[] {
  return (Object.keys(names) as Measured[]).flatMap((measured) =>
    (measured === 'first' ? [0.5] : [0.5, 1]).map((part) => ({
      name: `${catalog}: ${names[measured]}${measured === 'first' ? '' : part === 1 ? ', worst' : ', median'}`,
      value: quantile(times[measured], part),
      unit: 'ms',
      ratio: quantile(times[measured], part) / quantile(base[measured], part),
    })),
  );
}

/** Edits entries of all sizes, each in a number and in a text, and asks about the place of the edit. */
function measure(service: LanguageService, root: string): Times {
  const first = cpuTime(() => service.prove());
  const edits = editsOf(root);
  // The first edits compile the code that they need.
  for (const edit of edits.slice(0, 10)) timesOf(edit, service);
  const times = edits.map((edit) => timesOf(edit, service));
  return {
    first: [first],
    findings: times.map(({ findings }) => findings),
    proved: times.map(({ findings, proofs }) => findings + proofs),
    hover: times.map(({ hover }) => hover),
    completion: times.map(({ completion }) => completion),
  };
}

interface TextEdit {
  readonly path: string;
  readonly offset: number;
}

/** A digit typed after a bound and one typed after a text, in entries spread evenly over all sizes. */
function editsOf(root: string): readonly TextEdit[] {
  const files = readSources(root, 'catalog').calculators;
  const bySize = files.flatMap(cutEntries).sort((a, b) => a.end - a.start - (b.end - b.start));
  const step = Math.max(1, (bySize.length - 1) / (entriesEdited - 1));
  const chosen = Array.from(
    { length: Math.min(entriesEdited, bySize.length) },
    (_, at) => bySize[Math.round(at * step)],
  );
  return chosen.flatMap((entry) => {
    if (entry === undefined) return [];
    const ends = [/\bmax: \d+/, /^ {2}disclaimer: .*$/m].flatMap((pattern) => {
      const found = pattern.exec(spanText(entry));
      return found === null ? [] : [entry.start + found.index + found[0].length];
    });
    return ends.map((offset) => ({ path: entry.source.path, offset }));
  });
}

function timesOf({ path, offset }: TextEdit, service: LanguageService) {
  const text = service.textOf(path) ?? '';
  service.change(path, `${text.slice(0, offset)}0${text.slice(offset)}`);
  const findings = cpuTime(() => service.findings());
  const hover = cpuTime(() => service.hover(path, offset));
  const completion = cpuTime(() => service.complete(path, offset));
  const proofs = cpuTime(() => service.prove());
  service.change(path, text);
  service.prove();
  return { findings, proofs, hover, completion };
}

/** Milliseconds of processor time, with those of the garbage collector. */
function cpuTime(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  return process.cpuUsage(start).user / 1000;
}
