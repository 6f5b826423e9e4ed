import type { Figure, Input } from '../model/catalog.js';

/** The schema of an input as the service accepts it, without its bounds: a value outside them is moved, not refused. */
export function inputSchema(input: Input) {
  if (input.kind === 'select')
    return { type: 'string' as const, enum: input.options.map(({ key }) => key), default: input.default };
  return { type: 'number' as const, default: input.default };
}

/** The schema of an input as it is used in the calculation: inside its bounds. */
export function usedSchema(input: Input) {
  if (input.kind === 'select') return { type: 'string' as const, enum: input.options.map(({ key }) => key) };
  return { type: 'number' as const, minimum: input.min, maximum: input.max };
}

/** A published figure inside its proved range. */
export function figureSchema({ range, unitLabel }: Figure, description: string) {
  return {
    type: 'number' as const,
    minimum: range.low,
    maximum: range.high,
    description: `${description}${unitLabel === '' ? '' : ` (${unitLabel})`}`,
  };
}

/** What a caller must know of an input: its meaning, unit, bounds and default. */
export function inputDescription(input: Input): string {
  const hint = input.hint === null ? '' : ` ${sentence(input.hint)}`;
  if (input.kind === 'select') {
    const options = input.options.map(({ key, label }) => (key === label ? key : `${key} (${label})`)).join(', ');
    return `${input.label}: ${options}. Default ${input.default}.${hint}`;
  }
  const unit = input.unitLabel === null ? '' : ` in ${input.unitLabel}`;
  return `${input.label}${unit}, ${input.min} to ${input.max}, step ${input.step}; a value outside is moved to the nearer bound. Default ${input.default}.${hint}`;
}

function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
