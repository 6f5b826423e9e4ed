import { messages } from '../text/messages.js';

/** Every code that the checker knows, with what to do about it. */
export function emitDiagnosticsGuide(): string {
  const rows = Object.entries(messages).map(([code, { fix }]) => `| \`${code}\` | ${fix.replaceAll('|', '\\|')} |`);
  return `${['# What the checker says', '', 'Each code keeps its meaning. The message at the place says what is wrong there; this page says what helps.', '', '| code | what to do |', '|---|---|', ...rows.sort()].join('\n')}\n`;
}
