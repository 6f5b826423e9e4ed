/** Callers who leave while their call is being counted, which takes a while where another process counts. */
import { once } from 'node:events';
import type { Limit } from '../../http/limits/limit.js';
import { startApp } from '../support/http.js';
import { sendAndReset } from '../support/raw-connections.js';
import { until } from '../support/until.js';

const head = 'POST /mcp HTTP/1.1\r\nHost: public.example\r\nContent-Type: application/json\r\n';

test.each([
  ['half a body', `${head}Content-Length: 100\r\n\r\n{`],
  ['a body that they announced', `${head}Content-Length: 100\r\nExpect: 100-continue\r\n\r\n`],
  ['a body in pieces', `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`],
])('leave %s, which is no fault of the service', async (_, bytes) => {
  let handled = 0;
  const limit: Limit = async (_request, response, next) => {
    await once(response, 'close');
    next();
    handled += 1;
  };
  const app = await startApp({ limit });
  try {
    await sendAndReset(app.port, bytes, 'at once');
    await until(() => handled === 1);
    expect(app.logs.map(({ msg, status }) => [msg, status])).toEqual([['request', 499]]);
  } finally {
    await app.stop();
  }
});
