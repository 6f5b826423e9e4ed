/**
 * Stands in for Ajv with validators that were compiled at build time: Ajv itself compiles texts to functions at run
 * time, which a strict policy forbids.
 */
import { calculator, figures, indices, network, service, unit } from 'compiled-schemas';
import { calculatorSchema } from '../../../generator/load/schemas/calculators.js';
import { figuresFileSchema } from '../../../generator/load/schemas/figures.js';
import { indicesFileSchema } from '../../../generator/load/schemas/indices.js';
import { networkFileSchema } from '../../../generator/load/schemas/network.js';
import { serviceFileSchema } from '../../../generator/load/schemas/service.js';
import { unitSchema } from '../../../generator/load/schemas/units.js';

const compiled = [
  [calculatorSchema, calculator],
  [figuresFileSchema, figures],
  [indicesFileSchema, indices],
  [networkFileSchema, network],
  [serviceFileSchema, service],
  [unitSchema, unit],
] as const;

export class Ajv2020 {
  /** The validator of a schema. Throws when the build did not compile one. */
  compile(schema: object) {
    const text = JSON.stringify(schema);
    for (const [{ $schema: _, ...known }, check] of compiled) if (JSON.stringify(known) === text) return check;
    throw new Error('a schema was not compiled when the workbench was built');
  }
}
