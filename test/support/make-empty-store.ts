/** Makes a store without leads at the path that is its argument. */
import { openLeadDatabase } from '../../leads/store/lead-database.js';

const database = openLeadDatabase({ engine: 'sqlite', path: process.argv[2] ?? '' });
await database.probe();
await database.close();
