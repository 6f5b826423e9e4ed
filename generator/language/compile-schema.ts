/** Compiles JSON Schemas to functions; in a separate file because bundles get them precompiled. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { compiledForm } from './forms/compiled-form.js';
import type { JsonSchema } from './forms/form.js';

/** True for data that fits a schema. Compiling is slow, so each schema is compiled once. */
export type Judge = (data: unknown) => boolean;

/** Compiles a schema without validating it: a test checks ours against their meta-schema. */
export function compileSchema(schema: JsonSchema): Judge {
  return new Ajv2020(judgeOptions).compile(compiledForm(schema));
}

export const judgeOptions = {
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  strictTypes: false,
  validateSchema: false,
  meta: false,
  inlineRefs: false,
} as const;
