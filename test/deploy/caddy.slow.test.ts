/** `deploy/Caddyfile`, run by Caddy. */
import { caddyProgram } from '../support/slow/programs.js';
import { describeProxy } from './proxy/proxy-battery.js';
import { startCaddy } from './proxy/proxy-process.js';

describeProxy('Caddy', { programs: [caddyProgram], start: startCaddy, passesLeadsOn: false });
