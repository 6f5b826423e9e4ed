/** Answers that are kept for as long as what they were asked of is. */

interface Answer<Value> {
  readonly value: Value;
}

/** What is known of each lazy answer. */
const answers = new WeakMap<() => unknown, () => Answer<unknown> | null>();

/** What is worked out when it is first asked for, and then kept; what it was worked out of is let go. */
export function lazily<Value>(compute: () => Value): () => Value {
  let state: { readonly compute: () => Value } | Answer<Value> = { compute };
  const ask = (): Value => {
    const known = 'value' in state ? state : { value: state.compute() };
    state = known;
    return known.value;
  };
  answers.set(ask, () => ('value' in state ? state : null));
  return ask;
}

/** What a lazy answer is, where somebody has asked for it already; null where nobody has. */
export function answerOf(ask: () => unknown): Answer<unknown> | null {
  return answers.get(ask)?.() ?? null;
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
