/** The state that instrumented code reads and updates: the active mutant, steps done, and mutants met. */
declare global {
  var __mutants: Switches;
}

export class Switches {
  /** The active mutant; negative for none. */
  active = -1;
  /** Counts runs, so that no remembered value is carried from one to the next. */
  run = 0;
  /** Mutants met since the last reset. */
  met = new Set<number>();
  /** Mutants met before any suite was loaded. */
  metWhileLoading: readonly number[] = [];
  isRecording = true;
  steps = 0;
  mostSteps = Number.POSITIVE_INFINITY;

  on(id: number): boolean {
    if (this.isRecording) this.met.add(id);
    return id === this.active;
  }

  tick(): void {
    if (++this.steps > this.mostSteps) throw new Error('This does not end.');
  }
}

globalThis.__mutants = new Switches();
globalThis.__mutants.active = Number(process.env['MUTANT'] ?? '-1');
