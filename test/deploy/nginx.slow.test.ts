/** `deploy/nginx.conf`, run by nginx. */

import { nginxProgram } from '../support/slow/programs.js';
import { describeProxy } from './proxy/proxy-battery.js';
import { startNginx } from './proxy/proxy-process.js';

describeProxy('nginx', { programs: [nginxProgram], start: startNginx, passesLeadsOn: true });
