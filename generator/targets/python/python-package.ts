/** Writes a catalog as a typed Python package without dependencies. */
import type { Catalog } from '../../program/catalog.js';
import type { ShownCall } from '../../program/shown-call.js';
import { shownCall } from '../../program/shown-call.js';
import { paragraph } from '../../source/case.js';
import { calculatorModule } from './calculator.js';
import { moduleName, pythonNames, snakeCase } from './names.js';

/** Every file of the package by its path. `kernel` holds the files that are the same in every package, by name. */
export function emitPython(
  { service, calculators, hash }: Catalog,
  kernel: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const name = snakeCase(service.name.replace(/[^A-Za-z0-9]+/g, '_')).replace(/^_+|_+$/g, '');
  // Linters want imports sorted by the names of modules, which are not always those of calculators.
  const modules = calculators
    .map((calculator) => [moduleName(calculator.slug), calculator] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const inPackage = (file: string): string => `src/${name}/${file}`;
  return new Map<string, string>([
    ['pyproject.toml', projectText(name, service)],
    ['README.md', readmeText(name, service, shownCall(calculators))],
    [inPackage('py.typed'), ''],
    [
      inPackage('__init__.py'),
      initText(
        service.name,
        hash(),
        modules.map(([module]) => module),
      ),
    ],
    ...[...kernel].map(([file, text]) => [inPackage(file), text] as const),
    ...modules.map(([module, calculator]) => [inPackage(`${module}.py`), calculatorModule(calculator)] as const),
  ]);
}

function projectText(name: string, { version, summary }: Catalog['service']): string {
  return `[build-system]
requires = ["setuptools>=68"]
build-backend = "setuptools.build_meta"

[project]
name = "${name.replaceAll('_', '-')}"
version = "${version}"
description = ${JSON.stringify(summary)}
readme = "README.md"
requires-python = ">=3.10"
dependencies = []
classifiers = ["Typing :: Typed"]

[tool.setuptools.packages.find]
where = ["src"]

[tool.setuptools.package-data]
${name} = ["py.typed"]

[tool.mypy]
strict = true

[tool.ruff]
line-length = 120

[tool.ruff.lint]
select = ["E", "F", "W", "I", "UP", "B"]
ignore = ["E501"]
`;
}

function readmeText(
  name: string,
  { name: title, summary, legalDisclaimer }: Catalog['service'],
  shown: ShownCall | null,
): string {
  const first = shown === null ? '' : moduleName(shown.calculator.slug);
  return `# ${title}, in Python

${paragraph(summary)}

Each calculator is a module. It checks its inputs, moves numbers into their bounds as the service does, and gives the
same figures, sentence and estimate. It opens no connection and takes no requests of people.

\`\`\`python
from ${name} import RefusedInputs, ${first}

answer = ${first}.calculate(${shown === null ? '' : keywords(shown)})
print(answer.value, answer.unit)
print(answer.interpretation)
if answer.estimate is not None:
    print(answer.estimate.total.low, answer.estimate.total.high)
\`\`\`

\`answer.figures\` has every figure of the sentence by name, \`answer.inputs\` says which numbers were moved, and
\`answer.to_dict()\` gives the names of the service's JSON. Inputs that the service refuses raise \`RefusedInputs\`, with
the same code. A list is a sequence of its items, each of the class that the module has for them. The package was
generated: edit the catalog, and generate it again.

${paragraph(legalDisclaimer)}
`;
}

function keywords({ given }: ShownCall): string {
  const { input } = pythonNames();
  return [...given].map(([name, value]) => `${input(name)}=${JSON.stringify(value)}`).join(', ');
}

function initText(title: string, hash: string, modules: readonly string[]): string {
  const types = ['Calculation', 'Estimate', 'InputError', 'RefusedInputs'];
  const names = [...modules, ...types].sort();
  return `"""${title}: calculators as functions. Generated from a catalog: edit that, not this package."""

from . import ${modules.length === 0 ? '_model' : `(\n${modules.map((name) => `    ${name},\n`).join('')})`}
from ._model import ${types.join(', ')}

CATALOG_HASH = ${JSON.stringify(hash)}
"""The catalog that this package was generated from; answers of the service name the same."""

__all__ = [
    "CATALOG_HASH",
${names.map((name) => `    "${name}",\n`).join('')}]
`;
}
