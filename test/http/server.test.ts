import { createHttpServer } from '../../http/server.js';

test('no connection lasts forever: every time limit is set, and a body that stops has its 408 before it is cut off', () => {
  const pass = () => undefined;
  const { timeout, headersTimeout, requestTimeout, keepAliveTimeout } = createHttpServer({
    first: pass,
    application: pass,
    baseUrl: 'http://public.example',
  });
  expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([10_000, 12_000, 65_000]);
  expect(timeout).toBeGreaterThan(requestTimeout);
});
