/**
 * Work that a proof may take, in steps. It is counted and not timed, so that the same entry gets the same verdict on any
 * machine. What is left open when it is spent stays open: a law is undecided, a range as wide as it is known by then.
 */
export class Allowance {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  spend(steps: number): void {
    this.#left -= steps;
  }

  /** Adds to what is left, for further questions. */
  grant(steps: number): void {
    this.#left += steps;
  }

  get left(): number {
    return this.#left;
  }

  get isSpent(): boolean {
    return this.#left <= 0;
  }

  /** Ends the count, so that no later question changes the answer to an earlier one that is repeated. */
  settle(): void {
    this.#left = this.isSpent ? 0 : Number.POSITIVE_INFINITY;
  }
}

/** For small or single questions. */
export const unlimited = new Allowance(Number.POSITIVE_INFINITY);
