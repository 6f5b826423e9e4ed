/** Checks the shape of a tree against a JSON Schema; every error lands on the key or value that it is about. */

import type { ErrorObject } from 'ajv';
import type { Reporter } from '../source/diagnostic.js';
import type { Hint } from '../source/hint.js';
import { didYouMean, oneOf, suggestOrList, write } from '../source/hint.js';
import type { Span } from '../source/source.js';
import { spanOf, spanText } from '../source/source.js';
import { formatList, nearestSpellings, quote } from '../source/suggest.js';
import type { YamlNode } from '../source/yaml-tree.js';
import { locate, plainData } from '../source/yaml-tree.js';
import { foundKind, shown } from '../source/yaml-words.js';
import type { Shape } from './compile-schema.js';
import type { JsonSchema } from './forms/form.js';
import { keyMeant, valueMeant } from './key-habits.js';
import { describeLimit, describeProperty, expectedKind, kindHint, ruleOf } from './schema-words.js';
import { wellFormedName } from './well-formed-name.js';

/** Reports every error of a node; true when there is none. `ownerSpan` is for errors of the node itself. */
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

/** Drops errors that only say that another happened, and those that follow from another. */
function relevant(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  const dropped = new Set(choices.flatMap((choice) => errorsToDrop(choice, errors)));
  const kept = errors.filter((error) => !['if', 'propertyNames'].includes(error.keyword) && !dropped.has(error));
  return kept.filter((error) => !isMisspelled(error, kept) && !isEcho(error, kept));
}

/**
 * True for an error that follows from another: a malformed text is often also too long, and a missing `default` means
 * nothing while `required` is invalid.
 */
function isEcho({ keyword, instancePath, params }: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const isSaidOf = (path: string, keywords: readonly string[]) =>
    errors.some((other) => other.instancePath === path && keywords.includes(other.keyword));
  if (keyword === 'maxLength' || keyword === 'minLength') return isSaidOf(instancePath, ['pattern']);
  const isDefault = keyword === 'required' && params['missingProperty'] === 'default';
  return isDefault && isSaidOf(`${instancePath}/required`, ['type']);
}

/**
 * The errors that need not be reported. The branch of an `anyOf` that was meant is the one whose kind fits the value: a
 * group is judged by the branch for groups. If no branch fits, only the choice is reported; otherwise only the errors
 * in the fitting branch.
 */
function errorsToDrop(choice: ErrorObject, errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const path = `${choice.schemaPath}/`;
  const inside = errors.filter((error) => error.schemaPath.startsWith(path) && isAt(error, choice.instancePath));
  const branchOf = (error: ErrorObject) => error.schemaPath.slice(path.length).split('/')[0];
  const misfits = new Set(inside.filter((error) => isMisfit(error, choice.instancePath)).map(branchOf));
  const fitting = inside.filter((error) => !misfits.has(branchOf(error)));
  return fitting.length === 0 ? inside : [choice, ...inside.filter((error) => misfits.has(branchOf(error)))];
}

/** True for an error of a value or of what is in it: a part of a schema that recurs has one path for all values. */
function isAt({ instancePath }: ErrorObject, path: string): boolean {
  return instancePath === path || instancePath.startsWith(`${path}/`);
}

function isMisfit({ keyword, instancePath }: ErrorObject, at: string): boolean {
  return (keyword === 'type' || keyword === 'const') && instancePath === at;
}

/** True for a key that is missing because it is misspelled. */
function isMisspelled({ keyword, instancePath, params }: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (keyword !== 'required') return false;
  if (isLaw(instancePath))
    return errors.some((other) => other.keyword === 'additionalProperties' && other.instancePath === instancePath);
  const missing = String(params['missingProperty']);
  return errors.some(
    (other) =>
      other.keyword === 'additionalProperties' &&
      other.instancePath === instancePath &&
      isMeant(String(other.params['additionalProperty']), missing),
  );
}

