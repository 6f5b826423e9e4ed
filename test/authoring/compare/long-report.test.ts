/** A comment on a pull request stays within what GitHub takes, however much there is to say. */
import type { Change } from '../../../authoring/compare/change.js';
import type { DiffReport } from '../../../authoring/compare/report.js';
import { diffAsMarkdown } from '../../../authoring/compare/report.js';

const longest = 65_536;
const many = 800;

const changes = Array.from(
  { length: many },
  (_, index): Change => ({
    class: index < many / 2 ? 'breaking' : 'behaviour',
    where: `entry-${index}`,
    what: `figure \`cost\` moves as number ${index} of a long list does`,
    reason: 'clients that check answers may get values outside the old ones',
    details: [],
    texts: [],
  }),
);
const report: DiffReport = {
  comparison: { changes, moved: [] },
  announced: { before: '1.0.0', after: '1.0.0', changelog: '' },
  judgement: {
    version: '2.0.0',
    problems: changes.map(({ where }) => `The section does not name \`${where}\`.`),
    entry: changes.map(({ where, what }) => `- Breaking: ${where}: ${what}.`),
  },
  mistakes: changes.map((_, index) => ({ place: `catalog/a.yaml:${index}`, message: 'The result is 31, not 30.' })),
};

function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}

test('a long report is cut between its sections, and mistakes push out nothing that is dear', () => {
  const text = diffAsMarkdown(report);
  expect(text.length).toBeLessThanOrEqual(longest);
  expect(text.length).toBeGreaterThan(longest / 2);
  expect(countOf(text, '<details>')).toBe(countOf(text, '</details>'));
  expect(countOf(text, '**Not announced.**')).toBe(12);
  expect(text).toContain('and 740 more, which `check` lists');
  expect(text).toContain('**entry-0** figure');
  expect(text).toContain('The rest is longer than a comment may be');
  const parts = [...text.matchAll(/part (\d+) of \d+/g)].map(([, part]) => Number(part));
  expect(parts).toEqual(parts.map((_, index) => index + 1));
  expect(parts.length).toBeGreaterThan(1);
});

test('a short report is whole', () => {
  const short = { ...report, mistakes: [], comparison: { changes: changes.slice(0, 2), moved: [] } };
  const text = diffAsMarkdown({ ...short, judgement: { ...report.judgement, problems: [], entry: [] } });
  expect(text).toContain('**entry-1** figure');
  expect(text).not.toContain('The rest is longer');
});
