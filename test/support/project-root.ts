/** The project's folder, from which tests and benchmarks are run. */
export const projectRoot = process.cwd();