/** True for an item of `laws`, which is a text or has the key `tried`. */
function isLaw(path: string): boolean {
  return /(?:^|\/)laws\/\d+$/.test(path);
}

function isMeant(written: string, key: string): boolean {
  return nearestSpellings(written, [key]).length > 0 || keyMeant(written, [key]) !== undefined;
}

function reportError(error: ErrorObject, place: Place): void {
  const { node, keySpan } = locate(place.node, error.instancePath);
  const ownerName = error.instancePath === '' ? place.owner : nameAt(error.instancePath);
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
      reportMissing(error, ownerName, ownerSpan, reporter);
      break;
    case 'type':
    case 'anyOf':
      reportKind(error, node, valueSpan, reporter);
      break;
    case 'enum':
    case 'const':
      reportChoice(error, node, valueSpan, reporter);
      break;
    case 'pattern':
      if (reportBlank(node, error.instancePath, valueSpan, reporter) || reportPlaceholders(error, node, reporter))
        break;
      reporter.report('malformed', valueSpan, { found: shown(node), rule: ruleOf(error) }, dayHint(node, error));
      break;
    default:
      if (reportBlank(node, error.instancePath, valueSpan, reporter)) break;
      reporter.report('out-of-limits', valueSpan, { problem: describeLimit(error, node) }, { hint: limitHint(error) });
  }
}

function limitHint({ keyword, params }: ErrorObject): string | undefined {
  if (keyword !== 'minItems') return undefined;
  const least = Number(params['limit']);
  return `Add at least ${least === 1 ? 'one' : least}, each on a line that begins with \`- \`.`;
}

/** True after reporting a text of only spaces, which people would see as no text at all. */
function reportBlank(node: YamlNode, pointer: string, span: Span, reporter: Reporter): boolean {
  if (node.kind !== 'scalar' || node.text.trim() !== '') return false;
  reporter.report('out-of-limits', span, { problem: 'This text is empty' }, { hint: emptyHint(pointer) });
  return true;
}

/** A hint for an empty text. */
function emptyHint(pointer: string): string {
  if (pointer.endsWith('/unit')) return 'Leave `unit` out for a plain number.';
  return isLookedUp(pointer) ? lookedUpHint : 'Write a text, or leave the key out.';
}

const lookedUpHint = 'Name the unit of what is looked up; for plain numbers that is `number`.';

/** True for the `from` of a schedule. */
function isLookedUp(pointer: string): boolean {
  return /(?:^|\/)schedules\/[^/]+\/from$/.test(pointer);
}

/** A hint for `2026-3-1` and `3/1/2026`. Only the editor knows which of two numbers is the month. */
function dayHint(node: YamlNode, { schema }: ErrorObject): Hint | undefined {
  if (node.kind !== 'scalar' || !String(schema).includes('\\d{4}-')) return undefined;
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(node.text) ?? [];
  const isSwapped = Number(month) > 12 && Number(day) <= 12;
  if (isSwapped)
    return {
      hint: `There is no month ${month}. Write year, month and day in this order, such as \`${year}-${day}-${month}\`.`,
    };
  if (Number(month) > 12 || Number(day) > 31) return undefined;
  if (year !== '') return write(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return { hint: 'A day is written as year, month and day in digits, such as 2026-03-01.' };
}

function reportUnknownKey(
  { params, parentSchema, instancePath }: ErrorObject,
  node: YamlNode,
  owner: string,
  reporter: Reporter,
): void {
  const name = String(params['additionalProperty']);
  const entry = node.kind === 'map' ? node.entries.get(name) : undefined;
  const known = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {});
  if (isLaw(instancePath) && entry?.value.kind === 'scalar') {
    const { text } = entry.value;
    const hint = 'A law is written without a key; with `tried:` it is one that the checker cannot prove.';
    const { source, start } = entry.keySpan;
    const span = source.text.charAt(node.span.start) === '{' ? node.span : spanOf(source, start, entry.value.span.end);
    const edit = node.kind === 'map' && node.entries.size === 1 ? { span, text } : undefined;
    reporter.report('unknown-key', entry.keySpan, { owner, name }, { hint, edit });
    return;
  }
  const meant = keyMeant(name, known);
  const hint = meant === undefined ? suggestOrList(name, known, 'Possible keys') : write(meant);
  reporter.report('unknown-key', entry?.keySpan ?? node.span, { owner, name }, hint);
}

