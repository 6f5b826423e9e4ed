/** Arguments that several tools take. */
import type { JsonSchema } from './tool.js';

export const slug: JsonSchema = { type: 'string', description: 'The slug of a calculator, as find_service names it.' };

export const inputs: JsonSchema = {
  type: 'object',
  description:
    'Inputs by the names that describe_calculator lists, which differ from one calculator to another: numbers in the unit of the input, or with another unit behind them as in "6 m" or "6 ft 3 in"; options as they are spelled. Those left out take their defaults, and the answer says which.',
  additionalProperties: { type: ['number', 'string'] },
};

export const city: JsonSchema = { type: 'string', description: 'The slug of a city, such as find_service lists.' };

export const neighborhood: JsonSchema = {
  type: 'string',
  description: 'The slug of a neighborhood of that city; only together with it.',
};

export const fields: JsonSchema = {
  type: 'string',
  description:
    'Members of the answer that are wanted, with commas between, for a short answer; disclaimers always come.',
};

export const figure: JsonSchema = {
  type: 'string',
  description: 'A figure of the answer by name, as errors list them; an end of a range as name.low or name.high.',
};
