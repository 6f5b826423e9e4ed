import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Reporter } from '../text/diagnostic.js';
import type { Span } from '../text/source.js';
import { formatList, quote, suggestOrList } from '../text/suggest.js';
import type { JsonSchema } from './schemas/parts.js';
import type { YamlNode } from './yaml-tree.js';
import { locate, plainData } from './yaml-tree.js';

/** A compiled schema; compiling is slow, so each is made once. */
export type Shape = ValidateFunction;

/** The schemas are ours: a test checks them against their own meta-schema, so that not every run has to. */
export function compileSchema(schema: JsonSchema): Shape {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
    validateSchema: false,
  });
  return ajv.compile(schema);
}

/** Checks a node against a schema. Every error lands on the key or value it is about; true when there is none. */
export function validateShape(
  node: YamlNode,
  shape: Shape,
  owner: string,
  ownerSpan: Span,
  reporter: Reporter,
): boolean {
  if (shape(plainData(node))) return true;
  for (const error of relevant(shape.errors ?? [])) reportError(error, { node, owner, ownerSpan, reporter });
  return false;
}

interface Place {
  readonly node: YamlNode;
  readonly owner: string;
  readonly ownerSpan: Span;
  readonly reporter: Reporter;
}

/** Errors that only say that another error happened below, and those of alternatives that were not meant. */
function relevant(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const branching = errors.filter(({ keyword }) => keyword === 'anyOf');
  const kept = errors.filter(
    (error) => !['anyOf', 'if', 'propertyNames'].includes(error.keyword) && !isOfOtherBranch(error, errors, branching),
  );
  return kept.length > 0 ? kept : branching;
}

/**
 * Of an `anyOf`, the errors of those branches are kept whose type fits the value: an object is judged by the
 * branch for objects. A branch that fails on the type of the value itself was not meant.
 */
function isOfOtherBranch(
  error: ErrorObject,
  errors: readonly ErrorObject[],
  branching: readonly ErrorObject[],
): boolean {
  return branching.some(({ instancePath, schemaPath }) => {
    const path = `${schemaPath}/`;
    if (!error.schemaPath.startsWith(path)) return false;
    const branch = `${path}${error.schemaPath.slice(path.length).split('/')[0]}/`;
    const misfits = errors.some((other) => other.schemaPath.startsWith(branch) && isMisfit(other, instancePath));
    return misfits && someBranchFits(errors, path, instancePath);
  });
}

function isMisfit({ keyword, instancePath }: ErrorObject, at: string): boolean {
  return (keyword === 'type' || keyword === 'const') && instancePath === at;
}

function someBranchFits(errors: readonly ErrorObject[], path: string, at: string): boolean {
  const inside = errors.filter((error) => error.schemaPath.startsWith(path));
  const branches = new Set(inside.map((error) => error.schemaPath.slice(path.length).split('/')[0]));
  return [...branches].some(
    (branch) => !inside.some((error) => error.schemaPath.startsWith(`${path}${branch}/`) && isMisfit(error, at)),
  );
}

function reportError(error: ErrorObject, place: Place): void {
  const { node, keySpan } = locate(place.node, error.instancePath);
  const ownerName = error.instancePath === '' ? place.owner : quote(lastName(error.instancePath));
  const ownerSpan = error.instancePath === '' ? place.ownerSpan : (keySpan ?? node.span);
  const valueSpan = node.kind === 'scalar' && node.value !== null ? node.span : ownerSpan;
  const { reporter } = place;
  if (error.propertyName !== undefined) {
    reportName(error, node, reporter);
    return;
  }
  switch (error.keyword) {
    case 'additionalProperties':
      reportUnknownKey(error, node, ownerName, reporter);
      break;
    case 'required':
      reporter.report('missing-key', ownerSpan, { owner: ownerName, name: String(error.params['missingProperty']) });
      break;
    case 'type':
    case 'anyOf':
      reporter.report('wrong-type', valueSpan, { expected: expectedKind(error), found: foundKind(node) });
      break;
    case 'enum':
    case 'const':
      reportChoice(error, node, valueSpan, reporter);
      break;
    case 'pattern':
      reporter.report('malformed', valueSpan, { found: shown(node), rule: ruleOf(error) });
      break;
    default:
      reporter.report('out-of-limits', valueSpan, {
        found: shown(node),
        rule: error.message ?? 'is outside its limits',
      });
  }
}

function reportUnknownKey(
  { params, parentSchema }: ErrorObject,
  node: YamlNode,
  owner: string,
  reporter: Reporter,
): void {
  const name = String(params['additionalProperty']);
  const entry = node.kind === 'map' ? node.entries.get(name) : undefined;
  const known = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {});
  const hint = suggestOrList(name, known, 'Possible keys');
  reporter.report('unknown-key', entry?.keySpan ?? node.span, { owner, name }, { hint });
}

/** A key of a map that is named by the editor, such as an input. */
function reportName(error: ErrorObject, node: YamlNode, reporter: Reporter): void {
  const name = String(error.propertyName);
  const entry = node.kind === 'map' ? node.entries.get(name) : undefined;
  reporter.report('malformed', entry?.keySpan ?? node.span, { found: quote(name), rule: ruleOf(error) });
}

function reportChoice({ params, keyword }: ErrorObject, node: YamlNode, span: Span, reporter: Reporter): void {
  const allowed = (keyword === 'const' ? [params['allowedValue']] : (params['allowedValues'] as unknown[])).map(String);
  const found = shown(node);
  reporter.report('not-allowed-value', span, { found, allowed: formatList(allowed.map(quote), 'or') });
}

function ruleOf({ parentSchema, message }: ErrorObject): string {
  const description = parentSchema?.['description'];
  return typeof description === 'string' ? description.replace(/\.$/, '') : (message ?? 'it does not fit');
}

const kindNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a group of keys',
  array: 'a list',
  null: 'null',
};

function expectedKind({ params, keyword, schema }: ErrorObject): string {
  const types = keyword === 'anyOf' ? branchTypes(schema) : [params['type']].flat();
  return formatList([...new Set(types.map((type) => kindNames[String(type)] ?? String(type)))], 'or');
}

function branchTypes(branches: unknown): readonly unknown[] {
  return (branches as readonly JsonSchema[]).flatMap((branch) => branch['type'] ?? []);
}

function foundKind(node: YamlNode): string {
  if (node.kind === 'map') return 'a group of keys';
  if (node.kind === 'sequence') return 'a list';
  if (node.value === null) return 'nothing';
  return typeof node.value === 'boolean'
    ? String(node.value)
    : `${typeof node.value === 'string' ? 'the text' : 'the number'} ${shown(node)}`;
}

function shown(node: YamlNode): string {
  if (node.kind === 'map') return 'this group';
  if (node.kind === 'sequence') return 'this list';
  return quote(node.text.length > 40 ? `${node.text.slice(0, 40)}...` : node.text);
}

function lastName(pointer: string): string {
  const parts = pointer.split('/');
  const last = parts[parts.length - 1] ?? '';
  return /^\d+$/.test(last) && parts.length > 2
    ? `${parts[parts.length - 2]}[${Number(last) + 1}]`
    : last.replaceAll('~1', '/');
}
