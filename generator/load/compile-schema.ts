/** JSON Schemas as functions; apart from all else, so that what runs in a browser can bring them along compiled. */
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchema } from './schemas/parts.js';

/** A compiled schema; compiling is slow, so each is made once. */
export type Shape = ValidateFunction;

/** The schemas are ours: a test checks them against their own meta-schema, so that not every run has to. */
export function compileSchema(schema: JsonSchema): Shape {
  const ajv = new Ajv2020(shapeOptions);
  const { $schema: _, ...body } = schema;
  return ajv.compile(body);
}

/** What a validator must report for `validateShape` to explain it. */
export const shapeOptions = {
  allErrors: true,
  verbose: true,
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  strictTypes: false,
  validateSchema: false,
  meta: false,
} as const;
