/** The names of one Python module. */
import { NameTable } from '../plan/name-table.js';

/** `wasteFactor` and `material.low` become `waste_factor` and `material_low`. */
export function snakeCase(name: string): string {
  return name
    .replace(/[.-]/g, '_')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
}

/** The module of a calculator: its slug, which may not be a word of Python nor begin with a digit. */
export function moduleName(slug: string): string {
  const name = snakeCase(slug);
  if (/^\d/.test(name)) return `calc_${name}`;
  return reserved.has(name) ? `${name}_` : name;
}

/** Gives each thing of a module a name of its own. */
export interface PythonNames {
  readonly input: (name: string) => string;
  readonly step: (name: string) => string;
  /** A dictionary of figures by option. */
  readonly column: (input: string, column: string) => string;
  readonly table: (name: string) => string;
  readonly schedule: (name: string) => string;
  readonly phrases: (input: string) => string;
  readonly figure: (name: string) => string;
  /** The name of something that a module of the library has; records that the module is imported. */
  readonly library: (module: LibraryModule, name: string) => string;
  readonly imported: ReadonlyMap<LibraryModule, ReadonlySet<string>>;
}

/** What modules import, in the order of their imports. */
export const libraryModules = [
  'datetime',
  'math',
  'collections.abc',
  'dataclasses',
  'typing',
  '_kernel',
  '_model',
] as const;

export type LibraryModule = (typeof libraryModules)[number];

/** Modules whose names are imported one by one. */
export const isTakenApart: ReadonlySet<LibraryModule> = new Set(['collections.abc', 'dataclasses', 'typing']);

export function pythonNames(): PythonNames {
  const [locals, figures] = [new NameTable(reserved), new NameTable(reserved)];
  const constants = new NameTable(moduleConstants);
  const imported = new Map<LibraryModule, Set<string>>();
  return {
    input: (name) => locals.nameOf(`input ${name}`, snakeCase(name)),
    step: (name) => locals.nameOf(`step ${name}`, snakeCase(name)),
    column: (input, column) => constants.nameOf(`column ${input} ${column}`, constant(`${input}.${column}`)),
    table: (name) => constants.nameOf(`table ${name}`, constant(name)),
    schedule: (name) => constants.nameOf(`schedule ${name}`, constant(name)),
    phrases: (input) => constants.nameOf(`phrases ${input}`, `${constant(input)}_PHRASES`),
    figure: (name) => figures.nameOf(name, snakeCase(name)),
    library: (module, name) => {
      imported.set(module, (imported.get(module) ?? new Set()).add(name));
      return isTakenApart.has(module) ? name : `${module}.${name}`;
    },
    imported,
  };
}

function constant(name: string): string {
  return `_${snakeCase(name).toUpperCase()}`;
}

/** Names that every module declares. */
const moduleConstants = ['_ABOUT', '_ESTIMATE', '_PERIODS', '_INPUTS'];

const reserved: ReadonlySet<string> = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if ' +
    'import in is lambda nonlocal not or pass raise return try while with yield ' +
    'abs max min math str float bool int tuple ' +
    'calculate compute answer estimate refuse inputs steps call extras cast datetime dataclass annotations'
  ).split(' '),
);
