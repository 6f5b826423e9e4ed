/** The catalog in Spanish: every sentence of the sweep, read beside the English one, and random calls in both. */
import { join } from 'node:path';
import { answerQuery } from '../../engine/calculator/answer-query.js';
import { calculators } from '../../generated/index.js';
import { languages } from '../../generated/languages.js';
import { network } from '../../generated/network.js';
import { service } from '../../generated/service.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { sweepLanguage } from '../support/language-sweep.js';
import { projectRoot } from '../support/project-root.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { randomCall, servedCalculator } from '../support/random-calls.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { isLong } from '../support/shares.js';
import { alike } from '../support/spanish-alike.js';
import { disagreements, spanishFaults } from './spanish-faults.js';

const catalog = checkedCatalog();
const spanish = languages.get('es');
const checked = catalog.translations.find(({ language }) => language.code === 'es')?.catalog;
if (spanish === undefined || checked === undefined) throw new Error('The catalog has no Spanish.');

/** Of each calculator, in a short run and in a long one. */
const callsOfEach = isLong ? 50 : 8;

test('every sentence has the numbers of the English one, no word of it, and words that agree', () => {
  const spoken = spanishFaults(checked.units);
  const { sentences, faults, shared } = sweepLanguage(catalog.calculators, calculators, spanish, spoken);
  expect(faults).toEqual([]);
  expect(shared).toEqual(alike);
  expect(sentences).toBeGreaterThan(10_000);
});

test('every step and every open figure has a name in Spanish, as names in words are English', () => {
  const unnamed = checked.calculators.flatMap(({ slug, steps, own, labels }) =>
    [...steps, ...(own?.figures ?? [])].filter(({ name }) => !labels.has(name)).map(({ name }) => `${slug}: ${name}`),
  );
  expect(unnamed).toEqual([]);
});

const sentencesIn = (text = ''): number => text.split(/(?<=[.!?]) +(?=[\p{Lu}¿])/u).length;

test('what is said beside a usual price has as many sentences as in English, so that none is said twice', () => {
  const changed = [...calculators].flatMap(([slug, { costBand }]) => {
    const own = spanish.calculators.get(slug)?.costBand?.notes ?? '';
    return sentencesIn(own) === sentencesIn(costBand?.notes) ? [] : [`${slug}: ${own}`];
  });
  expect(changed).toEqual([]);
});

test.each([
  ['la techo', 'La techo cuesta $5.'],
  ['un losas', 'Cuente con un losas.'],
  ['cerca instalado', 'Una cerca instalado cuesta $5.'],
  ['cercas nuevos', 'Las cercas nuevos cuestan $5.'],
])('%s does not agree', (pair, sentence) => {
  expect(disagreements(sentence)).toEqual([pair]);
});

test.each([
  ['many verbs for one', 'Son 1 gramo de plástico.'],
  ['one verb for many', 'Suma 5,430 galones que se evapora.'],
  ['a calque', 'Cuente con $5 a $9.'],
])('%s: %s', (fault, sentence) => {
  expect(spanishFaults([])(sentence)).toEqual([fault]);
});

test.each([
  'Con pilotes de acero hincados, el agua del área baja cuesta $5.',
  'El sistema de la mano derecha dura unos días más.',
])('%s reads well', (sentence) => {
  expect(disagreements(sentence)).toEqual([]);
});

const seed = chosenSeed();
const compiled = compiledCatalog(join(projectRoot, 'generated'), { calculators, languages, network, service });
const translated = serveCatalog(compiled, service).others.get('es')?.calculators;

/** An answer without its texts: numbers, and the names under which they stand. */
function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? '' : value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutTexts(member)]));
}

function figuresOf(slug: string, query: string, known = servedCalculator(slug)): unknown {
  const outcome = answerQuery(known, query);
  if (outcome.kind === 'answered') return withoutTexts(JSON.parse(outcome.answer.body));
  const { code, errors } = outcome.refusal;
  return { code, errors: errors.map((error) => [error.parameter, error.code]) };
}

test(`random calls have the same figures in both languages (seed ${seed})`, () => {
  const random = randomFrom(seed);
  for (const calculator of catalog.calculators)
    for (let call = 0; call < callsOfEach; call++) {
      const { slug } = calculator;
      const query = randomCall(calculator, random, true).query.toString();
      const [english, own] = [figuresOf(slug, query), figuresOf(slug, query, translated?.get(slug))];
      if (JSON.stringify(english) !== JSON.stringify(own)) expect({ slug, query, figures: own }).toEqual(english);
    }
});
