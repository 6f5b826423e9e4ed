/** A client whose types openapi-typescript makes from the document: correct calls compile, and mistakes do not. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Calculation, calculations } from '../support/calculations.js';
import { projectRoot } from '../support/project-root.js';
import { typeMistakes } from '../support/type-check.js';

/** The types as the program that people run writes them. */
function clientTypes(): string {
  const program = join(projectRoot, 'test/node_modules/openapi-typescript/bin/cli.js');
  const document = join(projectRoot, 'generated/openapi-full.json');
  return execFileSync(process.execPath, [program, document], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

const client = `import type { components, operations } from './schema.js';
type Calculations = Extract<keyof operations, \`calc_\${string}\`>;
export declare function call<Name extends Calculations>(
  name: Name,
  query: NonNullable<operations[Name]['parameters']['query']>,
): operations[Name]['responses'][200]['content']['application/json'];
export declare const problem: components['schemas']['Problem'];
`;

type Write = (calculation: Calculation, presets: string) => readonly string[];

/** A file of one statement a line, behind its import. */
function program(write: Write): string {
  const statements = calculations.flatMap((calculation) => {
    const presets = calculation.entry.inputs.map((each) => `${each.name}: ${JSON.stringify(each.default)}`);
    return write(calculation, presets.join(', '));
  });
  return ["import { call, problem } from './client.js';", 'void [call, problem];', ...statements].join('\n');
}

const firstStatement = 3;

const right = program(({ operation: { operationId: name }, entry }, presets) => [
  `call('${name}', {}).result.value.toFixed(2);`,
  `call('${name}', { ${presets}, city: 'alice', trace: true }).local_routing?.tracking_phone.slice(1);`,
  ...entry.inputs.map((input) => `call('${name}', {}).inputs.${input.name}.used satisfies number | string;`),
  `problem.errors[0]?.parameter?.slice(1);`,
]);

/** In each of these files every statement is a mistake. */
const wrong: Readonly<Record<string, string>> = {
  'unknown-input.ts': program(({ operation: { operationId: name } }, presets) => [
    `call('${name}', { ${presets}, lenght: 3 });`,
  ]),
  'wrong-value.ts': program(({ operation: { operationId: name }, entry }) =>
    entry.inputs.map(
      (input) => `call('${name}', { ${input.name}: ${input.type === 'number' ? "'12'" : "'none_such'"} });`,
    ),
  ),
  'unknown-city.ts': program(({ operation: { operationId: name } }) => [`call('${name}', { city: 'houston' });`]),
  'unknown-calculator.ts': program(({ operation: { operationId: name } }) => [`call('${name}_2', {});`]),
  'unknown-member.ts': program(({ operation: { operationId: name } }) => [`call('${name}', {}).result.valeu;`]),
  'null-unseen.ts': program(({ operation: { operationId: name } }) => [`call('${name}', {}).local_routing.page_url;`]),
  'unknown-code.ts': program(() => [`problem.code === 'no_such_code';`]),
};

const folder = 'generated/client';
const files: Readonly<Record<string, string>> = {
  'schema.ts': clientTypes(),
  'client.ts': client,
  'right.ts': right,
  ...wrong,
};
const mistakes = typeMistakes(new Map(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text])));

function mistakenLines(file: string): readonly number[] {
  const found = mistakes.filter((mistake) => mistake.file === `${folder}/${file}`).map(({ line }) => line);
  return [...new Set(found)].sort((a, b) => a - b);
}

test('every correct call compiles', () => {
  const accused = new Set(mistakes.map(({ file }) => file));
  for (const file of Object.keys(wrong)) accused.delete(`${folder}/${file}`);
  expect([...accused]).toEqual([]);
  expect(right.split('\n').length).toBeGreaterThan(calculations.length * 3);
});

test.each(Object.entries(wrong))('no statement of %s compiles', (file, text) => {
  const statements = text.split('\n').length - firstStatement + 1;
  expect(statements).toBeGreaterThanOrEqual(calculations.length);
  expect(mistakenLines(file)).toEqual(Array.from({ length: statements }, (_, index) => index + firstStatement));
});
