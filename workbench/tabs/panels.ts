/** What stands in the tabs beside the calculator. */
import type { AnswerDetail } from '../../pages/element/calculator-element.js';
import { element, prose } from '../dom/element.js';
import type { Change, Difference, DiffLine, Draft, Emitted, ExampleRun, Reach } from '../messages/draft.js';

const notYet = 'This appears as soon as the entry is right.';

function note(text: string): HTMLElement {
  return element('p', { class: 'empty' }, text);
}

function code(text: string, label: string): HTMLElement {
  return element('pre', { tabindex: '0', role: 'region', 'aria-label': label }, element('code', {}, text));
}

/** The worked examples, and what they reach. */
export function renderExamples(draft: Draft | null): readonly HTMLElement[] {
  if (draft === null) return [note('Choose an entry.')];
  const { examples, emitted } = draft;
  if (examples.length === 0) return [note('The entry has no examples yet.')];
  return [
    element('h2', {}, 'Worked examples'),
    element('ul', { class: 'examples' }, ...examples.map(exampleItem)),
    element('h2', {}, 'What they reach'),
    ...(emitted === null ? [note(notYet)] : [element('dl', { class: 'reach' }, ...emitted.reach.flatMap(reachRow))]),
  ];
}

const marks = { passed: '✓', failed: '✗', 'not run': '–' } as const;

function exampleItem({ name, inputs, expected, verdict, said }: ExampleRun): HTMLElement {
  const kind = verdict.replace(' ', '-');
  const mark = element('span', { class: 'mark', 'aria-hidden': 'true' }, marks[verdict]);
  return element(
    'li',
    { class: kind },
    element(
      'p',
      { class: 'head' },
      mark,
      element('strong', {}, name),
      ' ',
      element('span', { class: 'verdict' }, verdict),
    ),
    element('p', { class: 'call' }, `${inputs === '' ? 'with all defaults' : inputs} gives ${expected}`),
    ...(said === '' ? [] : [element('p', {}, prose(said))]),
  );
}

function reachRow({ what, count, missing }: Reach): readonly HTMLElement[] {
  const reached = count - missing.length;
  const text = count === 0 ? 'none to reach' : `${reached} of ${count}`;
  const list = missing.length === 0 ? [] : [element('ul', {}, ...missing.map((each) => element('li', {}, each)))];
  const lead = missing.length === 0 ? [] : [element('span', {}, '; no example reaches')];
  return [element('dt', {}, what), element('dd', {}, text, ...lead, ...list)];
}

export function renderTypescript(emitted: Emitted | null): readonly HTMLElement[] {
  return emitted === null ? [note(notYet)] : [code(emitted.typescript, 'Emitted TypeScript')];
}

export function renderLlms(emitted: Emitted | null): readonly HTMLElement[] {
  if (emitted === null) return [note(notYet)];
  return [
    element('p', {}, 'Agents read this of the calculator:'),
    element(
      'pre',
      { class: 'wrapped', tabindex: '0', role: 'region', 'aria-label': 'Lines of llms.txt' },
      emitted.llms.join('\n'),
    ),
  ];
}

/** The call that the form stands for, and what the API answers to it. */
export function renderAnswer(detail: AnswerDetail | null): readonly HTMLElement[] {
  if (detail === null) return [note(notYet)];
  const { slug, query, answer, refusal } = detail;
  const call = `GET /api/calc/${slug}${query === '' ? '?' : `?${query}&`}trace=true`;
  const body = answer ?? refusal;
  return [
    element('p', {}, element('code', {}, call)),
    body === null
      ? note('An input is still to be filled in.')
      : code(JSON.stringify(body, null, 2), 'Answer of the API'),
  ];
}

export function renderDifference(difference: Difference | null): readonly HTMLElement[] {
  if (difference === null) return [note(notYet)];
  if (difference.kind === 'none') return [note(difference.why)];
  if (difference.kind === 'new') return [note('The last commit does not have this entry: all of it is new.')];
  const { changes, lines } = difference;
  return [
    element('h2', {}, 'For callers'),
    ...(changes.length === 0 ? [note('Nothing that callers meet has changed.')] : [changeList(changes)]),
    element('h2', {}, 'In the module'),
    ...(lines.length === 0 ? [note('The module is the same.')] : [lineList(lines)]),
  ];
}

function changeList(changes: readonly Change[]): HTMLElement {
  const item = ({ class: kind, what, reason }: Change) =>
    element('li', { class: kind }, element('strong', {}, kind), ' ', prose(what), ` (${reason})`);
  return element('ul', { class: 'changes' }, ...changes.map(item));
}

const signs = { same: '  ', gone: '- ', new: '+ ', gap: '⋯' } as const;

export function lineList(lines: readonly DiffLine[]): HTMLElement {
  const rows = lines.map(({ kind, text }) => element('span', { class: kind }, `${signs[kind]}${text}\n`));
  return element('pre', { class: 'lines', tabindex: '0', role: 'region', 'aria-label': 'Changed lines' }, ...rows);
}
