/** Thrown when a hit cannot be counted because the store is unavailable, which the store has already reported. */
export class NotCounted extends Error {
  constructor() {
    super('the hit was not counted');
    this.name = 'NotCounted';
  }
}
