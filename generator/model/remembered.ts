/** Memoized functions. */

/** Computes a value on first use and keeps it; then lets go of `compute`. */
export function lazily<Value>(compute: () => Value): () => Value {
  let state: { readonly compute: () => Value } | { readonly value: Value } = { compute };
  return () => {
    const known = 'value' in state ? state : { value: state.compute() };
    state = known;
    return known.value;
  };
}

/** Memoizes a function by object; a value is kept as long as its object. */
export function rememberedFor<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const found = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = found.get(key) ?? { value: compute(key) };
    found.set(key, known);
    return known.value;
  };
}
