/** Memoized functions. */

interface Answer<Value> {
  readonly value: Value;
}

/** The state of each lazy value. */
const answers = new WeakMap<() => unknown, () => Answer<unknown> | null>();

/** Computes a value on first use and keeps it; then lets go of `compute`. `answerOf` can tell whether it was used. */
export function lazily<Value>(compute: () => Value): () => Value {
  const { ask, known } = startingWith(compute);
  answers.set(ask, known);
  return ask;
}

/** The same for values that are made by the million: what `answerOf` needs would burden the garbage collector. */
export function once<Value>(compute: () => Value): () => Value {
  return startingWith(compute).ask;
}

function startingWith<Value>(compute: () => Value) {
  let state: { readonly compute: () => Value } | Answer<Value> = { compute };
  const ask = (): Value => {
    const known = 'value' in state ? state : { value: state.compute() };
    state = known;
    return known.value;
  };
  return { ask, known: () => ('value' in state ? state : null) };
}

/** The value of a lazy answer that was already computed; null when it was not. */
export function answerOf(ask: () => unknown): Answer<unknown> | null {
  return answers.get(ask)?.() ?? null;
}

/** Memoizes a function by object; a value is kept as long as its object. */
export function rememberedFor<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const found = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined) return known.value;
    const value = compute(key);
    found.set(key, { value });
    return value;
  };
}

/** Memoizes a function by any key; values are kept as long as the function. */
export function memoized<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  // The map is made on first use: many functions are never called, and a map for each would cost more than what they
  // compute.
  let answers: Map<Key, Value> | null = null;
  return (key) => {
    const found = answers ?? new Map<Key, Value>();
    answers = found;
    const known = found.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    found.set(key, value);
    return value;
  };
}
