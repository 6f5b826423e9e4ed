/** The worker process of `reckoner serve`: serves the folder that the primary has compiled. */
import { serveFolder } from './serve-folder.js';

const [folder = ''] = process.argv.slice(2);
await serveFolder(folder, process.env, process);
