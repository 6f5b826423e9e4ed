/** Words when a calculator should be used, for documents. */
import type { Guidance } from '../program/catalog.js';

/** `Use it when a slab is to be poured; not when an installed price is wanted.` */
export function whenToUse({ useWhen, notWhen }: Guidance): string {
  return `Use it when ${useWhen}; not when ${notWhen}.`;
}

/** All of it, a line each. */
export function guidanceLines(guidance: Guidance | null): readonly string[] {
  if (guidance === null) return [];
  const pitfalls = guidance.pitfalls.map((pitfall) => `- ${pitfall}`);
  return [whenToUse(guidance), '', 'Pitfalls:', '', ...pitfalls, '', `Next step: ${guidance.nextStep}`, ''];
}
