/** A caller of the compiler's commands that keeps what it is told. */
import type { Caller } from '../../authoring/commands/caller.js';

export interface RecordingCaller {
  readonly caller: Caller;
  /** All that was said and complained so far. */
  readonly told: () => { readonly said: string; readonly complained: string };
}

/** It is the first of June 2026, unless the members say otherwise. */
export function recordingCaller(members: Partial<Caller> = {}): RecordingCaller {
  const [said, complained]: [string[], string[]] = [[], []];
  const caller: Caller = {
    say: (text) => said.push(text),
    complain: (text) => complained.push(text),
    kernelFor: () => 'kernel',
    compilerDigest: () => 'this compiler',
    targetKernel: () => new Map(),
    generateCall: () => 'generate',
    today: () => '2026-06-01',
    ask: null,
    ...members,
  };
  return { caller, told: () => ({ said: said.join(''), complained: complained.join('') }) };
}
