/**
 * Stands in for `generator/language/compile-schema.ts` with validators that were compiled at build time: Ajv compiles texts to
 * functions at run time, which takes long and which a strict policy of browsers forbids.
 */
import * as compiled from 'compiled-schemas';
import { checkedForms } from '../../../generator/language/forms/files.js';
import type { JsonSchema } from '../../../generator/language/forms/form.js';

const checks = { ...compiled };

/** The validator of a form's schema. Throws when the build did not compile one. */
export function compileSchema(schema: JsonSchema) {
  const names = Object.keys(checkedForms) as (keyof typeof checkedForms)[];
  const name = names.find((each) => checkedForms[each].schema === schema);
  if (name === undefined) throw new Error('a schema was not compiled when this was built');
  return checks[name];
}
