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
