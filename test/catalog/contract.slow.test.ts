/** Every live answer of the real catalog is what the contract promises, with no member that it does not describe. */
import { calculationAnswer } from '../../contract/calculation.js';
import { operationsOf, toolRows } from '../../contract/operations.js';
import { problem } from '../../contract/problem.js';
import { about, registry } from '../../contract/registry.js';
import { memberNames, nameOf } from '../../contract/schema.js';
import { calculationFields } from '../../engine/calculator/fields.js';
import { factsOf } from '../../generator/documents/facts.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { createMcpService, spokenIn } from '../../runtime/routes/mcp-service.js';
import { answerCheck, closedCheck, toolShapes } from '../support/contract.js';
import { holdToContract } from '../support/contract-questions.js';
import { chosenSeed } from '../support/random.js';
import { servedCatalog } from '../support/real-app.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { shareOf } from '../support/shares.js';

const facts = factsOf(checkedCatalog());
const served = serveCatalog(servedCatalog, { baseUrl: 'https://calc.example', requestsPerMinute: 60 });
const documentNamed = (name: string) => JSON.parse(served.documents.get(name) ?? '');

const seed = chosenSeed();
const calculators = new Map(shareOf([...served.calculators], 3, seed));

test(`every answer and every problem has what the contract describes and nothing else, with TEST_SEED=${seed}`, () => {
  const { wrong, answered, refused, asked } = holdToContract({ ...served, calculators }, facts);
  expect(wrong.slice(0, 20)).toEqual([]);
  expect([answered, refused]).toEqual([asked, asked]);
});

test('the facts that the service finds say of tools what those of the compiler do', () => {
  const found = createMcpService(spokenIn(served), true).facts;
  expect(toolShapes(toolRows(found), found)).toEqual(toolShapes(toolRows(facts), facts));
});

test('the registry is what the contract describes', () => {
  expect(answerCheck(registry, facts)(true, documentNamed('registry.json'))).toEqual([]);
});

test('a member that nobody described is found', () => {
  const [document, { fence }] = [documentNamed('registry.json'), documentNamed('calculators.json')];
  const more = { ...document, calculators: [{ ...document.calculators[0], more: 1 }] };
  expect(answerCheck(registry, facts)(true, more)).not.toEqual([]);
  const told = { ok: true, calculator: fence, usage: '', legal_disclaimer: '', catalog: document.catalog };
  expect(answerCheck(about, facts)(true, told)).toEqual([]);
  expect(answerCheck(about, facts)(true, { ...told, calculator: { ...fence, more: 1 } })).not.toEqual([]);
  expect(closedCheck(problem(facts))({ ok: false })).not.toEqual([]);
});

test('one name is never given to two schemas', () => {
  const known = new Map<string, string>();
  const clashes: string[] = [];
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const name = nameOf(part);
    const text = JSON.stringify(part);
    if (name !== undefined && (known.get(name) ?? text) !== text) clashes.push(name);
    if (name !== undefined) known.set(name, text);
    for (const inner of Object.values(part)) walk(inner);
  };
  for (const row of operationsOf(facts)) walk([row.answers(facts), row.parameters(facts), row.body?.(facts)]);
  expect(known.size).toBeGreaterThan(50);
  expect(clashes).toEqual([]);
});

test('fields takes the members that a calculation has', () => {
  const members = memberNames(calculationAnswer({ ...facts, isDated: true }));
  expect([...calculationFields.all].sort()).toEqual([...members].sort());
});
