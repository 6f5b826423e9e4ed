/** Prints the packages of Debian to install so that no test is left out and all run on installed programs. */
import { allPrograms } from '../../test/support/programs.js';

const missing = allPrograms.filter(({ isInstalled }) => !isInstalled);
process.stdout.write(missing.map(({ packages }) => `${packages.join(' ')}\n`).join(''));
