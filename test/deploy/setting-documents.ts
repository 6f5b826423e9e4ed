/** Documents that follow from the settings of the code. */
import { leadRows } from '../../leads/settings.js';
import { serviceRows } from '../../runtime/process/settings.js';
import type { SettingText } from '../../settings/read-settings.js';
import { settingTexts } from '../../settings/read-settings.js';

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
