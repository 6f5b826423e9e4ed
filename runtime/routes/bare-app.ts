/** Makes an Express application that only routes. */
import type { Express } from 'express';
import express from 'express';

/** Express without what this service does itself: query parsing, entity tags, its own header. Paths are exact. */
export function bareApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.disable('query parser');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  return app;
}
