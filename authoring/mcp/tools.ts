/** The tools for an assistant that writes a catalog. None of them writes: unsaved texts come as drafts. */

import { givenPairs } from '../../engine/calculator/list-parameter.js';
import { check } from '../../generator/compile.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { isMistake } from '../../generator/source/diagnostic.js';
import type { Queries } from '../../generator/source/query.js';
import { afresh } from '../../generator/source/query.js';
import { diagnosticAsJson } from '../../generator/source/render.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import { replay, replayExample, replayedAsJson } from '../compare/replay.js';
import examples from '../explain/examples.json' with { type: 'json' };
import { explanationOf, unknownCode } from '../explain/explanation.js';
import { mutate as mutateCatalog } from '../mutate/mutate.js';
import { slipsAsJson } from '../mutate/report.js';
import type { ComparableCatalog, Piece } from '../sample/catalog-with-sources.js';
import { openComparableCatalog, unknownCalculator } from '../sample/catalog-with-sources.js';

/** The arguments of a call, which the server has held against their schema. */
export interface Asked {
  readonly slug?: string;
  readonly inputs?: JsonObject;
  readonly code?: string;
}

/** The catalog as the call has it. */
export interface AskedCatalog {
  readonly sources: CatalogSources;
  /** Runs with what earlier calls computed. */
  readonly working: <T>(run: (queries: Queries) => T) => T;
}

export type JsonObject = { readonly [member: string]: unknown };

/** The reason that there is no answer, and the mistakes to fix first. */
interface Refusal {
  readonly refused: string;
  readonly [member: string]: unknown;
}

export interface EditTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Schemas of the arguments by name; an assistant must give those of `required`. */
  readonly arguments: JsonObject;
  readonly required: readonly string[];
  readonly answer: (asked: Asked, open: () => AskedCatalog) => JsonObject | Refusal;
}

const slug = { type: 'string', description: 'The calculator, such as `raised-bed`.' };

export const tools: readonly EditTool[] = [
  {
    name: 'check',
    title: 'Check the catalog',
    description:
      'Lists mistakes and advice with file, line, column, message, hint and, where only one fix is possible, the edit. Where a text can be read in several ways it has `choices`: ask whoever wrote it. Call it after each edit until `in_order` is true.',
    arguments: {},
    required: [],
    answer: checkCatalog,
  },
  {
    name: 'explain',
    title: 'Explain a code',
    description: 'Explains the code of a message, such as `cannot-convert`: its meaning, an example, what helps.',
    arguments: { code: { type: 'string', description: 'The code of a message.' } },
    required: ['code'],
    answer: explain,
  },
  {
    name: 'preview',
    title: 'Preview answers',
    description:
      'Answers as the service would: every figure with its unit, and the sentence. Without `inputs` it answers each worked example of the calculator. Examples that fail do not hinder it; other mistakes of the catalog do.',
    arguments: {
      slug,
      inputs: {
        type: 'object',
        additionalProperties: {
          type: ['string', 'number', 'array'],
          items: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
        },
        description:
          'Inputs by name, numbers in the unit of their input; a list as an array of objects. What is left out takes its default.',
      },
    },
    required: ['slug'],
    answer: preview,
  },
  {
    name: 'mutate',
    title: 'Find slips that nothing notices',
    description:
      'Tries slips in a calculator and lists those that no example, law or proof notices, each with a call that would. Add an example or a law for those that matter. It takes some seconds.',
    arguments: { slug },
    required: ['slug'],
    answer: mutate,
  },
];

/** The most findings that a host shows its model without cutting them off. */
const mostFindings = 60;

function checkCatalog(_: Asked, open: () => AskedCatalog): JsonObject {
  const { sources, working } = open();
  const { diagnostics, catalog } = working((queries) => check(sources, queries));
  return { in_order: catalog !== null, calculators: catalog?.calculators.length ?? null, ...counted(diagnostics) };
}

/** Mistakes before advice, so that what is left out is the less urgent part. */
function counted(diagnostics: readonly Diagnostic[]) {
  const mistakes = diagnostics.filter(isMistake);
  const findings = [...mistakes, ...diagnostics.filter((each) => !isMistake(each))];
  return {
    mistakes: mistakes.length,
    advice: findings.length - mistakes.length,
    findings: findings.slice(0, mostFindings).map(diagnosticAsJson),
    left_out: Math.max(0, findings.length - mostFindings),
  };
}

function explain({ code = '' }: Asked): JsonObject {
  const explanation = explanationOf(code, examples);
  return explanation === null ? { refused: unknownCode(code) } : { ...explanation };
}

function preview({ slug = '', inputs }: Asked, open: () => AskedCatalog): JsonObject {
  const { sources, working } = open();
  const opened = working((queries) => openComparableCatalog(sources, queries));
  const piece = pieceIn(opened, slug);
  if ('refused' in piece) return piece;
  if (inputs === undefined) {
    const { examples: worked } = piece.calculator;
    return { slug, examples: worked.map((each) => ({ name: each.name, ...answerAsJson(replayExample(piece, each)) })) };
  }
  const pairs = Object.entries(inputs).flatMap(([name, value]) => givenPairs(name, value, String));
  return { slug, ...answerAsJson(replay(piece, pairs)) };
}

function answerAsJson(answer: ReturnType<typeof replay>): JsonObject {
  return typeof answer === 'string' ? { refused: answer } : replayedAsJson(answer);
}

/** Works afresh, as the places of cached results are in pieces of files. */
function mutate({ slug = '' }: Asked, open: () => AskedCatalog): JsonObject {
  const opened = openComparableCatalog(open().sources, afresh);
  const piece = pieceIn(opened, slug);
  if ('refused' in piece || opened.catalog === null) return { ...piece };
  return slipsAsJson(mutateCatalog(opened.catalog, [slug]));
}

/** A calculator of a catalog whose examples may fail. */
function pieceIn({ catalog, mistakes }: ComparableCatalog, slug: string): Piece | Refusal {
  if (catalog === null) return { refused: 'The catalog has mistakes. Mend these first.', ...counted(mistakes) };
  const piece = catalog.pieces.find(({ calculator }) => calculator.slug === slug);
  return piece ?? { refused: unknownCalculator(slug, catalog.catalog) };
}
