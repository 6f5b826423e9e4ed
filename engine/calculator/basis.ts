/** What the prices of an answer rest on, and which of them nobody has looked up again for too long. */
import type { basis as schema } from '../../contract/basis.js';
import type { Static } from '../../contract/schema.js';
import type { Basis } from '../kernel/module.js';
import type { Calendar } from './calendar.js';
import type { FigureFacts } from './figure-facts.js';
import { words } from './words.js';

export type BasisAnswer = Static<typeof schema>;

/** The basis at a time, and for how many seconds it stays the same; null for ever. */
export interface BasisNow {
  readonly text: string;
  readonly secondsLeft: number | null;
}

interface Due {
  readonly name: string;
  readonly day: string;
}

/** Makes the writer of `basis`. A new text is made only when another price has become due. */
export function basisWriter(
  basis: Basis,
  figures: FigureFacts,
  { dayAt, startOf }: Calendar,
): (now: number) => BasisNow {
  const dues = basis.prices
    .flatMap((name): Due[] => {
      const day = figures.get(name)?.due ?? null;
      return day === null ? [] : [{ name, day }];
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  let known = { from: 0, until: 0, text: '' };
  return (now) => {
    if (now < known.from || now >= known.until) {
      const today = dayAt(now);
      const next = dues.find(({ day }) => day > today);
      const until = next === undefined ? Number.POSITIVE_INFINITY : startOf(next.day);
      const overdue = dues.filter(({ day }) => day <= today).map(({ name }) => name);
      known = { from: now, until, text: JSON.stringify(basisAnswer(basis, overdue)) };
    }
    const left = Math.floor((known.until - now) / 1000);
    return { text: known.text, secondsLeft: Number.isFinite(left) ? Math.max(0, left) : null };
  };
}

export function basisAnswer(basis: Basis, overdue: readonly string[]): BasisAnswer {
  const { class: of, published = 0, brought = 0, judged = 0, unnamed = 0 } = basis;
  return {
    class: of,
    says: words.basis({ ...basis, published, brought, judged, unnamed }, overdue.length),
    ...{ published, brought, judged, unnamed },
    ...(overdue.length === 0 ? {} : { overdue }),
  };
}
