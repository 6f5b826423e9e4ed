/** A worker of `reckoner serve`, as a process: it serves what the primary has compiled. */
import { serveFolder } from './serve-folder.js';

const [folder = ''] = process.argv.slice(2);
await serveFolder(folder, process.env, process);
