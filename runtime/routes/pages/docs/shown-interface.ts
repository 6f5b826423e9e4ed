/**
 * The interface as the pages of a language show it: the document of the service, with what the language's own document
 * says of calculators and tags. The contract itself is described in English only.
 */
import { calculationAddress } from '../../../../contract/addresses.js';
import type { ServedCatalog } from '../../../../engine/calculator/catalog.js';
import type { InputSpec } from '../../../../engine/kernel/module.js';
import type { PageLanguage } from '../../../../pages/answer/page-language.js';
import { hintsOf } from '../../../../pages/markup/field.js';
import type { Html } from '../../../../words/html.js';
import { html, nothing } from '../../../../words/html.js';
import { ofOriginal } from '../../../../words/original.js';
import { english } from '../../../../words/phrases.js';
import { completeInterface, interfaceOfLanguage } from '../../parsed-documents.js';
import type { PageSite } from '../page-site.js';
import type { OpenapiDocument, Operation, Parameter } from './openapi.js';

/** Texts are told apart by the original document: what it says too has not been translated. */
export interface ShownInterface extends OpenapiDocument {
  readonly originals: ReadonlySet<string>;
}

export function shownInterface(catalog: ServedCatalog, language: PageLanguage): ShownInterface {
  const original = completeInterface(catalog);
  if (language.code === english.language) return { ...original, originals: new Set() };
  const own = interfaceOfLanguage(catalog);
  const calculations = [...catalog.calculators.values()].flatMap(({ slug, specs }) => {
    const path = calculationAddress(slug);
    const [written, said] = [original.paths?.[path]?.['get'], own.paths?.[path]?.['get']];
    return written === undefined ? [] : [[path, { get: operationIn(language, written, said, specs) }] as const];
  });
  return {
    ...original,
    ...{ info: own.info, tags: own.tags ?? [] },
    paths: { ...original.paths, ...Object.fromEntries(calculations) },
    originals: new Set(textsOf(original)),
  };
}

/** The attributes of an element that shows a text of the document. */
export function languageOf({ language }: PageSite, { originals }: ShownInterface, text: string): Html {
  return originals.has(text) ? ofOriginal(language.code) : nothing;
}

/** A text of the document, marked where it has not been translated. */
export function inItsLanguage(site: PageSite, document: ShownInterface, text: string): Html {
  return document.originals.has(text) ? html`<span${ofOriginal(site.language.code)}>${text}</span>` : html`${text}`;
}

function operationIn(
  language: PageLanguage,
  original: Operation,
  { summary, description }: Operation = {},
  specs: readonly InputSpec[],
): Operation {
  const described = new Map(specs.map((spec) => [spec.name, inputText(language, spec)]));
  const parameters = original.parameters?.map((each): typeof each => {
    const text = 'name' in each ? described.get(each.name) : undefined;
    return text === undefined ? each : { ...(each as Parameter), description: text };
  });
  return {
    ...original,
    ...(summary === undefined ? {} : { summary }),
    ...(description === undefined ? {} : { description }),
    ...(parameters === undefined ? {} : { parameters }),
  };
}

/** Its label, the options with their keys, and the hint of its field. */
function inputText(language: PageLanguage, spec: InputSpec): string {
  const options = spec.type === 'select' ? spec.options.map(({ value, label }) => `${value} (${label})`) : [];
  const said = options.length === 0 ? `${spec.label}.` : `${spec.label}: ${options.join(', ')}.`;
  return `${said} ${hintsOf(language)(spec)}`.trim();
}

/** The texts that it says of calls, parameters and tags. */
function textsOf({ info, tags = [], paths = {}, components = {} }: OpenapiDocument): readonly string[] {
  const paragraphs = info.description?.split('\n\n') ?? [];
  return [...paragraphs, ...[tags, paths, components].flatMap(describedIn)];
}

function describedIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    typeof member === 'string' && (name === 'description' || name === 'summary') ? [member] : describedIn(member),
  );
}
