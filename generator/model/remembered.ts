/** Answers that are kept for as long as what they were asked of is. */

/** What is worked out when it is first asked for, and then kept; what it was worked out of is let go. */
export function lazily<Value>(compute: () => Value): () => Value {
  let state: { readonly compute: () => Value } | { readonly value: Value } = { compute };
  return () => {
    const known = 'value' in state ? state : { value: state.compute() };
    state = known;
    return known.value;
  };
}

/** The same function, which works out its answer for an object once. */
export function rememberedFor<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const found = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = found.get(key) ?? { value: compute(key) };
    found.set(key, known);
    return known.value;
  };
}
