/** The generated modules, for tests that take the shape of the inputs from the modules themselves. */

import type { Calculator } from '../../engine/kernel/module.js';
import { calculators } from '../../generated/index.js';
import type { AppliedInputs } from './applied-inputs.js';

export const modules = calculators as unknown as ReadonlyMap<string, Calculator<AppliedInputs>>;
