/** The formulas of every page, in each language: no name of the catalog, no text in part, and no word of the other language. */
import { join } from 'node:path';
import type { TraceStep } from '../../engine/kernel/module.js';
import { calculators } from '../../generated/index.js';
import { languages } from '../../generated/languages.js';
import { network } from '../../generated/network.js';
import { service } from '../../generated/service.js';
import { foldNames } from '../../generator/program/list.js';
import { functions } from '../../generator/program/operations.js';
import { inWords } from '../../pages/answer/step-name.js';
import { renderTrace } from '../../pages/markup/trace.js';
import { viewOf } from '../../pages/markup/whole-view.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { interfaceTexts } from '../../words/interface-texts.js';
import { projectRoot } from '../support/project-root.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { randomCall } from '../support/random-calls.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { alike } from '../support/spanish-alike.js';

const compiled = compiledCatalog(join(projectRoot, 'generated'), { calculators, languages, network, service });
const served = serveCatalog(compiled, service);

/** A formula as its calculator has it, and as its page shows it. */
interface Shown {
  readonly written: string;
  readonly text: string;
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function formulasOf(slug: string, query: string, known = served.calculators.get(slug)): readonly Shown[] {
  if (known === undefined) throw new Error(`There is no ${slug}.`);
  const view = viewOf(known, query, 'prompt');
  const steps: readonly TraceStep[] = view.state.kind === 'answered' ? view.state.answer.trace.steps : [];
  const cells = [...renderTrace(view).text.matchAll(/<\/th><td>(.*?)<\/td>/gs)];
  expect(cells).toHaveLength(steps.length);
  return steps.map(({ formula }, at) => ({
    written: formula,
    text: (cells[at]?.[1] ?? '').replace(/&(#?\w+);/g, (sign, name: string) => signs[name] ?? sign),
  }));
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const textsIn = (formula: string): readonly string[] =>
  [...formula.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text);

/** Names of the catalog that are written in one word that no page has: `costPerFoot`, `prices.ready_mix`. */
const codeName = /\b[a-z]\w*(?:[a-z][A-Z]|_|\.[A-Za-z])\w*/g;

/** Signs of units, a function that is notation, and words of labels that both languages write alike. */
const known = new Set([
  ...alike,
  ...'atan cfm cm g lb ml oz va π bfe double extras factor freeboard general inspector local modular'.split(' '),
  ...'plaster real single wide animal breaker gps gvwr rack total'.split(' '),
]);

const random = randomFrom(chosenSeed());

test.each(checkedCatalog().calculators.map((calculator) => [calculator.slug, calculator] as const))(
  '%s',
  (slug, calculator) => {
    const values = new Set(
      calculator.inputs.flatMap((input) => (input.kind === 'select' ? input.options.map(({ key }) => key) : [])),
    );
    for (const query of ['', randomCall(calculator, random, true).query.toString()]) {
      const english = formulasOf(slug, query);
      for (const { calculators: own } of served.others.values()) {
        const shown = formulasOf(slug, query, own.get(slug));
        expect(shown).toHaveLength(english.length);
        const specs = own.get(slug)?.specs ?? [];
        const labels = specs.flatMap((spec) => (spec.type === 'select' ? spec.options.map(({ label }) => label) : []));
        shown.forEach(({ written, text }, at) => {
          const both = new Set(wordsOf(english[at]?.text ?? ''));
          const left = wordsOf(text).filter((word) => both.has(word) && !known.has(word));
          expect({ text, left, names: text.match(codeName) }).toEqual({ text, left: [], names: null });
          const whole = textsIn(written).filter((each) => !values.has(each));
          const others = textsIn(text).filter((each) => !whole.includes(each) && !labels.includes(each));
          expect({ others, lost: whole.filter((each) => !textsIn(text).includes(each)) }).toEqual({
            others: [],
            lost: [],
          });
        });
      }
    }
  },
);

test('formulas name inputs by their labels where these are no questions', () => {
  const named = [...served.calculators.values()].flatMap((calculator) => {
    const text = formulasOf(calculator.slug, '').map((each) => each.text);
    const ofCode = calculator.specs.filter(({ name, label }) => inWords(name) !== name && !label.endsWith('?'));
    return ofCode.map(({ name, label }) => ({
      words: inWords(name),
      label: label.toLowerCase(),
      text: text.join('\n'),
    }));
  });
  expect(named.filter(({ label, text }) => text.toLowerCase().includes(label)).length).toBeGreaterThan(15);
  const wrong = named.filter(({ words, label, text }) => !label.includes(words) && text.includes(words));
  expect(wrong.map(({ words }) => words)).toEqual([]);
});

test('every function has words in formulas, but those that mathematics writes alike everywhere', () => {
  const worded = Object.keys(interfaceTexts.pages.formulas.functions);
  const notation = ['ln', 'log10', 'exp', 'mod', 'sin', 'cos', 'tan', 'asin', 'acos', 'atan'];
  expect([...worded, ...notation].sort()).toEqual([...new Set([...functions.keys(), ...foldNames])].sort());
});
