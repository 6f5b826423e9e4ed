/** Maps the kernel's functions and types to their files. */
const files: ReadonlyMap<string, string> = new Map([
  ...['sine', 'cosine', 'tangent', 'arcsine', 'arccosine', 'arctangent'].map((name) => [name, 'angles'] as const),
  ...['sumOf', 'largestOf', 'smallestOf'].map((name) => [name, 'list'] as const),
  ...['schedule', 'lookUp', 'interpolate', 'Schedule', 'Points', 'Classes', 'classes', 'classOf'].map(
    (name) => [name, 'schedule'] as const,
  ),
]);

/** The file of a function or type of the kernel, without its extension. */
export function kernelFile(name: string): string {
  return files.get(name) ?? 'math';
}
