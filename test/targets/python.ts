/** The Python package, in the folder in which it was written. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readFolder } from '../../authoring/commands/files.js';
import type { Catalog } from '../../generator/program/catalog.js';
import { dayOf } from '../../generator/program/list.js';
import { itemClass } from '../../generator/targets/python/lists.js';
import { moduleName, pythonNames } from '../../generator/targets/python/names.js';
import { emitPython } from '../../generator/targets/python/python-package.js';
import { projectRoot } from '../support/project-root.js';
import { pythonProgram } from '../support/slow/programs.js';
import type { Asked, Used } from './calls.js';
import { callsOf, listCalls, otherLists, real } from './calls.js';
import type { Target } from './target.js';

export const python: Target = {
  name: 'the Python package',
  programs: [pythonProgram],
  calls: () => [...real.flatMap(callsOf), ...listCalls()],
  view,
  ask: async (calls) => answersOf(calls),
};

export const pythonOfAnother: Target = {
  ...python,
  name: 'the Python package of another catalog',
  calls: () => otherLists.flatMap(callsOf),
};

/** The sentence of a refusal names a list by its parameter in the service, and by its argument here. */
function view({ answer }: Asked): unknown {
  if (!answer.ok) {
    const { code, detail, errors } = answer;
    const told = code === 'invalid_combination' ? { detail } : {};
    return { code, errors: errors.map((each) => [each.parameter, each.code]), ...told };
  }
  const { inputs, lists = {}, result, estimate } = answer;
  const items = Object.entries(lists).map(([name, all]) => [name, all.map(usedOf)]);
  const told = { inputs: usedOf(inputs), lists: Object.fromEntries(items), result };
  if (estimate === undefined) return { ...told, estimate: null };
  const { covers, total, lines, options, leaves_out } = estimate;
  return { ...told, estimate: { covers, total, lines, ...(options === undefined ? {} : { options }), leaves_out } };
}

function usedOf(inputs: Used) {
  return Object.fromEntries(Object.entries(inputs).map(([name, { used, clamped }]) => [name, { used, clamped }]));
}

/** A call by the names of Python; a list with the class of its items. */
function pythonCall({ edition: { calculator }, call: { given, lists, extras, on } }: Asked) {
  const names = pythonNames();
  const inputs = [...given].map(([name, value]) => [names.input(name), value]);
  const listed = calculator.lists.flatMap((list): (readonly [string, object])[] => {
    const items = (lists.get(list.name) ?? []).map((item) => Object.fromEntries(item));
    const day = dayOf(list);
    if (day !== null) return items.map((item) => [names.input(list.name), { day: item[day.name] }]);
    return items.length === 0 ? [] : [[names.input(list.name), { class: itemClass(list), items }]];
  });
  const module = moduleName(calculator.slug);
  return { module, inputs: Object.fromEntries(inputs), lists: Object.fromEntries(listed), extras, on };
}

function answersOf(calls: readonly Asked[]): readonly unknown[] {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-python-'));
  try {
    writePackage(folder, calls[0]?.edition.of);
    const lines = calls.map((each) => JSON.stringify(pythonCall(each)));
    writeFileSync(join(folder, 'calls.jsonl'), `${lines.join('\n')}\n`);
    const [module = ''] = readdirSync(join(folder, 'src'));
    const args = [join(projectRoot, 'test/targets/ask-python.py'), module, join(folder, 'calls.jsonl')];
    const env = { ...process.env, PYTHONPATH: join(folder, 'src'), PYTHONDONTWRITEBYTECODE: '1' };
    const said = execFileSync(pythonProgram.path ?? '', args, { env, encoding: 'utf8', maxBuffer: 1e9 });
    return said
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writePackage(folder: string, catalog: Catalog | undefined): void {
  if (catalog === undefined) throw new Error('There is no call.');
  for (const [path, text] of emitPython(catalog, readFolder(join(projectRoot, 'generator/targets/python/package')))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
