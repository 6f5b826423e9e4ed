/** Prints the Debian packages to install so that no test is left out and servers are those that operators run. */
import { installIn } from '../install-in.mjs';

// npm brings a browser and a database, which are looked for first.
installIn('test');
const { allPrograms } = await import('../../test/support/slow/programs.js');
const missing = allPrograms.filter(({ path }) => path === null);
process.stdout.write(missing.map(({ packages }) => `${packages.join(' ')}\n`).join(''));
