/**
 * Every technique of the proof decides something: with its function switched off, a fixture under the technique's heading
 * has another verdict than the one recorded. A technique without such a fixture needs one, or should go.
 */
import { readFileSync } from 'node:fs';
import Module from 'node:module';
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { build } from 'esbuild';
import { ts } from 'ts-morph';
import { projectRoot } from '../../support/project-root.js';

const everything = '{ low: -Infinity, high: Infinity }';

/** By heading of the fixtures that need them: the functions, and what each returns when it is switched off. */
const techniques: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'rounding errors forgiven': { bestCut: 'null' },
  'interval arithmetic': {
    applyBounds: everything,
    tableBounds: everything,
    branchBounds: everything,
    scheduleBounds: everything,
    interpolatedBounds: everything,
  },
  'a divisor, a root, a logarithm': { findWitness: 'null', findRoot: 'null', stairs: '[]' },
  'whole numbers': { roundedForm: 'null' },
  'the grid': { gridGap: '0' },
  'limits carried back': { restrictOperands: '[rest]' },
  'conditions of several parts': { 'decide.opposite': "'maybe'", absoluteLaws: '[]' },
  polynomials: {
    applyForm: 'null',
    productForm: 'null',
    quotientForm: 'null',
    powerForm: 'null',
    branchForm: 'null',
    nestedRange: 'null',
  },
  facts: { factsOfComparison: '[]', productsOfFacts: '[]', isKnownOrder: 'false' },
  'laws of operations': {
    lawsOf: '[]',
    sizeLaws: '[]',
    roundingLaws: '[]',
    clampLaws: '[]',
    bernoulli: '[]',
    exponentialLaw: '[]',
    annuityLaws: '[]',
  },
  'products too long for a polynomial': { productLaws: '[]', quotientLaws: '[]' },
  'two schedules at one amount': { sameAmountFacts: '[]' },
  'one function at two places': { sameFunctionFacts: '[]', oneNumber: '[]', oneFunction: '[]' },
  'the sign of a product': { signForm: 'null' },
  'cases of a choice': { splitCases: 'null' },
  'how near to zero': { leastPositive: '0', leastApplied: '0' },
  'what rounding forgives': { isNonnegativeWithinTolerance: 'false', isAtLeastWithinTolerance: 'false' },
  cuts: { cutBox: 'null' },
  'how figures move': {
    slopeOfPolynomial: 'null',
    slopeOfQuotient: 'null',
    slopeOfChoice: 'null',
    withRatesExchanged: 'polynomial',
    slopeOfTurns: 'null',
    branchSlope: everything,
    changeOfChoice: everything,
    scheduleSlope: everything,
    tableChange: everything,
    movedToEnd: 'null',
  },
  'money that is never negative': { findAmountWitness: 'null' },
  'laws that editors state': { holdsWithinTolerance: 'false', splitBox: 'null' },
};

const answers = new Map(Object.values(techniques).flatMap((each) => Object.entries(each)));
const switched: string[] = [];

/** Lets each technique of a file return at once while it is the one that is off. */
function withSwitches(path: string): string {
  const text = readFileSync(path, 'utf8');
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext);
  const switches = statements.filter(ts.isFunctionDeclaration).flatMap(({ name, body }) => {
    const key = [name?.text, `${basename(path, '.ts')}.${name?.text}`].find((each) => each && answers.has(each));
    if (key === undefined || body === undefined) return [];
    switched.push(key);
    return [{ at: body.statements.pos, code: `if (globalThis.off === '${key}') return ${answers.get(key)};` }];
  });
  return switches.reduceRight((rest, { at, code }) => rest.slice(0, at) + code + rest.slice(at), text);
}

type Verdicts = readonly (readonly [name: string, verdict: () => string])[];

/** The fixtures, and a proof in which techniques can be switched off. */
async function proofWithSwitches(): Promise<Verdicts> {
  const contents = `
    import { fixtureProgram } from './fixture-program.js';
    import { verdictOf } from '../generator/prove/fixture-verdict.js';
    import { proofFixtures } from '../generator/prove/proof-fixtures.js';
    const verdict = ({ program, law }) => verdictOf(program, law);
    export const verdicts = proofFixtures.map(([name, fixture]) => [name, () => verdict(fixtureProgram(fixture))]);`;
  const plugin: Plugin = {
    name: 'switches',
    setup: ({ onLoad }) =>
      onLoad({ filter: /generator\/prove\/.*\.ts$/ }, ({ path }) => ({ contents: withSwitches(path), loader: 'ts' })),
  };
  const stdin = { contents, resolveDir: join(projectRoot, 'test/support'), loader: 'ts' } as const;
  const shared = { bundle: true, platform: 'node', format: 'cjs', packages: 'external', write: false } as const;
  const { outputFiles } = await build({ stdin, ...shared, plugins: [plugin] });
  return compiled(outputFiles[0]?.text ?? '').verdicts;
}

/** Runs a program as if it were a file of `test/support`. */
function compiled(program: string): { readonly verdicts: Verdicts } {
  const path = join(projectRoot, 'test/support/proof-with-switches.cjs');
  const module = Object.assign(new Module(path), { filename: path, paths: [join(projectRoot, 'node_modules')] });
  (module as Module & { _compile(text: string, path: string): void })._compile(program, path);
  return module.exports;
}

/** Without a technique, the proof may come to a point that it never comes to with it. */
function orError(verdict: () => string): string {
  try {
    return verdict();
  } catch (error) {
    return String(error);
  }
}

let verdicts: Verdicts;
let recorded: readonly string[];

beforeAll(async () => {
  verdicts = await proofWithSwitches();
  recorded = verdicts.map(([, verdict]) => verdict());
});
afterEach(() => Object.assign(globalThis, { off: undefined }));

test('each technique is one function of the proof', () => {
  expect(switched.toSorted()).toEqual([...answers.keys()].sort());
});

const rows = Object.entries(techniques).flatMap(([heading, each]) => Object.keys(each).map((name) => [heading, name]));

test.each(rows)('%s: a fixture needs %s', (heading = '', name) => {
  Object.assign(globalThis, { off: name });
  const own = verdicts.map(([text, verdict], index) => ({ text, verdict, before: recorded[index] }));
  const missing = own.find(
    ({ text, verdict, before }) => text.startsWith(`${heading}: `) && orError(verdict) !== before,
  );
  expect(missing).toBeDefined();
});
