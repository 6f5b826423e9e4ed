/** Advice that could hurt somebody if it were wrong: what an answer says at its edges, and numbers that nobody has read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../generated/languages.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import type { RunningApp } from '../support/http.js';
import { projectRoot } from '../support/project-root.js';
import { servedCatalog, startRealApp } from '../support/real-app.js';

let app: RunningApp;
beforeAll(async () => {
  const { others = [] } = compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages });
  app = await startRealApp({ ...servedCatalog, others });
});
afterAll(() => app.stop());

interface Answer {
  readonly detail?: string;
  readonly disclaimer: string;
  readonly result: {
    readonly interpretation: string;
    readonly figures: Readonly<Record<string, { readonly value?: number }>>;
    readonly secondary: readonly { readonly label: string; readonly value: number }[];
  };
}

async function ask(path: string): Promise<{ readonly status: number; readonly answer: Answer }> {
  const response = await fetch(`http://127.0.0.1:${app.port}/api/calc/${path}`);
  return { status: response.status, answer: (await response.json()) as Answer };
}

async function said(path: string): Promise<string> {
  const { answer } = await ask(path);
  return answer.result.interpretation;
}

const confession = /from memory|not confirmed|unconfirmed|de memoria|no está confirmad|no están confirmad/i;

test('no text of the catalog says that its number was not read', () => {
  const root = join(projectRoot, 'catalog');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.yaml'));
  expect(files.length).toBeGreaterThan(50);
  const lines = files.flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'));
  expect(lines.filter((line) => confession.test(line))).toEqual([]);
});

describe('retaining walls', () => {
  test.each(['&lang=en', '&lang=es'])('small blocks above 2 ft are refused, %s', async (lang) => {
    for (const height of [2.5, 4, 8]) {
      const { status, answer } = await ask(`retaining-walls?block=small&height=${height}${lang}`);
      expect([status, answer.detail]).toEqual([400, expect.stringMatching(/12 (?:by|por) 4 .*\b2 (?:ft|pies)\b.*16/)]);
    }
    expect((await ask(`retaining-walls?block=small&height=2${lang}`)).status).toBe(200);
  });

  test.each(['medium', 'large'])(
    'a wall of %s blocks needs grid or an engineer, above 4 ft and below',
    async (block) => {
      for (const height of [0.5, 2, 2.5, 3, 4, 4.5, 8]) {
        const query = `retaining-walls?block=${block}&height=${height}`;
        expect(await said(query)).toMatch(/grid|engineer/);
        expect(await said(`${query}&lang=es`)).toMatch(/geomalla|ingeniero/);
      }
      expect((await ask('retaining-walls')).answer.disclaimer).toMatch(/any height.*geogrid/s);
    },
  );
});

/** Grains from a cubic foot of resin by its salt in pounds, as 714water prints them. */
const grains: Readonly<Record<string, number>> = { '6': 20_000, '8': 24_000, '10': 27_000, '15': 30_000 };

test.each(Object.entries(grains))(
  'a softener of %s pounds a cubic foot has the capacity of that salt',
  async (salt, per) => {
    for (const hardness of [5, 15, 20, 40, 60]) {
      const { result } = (await ask(`water-softener?salt=${salt}&hardness=${hardness}`)).answer;
      const of = (label: string): number => result.secondary.find((each) => each.label === label)?.value ?? Number.NaN;
      const figure = (name: string): number => result.figures[name]?.value ?? Number.NaN;
      const feet = of('Size to buy') / 32_000;
      const tanks = /([\d]+) tanks/.exec(result.interpretation)?.[1] ?? '1';
      expect(Math.abs(figure('holds') - feet * per)).toBeLessThan(1);
      expect(Math.abs(figure('charge') - feet * Number(salt))).toBeLessThanOrEqual(0.5);
      expect(Number(tanks) * feet * per).toBeGreaterThanOrEqual(of('Grains between regenerations'));
      const month = (300 * hardness * 30.4 * Number(salt)) / per;
      expect(Math.abs(of('Salt a month') - month)).toBeLessThanOrEqual(0.5);
    }
  },
);

describe('a towed car', () => {
  test.each(['', '&notice=yes&days=3', '&vehicle=units&long=yes'])('%s: storage is only about right', async (query) => {
    const sentence = await said(`towing?stage=stored${query}`);
    expect(sentence).not.toMatch(/\$[\d,]+\.\d/);
    expect(sentence).toMatch(/may charge about \$\d.* about \$\d+ to \$[\d,]+ for \d+ days? of storage and about \$\d/);
    expect(await said(`towing?stage=stored&lang=es${query}`)).not.toMatch(/\$[\d,]+\.\d/);
  });
});

describe('a panel', () => {
  test.each(['&lang=en', '&lang=es'])('with solar panels or batteries is not judged by its meter, %s', async (lang) => {
    const { status, answer } = await ask(`panel-upgrades?sources=yes${lang}`);
    expect([status, answer.detail]).toEqual([400, expect.stringContaining('220.87')]);
  });

  test('carries a load only on the conditions of the method', async () => {
    const sentence = await said('panel-upgrades');
    expect(sentence).toMatch(/^By NEC 220\.87 .*, if .* whole year and there are no solar panels or batteries\./);
    expect(sentence).not.toContain('is enough');
    expect(await said('panel-upgrades?lang=es')).toMatch(/^Según NEC 220\.87, .* paneles solares ni baterías\./);
  });
});

test('the rail of a ramp goes on a foot beyond both ends of the slope', async () => {
  const { result } = (await ask('accessibility-ramps?rise=30')).answer;
  expect(result.figures['handrail']?.value).toBe(2 * (30 + 2));
});

test('every sentence about treads under 11 inches mentions their nosing', async () => {
  for (const rise of [16, 28, 108]) {
    expect(await said(`stairs-railings?rise=${rise}&tread=10`)).toContain('need a nosing of 3/4 to 1-1/4 inches');
    expect(await said(`stairs-railings?rise=${rise}&tread=11`)).toContain('need no nosing');
  }
});

test('blown cellulose is counted by its settled thickness', async () => {
  const sentence = await said('attic-insulation?existing=0&material=cellulose');
  expect(sentence).toMatch(/81 bags .* 14\.8 inches deep after it has settled/);
});

test('the airflow of an air conditioner leaves room for damp air', async () => {
  const { result } = (await ask('hvac')).answer;
  const flows = result.secondary
    .filter(({ label }) => label.startsWith('Airflow'))
    .map(({ label, value }) => [label, value]);
  expect(flows).toEqual([
    ['Airflow', 1200],
    ['Airflow in damp air', 1050],
  ]);
});
