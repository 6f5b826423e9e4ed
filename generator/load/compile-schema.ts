/** Compiles JSON Schemas to functions; a file of its own, because browsers get them compiled beforehand. */
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchema } from './schemas/form.js';

/** A compiled schema; compiling is slow, so each is made once. */
export type Shape = ValidateFunction;

/** The schemas are ours: a test checks them against their own meta-schema, so that not every run has to. */
export function compileSchema(schema: JsonSchema): Shape {
  const ajv = new Ajv2020(shapeOptions);
  const { $schema: _, ...body } = schema;
  return ajv.compile(body);
}

/** The members of an error that `validateShape` needs. */
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
