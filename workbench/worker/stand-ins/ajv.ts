/**
 * Stands in for Ajv with validators that were compiled at build time: Ajv itself compiles texts to functions at run
 * time, which a strict policy forbids.
 */
import * as compiled from 'compiled-schemas';
import { checkedForms } from '../../../generator/load/schemas/files.js';

const checks = { ...compiled };

export class Ajv2020 {
  /** The validator of a schema. Throws when the build did not compile one. */
  compile(schema: object) {
    const text = JSON.stringify(schema);
    for (const [name, form] of Object.entries(checkedForms)) {
      const { $schema: _, ...known } = form.schema;
      if (JSON.stringify(known) === text) return checks[name as keyof typeof checkedForms];
    }
    throw new Error('a schema was not compiled when the workbench was built');
  }
}
