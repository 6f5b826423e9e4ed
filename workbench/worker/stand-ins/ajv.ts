/**
 * The schemas as functions that were written at build time, in place of Ajv, which makes functions of texts while it
 * runs: no page with a strict policy lets it.
 */
import { calculator, figures, network, service, unit } from 'compiled-schemas';
import { calculatorSchema } from '../../../generator/load/schemas/calculators.js';
import { figuresFileSchema } from '../../../generator/load/schemas/figures.js';
import { networkFileSchema } from '../../../generator/load/schemas/network.js';
import { serviceFileSchema } from '../../../generator/load/schemas/service.js';
import { unitSchema } from '../../../generator/load/schemas/units.js';

const compiled = [
  [calculatorSchema, calculator],
  [figuresFileSchema, figures],
  [networkFileSchema, network],
  [serviceFileSchema, service],
  [unitSchema, unit],
] as const;

export class Ajv2020 {
  /** The function that checks a value against a schema. Throws where the build did not write one. */
  compile(schema: object) {
    const text = JSON.stringify(schema);
    for (const [{ $schema: _, ...known }, check] of compiled) if (JSON.stringify(known) === text) return check;
    throw new Error('a schema was not compiled when the workbench was built');
  }
}
