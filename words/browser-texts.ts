/** The texts that calculators in browsers say: all of them in one language, so that nothing else is loaded for them. */
import { engineTexts } from './engine-texts.js';
import { pageTexts } from './page-texts.js';
import type { Templates, Texts, Translation } from './phrases.js';
import { isPlural } from './phrases.js';

/** Texts of the engine that only questions say, which browsers do not ask. */
export const ofQuestions = [
  'mistakesOfPlan',
  'mistakesOfQuestion',
  'isNeeded',
  'wrongAmount',
  'tooSmall',
  'beyondFigures',
  'wrongPoints',
  'tooManyOptions',
  'compare',
  'solve',
  'quote',
  'plan',
  'discovery',
] as const satisfies readonly (keyof typeof engineTexts)[];

/** What the translation lacks is in English. */
export function browserTexts({ language, texts, info, spoken }: Translation): Translation {
  const left: ReadonlySet<string> = new Set(ofQuestions);
  const engine = Object.fromEntries(Object.entries(engineTexts).filter(([key]) => !left.has(key)));
  const whole = wholeTexts({ engine, pages: pageTexts }, texts);
  return { language, texts: whole, info: info && { ...info, unreviewed: [] }, spoken };
}

function wholeTexts(templates: Templates, own: Texts): Texts {
  const all = Object.entries(templates).map(([key, node]) => [
    key,
    wholeText(node, Object.hasOwn(own, key) ? own[key] : undefined),
  ]);
  return Object.fromEntries(all);
}

function wholeText(node: Templates[string], own: Texts[string] | undefined): Texts[string] {
  if (typeof node === 'string') return own ?? node;
  const branch = typeof own === 'object' ? own : {};
  if (!isPlural(node)) return wholeTexts(node, branch);
  return { ...node, ...(typeof branch['other'] === 'string' ? branch : {}) };
}
