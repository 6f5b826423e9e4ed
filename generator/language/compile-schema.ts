/** Compiles JSON Schemas to functions; in a separate file because browsers get them precompiled. */
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { compiledForm } from './forms/compiled-form.js';
import type { JsonSchema } from './forms/form.js';

/** A compiled schema; compiling is slow, so each is made once. */
export type Shape = ValidateFunction;

/** Compiles a schema without validating it: a test checks ours against their meta-schema. */
export function compileSchema(schema: JsonSchema): Shape {
  return new Ajv2020(shapeOptions).compile(compiledForm(schema));
}

/** Options that give errors the members that `validateShape` needs. */
export const shapeOptions = {
  allErrors: true,
  verbose: true,
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  strictTypes: false,
  validateSchema: false,
  meta: false,
  inlineRefs: false,
} as const;
