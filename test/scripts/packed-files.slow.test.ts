/** What `npm pack` puts into the tool, beside the compiled code: what its users read, and nothing that is secret. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { packedFiles } from '../support/packed-files.js';
import { projectRoot } from '../support/project-root.js';

const packed = new Set(packedFiles());
const own = [...packed].filter((path) => !path.startsWith('dist/'));

test('has the guide to the language, and the documents and files of operators', () => {
  expect(own).toEqual(
    expect.arrayContaining([
      'catalog/LANGUAGE.md',
      'docs/your-catalog.md',
      'docs/operations.md',
      'docs/leads.md',
      'docs/receiving-leads.md',
      'docs/settings.md',
      'deploy/alerts.yaml',
      'deploy/logrotate.conf',
      'deploy/Caddyfile',
      'deploy/systemd/reckoner.service',
      'deploy/backup/backup-sqlite.mjs',
    ]),
  );
});

test('has nothing that operators keep beside these files', () => {
  expect(own.filter((path) => /(^|\/)\.env$|secrets/.test(path))).toEqual([]);
});

const guides = [
  'docs/operations.md',
  'docs/leads.md',
  'docs/receiving-leads.md',
  'docs/settings.md',
  'docs/scaling.md',
];

test.each(guides)('%s leads only to what is packed as well', (guide) => {
  const text = readFileSync(join(projectRoot, guide), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => posix.join('docs', link));
  expect(links.filter((link) => !packed.has(link))).toEqual([]);
});

/** What operators make themselves, or `init --deploy` makes of a template. */
const made = /^deploy\/(?:\.env$|secrets|backups|archive|Dockerfile$)/;

/** The files and folders of deploy/ that a text names; those of its folders may stand without it. */
function namedIn(text: string): readonly string[] {
  const paths = [...text.matchAll(/(?<![\w./-])(?:deploy|systemd|backup)\/[\w@.*/-]*\w/g)].map(([path]) => path);
  return [...new Set(paths.map((path) => (path.startsWith('deploy/') ? path : `deploy/${path}`)))];
}

/** The last name may be a pattern. */
function isPacked(path: string): boolean {
  const [start = ''] = path.split('*');
  return packed.has(path) || (start !== path && [...packed].some((each) => each.startsWith(start)));
}

test.each([...guides, 'docs/your-catalog.md'])('%s names only files of operators that there are', (guide) => {
  const named = namedIn(readFileSync(join(projectRoot, guide), 'utf8'));
  expect(named.filter((path) => !made.test(path) && !isPacked(path))).toEqual([]);
});

test('operators read of the files that run the service', () => {
  const named = guides.flatMap((guide) => namedIn(readFileSync(join(projectRoot, guide), 'utf8')));
  expect(named).toEqual(expect.arrayContaining(['deploy/compose.yaml', 'deploy/systemd/reckoner.env.example']));
});
