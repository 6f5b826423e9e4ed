/** The JSON Schema of the answer to a lead, as the documents publish it. */
export const leadAnswerSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'LeadAnswer',
  description: 'What became of a lead.',
  type: 'object',
  additionalProperties: false,
  required: ['ok', 'lead_id', 'status', 'next_step', 'provider', 'calculation', 'external_id'],
  properties: {
    ok: { type: 'boolean', const: true },
    lead_id: {
      description: 'Names the lead; for a duplicate, the first one.',
      type: 'string',
      format: 'uuid',
    },
    status: {
      description:
        'accepted: on its way to the provider. held: a person looks at it first. duplicate: equal to a lead of yours within 24 hours, which counts. test: checked only.',
      type: 'string',
      enum: ['accepted', 'held', 'duplicate', 'test'],
    },
    next_step: { description: 'What happens next, as a sentence for the person.', type: 'string' },
    preview: {
      description: 'Of a test: what would become of the lead.',
      type: 'object',
      additionalProperties: false,
      required: ['outcome', 'ways', 'next_step'],
      properties: {
        outcome: {
          description: 'routed by ways, kept until that is possible, or held for a person.',
          type: 'string',
          enum: ['routed', 'kept', 'held'],
        },
        ways: {
          description: 'How it gets there.',
          type: 'array',
          items: { type: 'string', enum: ['webhook', 'email'] },
        },
        next_step: { description: 'What the person would be told.', type: 'string' },
      },
    },
    provider: {
      description: "The local provider's public details; null where no provider slot covers the place.",
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['city', 'neighborhood', 'tracking_phone', 'page_url', 'slot_active'],
      properties: {
        city: { type: 'string' },
        neighborhood: { type: ['string', 'null'] },
        tracking_phone: { type: 'string' },
        page_url: { type: 'string' },
        slot_active: { type: 'boolean' },
      },
    },
    calculation: {
      description: 'As the service computed it; null where it had none.',
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['slug', 'value', 'unit', 'claim_matches'],
      properties: {
        slug: { type: 'string' },
        value: { type: 'number' },
        unit: { type: 'string' },
        claim_matches: {
          description: 'Whether the value in the lead is right; null where it had none.',
          type: ['boolean', 'null'],
        },
      },
    },
    external_id: { description: "The caller's own reference.", type: ['string', 'null'] },
  },
} as const;
