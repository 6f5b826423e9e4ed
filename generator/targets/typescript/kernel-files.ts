/** The functions of the kernel that modules import, each by its file. */

import * as angles from '../../../engine/kernel/angles.js';
import * as days from '../../../engine/kernel/days.js';
import * as list from '../../../engine/kernel/list.js';
import * as math from '../../../engine/kernel/math.js';
import * as schedule from '../../../engine/kernel/schedule.js';
import * as text from '../../../engine/kernel/text.js';

/** The name of the file of each function, without its extension. */
export const kernelFunctions: ReadonlyMap<string, string> = new Map(
  Object.entries({ angles, days, list, math, schedule, text }).flatMap(([file, functions]) =>
    Object.keys(functions).map((name) => [name, file] as const),
  ),
);
