/** `check --fix`: applies fixes that are certain, one mistake at a time, and lists them. */
import type { CallOf } from '../../cli/command/rows.js';
import { oneLine } from '../../generator/source/one-line.js';
import { positionAt, spanText } from '../../generator/source/source.js';
import { quote } from '../../generator/source/suggest.js';
import type { Fix } from '../language/fixes.js';
import type { LanguageService } from '../language/language-service.js';
import { mendAll } from '../language/mend.js';
import type { Caller } from './caller.js';
import { writeTexts } from './edited-files.js';
import { openService } from './open-service.js';
import { inOrder, isRefused, renderMistakes } from './verdict.js';

/** Gives the exit code: 0 when nothing is left, 1 when mistakes are left or a file was changed on disk meanwhile. */
export function fixCatalog(call: CallOf<'check'>, caller: Caller): number {
  const { root, catalog } = call;
  const service = openService(root, catalog);
  const texts = () => new Map(service.paths.map((path) => [path, service.textOf(path) ?? '']));
  const before = texts();
  const made = mendAll(service);
  const changed = new Map([...texts()].filter(([path, text]) => text !== before.get(path)));
  if (writeTexts(root, changed, before, caller) !== 0) return 1;
  for (const fix of made) caller.say(`${told(fix)}\n`);
  return reportRest(service, call, caller);
}

/** The place is the one at the time of the fix; later fixes may have moved it. */
function told({ diagnostic: { code, span }, edit }: Fix): string {
  const { line, column } = positionAt(span.source, span.start);
  const [from, to] = [spanText(edit.span), edit.text];
  const change =
    from.trim() === ''
      ? `${shown(to)} was added`
      : to === ''
        ? `${shown(from)} was removed`
        : `${shown(from)} is ${shown(to)} now`;
  return `${span.source.path}:${line}:${column} - fixed ${code}: ${change}.`;
}

/** The most characters of a text that a line shows. */
const longest = 80;

function shown(text: string): string {
  const line = oneLine(text);
  return quote(line.length > longest ? `${line.slice(0, longest)}...` : line);
}

function reportRest(service: LanguageService, call: CallOf<'check'>, { say, complain, paint }: Caller): number {
  const { diagnostics } = service.prove();
  const catalog = service.catalog();
  if (diagnostics.length > 0) complain(renderMistakes(diagnostics, paint));
  if (catalog === null || isRefused(diagnostics, call)) return 1;
  say(inOrder(catalog));
  return 0;
}
