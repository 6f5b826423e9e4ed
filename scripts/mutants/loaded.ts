/** Runs after the instrumented files in the bundle and records the mutants met while those were loaded. */
globalThis.__mutants.metWhileLoading = [...globalThis.__mutants.met];

export {};
