/** Every live answer is what the contract promises, and has no member that the contract does not describe. */
import { join } from 'node:path';
import { readSources } from '../../authoring/commands/files.js';
import { toolRows } from '../../contract/operations.js';
import { calculators } from '../../examples/household/generated/index.js';
import { network } from '../../examples/household/generated/network.js';
import { service } from '../../examples/household/generated/service.js';
import { check } from '../../generator/compile.js';
import { factsOf } from '../../generator/documents/facts.js';
import { readDocuments } from '../../runtime/process/read-documents.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { createMcpService, spokenIn } from '../../runtime/routes/mcp-service.js';
import { toolShapes } from '../support/contract.js';
import { holdToContract } from '../support/contract-questions.js';
import { catalog as fixture } from '../support/fixture-service.js';
import { projectRoot } from '../support/project-root.js';

const placement = { baseUrl: 'https://calc.example', requestsPerMinute: 60 };

test('of another catalog, with and without leads', () => {
  const documents = readDocuments(join(projectRoot, 'examples/household/generated'));
  const served = serveCatalog({ calculators, network, service, documents }, placement);
  const { catalog } = check(readSources(projectRoot, 'examples/household/catalog'));
  if (catalog === null) throw new Error('the catalog has mistakes');
  const facts = factsOf(catalog);
  const { wrong, answered, refused, asked } = holdToContract(served, facts);
  expect(wrong.slice(0, 20)).toEqual([]);
  expect([answered, refused]).toEqual([asked, asked]);
  for (const takesLeads of [true, false]) {
    const found = createMcpService(spokenIn(served), takesLeads).facts;
    const described = takesLeads ? facts : { ...facts, leads: null };
    expect(toolShapes(toolRows(found), found)).toEqual(toolShapes(toolRows(described), described));
  }
});

test('of a service whose calculators were written by hand', () => {
  // Without the one that breaks its promise.
  const sound = [...fixture.calculators].filter(([slug]) => slug !== 'broken');
  const served = serveCatalog({ ...fixture, calculators: new Map(sound) }, placement);
  const { facts } = createMcpService(spokenIn(served), true);
  const { wrong, answered, refused, asked } = holdToContract(served, facts);
  expect(wrong.slice(0, 20)).toEqual([]);
  // None has a range of money that an amount could be held against.
  expect(answered).toEqual(asked.filter((path) => !path.endsWith('/quote')));
  expect(refused).toEqual(asked);
});
