/** The texts of the contract as it has them, by their first words, and how they are said in another language. */
import type { Facts } from '../contract/facts.js';
import type { Operation } from '../contract/operation.js';
import { inputsInTools, ownOf } from '../contract/operation.js';
import { operationsOf } from '../contract/operations.js';
import { problem, statusWords } from '../contract/problem.js';
import type { Say, Text } from '../contract/text.js';
import { originalsOf } from '../contract/text.js';
import { onceFor } from './once-for.js';
import type { Translation } from './phrases.js';
import { textKey } from './text-key.js';

/** So many words tell any two texts of the contract apart. */
const mostWords = 8;

/** A service that has everything; `ending` is that of the prices of its cost bands. */
const wholeService = (ending: string): Facts => ({
  languages: ['', ''],
  discoveryTag: '',
  slugs: [''],
  sample: null,
  hasEstimates: true,
  hasOptions: true,
  hasOwn: true,
  hasLists: true,
  hasDays: true,
  hasFigures: true,
  isDated: true,
  speaksTexts: true,
  band: { ending, money: '' },
  places: { cities: [''], neighborhoods: [''], divided: [''], services: [''], sample: null, words: null },
  leads: { tag: '', consentText: '', samplePhone: { national: '', international: '' }, postalCode: null, sample: null },
});

/** Messages to receivers of providers are left out: those are in the original language, like mails. */
function contractOf(facts: Facts): readonly unknown[] {
  return [
    operationsOf(facts).map((row) => partsOf(row, facts)),
    ownOf(facts),
    problem(facts),
    [inputsInTools(facts), ...Object.values(statusWords)].map((description) => ({ description })),
  ];
}

/** What a row says by itself and for a service with these facts. */
function partsOf({ parameters, body, answers, tool, ...row }: Operation, facts: Facts): object {
  const told = typeof tool?.description === 'function' ? tool.description(facts) : tool?.description;
  const parts = [parameters(facts), answers(facts), body?.(facts).schema];
  return { ...row, parts, tool: { summary: tool?.title, description: told } };
}

/** The members that hold texts, of operations and schemas alike. */
const spoken = new Set(['summary', 'description', 'inBrief', 'line']);

function textsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    spoken.has(name) && isText(member) ? originalsOf(member) : textsIn(member),
  );
}

/** False for the schema of a member that has such a name. */
function isText(value: unknown): value is Text {
  return typeof value === 'string' || Array.isArray(value) || (value instanceof Object && 'values' in value);
}

/** All of them, some several times. */
export const textsOfContract: readonly string[] = textsIn(['', '_usd'].map(wholeService).map(contractOf));

/** Each under its key. */
export const contractTexts: Readonly<Record<string, string>> = Object.fromEntries(
  textsOfContract.map((text) => [keyOf(text), text]),
);

function keyOf(text: string): string {
  return textKey(text, mostWords);
}

/** What the translation lacks, and what is no text of the contract, is said as it is. */
export const contractSay = onceFor(({ texts }: Translation): Say => {
  const own = texts['contract'];
  return (text) => {
    const key = keyOf(text);
    const translated = typeof own === 'object' && Object.hasOwn(own, key) ? own[key] : undefined;
    return typeof translated === 'string' && contractTexts[key] === text ? translated : text;
  };
});
