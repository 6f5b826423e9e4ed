/** What to ask next: the inputs left out that move an answer farthest, each as a question with what it moves. */
import type { ask as schema } from '../../contract/calculation.js';
import type { Static } from '../../contract/schema.js';
import { engineWords } from '../../words/engine-words.js';
import type { Translation } from '../../words/phrases.js';
import { roundEstimate } from '../kernel/math.js';
import type { Calculator, InputSpec, InputValue, RangeFigure } from '../kernel/module.js';
import type { Spoken } from './clamp.js';
import type { Inputs } from './inputs.js';
import { isMoney } from './money.js';
import type { Price } from './price.js';
import { middleOf, priceAt, resultPrice } from './price.js';
import { insideSentence, quantityLanguage, quantityText, valueText } from './quantity-text.js';
import type { QueryValues } from './query-plan.js';
import { withValue } from './query-plan.js';
import type { Running } from './running.js';

export type AskedInput = Static<typeof schema>[number];

/** Each question takes two calculations, and two more where the price stays the same and only the headline may move. */
export const mostAsked = 2;

/** Asks about inputs that these values leave out, in the order that the compiler has found: two of them, or `most`. */
export type Asker = (values: QueryValues, most?: number) => readonly AskedInput[];

/** What the questions are made from: a calculator, how it runs, and the language they are asked in. */
export function askerOf(
  { inputs: specs, asks = [], refuse, counted }: Calculator<Inputs>,
  running: Running,
  translation: Translation,
): Asker {
  return (values, most = mostAsked) => {
    const open = asks.flatMap(({ input, from, to }) => {
      const index = specs.findIndex(({ name }) => name === input);
      const spec = specs[index];
      return spec === undefined || values.inputs[index] !== undefined ? [] : [{ spec, index, from, to }];
    });
    return open.slice(0, most).flatMap(({ spec, index, from, to }) => {
      const [one, other] = [from, to].map((at) => ({ at, values: withValue(values, index, at) }));
      const tried = [one, other].filter((each) => each !== undefined);
      if (tried.some((each) => refuse(running.inputs(each.values)) !== null)) return [];
      const ends =
        endsBy(tried, (each) => priceAt(running, each)) ?? endsBy(tried, (each) => headlineAt(running, each));
      return ends === null ? [] : [askedInput(spec, ends, { translation, counted })];
    });
  };
}

function headlineAt(running: Running, values: QueryValues): Price {
  return resultPrice(running.calculate(running.inputs(values)), running.words);
}

interface End {
  readonly at: InputValue;
  readonly price: Price;
}

/** The lower end first; null where both are the same. */
function endsBy(
  tried: readonly { readonly at: InputValue; readonly values: QueryValues }[],
  priceOf: (values: QueryValues) => Price,
): readonly [End, End] | null {
  const [one, other] = tried.map(({ at, values }) => ({ at, price: priceOf(values) }));
  if (one === undefined || other === undefined || middleOf(one.price) === middleOf(other.price)) return null;
  return middleOf(one.price) < middleOf(other.price) ? [one, other] : [other, one];
}

function askedInput(spec: InputSpec, [from, to]: readonly [End, End], spoken: Spoken): AskedInput {
  const { translation } = spoken;
  const all = engineWords(translation);
  const words = all.ask;
  const language = quantityLanguage(spoken);
  const question = questionText(spec, translation, words);
  const amountText = ({ low, high, unit }: RangeFigure, end: 'low' | 'high'): string => {
    const value = end === 'low' ? Math.min(low, high) : Math.max(low, high);
    return quantityText(language, low === high || !isMoney(unit, all) ? value : roundEstimate(value), unit);
  };
  const textOf = (at: InputValue): string => {
    const text = valueText(language, at, spec);
    return spec.type === 'select' ? unbracketed(text) : text;
  };
  const low = { low: amountText(from.price, 'low'), from: textOf(from.at) };
  const high = { high: amountText(to.price, 'high'), to: textOf(to.at) };
  const endOf = ({ at, price }: End) => ({ at, low: price.low, high: price.high });
  return {
    input: spec.name,
    question,
    says: words.says({ question, ...low, ...high }),
    ...(spec.type === 'select' ? { options: spec.options.map(({ value, label }) => ({ value, label })) } : {}),
    from: endOf(from),
    to: endOf(to),
    unit: from.price.unit,
  };
}

/** How the editor asks it, or a question made of the label. */
function questionText(spec: InputSpec, translation: Translation, words: ReturnType<typeof engineWords>['ask']): string {
  const { label, ask } = spec;
  if (ask !== undefined || label.endsWith('?')) return ask ?? label;
  const isChoice = spec.type === 'select' && !spec.options.some(({ value }) => value === 'no');
  return isChoice ? words.which({ label: insideSentence(label, translation) }) : words.plain({ label });
}

/** `3/12 (low slope)` as it stands in brackets: `3/12, low slope`. */
function unbracketed(label: string): string {
  return label.replace(/ \(([^()]*)\)/g, ', $1');
}
