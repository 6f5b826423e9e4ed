/** The reference page of the codes that the checker reports. */
import type { DiagnosticCode } from '../source/messages.js';
import { messages } from '../source/messages.js';
import { markdownRow, markdownTable } from './markdown-table.js';

/** Every code of the checker, with its meaning and its remedy. */
export function emitDiagnosticsGuide(): string {
  const codes = (Object.keys(messages) as DiagnosticCode[]).sort();
  const lines = [
    '# What the checker says',
    '',
    'Each code keeps its meaning. The message at the place says what is wrong there; this page says what helps, and',
    '`npm run check -- --explain CODE` (`npx reckoner check --explain CODE`) shows a case of it as well.',
    '',
    ...markdownTable(['code', 'what it means', 'what to do'], codes.map(rowOf)),
  ];
  return `${lines.join('\n')}\n`;
}

function rowOf(code: DiagnosticCode): string {
  const { severity, fix, meaning } = messages[code];
  return markdownRow([`\`${code}\``, severity === 'advice' ? `Advice: ${meaning}` : meaning, fix]);
}
