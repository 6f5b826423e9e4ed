/** The project's folder. */
import { join } from 'node:path';

export const projectRoot = join(__dirname, '..', '..');
