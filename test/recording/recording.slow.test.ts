/** The recording: the same build gives the same, whenever it is played. */
import { network } from '../../generated/network.js';
import { built } from '../support/slow/built.js';
import { drawAsks } from './draw.js';
import { messages, play } from './play.js';
import { onStage } from './stage.js';

const providers = Object.keys(network.providers).sort();
const asks = drawAsks(1, 200);

function played() {
  return onStage(built(''), providers, async (stage) => ({
    answers: await play(stage, asks),
    sent: await messages(stage),
  }));
}

let one: Awaited<ReturnType<typeof played>>;
beforeAll(async () => {
  one = await played();
});

test('two services answer and send the same, word for word', async () => {
  const other = await played();
  expect(one.answers).toHaveLength(asks.length);
  expect(one.sent.length).toBeGreaterThan(2);
  expect(other).toEqual(one);
});

test('requests succeed and are refused in every way, and none ends in a fault', () => {
  const statuses = one.answers.map(({ head }) => Number(head.slice(0, 3)));
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  for (const status of [200, 201, 303, 400, 404, 405]) expect(statuses).toContain(status);
});
