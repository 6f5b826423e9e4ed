/** `reckoner mcp --edit`: tools for an assistant that writes calculators. */
import { readCall } from '../authoring/commands/read-call.js';
import { serveAssistant } from '../authoring/mcp/stdio.js';
import { readGuide } from './guide.js';

/**
 * Serves the host that started the process, and gives null; `wrong` for a wrong call. `--edit` is asked for, since without
 * it the name means what the service answers by this protocol at its address.
 */
export function serveEdits(args: readonly string[], version: string, process: NodeJS.Process): null | 'wrong' {
  const place = readCall(args, { edit: { type: 'boolean', default: false } }, ({ edit }, operands, given) =>
    edit && operands.length === 0 ? given : null,
  );
  if (place === null) return 'wrong';
  serveAssistant({ ...place, version, guide: readGuide }, process);
  return null;
}
