/** The one loop of all proofs: looks at parts of a space, and at parts of those that stay open, until none is left. */

interface Search<Part> {
  /** What is left open of a part, cut smaller; nothing once it is settled, null to end the search. */
  readonly branch: (part: Part, waiting: number) => readonly Part[] | null;
  /** Chooses the part to look at next; undefined if no other matters. */
  readonly next: (waiting: readonly Part[]) => Part | undefined;
}

/** The part at which the search ended; null when no part is left to look at. */
export function search<Part>(start: readonly Part[], { branch, next }: Search<Part>): Part | null {
  let waiting = start;
  for (let part = next(waiting); part !== undefined; part = next(waiting)) {
    const current = part;
    const others = waiting.filter((each) => each !== current);
    const parts = branch(current, others.length);
    if (parts === null) return current;
    waiting = [...others, ...parts];
  }
  return null;
}

/** Finishes one part before the next: few wait at a time. */
export function newest<Part>(waiting: readonly Part[]): Part | undefined {
  return waiting.at(-1);
}

/** The part whose bound lies farthest; none if a value comes as far as all bounds. */
export function farthest<Part extends { readonly end: number }>(
  waiting: readonly Part[],
  reached: number,
): Part | undefined {
  const beyond = waiting.filter(({ end }) => end > reached);
  return beyond.reduce<Part | undefined>((most, each) => (most && most.end >= each.end ? most : each), undefined);
}
