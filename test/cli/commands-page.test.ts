/** The part of docs/commands.md on the tool follows from the table of commands; RECORD=true writes it. */
import type { Option } from '../../cli/command/option.js';
import type { Row, Rows } from '../../cli/command/read-call.js';
import { rows } from '../../cli/command/rows.js';
import { sentence, usageLine, writtenOption } from '../../cli/command/tool.js';
import { partOf } from '../support/document-part.js';

const [start, end] = ['<!-- commands: from cli/command/rows.ts -->', '<!-- end of commands -->'];

/** Options that many commands have are explained once. */
const shared: Readonly<Record<string, Option>> = rows.check.options;
const sharedNames = ['root', 'catalog', 'afresh'];

const line = ([name, option]: readonly [string, Option]): string =>
  `- \`${writtenOption(name, option)}\`: ${option.help}\n`;

function section(name: string, row: Row): string {
  const own = Object.entries(row.options).filter(([option]) => !sharedNames.includes(option));
  const common = sharedNames.filter((option) => Object.hasOwn(row.options, option)).map((option) => `\`--${option}\``);
  const last = common.length === 0 ? '' : `- ${common.join(', ')}\n`;
  const list = own.map(line).join('') + last;
  return `### ${name}\n\n${sentence(row.summary)}\n\n    ${usageLine(`npx reckoner ${name}`, row)}\n${list === '' ? '' : `\n${list}`}\n`;
}

function page(all: Rows): string {
  const common = sharedNames.flatMap((name) => (shared[name] === undefined ? [] : [line([name, shared[name]])]));
  const sections = Object.entries(all).map(([name, row]) => section(name, row));
  return `Options of several commands:\n\n${common.join('')}\n${sections.join('')}`;
}

test('docs/commands.md lists every command with its options', () => {
  expect(partOf('docs/commands.md', start, end, page(rows))).toBe(page(rows));
});
