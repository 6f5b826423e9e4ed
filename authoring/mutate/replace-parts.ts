/** Replaces parts of an entry. Objects without replaced parts stay the same objects. */

/** Replaces parts by identity, at any depth; does not go into sources. */
export function replaceParts<T>(whole: T, parts: ReadonlyMap<unknown, unknown>): T {
  return replaced(whole, parts) as T;
}

function replaced(value: unknown, parts: ReadonlyMap<unknown, unknown>): unknown {
  if (parts.has(value)) return parts.get(value);
  if (Array.isArray(value)) return replacedList(value, parts);
  return typeof value === 'object' && value !== null && !('lineStarts' in value)
    ? replacedMembers(value, parts)
    : value;
}

function replacedList(list: readonly unknown[], parts: ReadonlyMap<unknown, unknown>): readonly unknown[] {
  const next = list.map((item) => replaced(item, parts));
  return next.some((item, index) => item !== list[index]) ? next : list;
}

function replacedMembers(owner: object, parts: ReadonlyMap<unknown, unknown>): object {
  const changed = Object.entries(owner).flatMap(([key, value]): readonly [string, unknown][] => {
    const next = replaced(value, parts);
    return next === value ? [] : [[key, next]];
  });
  return changed.length === 0 ? owner : { ...owner, ...Object.fromEntries(changed) };
}
