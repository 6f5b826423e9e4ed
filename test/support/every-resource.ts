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
  key: `page-${'a'.repeat(22)}`,
};

/** Throws where an address has a parameter that is new. */
export function everyDoor({ resources }: Pick<RunningApp, 'resources'>): readonly Door[] {
  return resources.flatMap(({ path, route = path, methods }) =>
    (Object.keys(methods) as Door['method'][]).map((method) => ({ method, path: filled(path), route })),
  );
}

function filled(path: string): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = names[name];
    if (value === undefined) throw new Error(`no value for ${name} in ${path}`);
    return value;
  });
}
