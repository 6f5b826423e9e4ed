/** Documents that follow from the settings of the code. `RECORD=true` writes them anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leadRows } from '../../leads/settings.js';
import { serviceRows } from '../../runtime/process/settings.js';
import type { SettingText } from '../../settings/read-settings.js';
import { settingTexts } from '../../settings/read-settings.js';
import { projectRoot } from '../support/project-root.js';

export interface DocumentedSetting extends SettingText {
  readonly name: string;
}

/** All settings, in the order of the documents. */
export const documentedSettings: readonly DocumentedSetting[] = Object.entries(allRows()).map(([name, row]) => {
  const text = settingTexts.get(row);
  if (text === undefined) throw new Error(`${name} has no text for documents.`);
  return { name, ...text };
});

function allRows() {
  const tools = { readFile: String, findPackage: String };
  return { ...serviceRows({ requestsPerMinute: 60, leadsPerHour: 20, ...tools }), ...leadRows({}, tools) };
}

/** The table of docs/settings.md. */
export const settingTable: string = [
  '| variable | default | meaning |',
  '|---|---|---|',
  ...documentedSettings.map(({ name, otherwise, means }) => `| \`${name}\` | ${otherwise} | ${means} |`),
  '',
].join('\n');

/** Lines of an environment file: each setting with its meaning above it, empty where none is preset. */
export function environmentLines(presets: Readonly<Record<string, string>>, without: readonly string[] = []): string {
  return documentedSettings
    .filter(({ name }) => !without.includes(name))
    .map(({ name, means, otherwise }) => {
      const comment = `${means}. Default: ${otherwise}`
        .replaceAll('`', '')
        .replaceAll('[leads.md](leads.md)', 'docs/leads.md');
      return `# ${comment}\n${name}=${presets[name] ?? ''}\n`;
    })
    .join('');
}

/** The part of a document between two of its lines, as it is; when recording, as it should be. */
export function partOf(path: string, first: string, last: string, wanted: string): string {
  const file = join(projectRoot, path);
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(`${first}\n`) + first.length + 1;
  const end = text.indexOf(last, start);
  if (start <= first.length || end < 0) throw new Error(`${path} lacks ${first} or ${last}.`);
  if (process.env['RECORD'] !== 'true') return text.slice(start, end);
  writeFileSync(file, `${text.slice(0, start)}${wanted}${text.slice(end)}`);
  return wanted;
}
