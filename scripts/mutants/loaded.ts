/**
 * Runs right after the instrumented files in the bundle and records the mutants met while those were loaded, which
 * happens once.
 */
globalThis.__mutants.metWhileLoading = [...globalThis.__mutants.met];

export {};
