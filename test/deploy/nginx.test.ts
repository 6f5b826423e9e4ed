/** `deploy/nginx.conf`, run by nginx. */

import { nginxProgram, opensslProgram } from './programs.js';
import { describeProxy } from './proxy/proxy-battery.js';
import { startNginx } from './proxy/proxy-process.js';

describeProxy('nginx', { programs: [nginxProgram, opensslProgram], start: startNginx, passesLeadsOn: true });
