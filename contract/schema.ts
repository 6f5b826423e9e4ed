/**
 * Schemas as plain data in the words of JSON Schema 2020-12. They nest as values; `named` makes one a component of
 * documents. `Static` is the TypeScript type of what a schema describes.
 */
import type { Text } from './text.js';

export type Schema = { readonly [keyword: string]: unknown };
type Members = Readonly<Record<string, Schema>>;

/** Key of a schema's name. A symbol, so that the keywords stay plain JSON Schema. */
const component: unique symbol = Symbol('component');

/** Mark of an object whose members the compact document leaves out. */
const detail: unique symbol = Symbol('detail');

/** The same schema as a component of this name in documents. */
export function named<S extends Schema>(name: string, schema: S): S {
  return { ...schema, [component]: name };
}

/** The same, for an object whose members the compact document leaves to the others. */
export function namedDetail<S extends Schema>(name: string, schema: S): S {
  return { ...schema, [component]: name, [detail]: true };
}

/** True for an object whose members the compact document leaves out. */
export function isDetail(schema: object): boolean {
  return (schema as { readonly [detail]?: true })[detail] === true;
}

/** The name of a schema among components; undefined where it has none. */
export function nameOf(schema: object): string | undefined {
  return (schema as { readonly [component]?: string })[component];
}

export const text = (description: string) => ({ type: 'string', description }) as const;
export const number = (description: string) => ({ type: 'number', format: 'double', description }) as const;
export const integer = (description: string) => ({ type: 'integer', description }) as const;
export const flag = (description: string) => ({ type: 'boolean', description }) as const;
/** A day, as 2026-03-01. */
export const day = (description: string) => ({ type: 'string', format: 'date', description }) as const;
/** Any value. */
export const anything = (description: string) => ({ description }) as const;
/** Without a description, for the parts of others. */
export const plainText = { type: 'string' } as const;
export const plainNumber = { type: 'number', format: 'double' } as const;
/** `ok` is no constant: clients made from a document refuse answers by constants of type boolean. */
export const success = flag('Always true.');

export const oneOf = <const Values extends readonly string[]>(values: Values, description: string) =>
  ({ type: 'string', enum: values, description }) as const;

/** The one text that stands here. */
export const constant = <const Value extends string>(value: Value) => ({ type: 'string', const: value }) as const;

export const list = <Item extends Schema>(items: Item, description: string) =>
  ({ type: 'array', description, items }) as const;
export const texts = (description: string) => list(plainText, description);

/** Members of any name. */
export const mapOf = <Member extends Schema>(member: Member, description: string) =>
  ({ type: 'object', description, additionalProperties: member }) as const;

/** One of several shapes. Clients that read loosely find several that fit, and take the first. */
export const either = <const Branches extends readonly Schema[]>(...branches: Branches) =>
  ({ anyOf: branches }) as const;

/** One of several records, told apart by a member of theirs. */
export const eitherBy = <const Branches extends Members>(propertyName: string, mapping: Branches) =>
  ({
    oneOf: Object.values(mapping) as unknown as readonly Branches[keyof Branches][],
    discriminator: { propertyName, mapping },
  }) as const;

/**
 * An object all of whose members are required but those named. Documents leave it open: answers may gain members, and a
 * client that was made from today's document must not refuse them.
 */
export const record = <const M extends Members, const Optional extends keyof M & string = never>(
  description: Text,
  members: M,
  optional: readonly Optional[] = [],
) =>
  ({
    type: 'object',
    description,
    required: namesWithout(members, optional) as unknown as readonly Exclude<keyof M & string, Optional>[],
    properties: members,
  }) as const;

/** An object of whose members only those named are required. Open like a `record`. */
export const sparseRecord = <const M extends Members, const Required extends keyof M & string = never>(
  description: string,
  members: M,
  required: readonly Required[] = [],
) => ({ type: 'object', description, required, properties: members }) as const;

/** A record that is a component of documents under this name. */
export const namedRecord = <const M extends Members, const Optional extends keyof M & string = never>(
  name: string,
  description: Text,
  members: M,
  optional: readonly Optional[] = [],
) => named(name, record(description, members, optional));

/** The same, but the compact document leaves its members to the others. */
export const detailRecord = <const M extends Members, const Optional extends keyof M & string = never>(
  name: string,
  description: string,
  members: M,
  optional: readonly Optional[] = [],
) => namedDetail(name, record(description, members, optional));

function namesWithout(members: Members, left: readonly string[]): readonly string[] {
  return Object.keys(members).filter((name) => !left.includes(name));
}

/** A record that has members beside those that are described. */
export const open = <S extends Schema>(schema: S) => ({ ...schema, additionalProperties: true }) as const;

/** A record none of whose members is certain, such as one that callers may ask to be shortened. */
export const shortened = <S extends Schema>(schema: S): S => ({ ...schema, required: [] });

/** All members of both. */
export const both = <A extends Schema, B extends Schema>(first: A, second: B) => ({ allOf: [first, second] }) as const;

/** The same or null. The schema itself says so: client makers lose a null that stands beside a reference. */
export const orNull = <const S extends { readonly type: string }>(schema: S) =>
  ({ ...schema, type: [schema.type, 'null'] }) as unknown as Omit<S, 'type'> & {
    readonly type: readonly [S['type'], 'null'];
  };

interface Scalars {
  readonly string: string;
  readonly number: number;
  readonly integer: number;
  readonly boolean: boolean;
  readonly null: null;
}

type MembersOf<M, Required> = {
  readonly [Name in keyof M as Name extends Required ? Name : never]: Static<M[Name]>;
} & { readonly [Name in keyof M as Name extends Required ? never : Name]?: Static<M[Name]> };

/** The type of a schema of several types: that of each of them by itself. */
type StaticOf<S, Type> = Type extends 'null' ? null : Static<Omit<S, 'type'> & { readonly type: Type }>;

/** Type of a value that a schema describes. */
export type Static<S> = S extends { readonly type: readonly (infer Type)[] }
  ? StaticOf<S, Type>
  : S extends { readonly const: infer Value }
    ? Value
    : S extends { readonly enum: readonly (infer Value)[] }
      ? Value
      : S extends { readonly oneOf: readonly (infer Branch)[] }
        ? Static<Branch>
        : S extends { readonly anyOf: readonly (infer Branch)[] }
          ? Static<Branch>
          : S extends { readonly allOf: readonly [infer A, infer B] }
            ? Static<A> & Static<B>
            : S extends { readonly type: 'array'; readonly items: infer Item }
              ? readonly Static<Item>[]
              : S extends { readonly properties: infer M }
                ? MembersOf<M, S extends { readonly required: readonly (infer Name)[] } ? Name : never> &
                    (S extends { readonly additionalProperties: true } ? { readonly [name: string]: unknown } : unknown)
                : S extends { readonly additionalProperties: infer Member }
                  ? { readonly [name: string]: Static<Member> }
                  : S extends { readonly type: infer Type extends keyof Scalars }
                    ? Scalars[Type]
                    : unknown;

/** The names of a record's members, those of both parts where it has two. */
export function memberNames(schema: Schema): readonly string[] {
  const { allOf = [], properties = {} } = schema as { allOf?: readonly Schema[]; properties?: object };
  return [...allOf.flatMap(memberNames), ...Object.keys(properties)];
}
