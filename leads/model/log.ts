/** What the leads code needs of a logger; pino fits. Callers pass ids and codes, never anything a person wrote. */

export interface LeadsLog {
  readonly info: (fields: object, message: string) => void;
  readonly warn: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
}