function reportMissing({ params, parentSchema }: ErrorObject, owner: string, span: Span, reporter: Reporter): void {
  const name = String(params['missingProperty']);
  reporter.report('missing-key', span, { owner, name }, { hint: describeProperty(name, parentSchema), missing: name });
}

function reportKind(error: ErrorObject, node: YamlNode, span: Span, reporter: Reporter): void {
  const isTest = error.instancePath.endsWith('/when') && node.kind === 'scalar' && node.value === true;
  const args = { expected: expectedKind(error), found: foundKind(node) };
  if (isTest) {
    reporter.report('wrong-type', span, args, { hint: 'Leave `when` out: what has no condition always holds.' });
    return;
  }
  if (isLookedUp(error.instancePath) && node.kind === 'scalar') {
    reporter.report('wrong-type', span, args, { hint: lookedUpHint });
    return;
  }
  reporter.report('wrong-type', span, args, kindHint(error, node));
}

/** Reports a malformed name that the editor chose, such as that of an input. */
function reportName(error: ErrorObject, node: YamlNode, reporter: Reporter): void {
  const name = String(error.propertyName);
  const entry = node.kind === 'map' ? node.entries.get(name) : undefined;
  const hint = wellFormedName(name, error.parentSchema as JsonSchema);
  reporter.report('malformed', entry?.keySpan ?? node.span, { found: quote(name), rule: ruleOf(error) }, hint);
}

/** Reports placeholders that are not among those in the schema's description; true if there were any. */
function reportPlaceholders({ schema, parentSchema }: ErrorObject, node: YamlNode, reporter: Reporter): boolean {
  if (node.kind !== 'scalar') return false;
  const text = spanText(node.content);
  const known = [...String(parentSchema?.['description']).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const unknown = [...text.matchAll(/\{([A-Za-z_]\w*)\}/g)].filter(([, name = '']) => !known.includes(name));
  if (!String(schema).includes('\\{') || unknown.length === 0) return false;
  for (const { 0: written, 1: name = '', index } of unknown) {
    const start = node.content.start + index;
    const [near] = nearestSpellings(name, known);
    const hint = near === undefined ? { hint: placeholderHint(known) } : oneOf([`{${near}}`]);
    const place = spanOf(node.span.source, start, start + written.length);
    reporter.report('unknown-placeholder', place, { name }, hint);
  }
  return true;
}

function placeholderHint(known: readonly string[]): string {
  if (known.length === 0) return 'Remove the braces; only sentences of results show figures.';
  return `Filled in here: ${known.map((name) => quote(`{${name}}`)).join(', ')}.`;
}

function reportChoice({ params, keyword }: ErrorObject, node: YamlNode, span: Span, reporter: Reporter): void {
  const allowed = (keyword === 'const' ? [params['allowedValue']] : (params['allowedValues'] as unknown[])).map(String);
  const meant = node.kind === 'scalar' ? valueMeant(node.text, allowed) : undefined;
  const near = node.kind === 'scalar' ? didYouMean(node.text, allowed) : undefined;
  const hint = meant === undefined ? near : write(meant);
  const args = { found: shown(node), allowed: formatList(allowed.map(quote), 'or') };
  reporter.report('not-allowed-value', span, args, hint);
}

/** The last key of a JSON pointer; for an item of a list, its number and the list's key. */
function nameAt(pointer: string): string {
  const parts = pointer.split('/');
  const last = parts[parts.length - 1] ?? '';
  return /^\d+$/.test(last) && parts.length > 2
    ? `item ${Number(last) + 1} of ${quote(parts[parts.length - 2] ?? '')}`
    : quote(last.replaceAll('~1', '/'));
}
