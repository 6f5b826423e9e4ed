/** Stands behind the instrumented files in the bundle: what was met so far works once, while they are loaded. */
globalThis.__mutants.metWhileLoading = [...globalThis.__mutants.met];

export {};
