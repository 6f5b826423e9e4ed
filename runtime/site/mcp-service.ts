/** The service for the tools of the Model Context Protocol: the same answers as its addresses give. */
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import { createDiscovery } from '../../engine/discovery/discovery.js';
import type { Problem } from '../../http/problem.js';
import { problemBody } from '../../http/problem.js';
import type { AskedAnswer, McpService, RegistryEntry } from '../mcp/mcp-service.js';
import type { Answered } from './answered.js';
import { answerCalculation } from './calculate.js';
import { discoveryAnswers } from './discover.js';
import { planPath, questionRoutes } from './questions.js';
import { unknownCalculator } from './unknown-calculator.js';

export function createMcpService(catalog: ServedCatalog): McpService {
  const { service, network, baseUrl, documents } = catalog;
  const registry = JSON.parse(documents.registry) as { readonly calculators: readonly RegistryEntry[] };
  const answer = addressAnswers(catalog);
  const refuse = (path: string, problem: Problem): AskedAnswer => ({
    ok: false,
    body: problemBody(problem, { baseUrl, path, requestId: null }),
  });
  return {
    name: service.name,
    version: service.version,
    legalDisclaimer: service.legalDisclaimer,
    usage: service.usage,
    catalog: { version: service.version, hash: service.catalogHash },
    calculators: new Map(registry.calculators.map((entry) => [entry.slug, entry])),
    places: network && {
      cities: Object.keys(network.cities),
      services: network.categories.map(({ slug }) => slug),
    },
    consentText: service.leads?.consentText ?? null,
    ask: (path, query) => {
      const answered = answer(path, query.toString());
      return answered.kind === 'answered' ? { ok: true, body: answered.body } : refuse(path, answered.problem);
    },
    refuse,
  };
}

/** What each address answers to a query, as over HTTP. */
function addressAnswers(catalog: ServedCatalog): (path: string, query: string) => Answered {
  const { baseUrl, calculators } = catalog;
  const discovery = discoveryAnswers(createDiscovery(catalog), baseUrl, []);
  const questions = new Map(questionRoutes(catalog, []).map(({ path, answer }) => [path, answer]));
  return (path, query) => {
    const discover = discovery.get(path);
    if (discover !== undefined) return discover(query);
    const [, slug = '', question] = /^\/api\/calc\/([^/]*)(?:\/([a-z]+))?$/.exec(path) ?? [];
    const ask = questions.get(path === planPath ? planPath : `/api/calc/:slug/${question}`);
    if (ask !== undefined) return ask(slug, query);
    const calculator = calculators.get(slug);
    if (calculator !== undefined) return answerCalculation(calculator, query, { baseUrl, caching: [] });
    return { kind: 'refused', problem: unknownCalculator(catalog, slug, query) };
  };
}
