/** Gives the tools of the Model Context Protocol the same answers as the addresses of the service. */
import { calculation } from '../../contract/calculation.js';
import type { Facts } from '../../contract/facts.js';
import { languageName } from '../../contract/shared-names.js';
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import { languageNamed } from '../../engine/calculator/language.js';
import { dayOf } from '../../engine/calculator/list-parameter.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { InputSpec, SelectInput } from '../../engine/kernel/module.js';
import type { Problem } from '../../http/problem.js';
import { problemBody } from '../../http/problem.js';
import { english } from '../../words/phrases.js';
import { ofRooms } from '../../words/room-words.js';
import type { AskedAnswer, McpService } from '../mcp/mcp-service.js';
import type { Answer, Answers } from './answers.js';
import { answersOf } from './answers.js';
import { answerCalculation } from './calculate.js';
import { factsOf } from './facts.js';
import type { Site } from './site.js';
import { unknownCalculator } from './unknown-calculator.js';

/** The catalog and its answers in each language: first the one in which a service speaks where a call names none. */
export type Spoken = readonly [SpokenCatalog, ...SpokenCatalog[]];

type SpokenCatalog = Pick<Site, 'catalog' | 'answers'>;

/** A catalog with answers of its own, which no cache keeps. */
export function spokenIn(catalog: ServedCatalog): Spoken {
  const spoken = (each: ServedCatalog): SpokenCatalog => ({ catalog: each, answers: answersOf(each, []) });
  return [spoken(catalog), ...[...catalog.others.values()].map(spoken)];
}

/** `app` is the page that shows calculations in a chat; null where the build has none. */
export function createMcpService(spoken: Spoken, takesLeads: boolean, app: string | null = null): McpService {
  const [own, ...rest] = spoken;
  const { catalog } = own;
  const { service, baseUrl, modules } = catalog;
  const answers = withCalculations(own);
  const others = new Map(rest.map((each) => [each.catalog.translation.language, each.catalog]));
  const translated = new Map(rest.map((each) => [each.catalog.translation.language, withCalculations(each)]));
  const refuse = (path: string, problem: Problem, translation = catalog.translation): AskedAnswer => ({
    ok: false,
    body: problemBody(problem, { baseUrl, path, requestId: null, translation }),
  });
  return {
    name: service.name,
    version: service.version,
    facts: factsIn(catalog, takesLeads),
    translation: catalog.translation,
    calculators: modules,
    app: app && withLanguages(app, spoken),
    ask: (path, slug, query) => {
      const lang = languageNamed(query.get(languageName) ?? '', translated.keys()) ?? '';
      const answered = (translated.get(lang) ?? answers).get(path)?.(slug, query.toString(), true);
      if (answered === undefined) throw new Error(`nothing answers ${path}`);
      if (answered.kind === 'answered') return { ok: true, body: answered.body };
      const { translation, calculators } = others.get(lang) ?? catalog;
      const refused = refuse(path.replace('{slug}', slug), answered.problem, translation);
      return { ...refused, ...inputsBeside(answered.problem, calculators.get(slug)) };
    },
    refuse,
  };
}

/**
 * A refusal of an input that a calculator does not have says which it has, with unit, bounds and options: names alone leave
 * a model to guess what it may send. Where a correction is known, that is enough.
 */
function inputsBeside(
  { errors = [], correctedUrl = null }: Problem,
  calculator: PreparedCalculator | undefined,
): object {
  if (calculator === undefined || correctedUrl !== null || !errors.some(({ code }) => code === 'unknown_parameter'))
    return {};
  const { specs, plan } = calculator;
  const lists = plan.lists.map(({ list }): object => {
    const { name, label, inputs } = list;
    return dayOf(list) === null ? { [name]: { label, items: briefly(inputs) } } : briefly(inputs);
  });
  return { inputs: Object.assign({}, briefly(specs), ...lists) as object };
}

/** What callers may send for inputs, by their names. */
function briefly(specs: readonly InputSpec[]) {
  return Object.fromEntries(
    specs.map((spec) => {
      const { name, label, unit } = spec;
      const bounds = spec.type === 'select' ? { options: labelsOf(spec) } : { min: spec.min, max: spec.max };
      return [name, { label, unit, ...bounds, default: spec.default }];
    }),
  );
}

function labelsOf({ options }: SelectInput): Readonly<Record<string, string>> {
  return Object.fromEntries(options.map(({ value, label }) => [value, label]));
}

/** The facts with the language of the catalog first, which answers have where a call names none. */
function factsIn(catalog: ServedCatalog, takesLeads: boolean): Facts {
  const { language } = catalog.translation;
  const { languages, ...facts } = factsOf(catalog, takesLeads);
  return { ...facts, languages: [...languages].sort((a, b) => Number(b === language) - Number(a === language)) };
}

/** The page with the words of all languages but those that it is written in. */
function withLanguages(app: string, spoken: Spoken): string {
  const further = spoken.filter(({ catalog }) => catalog.translation.language !== english.language);
  const words = further.map(({ catalog }) => ofRooms(catalog.translation, ['pages']));
  const text = JSON.stringify(words).replaceAll('<', '\\u003c');
  return words.length === 0
    ? app
    : app.replace('<main', () => `<script type="application/json" id="languages">${text}</script><main`);
}

/** The answers to all operations that do not change anything. */
export function withCalculations({ catalog, answers }: SpokenCatalog): Answers {
  return new Map([...answers, [calculation.path, calculationAnswer(catalog)]]);
}

function calculationAnswer(catalog: ServedCatalog): Answer {
  const { baseUrl, calculators } = catalog;
  return (slug, query, isAsking = false) => {
    const calculator = calculators.get(slug);
    if (calculator === undefined) return { kind: 'refused', problem: unknownCalculator(catalog, slug, query) };
    return answerCalculation(calculator, query, { baseUrl, caching: [], isAsking });
  };
}
