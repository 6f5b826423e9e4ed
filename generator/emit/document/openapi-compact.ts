/** All calculators as one operation, for the compact document. */
import type { Catalog } from '../../model/catalog.js';
import { speaksTexts } from './openapi-answer.js';
import type { Operation, Schema } from './openapi-parts.js';
import { answerHeaders, number, record, schemaRef, sharedResponses, text } from './openapi-parts.js';
import { sharedParameterRefs } from './openapi-places.js';
import { sampleCall } from './sample-call.js';

/** GET of any calculator; what each of them takes is in the registry. */
export function anyCalculatorOperation(catalog: Catalog): Operation {
  const sample = sampleCall(catalog.calculators);
  return {
    operationId: 'calculate',
    tags: [catalog.service.discoveryTag],
    summary: 'Calculate',
    description:
      'Runs a calculator. Its inputs are query parameters of their own, as the registry lists them; those left out take their defaults.',
    parameters: [
      {
        name: 'slug',
        in: 'path',
        required: true,
        description: 'The calculator.',
        // A list of its own, as some clients keep the values of all named lists in one namespace.
        schema: { type: 'string', enum: catalog.calculators.map(({ slug }) => slug) },
        ...(sample === null ? {} : { example: sample.slug }),
      },
      {
        name: 'inputs',
        in: 'query',
        description:
          'The inputs by name, each as a parameter of its own: ?length=120&style=wood_6, not inputs[length].',
        style: 'form',
        explode: true,
        schema: { type: 'object', additionalProperties: { type: 'string' } },
        ...(sample === null ? {} : { example: sample.inputs }),
      },
      ...sharedParameterRefs(catalog),
    ],
    responses: {
      200: {
        description: 'The result.',
        headers: answerHeaders(true),
        content: { 'application/json': { schema: schemaRef('CalculationResult') } },
      },
      ...sharedResponses(304, 400, 404, 405, 414, 429, 500),
    },
  };
}

export function anyCalculatorSchemas(catalog: Catalog): Record<string, Schema> {
  const kinds = ['Figure', 'Range', ...(speaksTexts(catalog) ? ['Text'] : [])];
  return {
    CalculationResult: {
      allOf: [
        schemaRef('Envelope'),
        record('What a calculator has of its own.', {
          inputs: {
            type: 'object',
            description: 'What was given for each input, and what was used.',
            additionalProperties: { oneOf: [schemaRef('NumberInput'), schemaRef('SelectInput')] },
          },
          result: schemaRef('Result'),
        }),
      ],
    },
    Result: record(
      'The result.',
      {
        value: number('The headline number.'),
        unit: text('What it is in.'),
        text: text('The class that the answer is, where it is one.'),
        interpretation: text('A sentence that explains it.'),
        secondary: schemaRef('SecondaryItems'),
        range: schemaRef('Range'),
        figures: {
          type: 'object',
          description: 'Every figure that the sentence can speak, by name; the registry has their proved ranges.',
          additionalProperties: { oneOf: kinds.map(schemaRef) },
        },
      },
      ['text', 'secondary', 'range', 'figures'],
    ),
  };
}
