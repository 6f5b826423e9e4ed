/** Who calls the compiler, and with what options. */
import type { FindingForm } from '../../generator/text/finding.js';
import type { Paint } from '../../generator/text/paint.js';

/** Who calls the compiler: where its words go, and how its calls are spelt there. */
export interface Caller {
  /** Takes what was asked for, and what is wrong. */
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
  /** The way to what generated modules import, from their folder: both are paths below the root. */
  readonly kernelFor: (generated: string) => string;
  /** Changes with everything that what the compiler says may change with, but the catalog. */
  readonly compilerDigest: () => string;
  /** How `generate` is called for a catalog. */
  readonly generateCall: (catalog: string) => string;
  /** The day that it is in a time zone, such as that of the service, as 2026-03-01. */
  readonly today: (timeZone: string) => string;
  /** What stands out where it complains; left out where nothing does. */
  readonly paint?: Paint | undefined;
}

export interface CompilerOptions {
  readonly command: 'check' | 'figures' | 'generate';
  /** Whether `generate` only compares. */
  readonly compareOnly: boolean;
  /** Whether mistakes are told as JSON. */
  readonly json: boolean;
  /** The form of another program in which `check` tells what is wrong; null for its own. */
  readonly form: FindingForm | null;
  /** Whether advice is refused as mistakes are. */
  readonly strict: boolean;
  /** Whether `check` goes on while files change, or mends what it is certain of; null for a single look. */
  readonly loop: 'watch' | 'fix' | null;
  /** The code that is to be explained, in place of a check; null where none is. */
  readonly explain: string | null;
  /** The day for which `check` and `figures` say what needs another look; null for today, of which only `figures` speaks. */
  readonly on: string | null;
  /** Whether nothing of what runs before have kept is taken. */
  readonly afresh: boolean;
  /** The project's folder. */
  readonly root: string;
  /** The catalog's folder, below the root. */
  readonly catalog: string;
}
