/** The descriptions for agents: they parse, their links lead somewhere, and what they say is what the service does. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { calculators } from '../../generated/index.js';
import { network } from '../../generated/network.js';
import { service } from '../../generated/service.js';
import { calculations } from '../support/calculations.js';
import type { RunningApp } from '../support/http.js';
import { type LlmsLink, parseLlmsTxt } from '../support/llms-txt.js';
import { openapi } from '../support/openapi.js';
import { getAll, type PipedAnswer } from '../support/pipeline.js';
import { projectRoot } from '../support/project-root.js';
import { startRealApp } from '../support/real-app.js';
import { generatedFolder, generatedText } from '../support/real-files.js';
import { type RegistryInput, registry } from '../support/registry.js';

const [llms, llmsFull] = [generatedText('llms.txt'), generatedText('llms-full.txt')];
const parsed = parseLlmsTxt(llms);
const tagFiles = generatedFolder('llms');
const tagTexts = tagFiles.map((file) => generatedText(`llms/${file}`));
const ofTags = tagTexts.map(parseLlmsTxt);
const calculatorLinks = ofTags.flatMap(({ sections }) => [...sections.values()].flat());
const tagLinks = parsed.sections.get('Calculators and services') ?? [];
const links = [...[...parsed.sections.values()].flat(), ...calculatorLinks];

let app: RunningApp;
beforeAll(async () => {
  app = await startRealApp();
});
afterAll(() => app.stop());

function getAddresses(addresses: readonly string[]): Promise<readonly PipedAnswer[]> {
  const urls = addresses.map((address) => new URL(address));
  expect([...new Set(urls.map(({ origin }) => origin))]).toEqual([service.baseUrl]);
  return getAll(
    app,
    urls.map(({ pathname, search }) => pathname + search),
  );
}

describe('llms.txt', () => {
  test('parses: title, summary, what must be known, sections of links', () => {
    expect(parsed.title).toBe(service.name);
    expect(parsed.summary).toMatch(/\w/);
    expect(parsed.details).toContain(service.legalDisclaimer);
    expect([...parsed.sections.keys()]).toEqual(['Calculators and services', 'Documents', 'Optional']);
  });

  test('says once what an agent must know before its first call', () => {
    for (const words of [
      `${service.baseUrl}/api/calc/SLUG?INPUT=VALUE`,
      'clamped is true',
      'raw as null',
      'legal_disclaimer',
      `${service.requestsPerMinute} requests a minute`,
      'Retry-After',
      'application/problem+json',
      service.leads?.consentText ?? 'no consent',
    ]) {
      expect(parsed.details.split(words)).toHaveLength(2);
    }
  });

  test('leads to the document of each tag', () => {
    expect(tagLinks.map(({ url }) => url.replace(`${service.baseUrl}/llms/`, '')).sort()).toEqual(tagFiles);
  });

  test('names every service once, those with a calculator apart from the others', () => {
    const named = (pattern: RegExp): readonly string[] =>
      tagLinks.flatMap(({ notes }) => pattern.exec(notes)?.[1]?.split(', ') ?? []).sort();
    const calculated = [...calculators.keys()].sort();
    expect(named(/Calculators: ([^.]+)\./)).toEqual(calculated);
    const others = network.categories.map(({ slug }) => slug).filter((slug) => !calculators.has(slug));
    expect(named(/Leads only: ([^.]+)\./)).toEqual(others.sort());
  });

  test('has only links that lead to something', async () => {
    const answers = await getAddresses(links.map(({ url }) => url));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(links.map(({ url }) => url)).size).toBe(links.length);
  });

  test.each(calculations)('describes the inputs of $slug as the registry does', ({ entry }) => {
    const link = calculatorLinks.find(({ url }) => url === entry.endpoint);
    expect(link?.title).toBe(entry.title);
    expect(inputTexts(link).map(withoutMeanings)).toEqual(entry.inputs.map(inputText));
    const { periods } = entry;
    const changes = periods
      ?.slice(1)
      .map(({ from }) => from)
      .join(', ');
    expect(link?.notes.includes('on=DAY')).toBe(periods !== undefined);
    if (changes !== undefined) expect(link?.notes).toContain(`change on ${changes}`);
  });
});

/** What stands between the subtitle and the example, input by input. */
function inputTexts(link: LlmsLink | undefined): readonly string[] {
  return (
    / Inputs: (.*?)\.(?: Your own .*?)?(?: on=DAY .*)? Example: /.exec(link?.notes ?? '')?.[1]?.split(/(?<=\]); /) ?? []
  );
}

/** `depth inches 2 | 3 | 4 = 3 [Depth; Three inches keep weeds down]`, without the meanings of the options. */
function inputText({ name, label, unit, hint, min, max, whole, options, default: preset }: RegistryInput): string {
  const values =
    options === undefined
      ? `${min}..${max}${whole === true ? ' whole' : ''}`
      : options.map(({ value }) => value).join(' | ');
  const meaning = hint === undefined ? label : `${label}; ${hint}`;
  return withoutMeanings(`${name}${unit === undefined ? '' : ` ${unit}`} ${values} = ${preset} [${meaning}]`);
}

