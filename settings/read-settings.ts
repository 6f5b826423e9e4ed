/** Reads what operators write into settings, with zod. No message repeats a value, which may be a secret in the wrong place. */
import { z } from 'zod';

/** The texts of an environment, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used. Its name and the detail, which says how to mend it, make one sentence. */
export interface SettingMistake {
  readonly name: string;
  readonly detail: string;
}

export type SettingsReading<Settings> =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly mistakes: readonly SettingMistake[] };

/** Reads all settings, and reports all mistakes at once. A setting that is empty counts as not set. */
export function readEnvironment<Settings>(schema: z.ZodType<Settings>, env: Environment): SettingsReading<Settings> {
  const { data, error } = schema.safeParse(givenIn(env));
  return error === undefined ? { ok: true, settings: data } : { ok: false, mistakes: error.issues.map(mistakeOf) };
}

/** The settings that have a text. */
export function givenIn(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, text]) => text !== undefined && text.trim() !== ''));
}

/** An issue inside of a JSON text says where. */
function mistakeOf({ path: [name, ...inside], message }: z.core.$ZodIssue): SettingMistake {
  const place = inside.map(String).join('.');
  return { name: String(name), detail: place === '' ? message : `cannot be used: ${place} ${message}` };
}

/** What docs/settings.md says of a setting. */
export interface SettingText {
  readonly means: string;
  /** What is used without it. */
  readonly otherwise: string;
}

export const settingTexts = z.registry<SettingText>();

/** Reports a mistake from within a transform. */
export function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

export function wholeNumber(min: number, max: number) {
  const message = `is not a whole number from ${min} to ${max}.`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
}

export type ReadFile = (path: string) => string;

/** The text of a file that a setting names. */
export function fileText(readFile: ReadFile) {
  return z.string().transform((path, context) => {
    try {
      return readFile(path);
    } catch {
      return refuse(context, `cannot be read: ${path}.`);
    }
  });
}

/** A JSON text whose value fits the schema. */
export function jsonText<Value>(schema: z.ZodType<Value>) {
  return z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        return refuse(context, 'cannot be used: it is not JSON.');
      }
    })
    .pipe(schema);
}

/** An object that has these keys only. `form` says what it looks like. */
export function entryOf<Shape extends z.core.$ZodLooseShape>(shape: Shape, form: string) {
  const keys = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `has the unknown key ${unknownIn(issue)}; the keys are ${keys}.` : form,
  });
}

function unknownIn({ keys }: z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>): string {
  return keys.join(', ');
}

/** One text, or a list of them. */
export function oneOrMore(isRight: (value: unknown) => value is string, wrong: string, missing: string) {
  return z
    .unknown()
    .transform((value): readonly unknown[] => [value].flat())
    .refine((list) => list.length > 0, missing)
    .refine((list) => list.every(isRight), wrong)
    .transform((list) => list.filter(isRight));
}

/** Finds an installed package by its name, or throws. */
export type FindPackage = (name: string) => unknown;

/** What is wrong with a setting whose package is not installed; null when it is. */
export function missingPackage(name: string, findPackage: FindPackage): string | null {
  try {
    findPackage(name);
    return null;
  } catch {
    return `needs the package ${name}, which is not installed. Run: npm install --include=optional`;
  }
}
