/** The inputs of a calculation. */
import type { InputValue } from '../kernel/module.js';

/** The inputs that a calculation runs on, by name. */
export type Inputs = Readonly<Record<string, InputValue>>;