/** What stands in parentheses, which may hold parentheses themselves. */
function withoutMeanings(text: string): string {
  return text.replaceAll(/ \((?:[^()]|\([^()]*\))*\)/g, '');
}

describe('the number of calculators', () => {
  const operations = Object.keys(openapi.paths ?? {}).filter((path) => /^\/api\/calc\/[^/]+$/.test(path));
  const counts: Readonly<Record<string, number>> = {
    'generated/index.ts': calculators.size,
    'generated/calculators': readdirSync(join(projectRoot, 'generated/calculators')).length,
    'registry.json, count': registry.count,
    'registry.json, entries': registry.calculators.length,
    'openapi.json, operations': operations.length,
    'openapi.json, schemas': Object.keys(openapi.components?.schemas ?? {}).filter((name) =>
      /^Calc\w+Result$/.test(name),
    ).length,
    'llms.txt, as it says': Number(/There are (\d+) calculators/.exec(llms)?.[1]),
    'llms, links': calculatorLinks.length,
    'llms-full.txt, as it says': Number(/There are (\d+) calculators/.exec(llmsFull)?.[1]),
    'llms-full.txt, addresses': [...llmsFull.matchAll(/^Address: /gm)].length,
  };

  test.each(Object.entries(counts))('is the same in %s', (_place, count) => {
    expect(count).toBe(registry.calculators.length);
  });
});

interface Told {
  readonly address: string;
  readonly value: number;
  /** The unit in llms.txt, the sentence in llms-full.txt. */
  readonly rest: string;
}

/** The calls that a document shows, with what it says that they give. */
function toldExamples(text: string, pattern: RegExp): readonly Told[] {
  return [...text.matchAll(pattern)].map(([, address = '', said = '', rest = '']) => {
    // `$69,750`: the sign of money in front, and digits in groups of three.
    const [, minus = '', sign = '', digits = ''] = /^(-?)(\p{Sc}?)([\d,.]+)$/u.exec(said) ?? [];
    return { address, value: Number(minus + digits.replaceAll(',', '')), rest: `${sign} ${rest}`.trim() };
  });
}

describe('every example call', () => {
  async function resultsOf(told: readonly Told[]): Promise<readonly Result[]> {
    const answers = await getAddresses(told.map(({ address }) => address));
    return answers.map(({ text }) => JSON.parse(text).result);
  }

  const ofTag = new RegExp(/Example: GET (\S+) gives (\S+?)(?: (.*))?\.$/gm);

  test('of llms.txt is one for each tag that has a calculator', () => {
    const told = toldExamples(llms, ofTag).map(({ address }) => address);
    expect(told).toHaveLength(new Set(registry.calculators.map(({ tag }) => tag)).size);
    // The document has said at its beginning which host it speaks of.
    const shown = toldExamples(tagTexts.join(''), ofTag).map(({ address }) => address.slice(service.baseUrl.length));
    expect(told.filter((address) => !shown.includes(address))).toEqual([]);
  });

  test('of the tags gives the printed value, one for each calculator', async () => {
    const told = toldExamples(tagTexts.join(''), ofTag);
    expect(told).toHaveLength(registry.count);
    expect(told.filter(({ address }) => !address.includes('?'))).toEqual([]);
    const results = await resultsOf(told);
    // The document puts a bare `low end` in brackets.
    const bare = (unit: string) => unit.replace(/^(\p{Sc}) \(?(low|high) end\)?$/u, '$1 $2 end');
    expect(results.map(({ value, unit }) => ({ value, unit: bare(unit) }))).toEqual(
      told.map(({ value, rest }) => ({ value, unit: bare(rest) })),
    );
  });

  test('of llms-full.txt gives the printed value and sentence', async () => {
    const told = toldExamples(llmsFull, /^- .*? GET (\S+) gives (\S+)\. (.*)$/gm);
    expect(told.length).toBeGreaterThanOrEqual(3 * registry.count);
    expect([...llmsFull.matchAll(/GET \S+ gives /g)]).toHaveLength(told.length);
    const results = await resultsOf(told);
    expect(results.map(({ value, interpretation }) => ({ value, interpretation }))).toEqual(
      told.map(({ value, rest }) => ({ value, interpretation: rest })),
    );
  });
});

interface Result {
  readonly value: number;
  readonly unit: string;
  readonly interpretation: string;
}

test('every endpoint of the registry answers', async () => {
  const answers = await getAddresses(registry.calculators.map(({ endpoint }) => endpoint));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

/** What breaks readers of the format, as the reference parser does. */
const malformed: Readonly<Record<string, string>> = {
  'prose in a section': '# Name\n\n> Summary\n\nDetails\n\n## Section\n\nProse.\n',
  'a bullet without a link': '# Name\n\n> Summary\n\nDetails\n\n## Section\n\n- nothing\n',
  'no summary': '# Name\n\nDetails\n\n## Section\n\n- [a](b)\n',
  'no empty line behind the summary': '# Name\n\n> Summary\nDetails\n\n## Section\n\n- [a](b)\n',
};

test.each(Object.entries(malformed))('the reader refuses %s', (_what, text) => {
  expect(() => parseLlmsTxt(text)).toThrow();
});
