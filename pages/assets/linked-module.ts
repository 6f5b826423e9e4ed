/** Links a module with what it uses of those that it imports: browsers load one file, without anything else. */
import type { Imported, ParsedModule, Statement } from './parsed-module.js';

/** Gives a module by its path. Throws when there is none. */
export type ModuleAt = (path: string) => ParsedModule;

/** The statements that are used of each module, by its path. */
type Used = ReadonlyMap<string, ReadonlySet<Statement>>;

/** The text of the module with all that it exports. Each other module is a function before it, which gives its exports. */
export function linkedModule(start: string, moduleAt: ModuleAt): string {
  const used = usedFrom(start, moduleAt);
  const paths = inOrder(start, moduleAt).filter((path) => used.has(path));
  const variables = new Map(paths.map((path, index) => [path, `$${index}`]));
  const code = [...used.values()].flatMap((statements) => [...statements]);
  const parts = paths.map((path) => {
    const module = moduleAt(path);
    const statements = module.statements.filter((each) => used.get(path)?.has(each));
    const bound = bindings(module, statements, variables);
    if (path === start) return bound + statements.map(({ text }) => text).join('');
    const body = bound + statements.map((each) => shortened(each, code)).join('');
    const exported = statements.filter(({ isExported }) => isExported).flatMap(({ names }) => names);
    const inside = body.replace(/^export /gm, '');
    return `const ${variables.get(path)} = (() => {\n${inside}return { ${exported.join(', ')} };\n})();\n`;
  });
  return parts.join('');
}

/** All that the exports of a module use, directly or not. */
function usedFrom(start: string, moduleAt: ModuleAt): Used {
  const used = new Map<string, Set<Statement>>();
  const use = (path: string, statement: Statement): void => {
    const own = used.get(path) ?? new Set();
    used.set(path, own.add(statement));
    const { imports, declared } = moduleAt(path);
    const needed = [...wordsOf(statement)].flatMap((word): readonly (readonly [string, Statement])[] => {
      const [local, imported] = [declared.get(word), imports.get(word)];
      if (local !== undefined) return [[path, local]];
      return imported === undefined
        ? []
        : exportsOf(imported, moduleAt, statement).map((each) => [imported.path, each]);
    });
    for (const [at, each] of needed) if (used.get(at)?.has(each) !== true) use(at, each);
  };
  for (const statement of moduleAt(start).statements) if (statement.isExported) use(start, statement);
  return used;
}

/** Of a whole module, those whose names stand somewhere in the statement that uses it. */
function exportsOf({ path, name }: Imported, moduleAt: ModuleAt, user: Statement): readonly Statement[] {
  const { declared, statements } = moduleAt(path);
  if (name === null)
    return statements.filter((each) => each.isExported && each.names.some((own) => wordsOf(user).has(own)));
  const found = declared.get(name);
  if (found?.isExported !== true) throw new Error(`${path} exports no ${name}`);
  return [found];
}

/** Modules after those that they import. */
function inOrder(start: string, moduleAt: ModuleAt): readonly string[] {
  const order = new Set<string>();
  const visit = (path: string): void => {
    for (const { path: imported } of moduleAt(path).imports.values()) if (!order.has(imported)) visit(imported);
    order.add(path);
  };
  visit(start);
  return [...order];
}

/** What the statements call the exports of other modules. */
function bindings(
  { imports }: ParsedModule,
  statements: readonly Statement[],
  variables: ReadonlyMap<string, string>,
): string {
  const named = [...imports].filter(([local]) => statements.some((each) => wordsOf(each).has(local)));
  const lines = named.map(([local, { path, name }]) => {
    const module = variables.get(path);
    return `const ${local} = ${name === null ? module : `${module}.${name}`};\n`;
  });
  return lines.join('');
}

/** A table without the members that no code names. One that is used in another way stays whole. */
function shortened({ text, names }: Statement, code: readonly Statement[]): string {
  const [, head, inside = '', end] = /^(.* = \{\n)( {4}[\s\S]*\n)(\};\n)$/.exec(text) ?? [];
  if (head === undefined) return text;
  const [name = ''] = names;
  const users = code.filter((each) => each.text !== text && wordsOf(each).has(name)).map((each) => each.text);
  const use = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])(?:\\.([\\w$]+)|\\['([^']+)'\\])?`, 'g');
  const keys = users.flatMap((each) => [...each.matchAll(use)]).map(([, plain, quoted]) => plain ?? quoted);
  if (keys.length === 0 || keys.includes(undefined)) return text;
  const members = inside.split(/^(?= {4}[\w$'])/m);
  const kept = members.filter((each) => keys.includes(/^ {4}'?(.*?)'?: /.exec(each)?.[1]));
  return [head, ...kept, end].join('');
}

const words = new WeakMap<Statement, ReadonlySet<string>>();

/** All words of its text but keys in brackets and quotes. A name that only a sentence has does no harm, and rarely matters. */
function wordsOf(statement: Statement): ReadonlySet<string> {
  const known = words.get(statement) ?? new Set(statement.text.replace(/\['[\w.]*'\]/g, '').match(/[A-Za-z_$][\w$]*/g));
  words.set(statement, known);
  return known;
}
