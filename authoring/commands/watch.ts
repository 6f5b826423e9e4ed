/** `check --watch`: keeps running, and reports mistakes after each change of a file. */
import { join, relative } from 'node:path';
import { watch } from 'chokidar';
import type { CatalogPlace } from '../../cli/command/catalog-folder.js';
import type { LanguageService } from '../language/language-service.js';
import type { Caller } from './caller.js';
import { readIfThere } from './files.js';
import { openService } from './open-service.js';
import { inOrder, renderMistakes } from './verdict.js';

/** A file is read after this many milliseconds without a write, so that no half-written file is checked. */
const settled = { stabilityThreshold: 25, pollInterval: 10 };

/** Watches until the process ends; rejects where the catalog cannot be read at all. */
export async function watchCatalog({ root, catalog }: CatalogPlace, caller: Caller): Promise<never> {
  const service = openService(root, catalog);
  const take = (file: string): void => {
    const path = relative(root, file).replaceAll('\\', '/');
    if (!path.endsWith('.yaml') || service.textOf(path) === readIfThere(file)) return;
    service.change(path, readIfThere(file));
    tell(service, caller);
  };
  tell(service, caller);
  const watcher = watch(join(root, catalog), { awaitWriteFinish: settled });
  watcher.on('add', take).on('change', take).on('unlink', take);
  watcher.on('ready', () => caller.say(`Watching ${catalog}; Ctrl+C ends it.\n`));
  return await new Promise((_, reject) => watcher.on('error', reject));
}

/** Reports diagnostics that need no new proof at once, then all of them. */
function tell(service: LanguageService, { say, complain, paint }: Caller): void {
  const early = service.findings();
  if (early.diagnostics.length > 0) complain(renderMistakes(early.diagnostics, paint));
  const { diagnostics } = early.open === 0 ? early : service.prove();
  if (diagnostics.length > early.diagnostics.length) complain(renderMistakes(diagnostics, paint));
  const catalog = service.catalog();
  if (catalog !== null) say(inOrder(catalog));
}
