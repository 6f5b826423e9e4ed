/** Basis of an answer's prices, and the prices that are overdue for another look. */
import type { basis as schema } from '../../contract/basis.js';
import type { Static } from '../../contract/schema.js';
import type { EngineWords } from '../../words/engine-words.js';
import type { Basis, OpenFigure } from '../kernel/module.js';
import type { Calendar } from './calendar.js';
import type { FigureFacts } from './figure-facts.js';
import { isPrice } from './own-figures.js';

export type BasisAnswer = Static<typeof schema>;

/** The basis at a time, and for how many seconds it stays the same; null for ever. */
export interface BasisNow {
  readonly answer: BasisAnswer;
  /** The same as JSON. */
  readonly text: string;
  readonly secondsLeft: number | null;
}

interface Due {
  readonly name: string;
  readonly day: string;
}

/** The basis where a caller put in some figures: their prices are not counted, and named. */
export interface OwnBasis extends Basis {
  readonly own?: readonly OpenFigure[];
}

/** The basis without the prices in whose place a caller put their own; `groupOf` names the price that a figure is of. */
export function ownBasis(basis: Basis, own: readonly OpenFigure[], groupOf: (name: string) => string): OwnBasis {
  const groups = new Set(own.map(({ name }) => groupOf(name)));
  const prices = Object.entries(basis.prices);
  const less = (wanted: string, count = 0): number =>
    count - prices.filter(([name, standing]) => groups.has(name) && standing === wanted).length;
  return {
    ...basis,
    published: less('published', basis.published),
    brought: less('brought', basis.brought),
    judged: less('judged', basis.judged),
    unnamed: less('unnamed', basis.unnamed),
    prices: Object.fromEntries(prices.filter(([name]) => !groups.has(name))),
    own,
  };
}

/** Tells the basis at a time in milliseconds. */
export type BasisWriter = (now: number) => BasisNow;

/** Makes what tells the basis. A new answer is made only when another price has become due. */
export function basisWriter(
  basis: OwnBasis,
  figures: FigureFacts,
  { dayAt, startOf }: Calendar,
  words: EngineWords,
): BasisWriter {
  const dues = Object.keys(basis.prices)
    .flatMap((name): Due[] => {
      const day = figures.get(name)?.due ?? null;
      return day === null ? [] : [{ name, day }];
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  let known = { from: 0, until: 0, ...writtenBasis(basis, [], words) };
  return (now) => {
    if (now < known.from || now >= known.until) {
      const today = dayAt(now);
      const next = dues.find(({ day }) => day > today);
      const until = next === undefined ? Number.POSITIVE_INFINITY : startOf(next.day);
      const overdue = dues.filter(({ day }) => day <= today).map(({ name }) => name);
      known = { from: now, until, ...writtenBasis(basis, overdue, words) };
    }
    const left = Math.floor((known.until - now) / 1000);
    const { answer, text } = known;
    return { answer, text, secondsLeft: Number.isFinite(left) ? Math.max(0, left) : null };
  };
}

function writtenBasis(
  basis: OwnBasis,
  overdue: readonly string[],
  words: EngineWords,
): Pick<BasisNow, 'answer' | 'text'> {
  const answer = basisAnswer(basis, overdue, words);
  return { answer, text: JSON.stringify(answer) };
}

/** `your price (Price per linear foot); 8 prices: 5 published, 2 brought from 2018, 1 our judgement; 1 overdue for another look` */
function basisText(basis: OwnBasis, overdue: number, words: EngineWords['basis']): string {
  const { published = 0, brought = 0, judged = 0, unnamed = 0, broughtFrom: year, own = [] } = basis;
  const yours = own.map((figure) => words[isPrice(figure) ? 'yourPrice' : 'yourFigure']({ label: figure.label }));
  const told: readonly (readonly [number, (of: { count: number }) => string])[] = [
    [published, words.published],
    [brought, ({ count }) => (year === undefined ? words.broughtLong({ count }) : words.brought({ count, year }))],
    [judged, words.judged],
    [unnamed, words.unnamed],
  ];
  const parts = told.flatMap(([count, tell]) => (count === 0 ? [] : [tell({ count })])).join(', ');
  const count = published + brought + judged + unnamed;
  const late = overdue === 0 ? [] : [words.overdue({ count: overdue })];
  return [...yours, ...(count === 0 ? [] : [words.prices({ count, parts }), ...late])].join('; ');
}

function basisAnswer(basis: OwnBasis, overdue: readonly string[], words: EngineWords): BasisAnswer {
  const { class: of, published = 0, brought = 0, judged = 0, unnamed = 0, own = [] } = basis;
  return {
    class: of,
    says: basisText(basis, overdue.length, words.basis),
    ...{ published, brought, judged, unnamed },
    ...(overdue.length === 0 ? {} : { overdue }),
    ...(own.length === 0 ? {} : { own: own.map(({ name }) => name) }),
  };
}
