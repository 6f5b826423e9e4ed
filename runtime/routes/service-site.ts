/** The two doors of a service: one for calculations, one for everything. */
import type { Express } from 'express';
import type { Listener } from '../../http/server.js';
import type { Resource } from './resource.js';

export interface ServiceSite {
  /** Answers everything; it can be called as it stands, or be mounted in another Express application. */
  readonly app: Express;
  /** Answers calculations only, and passes the rest on; a server asks it before the application. */
  readonly calculate: Listener;
  /** All addresses with their methods and limits. */
  readonly resources: readonly Resource[];
}
