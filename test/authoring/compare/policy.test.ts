/** Which version and which line of the list of changes a comparison asks for. */
import type { Change, ChangeClass } from '../../../authoring/compare/change.js';
import { judge } from '../../../authoring/compare/policy.js';

const change = (kind: ChangeClass): Change => ({
  class: kind,
  where: 'fence',
  what: `${kind} change`,
  reason: 'so',
  details: [],
  texts: [],
});
const section = (heading: string, text: string): string =>
  `# Changes\n\n## Policy\n\nFence.\n\n## ${heading}\n\n${text}\n\n## 1.0.0\n\n- fence\n`;

test.each<readonly [string, readonly ChangeClass[], string, string, string | null, string, readonly RegExp[]]>([
  ['nothing', [], '1.2.3', '1.2.3', null, '1.2.3', []],
  ['documentation', ['documentation'], '1.2.3', '1.2.3', null, '1.2.4', []],
  ['behaviour', ['behaviour', 'documentation'], '1.2.3', '1.2.3', '# Changes\n', '1.3.0', []],
  [
    'a breaking change without its version',
    ['breaking'],
    '1.2.3',
    '1.3.0',
    null,
    '2.0.0',
    [/requires version 2\.0\.0; service\.yaml says 1\.3\.0/],
  ],
  [
    'without its section',
    ['breaking'],
    '1.2.3',
    '2.0.0',
    '# Changes\n\n## 1.2.3\n',
    '2.0.0',
    [/no section `## 2\.0\.0`/],
  ],
  [
    'with a section that does not name it',
    ['breaking'],
    '1.2.3',
    '2.0.0',
    section('2.0.0', '- gates'),
    '2.0.0',
    [/does not name `fence`/],
  ],
  [
    'with a section that names only a longer name',
    ['breaking'],
    '1.2.3',
    '2.0.0',
    section('2.0.0', '- barbed-wire-fence and fence-posts'),
    '2.0.0',
    [/does not name `fence`/],
  ],
  ['announced', ['breaking'], '1.2.3', '2.0.0', section('2.0.0', '- fence: another input'), '2.0.0', []],
  [
    'of a version that is not yet released',
    ['breaking'],
    '1.2.3',
    '1.2.3',
    section('1.2.3, not yet released', '- fence: another input'),
    '2.0.0',
    [],
  ],
  [
    'unnamed in a version that is not yet released',
    ['breaking'],
    '1.2.3',
    '1.2.3',
    section('1.2.3, not yet released', '- gates'),
    '2.0.0',
    [/`## 1\.2\.3` of CHANGELOG\.md does not name `fence`/],
  ],
])('%s', (_, kinds, before, after, changelog, version, problems) => {
  const judged = judge(kinds.map(change), { before, after, changelog });
  expect(judged.version).toBe(version);
  expect(judged.problems).toHaveLength(problems.length);
  for (const [index, problem] of problems.entries()) expect(judged.problems[index]).toMatch(problem);
});

test('the entry that is proposed leaves out what only documents say', () => {
  const { entry } = judge([change('breaking'), change('behaviour'), change('documentation')], {
    before: '1.0.0',
    after: '1.0.0',
    changelog: null,
  });
  expect(entry).toEqual(['- Breaking: fence: breaking change.', '- fence: behaviour change.']);
});
