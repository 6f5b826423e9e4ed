/** Makes a thing at its first use and keeps it: a start waits for nothing that nobody may ask for, and a fault spoils no more. */
export function onceAsked<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
