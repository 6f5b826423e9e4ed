/** Words when a calculator should be used, for documents. */
import type { DocumentWords } from '../../words/document-words.js';
import type { Guidance } from '../program/catalog.js';

/** `Use it when a slab is to be poured; not when an installed price is wanted.` */
export function whenToUse({ guidance }: DocumentWords, { useWhen, notWhen }: Guidance): string {
  return guidance.when({ use: useWhen, not: notWhen });
}

/** All of it, a line each. */
export function guidanceLines(words: DocumentWords, guidance: Guidance | null): readonly string[] {
  if (guidance === null) return [];
  const { pitfalls, nextStep } = words.guidance;
  const listed = guidance.pitfalls.map((pitfall) => `- ${pitfall}`);
  return [whenToUse(words, guidance), '', pitfalls, '', ...listed, '', nextStep({ step: guidance.nextStep }), ''];
}
