/** Inputs after defaults and clamping, for tests that take the shape of the inputs from the modules themselves. */
import type { InputValue } from '../../engine/kernel/module.js';

export type AppliedInputs = Readonly<Record<string, InputValue>>;
