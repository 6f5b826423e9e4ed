/** Prints the Debian packages to install so that no test is left out and servers are those that operators run. */
import { allPrograms } from '../../test/support/programs.js';

const missing = allPrograms.filter(({ path }) => path === null);
process.stdout.write(missing.map(({ packages }) => `${packages.join(' ')}\n`).join(''));
