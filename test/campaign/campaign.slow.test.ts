/** The fault campaign in its short form: some of its faults, by seed, on each store, and nothing lost or doubled. */
import type { CampaignPlan } from '../../campaign/run-campaign.js';
import { runCampaign } from '../../campaign/run-campaign.js';
import { chosenSeed } from '../support/random.js';
import { isLong } from '../support/shares.js';
import { describeWith, postgresProgram, redisProgram } from '../support/slow/services.js';

const seed = chosenSeed();

const short: Omit<CampaignPlan, 'engine'> = {
  seconds: isLong ? 25 : 7,
  atLeast: { faults: 3, leads: 20 },
  seed,
  leadsPerSecond: 8,
  calculationsPerSecond: 10,
  faultSeconds: [0.3, 1],
  tell: () => undefined,
};

async function expectSound(engine: CampaignPlan['engine']): Promise<void> {
  const report = await runCampaign({ ...short, engine });
  expect(report.leads.acknowledged).toBeGreaterThan(10);
  expect(report.deliveries.received).toBeGreaterThan(10);
  expect(report.replays).toBeGreaterThan(5);
  expect(Object.values(report.faults).reduce((sum, times) => sum + times, 0)).toBeGreaterThan(2);
  expect(report).toMatchObject({
    losses: {
      lost: [],
      doubled: [],
      under_another_id: [],
      not_delivered_once: [],
      never_received: [],
      received_under_two_ids: [],
    },
    deliveries: { undelivered: [] },
    unequalReplays: [],
    wrongCalculations: [],
    unexpectedAnswers: [],
    notHealed: [],
  });
}

test(`on SQLite, with TEST_SEED=${seed}`, () => expectSound('sqlite'));

describeWith([postgresProgram, redisProgram], 'on PostgreSQL with Redis', () => {
  test(`with TEST_SEED=${seed}`, () => expectSound('postgres'));
});
