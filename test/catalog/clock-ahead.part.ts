/** Prices age: one, two and three years ahead every one that needs another look is named, wherever prices are told. */
import { dueReport, figuresReport } from '../../authoring/commands/figures-report.js';
import { listedFigures } from '../../generator/program/listed-figures.js';
import { addMonths } from '../../generator/source/calendar.js';
import { startApp } from '../support/http.js';
import { getAll } from '../support/pipeline.js';
import { servedCatalog } from '../support/real-app.js';
import { checkedCatalog } from '../support/real-catalog.js';

const catalog = checkedCatalog();
const listed = listedFigures(catalog);
const aging = listed.flatMap(({ name, due, users }) => (due === null ? [] : [{ name, due, users }]));
const newest =
  listed
    .flatMap(({ evidence }) => evidence?.looked ?? [])
    .sort()
    .at(-1) ?? '';

const dueOn = (day: string) => aging.filter(({ due }) => due <= day);

test('every figure of money ages', () => {
  expect(listed.filter(({ isMoney, due }) => isMoney !== (due !== null)).map(({ name }) => name)).toEqual([]);
  expect(aging.length).toBeGreaterThan(100);
});

describe.each([12, 24, 36])('%d months after the last look', (months) => {
  const day = addMonths(newest, months);
  const due = dueOn(day);

  test('the advice of `check --on` names each that is due, and since when', () => {
    const told = dueReport(catalog, day)?.split('\n').slice(1) ?? [];
    expect([...told].sort()).toEqual(due.map(({ name, due: since }) => `  ${name}, since ${since}`).sort());
  });

  test('the list of `figures --on` marks the same ones', () => {
    const marked = figuresReport(catalog, day).filter((paragraph) => paragraph.includes('NEEDS ANOTHER LOOK since'));
    expect(marked.map((paragraph) => paragraph.slice(0, paragraph.indexOf(':'))).sort()).toEqual(
      due.map(({ name }) => name).sort(),
    );
  });

  test('answers name those that they rest on', async () => {
    const now = Date.parse(`${day}T18:00:00Z`);
    const app = await startApp({ catalog: servedCatalog, clock: () => now, requestsPerMinute: 1_000_000 });
    try {
      const slugs = catalog.calculators.filter(({ estimate }) => estimate !== null).map(({ slug }) => slug);
      const answers = await getAll(
        app,
        slugs.map((slug) => `/api/calc/${slug}`),
      );
      const named = answers.map(({ text }) => JSON.parse(text).basis?.overdue ?? []);
      const expected = slugs.map((slug) => due.filter(({ users }) => users.includes(slug)).map(({ name }) => name));
      expect(named.map((names: string[]) => [...names].sort())).toEqual(expected.map((names) => names.sort()));
    } finally {
      await app.stop();
    }
  });
});

test('three years ahead nothing that ages is left out', () => {
  expect(dueOn(addMonths(newest, 36))).toHaveLength(aging.length);
});
