/**
 * Describes the logger that the leads code needs; pino fits. Callers pass ids and codes, never anything a person
 * wrote.
 */

export interface LeadsLog {
  readonly info: (fields: object, message: string) => void;
  readonly warn: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
}
