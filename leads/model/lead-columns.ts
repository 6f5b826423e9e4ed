/**
 * The columns of a stored lead: the one place that says where a field is stored and whether it goes when the data of
 * the person are erased. The tables' types, the inserts, what an erasure empties, what a provider receives and what an
 * export holds follow from it; a field of a lead that has no row here, or no class, does not compile.
 */
import type { Consent, Contact, Lead, LeadRecord } from './lead.js';

/** One column. `personal` data say who a person is or what they wrote; an erasure sets them to null. */
export interface Column {
  readonly column: string;
  readonly personal: boolean;
  /** Objects and lists are stored as JSON text. */
  readonly json?: true;
}

type ColumnOf<Value> = Column &
  (NonNullable<Value> extends object ? { readonly json: true } : { readonly json?: never });

/** A column for each field of a record. */
type ColumnsOf<Fields> = { readonly [Name in keyof Fields]-?: ColumnOf<Fields[Name]> };

/** A contact is stored in the row of its lead, a consent in a row of its own. */
type OwnFields = Omit<Lead, 'contact' | 'consent'>;

export const recordColumns = {
  id: { column: 'id', personal: false },
  receivedAt: { column: 'received_at', personal: false },
  requestId: { column: 'request_id', personal: true },
  disposition: { column: 'disposition', personal: false },
  dispositionReason: { column: 'disposition_reason', personal: false },
  duplicateOf: { column: 'duplicate_of', personal: false },
  versionOf: { column: 'version_of', personal: false },
  caller: { column: 'caller', personal: true },
  provider: { column: 'provider', personal: false },
  messageDigest: { column: 'message_digest', personal: true },
  purgedAt: { column: 'purged_at', personal: false },
} as const satisfies ColumnsOf<LeadRecord>;

export const contactColumns = {
  name: { column: 'contact_name', personal: true },
  phone: { column: 'contact_phone', personal: true },
  phone_extension: { column: 'contact_phone_extension', personal: true },
  email: { column: 'contact_email', personal: true },
  preferred_channel: { column: 'preferred_channel', personal: true },
  preferred_time: { column: 'preferred_time', personal: true },
} as const satisfies ColumnsOf<Contact>;

/** In the order in which a provider receives them; the contact follows the place. */
export const leadColumns = {
  service: { column: 'service', personal: false },
  city: { column: 'city', personal: false },
  neighborhood: { column: 'neighborhood', personal: false },
  postal_code: { column: 'postal_code', personal: true },
  message: { column: 'message', personal: true },
  timeframe: { column: 'timeframe', personal: false },
  calculation: { column: 'calculation', personal: false, json: true },
  given: { column: 'calculation_given', personal: true, json: true },
  source: { column: 'source', personal: true, json: true },
  external_id: { column: 'external_id', personal: true },
} as const satisfies ColumnsOf<OwnFields>;

/** A consent outlives the data of its person. */
export const consentColumns = {
  text: { column: 'text', personal: false },
  language: { column: 'language', personal: false },
  given_at: { column: 'given_at', personal: false },
  channels: { column: 'channels', personal: false, json: true },
  method: { column: 'method', personal: false },
} as const satisfies ColumnsOf<Consent>;

/** A table of columns, by the names of their fields. */
export type Columns = Readonly<Record<string, Column>>;

/** A row as it is inserted: the values of a record by the names of their columns. */
type NewRow<Fields, Table extends Columns> = {
  [Name in keyof Table & keyof Fields as Table[Name]['column']]: StoredValue<Fields[Name]>;
};

/** A row as it is read: personal data may have been erased. */
type Row<Fields, Table extends Columns> = {
  [Name in keyof Table & keyof Fields as Table[Name]['column']]:
    | StoredValue<Fields[Name]>
    | (Table[Name]['personal'] extends true ? null : never);
};

type StoredValue<Value> = Value extends string | number | null ? Value : string;

export type RecordRow = Row<LeadRecord, typeof recordColumns>;
export type ContactRow = Row<Contact, typeof contactColumns>;
export type LeadRow = Row<Lead, typeof leadColumns>;
export type ConsentRow = Row<Consent, typeof consentColumns>;

/** The values of a record by the names of their columns. */
export function toRow<Fields extends object, Table extends Columns>(
  fields: Fields,
  table: Table,
): NewRow<Fields, Table> {
  const values = new Map(Object.entries(fields));
  const row = Object.entries(table).map(([name, { column, json }]) => {
    const value: unknown = values.get(name) ?? null;
    return [column, json === true && value !== null ? JSON.stringify(value) : value];
  });
  return Object.fromEntries(row) as NewRow<Fields, Table>;
}

/** A record as its row holds it: personal data may have been erased. */
type Stored<Fields, Table extends Columns> = {
  readonly [Name in keyof Table & keyof Fields]: Fields[Name] | (Table[Name]['personal'] extends true ? null : never);
};

/** The values of a row under the names of the record's fields, in the order of the table. */
export function storedFields<Fields, const Table extends Columns>(
  row: Row<Fields, Table>,
  table: Table,
): Stored<Fields, Table> {
  const fields = Object.entries(table).map(([name, column]) => [name, readCell(row, column)]);
  return Object.fromEntries(fields) as Stored<Fields, Table>;
}

/** The values of a row under the names of its columns, in the order of the table. */
export function fromRow(row: object, table: Columns): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.values(table).map((column) => [column.column, readCell(row, column)]));
}

/** The value of one column of a row: JSON texts as what they stand for. */
export function readCell(row: object, { column, json }: Column): unknown {
  const value: unknown = Object.entries(row).find(([name]) => name === column)?.[1] ?? null;
  return json === true && typeof value === 'string' ? JSON.parse(value) : value;
}

/** Names a column of the contact as it is called beside its lead: `contact_name` is the `name`. */
export function contactName(column: string): string {
  return column.replace(/^contact_/, '');
}

type PersonalColumn<Table extends Columns> = {
  [Name in keyof Table]: Table[Name]['personal'] extends true ? Table[Name]['column'] : never;
}[keyof Table];

type PersonalColumns =
  | PersonalColumn<typeof recordColumns>
  | PersonalColumn<typeof contactColumns>
  | PersonalColumn<typeof leadColumns>;

const everyColumn: readonly Column[] = [recordColumns, contactColumns, leadColumns].flatMap((table) =>
  Object.values<Column>(table),
);

/** Values that an erasure writes into a lead's personal columns. */
export const erased = Object.fromEntries(
  everyColumn.filter(({ personal }) => personal).map(({ column }) => [column, null]),
) as Readonly<Record<PersonalColumns, null>>;
