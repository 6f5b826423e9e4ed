/** Emitted modules, loaded and ready to run: they are written to a folder of their own beside a copy of the kernel. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Calculator } from '../../engine/kernel/module.js';
import type { AppliedInputs } from './applied-inputs.js';
import { projectRoot } from './project-root.js';

export type Modules = ReadonlyMap<string, Calculator<AppliedInputs>>;

/** The calculators of the emitted index, by slug; `language` for those of a further language. */
export async function loadEmitted(files: ReadonlyMap<string, string>, language = ''): Promise<Modules> {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-emitted-'));
  try {
    cpSync(join(projectRoot, 'engine/kernel'), join(folder, 'engine/kernel'), { recursive: true });
    for (const [path, text] of files) {
      if (!path.endsWith('.ts')) continue;
      const target = join(folder, 'generated', path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    const index: { readonly calculators: Modules } = await import(join(folder, 'generated', language, 'index.ts'));
    return index.calculators;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
