/** Every address of a service with the methods that it answers, as the service itself lists them. */
import type { RunningApp } from './http.js';

export interface Door {
  readonly method: 'GET' | 'POST';
  /** With the names of the example's catalog in place of its parameters. */
  readonly path: string;
  readonly route: string;
}

const names: Readonly<Record<string, string>> = {
  slug: 'wall-paint',
  tag: 'workshop',
  code: 'not_found',
  file: 'style.css',
  key: `page-${'a'.repeat(22)}`,
};

/** Throws where an address has a parameter that is new. */
export function everyDoor({ routes }: Pick<RunningApp, 'routes'>): readonly Door[] {
  return routes.flatMap(({ at, get, post }) =>
    [...(get === undefined ? [] : (['GET'] as const)), ...(post === undefined ? [] : (['POST'] as const))].map(
      (method) => ({ method, path: filled(at), route: at }),
    ),
  );
}

function filled(at: string): string {
  return at.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = names[name];
    if (value === undefined) throw new Error(`no value for ${name} in ${at}`);
    return value;
  });
}
