/**
 * Loaded into a server process first: shifts its clock by the milliseconds in a file. Shifts only `Date.now`, the clock
 * that leads are given. It is not TypeScript because the threads of the server load it too.
 */
import { readFileSync } from 'node:fs';

const file = process.env['CAMPAIGN_CLOCK'] ?? '';
const trueNow = Date.now.bind(Date);
let ahead = readAhead();

function readAhead() {
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    return 0;
  }
}

setInterval(() => {
  ahead = readAhead();
}, 100).unref();

Date.now = () => trueNow() + ahead;
