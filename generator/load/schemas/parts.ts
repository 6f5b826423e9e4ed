/** Pieces that the schemas of the catalog's files share. Descriptions are what an editor sees on hover. */
export type JsonSchema = { readonly [key: string]: unknown };

export const dialect = 'https://json-schema.org/draft/2020-12/schema';

export function text(description: string, most = 600, filled: readonly string[] = []): JsonSchema {
  return { type: 'string', minLength: 1, maxLength: most, pattern: `^${onlyFilled(filled)}[\\s\\S]*\\S`, description };
}

/** A text in whose braces stand formulas, which the checker reads. */
export function template(description: string, most: number): JsonSchema {
  return { type: 'string', minLength: 1, maxLength: most, description };
}

/** The start of a pattern that fits texts with no names in braces but those that are filled in. */
export function onlyFilled(names: readonly string[]): string {
  const known = names.length === 0 ? '' : `(?!(?:${names.join('|')})\\})`;
  return `(?![\\s\\S]*\\{${known}[A-Za-z_]\\w*\\})`;
}

/** A formula, or a bare figure. */
export function formula(description: string): JsonSchema {
  return { type: ['string', 'number'], minLength: 1, maxLength: 2000, description };
}

export function closed(
  description: string,
  required: readonly string[],
  properties: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  return { type: 'object', description, additionalProperties: false, required, properties };
}

export function mapOf(description: string, values: JsonSchema, names: JsonSchema = {}, least = 1): JsonSchema {
  return { type: 'object', description, minProperties: least, propertyNames: names, additionalProperties: values };
}

export function listOf(description: string, items: JsonSchema, least = 1): JsonSchema {
  return { type: 'array', description, minItems: least, items };
}

export const slug: JsonSchema = {
  type: 'string',
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: 60,
  description: 'Lower-case letters and digits, parts joined by single hyphens.',
};

export const variableName: JsonSchema = {
  type: 'string',
  pattern: '^[A-Za-z][A-Za-z0-9_]*$',
  maxLength: 40,
  description: 'A letter, then letters, digits and _.',
};

export const optionKey: JsonSchema = {
  type: 'string',
  pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]*$',
  maxLength: 40,
  description: 'Letters, digits, _ . and -, as callers write it in the address.',
};

export const unitName: JsonSchema = {
  type: 'string',
  pattern: '^(%|[A-Za-z][A-Za-z0-9_]*)$',
  maxLength: 20,
  description: 'Letters, digits and _.',
};

/** The address of a source; the checker says whether it is one. */
export const address: JsonSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 400,
  description: 'The address, which begins with https:// or http://.',
};

/** A day of the calendar. */
export const day = (description: string): JsonSchema => ({
  type: 'string',
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  maxLength: 10,
  description: `${description} A day, written 2026-03-01.`,
});

export const decimals: JsonSchema = {
  type: 'integer',
  minimum: 0,
  maximum: 6,
  description: 'How many decimals the published value has; 2 when left out.',
};

/** The checker tests that it is a number of the service's country. */
export const phone: JsonSchema = text(
  "A telephone number, as it is written in the service's country, or with + in front.",
  40,
);
