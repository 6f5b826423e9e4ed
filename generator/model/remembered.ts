/** Answers that are kept for as long as what they were asked of is. */

/** The same function, which works out its answer for an object once. */
export function rememberedFor<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const found = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = found.get(key) ?? { value: compute(key) };
    found.set(key, known);
    return known.value;
  };
}
