/** What `npm pack` puts into the tool, beside the compiled code: what its users read, and nothing that is secret. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { projectRoot } from '../support/project-root.js';

interface Pack {
  readonly files: readonly { readonly path: string }[];
}

const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '--offline'];
const { stdout } = spawnSync('npm', args, { cwd: projectRoot, encoding: 'utf8' });
/** Older releases of npm print a list of packages, npm 12 an object that holds each under its name. */
const packs = Object.values(JSON.parse(stdout) as readonly Pack[] | Readonly<Record<string, Pack>>);
const packed = new Set(packs.flatMap(({ files }) => files.map(({ path }) => path)));
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
      'deploy/nginx.conf',
      'deploy/Caddyfile',
      'deploy/systemd/reckoner.service',
      'deploy/backup/backup-sqlite.mjs',
    ]),
  );
});

test('has nothing that operators keep beside these files', () => {
  expect(own.filter((path) => /(^|\/)\.env$|secrets|certificates|acme/.test(path))).toEqual([]);
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
