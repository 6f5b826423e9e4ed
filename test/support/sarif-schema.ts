/**
 * The part of the JSON Schema of SARIF 2.1.0 (OASIS, errata 01) that our logs use: the same names, required members,
 * limits and values, and no further members. Members that we do not write are left out.
 */

const text = {
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: { text: { type: 'string' } },
};

const region = {
  type: 'object',
  additionalProperties: false,
  properties: {
    startLine: { type: 'integer', minimum: 1 },
    startColumn: { type: 'integer', minimum: 1 },
    endLine: { type: 'integer', minimum: 1 },
    endColumn: { type: 'integer', minimum: 1 },
  },
};

const artifactLocation = {
  type: 'object',
  additionalProperties: false,
  properties: { uri: { type: 'string', pattern: '^[^\\s\\\\]+$' } },
};

const physicalLocation = {
  type: 'object',
  additionalProperties: false,
  required: ['artifactLocation'],
  properties: { artifactLocation, region },
};

const location = {
  type: 'object',
  additionalProperties: false,
  properties: { id: { type: 'integer', minimum: -1 }, physicalLocation, message: text },
};

const replacement = {
  type: 'object',
  additionalProperties: false,
  required: ['deletedRegion'],
  properties: { deletedRegion: region, insertedContent: text },
};

const fix = {
  type: 'object',
  additionalProperties: false,
  required: ['artifactChanges'],
  properties: {
    description: text,
    artifactChanges: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['artifactLocation', 'replacements'],
        properties: { artifactLocation, replacements: { type: 'array', minItems: 1, items: replacement } },
      },
    },
  },
};

const result = {
  type: 'object',
  additionalProperties: false,
  required: ['message'],
  properties: {
    ruleId: { type: 'string' },
    ruleIndex: { type: 'integer', minimum: -1 },
    level: { enum: ['none', 'note', 'warning', 'error'] },
    message: text,
    locations: { type: 'array', items: location },
    relatedLocations: { type: 'array', uniqueItems: true, items: location },
    fixes: { type: 'array', uniqueItems: true, items: fix },
  },
};

const rule = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: { type: 'string' } },
};

const driver = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { name: { type: 'string' }, rules: { type: 'array', uniqueItems: true, items: rule } },
};

const run = {
  type: 'object',
  additionalProperties: false,
  required: ['tool'],
  properties: {
    tool: { type: 'object', additionalProperties: false, required: ['driver'], properties: { driver } },
    columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
    results: { type: 'array', items: result },
  },
};

export const sarifSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['version', 'runs'],
  properties: {
    $schema: { type: 'string' },
    version: { enum: ['2.1.0'] },
    runs: { type: 'array', items: run },
  },
};
