/** Tells a model about the whole service: hosts that load tools late show it only this and the names of tools. */
import { toolWords } from '../../words/tool-words.js';
import type { McpService } from './mcp-service.js';

const mostNamed = 40;

/** Five lines or fewer. */
export function instructionsOf({ calculators, facts: { places, leads }, translation }: McpService): string {
  const words = toolWords(translation).instructions;
  const all = [...calculators.keys()];
  const [count, more] = [all.length, all.length - mostNamed];
  const slugs = all.slice(0, mostNamed).join(', ');
  return [
    more > 0 ? words.moreFigures({ count, slugs, more }) : words.figures({ count, slugs }),
    places === null ? words.tools : words.toolsOfPlaces,
    words.questions,
    words.disclaimers,
    ...(leads === null ? [] : [words.leads]),
  ].join('\n');
}
