/** Maps the kernel's functions and types to their files. */
const files: ReadonlyMap<string, string> = new Map([
  ...['sine', 'cosine', 'tangent', 'arcsine', 'arccosine', 'arctangent'].map((name) => [name, 'angles'] as const),
  ...['sumOf', 'largestOf', 'smallestOf'].map((name) => [name, 'list'] as const),
  ...['schedule', 'lookUp', 'interpolate', 'Schedule', 'Points', 'Classes', 'classes', 'classOf'].map(
    (name) => [name, 'schedule'] as const,
  ),
]);

/** Groups names by file, with the files sorted. */
export function byKernelFile(names: Iterable<string>): readonly (readonly [string, readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const file = files.get(name) ?? 'math';
    groups.set(file, [...(groups.get(file) ?? []), name]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}
