import type { SentenceCase, SentencePart } from '../model/catalog.js';
import type { Core } from '../model/core.js';
import { emitCondition, emitCore, quoted } from './expression.js';
import type { ModuleNames } from './module-names.js';

/** Alternatives as a chain of conditionals, the last one without a condition. */
export function sentenceText(cases: readonly SentenceCase[], names: ModuleNames): string {
  return cases
    .map(
      ({ when, parts }) => (when === null ? '' : `${emitCondition(when, names)}\n    ? `) + templateText(parts, names),
    )
    .join('\n    : ');
}

function templateText(parts: readonly SentencePart[], names: ModuleNames): string {
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'text') return quoted(only.text);
  return `\`${parts.map((part) => (part.kind === 'text' ? templateEscape(part.text) : `\${${slotText(part, names)}}`)).join('')}\``;
}

function templateEscape(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
}

function slotText(part: Exclude<SentencePart, { kind: 'text' }>, names: ModuleNames): string {
  if (part.kind === 'phrase') return `${names.phrases(part.input)}[${names.input(part.input)}]`;
  const { decimals, fixed, prefix, one, many } = part.format;
  const digits = (core: Core) => `${names.text(fixed ? 'fixed' : 'trimmed')}(${emitCore(core, names)}, ${decimals})`;
  const around = [prefix, one, many].map(quoted).join(', ');
  if (part.high !== null) return `${names.text('range')}(${digits(part.low)}, ${digits(part.high)}, ${around})`;
  return prefix === '' && one === '' && many === ''
    ? digits(part.low)
    : `${names.text('amount')}(${digits(part.low)}, ${around})`;
}
