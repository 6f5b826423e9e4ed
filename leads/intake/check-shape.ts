/** Checks a body against the published schema of a lead, and says in plain sentences what does not fit. */
import type { DefinedError } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { ErrorCode } from '../../contract/error-codes.js';
import { leadSchema } from '../../contract/lead-schema.js';
import { nearest } from '../../engine/calculator/suggest.js';
import type { BodyError } from './body-error.js';
import { bodyError, mostListed } from './body-error.js';
import { fragmentOf, pointerNames } from './json-pointer.js';
import { trapField } from './suspicion.js';
import type { LeadWords } from './words.js';
import { meantOr } from './words.js';

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: true, allowUnionTypes: true });
formats.default(ajv, ['date-time']);
const validate = ajv.compile(leadSchema);

export interface ShapeReading {
  /** The schema's errors, as many as an answer lists; empty when the body fits. Never repeats values. */
  readonly errors: readonly BodyError[];
  /** Number of errors beyond those. */
  readonly unlisted: number;
  /** JSON Pointers to the parts that have a wrong type or value. */
  readonly broken: ReadonlySet<string>;
}

export function checkShape(body: unknown, words: LeadWords): ShapeReading {
  if (validate(body)) return { errors: [], unlisted: 0, broken: new Set() };
  // The branches of `anyOf` fail one by one and then together; once is enough.
  const errors = ((validate.errors ?? []) as DefinedError[]).filter(
    ({ schemaPath }) => !schemaPath.includes('/anyOf/'),
  );
  const listed = errors.slice(0, mostListed);
  const broken = errors.filter(({ keyword }) => keyword !== 'required' && keyword !== 'additionalProperties');
  return {
    errors: listed.map((error) => explain(error, words)),
    unlisted: errors.length - listed.length,
    broken: new Set(broken.map(({ instancePath }) => instancePath)),
  };
}

function explain(error: DefinedError, words: LeadWords): BodyError {
  const pointer = fragmentOf(pointerNames(error.instancePath));
  const field = fieldName(error.instancePath, words);
  switch (error.keyword) {
    case 'required':
      return missing(error.instancePath, error.params.missingProperty, words);
    case 'additionalProperties':
      return unknownField(error.instancePath, error.params.additionalProperty, words);
    case 'enum':
      return notInList(pointer, field, error, words);
    default:
      return bodyError({
        pointer,
        code: 'invalid_value',
        detail: words.malformed({ field, reason: reasonOf(error, words) }),
      });
  }
}

function reasonOf(error: DefinedError, { reasons }: LeadWords): string {
  switch (error.keyword) {
    case 'type':
      return reasonOfType(String(error.params.type), reasons);
    case 'minLength':
      return reasons.empty;
    case 'maxLength':
      return reasons.tooLong({ most: error.params.limit });
    case 'maxItems':
    case 'maxProperties':
      return reasons.tooMany({ most: error.params.limit });
    case 'uniqueItems':
      return reasons.repeated;
    case 'format':
      return reasons.moment;
    case 'anyOf':
      return reasons.numberOrText;
    default:
      return reasons.other;
  }
}

/** The schema asks for no other types. */
function reasonOfType(type: string, { type: types, other }: LeadWords['reasons']): string {
  return new Map<string, string>(Object.entries(types)).get(type) ?? other;
}

function missing(path: string, name: string, words: LeadWords): BodyError {
  const field = fieldName(`${path}/${name}`, words);
  const code = path === '' && name === 'consent' ? 'consent_required' : 'missing_field';
  return bodyError({ pointer: fragmentOf([...pointerNames(path), name]), code, detail: words.missing({ field }) });
}

/** An enum stands in the schema, so its values are public, and what was sent in their place may be repeated. */
function notInList(pointer: string, field: string, error: DefinedError, words: LeadWords): BodyError {
  const allowed = (error.schema as readonly unknown[]).map(String);
  return notListed({ pointer, field, code: 'invalid_value', received: error.data, allowed }, words);
}

interface Unlisted {
  readonly pointer: string;
  readonly field: string;
  readonly code: ErrorCode;
  readonly received: unknown;
  readonly allowed: readonly string[];
}

/** The error of a value that is not in a public list. */
export function notListed({ pointer, field, code, received, allowed }: Unlisted, words: LeadWords): BodyError {
  const text = typeof received === 'string' ? received.slice(0, 64) : '';
  const suggestion = nearest(text, allowed);
  const hint = meantOr(suggestion, words.sendListed, words);
  return bodyError({
    pointer,
    code,
    detail: words.notListed({ field, hint }),
    received: text,
    allowed,
    suggestion,
  });
}

function unknownField(path: string, name: string, words: LeadWords): BodyError {
  const siblings = fields.get(path) ?? [];
  const suggestion = nearest(name, siblings) ?? elsewhere(name, words);
  const hint = meantOr(suggestion, words.leaveOut, words);
  const { ofLead, ofPart } = words.unknownField;
  return bodyError({
    pointer: fragmentOf([...pointerNames(path), name]),
    code: 'unknown_field',
    detail: path === '' ? ofLead({ hint }) : ofPart({ part: fieldName(path, words), hint }),
    allowed: siblings,
    suggestion,
  });
}

/** The fields of every object of the schema, by the path of the object. The trap for machines is not advertised. */
const fields: ReadonlyMap<string, readonly string[]> = new Map([
  ['', Object.keys(leadSchema.properties)],
  ...Object.entries(leadSchema.properties).flatMap(([name, property]) =>
    'properties' in property ? [[`/${name}`, visibleNames(property.properties)] as const] : [],
  ),
]);

function visibleNames(properties: object): readonly string[] {
  return Object.keys(properties).filter((name) => name !== trapField);
}

/** A field of exactly this name in another object, such as `contact.phone` for a `phone` beside it. */
function elsewhere(name: string, words: LeadWords): string | null {
  for (const [path, names] of fields) if (names.includes(name)) return fieldName(`${path}/${name}`, words);
  return null;
}

/** A path as people write it: `contact.phone`. */
function fieldName(path: string, { theBody }: LeadWords): string {
  return path === '' ? theBody : path.slice(1, 100).replaceAll('/', '.');
}
