/** Renders the tabs beside the calculator. */
import type { AnswerDetail } from '../../pages/element/calculator-element.js';
import { element, note, prose } from '../dom/element.js';
import type { FindingHost } from '../dom/finding-buttons.js';
import { findingParts } from '../dom/finding-buttons.js';
import type { Change, Difference, DiffLine, Draft, Emitted, ExampleRun } from '../messages/draft.js';
import type { Finding } from '../messages/findings.js';
import { pageWords, tabWords as words } from '../messages/words.js';
import { reachGrids } from './reach-grid.js';

const { notYet } = words;

function code(text: string, label: string): HTMLElement {
  return element('pre', { tabindex: '0', role: 'region', 'aria-label': label }, element('code', {}, text));
}

/** Renders the worked examples, with what mends those that fail, and what they reach. */
export function renderExamples(
  draft: Draft | null,
  findings: readonly Finding[],
  host: FindingHost,
): readonly HTMLElement[] {
  if (draft === null) return [note(words.chooseEntry)];
  const { examples, emitted } = draft;
  if (examples.length === 0) return [note(words.noExamples)];
  return [
    element('h2', {}, words.workedExamples),
    element(
      'ol',
      { class: 'examples' },
      ...examples.map((example, index) => exampleItem(example, index, ofExample(index, findings), host)),
    ),
    element('h2', {}, words.reach),
    ...(emitted === null ? [note(notYet)] : reachGrids(emitted.reach, examples)),
  ];
}

const marks = { passed: '✓', failed: '✗', 'not run': '–' } as const;

function ofExample(index: number, findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ part }) => part?.kind === 'example' && part.index === index);
}

/** A finding says what is wrong, so that the verdict need not repeat it. */
function exampleItem(
  { name, inputs, expected, verdict, said }: ExampleRun,
  index: number,
  findings: readonly Finding[],
  host: FindingHost,
): HTMLElement {
  const kind = verdict.replace(' ', '-');
  const mark = element('span', { class: 'mark', 'aria-hidden': 'true' }, marks[verdict]);
  return element(
    'li',
    { class: kind },
    element(
      'p',
      { class: 'head' },
      mark,
      element('strong', {}, `${index + 1}. ${name}`),
      ' ',
      element('span', { class: 'verdict' }, words.verdicts[verdict]),
    ),
    element('p', { class: 'call' }, words.example({ inputs: inputs === '' ? words.allDefaults : inputs, expected })),
    ...(said === '' || findings.length > 0 ? [] : [element('p', {}, prose(said))]),
    ...findings.map((finding) => {
      const place = pageWords.showLine({ line: finding.line });
      return element('div', { class: 'finding' }, ...findingParts(finding, host, place));
    }),
  );
}

export function renderTypescript(emitted: Emitted | null): readonly HTMLElement[] {
  return emitted === null ? [note(notYet)] : [code(emitted.typescript, words.emittedTypescript)];
}

export function renderLlms(emitted: Emitted | null): readonly HTMLElement[] {
  if (emitted === null) return [note(notYet)];
  return [
    element('p', {}, words.llmsIntro),
    element(
      'pre',
      { class: 'wrapped', tabindex: '0', role: 'region', 'aria-label': words.llmsLines },
      emitted.llms.join('\n'),
    ),
  ];
}

/** Renders the call that the form stands for, and the API's answer to it. */
export function renderAnswer(detail: AnswerDetail | null): readonly HTMLElement[] {
  if (detail === null) return [note(notYet)];
  const { slug, query, answer, refusal } = detail;
  const call = `GET /api/calc/${slug}${query === '' ? '?' : `?${query}&`}trace=true`;
  const body = answer ?? refusal;
  return [
    element('p', {}, element('code', {}, call)),
    body === null ? note(words.inputMissing) : code(JSON.stringify(body, null, 2), words.apiAnswer),
  ];
}

export function renderDifference(difference: Difference | null): readonly HTMLElement[] {
  if (difference === null) return [note(notYet)];
  if (difference.kind === 'none') return [note(difference.why)];
  if (difference.kind === 'new') return [note(words.newToCommit)];
  const { changes, lines } = difference;
  return [
    element('h2', {}, words.forCallers),
    ...(changes.length === 0 ? [note(words.callersUnchanged)] : [changeList(changes)]),
    element('h2', {}, words.inModule),
    ...(lines.length === 0 ? [note(words.moduleUnchanged)] : [lineList(lines)]),
  ];
}

function changeList(changes: readonly Change[]): HTMLElement {
  const item = ({ class: kind, what, reason }: Change) =>
    element('li', { class: kind }, element('strong', {}, words.changeClasses[kind]), ' ', prose(what), ` (${reason})`);
  return element('ul', { class: 'changes' }, ...changes.map(item));
}

const signs = { same: '  ', gone: '- ', new: '+ ', gap: '⋯' } as const;

export function lineList(lines: readonly DiffLine[]): HTMLElement {
  const rows = lines.map(({ kind, text }) => element('span', { class: kind }, `${signs[kind]}${text}\n`));
  return element('pre', { class: 'lines', tabindex: '0', role: 'region', 'aria-label': words.changedLines }, ...rows);
}
