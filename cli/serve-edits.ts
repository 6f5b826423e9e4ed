/** `reckoner mcp --edit`: tools for an assistant that writes calculators. */
import { parseArgs } from 'node:util';
import { catalogBelowRoot, folderOptions } from '../authoring/commands/compiler.js';
import { serveAssistant } from '../authoring/mcp/stdio.js';
import { readGuide } from './guide.js';

/**
 * Serves the host that started the process, and gives null; `wrong` for a wrong call. `--edit` is asked for, since without
 * it the name means what the service answers by this protocol at its address.
 */
export function serveEdits(args: readonly string[], version: string, process: NodeJS.Process): null | 'wrong' {
  const folders = readFolders(args);
  if (folders === null) return 'wrong';
  serveAssistant({ ...folders, version, guide: readGuide }, process);
  return null;
}

function readFolders(args: readonly string[]): { readonly root: string; readonly catalog: string } | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { ...folderOptions, edit: { type: 'boolean', default: false } },
    });
    const catalog = catalogBelowRoot(values.catalog);
    return values.edit && catalog !== null ? { root: values.root, catalog } : null;
  } catch {
    return null;
  }
}
