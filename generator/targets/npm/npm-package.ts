/** Writes a catalog as an npm package: modules with types for any JavaScript, with the engine that reads their inputs. */
import type { Calculator, Catalog } from '../../program/catalog.js';
import { partLists } from '../../program/list.js';
import type { ShownCall } from '../../program/shown-call.js';
import { shownCall } from '../../program/shown-call.js';
import { paragraph } from '../../source/case.js';
import { emitCalculatorModule, typeNames } from '../typescript/calculator-module.js';
import { asDeclarations, asJavaScript } from '../typescript/javascript.js';
import { itemType } from '../typescript/lists.js';
import { createModuleWriter } from '../typescript/module-writer.js';
import { constantName, modulePath } from '../typescript/names.js';
import { emitService } from '../typescript/runtime-modules.js';
import { acceptedGroups, emitUnits } from '../typescript/units-module.js';

/** The rooms of the engine whose types users of a package see. */
const typedRooms = ['engine/kernel/', 'engine/packaged/'];

/**
 * Every file of the package by its path. `library` has the modules of the engine, as sources or as they were compiled
 * before, and what the kernel imports.
 */
export function emitNpm(catalog: Catalog, library: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const name = packageName(catalog);
  const { calculators } = catalog;
  return new Map<string, string>([
    ['package.json', manifest(name, catalog)],
    ['README.md', readme(name, catalog)],
    ['index.js', indexText(catalog)],
    ['index.d.ts', indexTypes(catalog)],
    ...calculators.flatMap((calculator) => [
      [`calculators/${calculator.slug}.js`, doorText(calculator.slug)] as const,
      [`calculators/${calculator.slug}.d.ts`, doorTypes(calculator)] as const,
    ]),
    ...generatedModules(catalog),
    ...[...library].flatMap(libraryFiles),
  ]);
}

/** The package of a service called Coastal Bend is coastal-bend-calculators. */
function packageName({ service: { name } }: Catalog): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain}-calculators`;
}

function generatedModules(catalog: Catalog): readonly (readonly [string, string])[] {
  const write = createModuleWriter();
  const kernel = '../engine/kernel';
  return [
    ...catalog.calculators.flatMap((calculator) =>
      moduleFiles(calculator, emitCalculatorModule(calculator, kernel, write)),
    ),
    ['generated/units.js', asJavaScript(emitUnits(acceptedGroups(catalog.calculators), kernel, write))],
    ['generated/service.js', asJavaScript(emitService(catalog, kernel, write))],
  ];
}

function moduleFiles({ slug }: Calculator, text: string): readonly (readonly [string, string])[] {
  const path = `generated/${modulePath(slug).replace(/\.ts$/, '')}`;
  return [
    [`${path}.js`, asJavaScript(text)],
    [`${path}.d.ts`, asDeclarations(text)],
  ];
}

function libraryFiles([path, text]: readonly [string, string]): readonly (readonly [string, string])[] {
  if (path.endsWith('.d.ts') || path.endsWith('.js')) return [[path, text.replace(/\n\/\/# sourceMappingURL=.*/, '')]];
  const place = path.replace(/\.ts$/, '');
  const types = typedRooms.some((room) => path.startsWith(room))
    ? [[`${place}.d.ts`, asDeclarations(text)] as const]
    : [];
  return [[`${place}.js`, asJavaScript(text)], ...types];
}

/** The module of a calculator, with the engine. */
function doorText(slug: string): string {
  const name = constantName(slug);
  return `import { packaged } from '../engine/packaged/packaged-calculator.js';
import { ${name} as calculator } from '../generated/calculators/${slug}.js';
import { service } from '../generated/service.js';

export const ${name} = packaged(calculator, service);
`;
}

function doorTypes({ slug, lists: all }: Calculator): string {
  const types = typeNames(slug);
  const { lists, days } = partLists(all);
  const items = lists.map((list) => itemType(types, list));
  const listTypes = [
    ...lists.map(({ name }, at) => `${name}: ${items[at]}`),
    ...days.map(({ day }) => `${day.name}: string`),
  ];
  const parameters = listTypes.length === 0 ? types.inputsType : `${types.inputsType}, { ${listTypes.join('; ')} }`;
  return `import type { PackagedCalculator } from '../engine/packaged/calculation.js';
import type { ${[types.inputsType, ...items].join(', ')} } from '../generated/calculators/${slug}.js';

export declare const ${constantName(slug)}: PackagedCalculator<${parameters}>;
`;
}

function indexText({ calculators }: Catalog): string {
  const lines = calculators.map(({ slug }) => `export { ${constantName(slug)} } from './calculators/${slug}.js';\n`);
  return lines.join('');
}

function indexTypes(catalog: Catalog): string {
  return `${indexText(catalog)}export type * from './engine/packaged/calculation.js';\n`;
}

function manifest(name: string, { service }: Catalog): string {
  const entry = (path: string) => ({ types: `${path}.d.ts`, default: `${path}.js` });
  const content = {
    name,
    version: service.version,
    description: service.summary,
    license: service.licence.identifier,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: { '.': entry('./index'), './*': entry('./calculators/*'), './package.json': './package.json' },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function readme(name: string, { service, calculators, hash }: Catalog): string {
  const shown = shownCall(calculators);
  if (shown === null) return `# ${service.name}: calculators\n\nThe catalog has none.\n`;
  const { slug: first } = shown.calculator;
  const constant = constantName(first);
  return `# ${service.name}: calculators

${paragraph(service.summary)}

Each calculator is a module with types and without dependencies. It reads its inputs as the service does, moves numbers into
their bounds, and gives the same figures, sentence and estimate. It opens no connection and takes no requests of people. It
runs in Node 20 and later, Deno, Bun and browsers.

\`\`\`js
import { ${constant} } from '${name}/${first}';

const answer = ${constant}.calculate(${argument(shown)});
if (!answer.ok) throw new Error(answer.detail);
const { value, unit, interpretation } = answer.result;
\`\`\`

\`calculate(inputs, { with, on, own, trace })\` takes inputs by name; those left out take their defaults. A list, such as the
rooms of a floor, is an array of its items, each an object. \`with\` adds options of the estimate, \`own\` puts your prices in
place of the catalog's where they are open, \`on\` names a day where figures change on one, and \`trace\` adds the steps. A call
that the service refuses gives \`ok: false\` with the same code and the same errors.

In a browser, serve the folder and import the file itself, or name it in an import map:

\`\`\`html
<script type="module">
  import { ${constant} } from './node_modules/${name}/calculators/${first}.js';
</script>
\`\`\`

| module | calculator |
|---|---|
${calculators.map(({ slug, title }) => `| \`${name}/${slug}\` | ${title} |`).join('\n')}

Made from catalog ${hash()}: edit the catalog, and make the package again.

${paragraph(service.legalDisclaimer)}
`;
}

function argument({ given }: ShownCall): string {
  const members = [...given].map(([name, value]) => `${name}: ${typeof value === 'number' ? value : `'${value}'`}`);
  return members.length === 0 ? '' : `{ ${members.join(', ')} }`;
}
