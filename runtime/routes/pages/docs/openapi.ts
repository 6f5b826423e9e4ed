/** The parts of an OpenAPI document that the reference shows. */

export interface OpenapiDocument {
  readonly info: { readonly title: string; readonly description?: string; readonly version?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface Operation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<Record<string, Response | Reference>>;
}

export interface Reference {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
}

export interface Response {
  readonly description?: string;
  readonly content?: Content;
}

export type Content = Readonly<
  Record<string, { readonly schema?: Schema; readonly example?: unknown; readonly examples?: Examples }>
>;

export type Examples = Readonly<Record<string, { readonly value?: unknown }>>;

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Resolves a reference of the document; undefined when it leads nowhere. */
export function resolve(document: OpenapiDocument, reference: string): unknown {
  const [, section = '', name = ''] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(reference) ?? [];
  const parts = document.components?.[section] ?? {};
  return Object.hasOwn(parts, name) ? parts[name] : undefined;
}
