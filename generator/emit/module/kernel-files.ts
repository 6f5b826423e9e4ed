/** In which file of the kernel each function stands that modules call. */
const files: ReadonlyMap<string, string> = new Map([
  ...['sine', 'cosine', 'tangent', 'arcsine', 'arccosine', 'arctangent'].map((name) => [name, 'angles'] as const),
  ...['schedule', 'lookUp', 'interpolate', 'Schedule', 'Points', 'Classes', 'classes', 'classOf'].map(
    (name) => [name, 'schedule'] as const,
  ),
]);

/** The names of each file, files in the order of the alphabet. */
export function byKernelFile(names: Iterable<string>): readonly (readonly [string, readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const file = files.get(name) ?? 'math';
    groups.set(file, [...(groups.get(file) ?? []), name]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}
