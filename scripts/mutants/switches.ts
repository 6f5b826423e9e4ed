/** The switches that instrumented code asks: which mutant is on, how much was done, and what was met. */
declare global {
  var __mutants: Switches;
}

export class Switches {
  /** The mutant that is on; below zero for none. */
  active = -1;
  /** Counts the runs, so that what is remembered is not carried from one to the next. */
  run = 0;
  /** The mutants that were met since the last reset. */
  met = new Set<number>();
  /** Those that were met before any suite was loaded. */
  metWhileLoading: readonly number[] = [];
  isRecording = true;
  steps = 0;
  mostSteps = Number.POSITIVE_INFINITY;

  on(id: number): boolean {
    if (this.isRecording) this.met.add(id);
    return id === this.active;
  }

  tick(): void {
    if (++this.steps > this.mostSteps) throw new Error('This goes on and on.');
  }
}

globalThis.__mutants = new Switches();
globalThis.__mutants.active = Number(process.env['MUTANT'] ?? '-1');
