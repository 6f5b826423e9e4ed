/** Makes JSON Pointers (RFC 6901) to places in a body: plain, and as the URI fragments that callers get. */

/** Longer than any field of a lead; a caller's made-up names are cut there. */
const longestName = 64;

/** The pointer to a member of the place that a pointer names. */
export function pointerTo(parent: string, name: string): string {
  return `${parent}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The names that a pointer goes along. */
export function pointerNames(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The URI fragment of the place that names lead to. Names that are absurdly long are cut. */
export function fragmentOf(names: readonly string[]): string {
  const steps = names.map((name) => encodeURIComponent(pointerTo('', cut(name)).slice(1)));
  return `#${steps.map((step) => `/${step}`).join('')}`;
}

/** A lone half of a character has no encoding, and is left out. */
function cut(name: string): string {
  return name.slice(0, longestName).replace(/\p{Surrogate}/gu, '');
}
