/** Words the rate limit for documents; the service fills in the number. */
import { placeholders } from '../../contract/placeholders.js';

/** `60 requests a minute for each`, before what a caller is. */
export const limitOfCaller = `${placeholders.requestsPerMinute} requests a minute for each`;
