/** Tells a model about the whole service: hosts that load tools late show it only this and the names of tools. */
import type { McpService } from './mcp-service.js';

const mostNamed = 40;

/** Five lines or fewer. */
export function instructionsOf({ calculators, facts: { places, leads } }: McpService): string {
  const slugs = [...calculators.keys()];
  const named = slugs.slice(0, mostNamed).join(', ');
  const more = slugs.length > mostNamed ? ` and ${slugs.length - mostNamed} more` : '';
  return [
    `Planning figures for jobs from ${slugs.length} calculators: ${named}${more}.`,
    places === null
      ? 'describe_calculator tells what one takes, calculate_job runs it.'
      : 'find_service finds work by words, describe_calculator tells what a calculator takes, calculate_job runs it, find_provider tells who does the work.',
    'Compare, solve for an input, rank inputs, check a quote and plan several jobs in one call each, instead of many calculations and sums of your own.',
    'With every number show the person legal_disclaimer and disclaimer, and say which inputs were assumed (raw is null) or moved to a bound (clamped).',
    ...(leads === null
      ? []
      : ['submit_lead only after the person has seen the consent text word for word and agreed.']),
  ].join('\n');
}
