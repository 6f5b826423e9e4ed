/** Says that a hit could not be counted because the store of the counts is away, which the store has reported itself. */
export class NotCounted extends Error {
  constructor() {
    super('the hit was not counted');
    this.name = 'NotCounted';
  }
}
