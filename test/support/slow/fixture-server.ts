/** The fixture service as a process of its own, with settings from its environment. */
import { run } from '../../../runtime/process/run.js';
import { catalog } from '../fixture-service.js';

void run(catalog, process.env, process);
