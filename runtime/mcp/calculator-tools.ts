/** A tool for each calculator, for hosts that find tools among many by themselves. */
import type { McpService, RegistryEntry, RegistryInput } from './mcp-service.js';
import type { JsonSchema, Tool } from './tool.js';
import { queryOf } from './tool.js';

export function calculatorTools({ calculators }: McpService): readonly Tool[] {
  return [...calculators.values()].map(calculatorTool);
}

function calculatorTool({ slug, title, subtitle, disclaimer, guidance, inputs }: RegistryEntry): Tool {
  const choice = guidance === undefined ? '' : ` Use it when ${guidance.use_when}; not when ${guidance.not_when}.`;
  return {
    name: `calc_${slug.replaceAll('-', '_')}`,
    title,
    description: `${subtitle}.${choice} Inputs that are left out take their defaults. ${disclaimer}`,
    arguments: Object.fromEntries(inputs.map((input) => [input.name, inputSchema(input)])),
    required: [],
    isReadOnly: true,
    answer: (given, { ask }) => ask(`/api/calc/${slug}`, queryOf(given)),
  };
}

/** Bounds are told, not demanded: the service moves a number to its bound and says so. */
function inputSchema({ label, type, unit, min, max, hint, options, default: preset }: RegistryInput): JsonSchema {
  const inUnit = unit === undefined ? '' : ` (${unit})`;
  const help = hint === undefined ? '' : ` ${hint}`;
  if (type !== 'number') {
    const values = options?.map(({ value }) => value);
    return { type: 'string', enum: values, default: preset, description: `${label}${inUnit}.${help}` };
  }
  return { type: ['number', 'string'], default: preset, description: `${label}${inUnit}, ${min} to ${max}.${help}` };
}
