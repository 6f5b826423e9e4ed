/** Writes what a person gave to a calculation as lines, for mails and operators. */
import { mailWords as words } from '../../words/mail-texts.js';
import type { GivenCalculation } from '../model/lead.js';

/** The lines of a stored text, `Length of fence: 120 linear ft`, and its total; null where there is none. */
export function givenTexts(json: string | null): { readonly entries: string | null; readonly total: string | null } {
  if (json === null) return { entries: null, total: null };
  const { entries, total } = JSON.parse(json) as GivenCalculation;
  return { entries: entries.map(lineOf).join('\n'), total: total?.text ?? null };
}

function lineOf({ kind, label, text }: GivenCalculation['entries'][number]): string {
  return `${label}: ${kind === 'own' ? words.lead.ownFigure({ figure: text }) : text}`;
}
