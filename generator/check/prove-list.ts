/** Proves what inputs that repeat give. */
import { spreadFolds, spreadInputs } from '../model/list.js';
import type { Program } from '../model/program.js';
import { inputsOf, partsOf } from '../model/program.js';
import type { Finding, Proof } from '../prove/prove.js';
import { prove } from '../prove/prove.js';
import type { Reporter } from '../text/diagnostic.js';
import type { CheckedList } from './declaration/lists.js';
import { reportFindings } from './report-findings.js';

/** Proves that what a list gives has an answer for every number of items; false after reporting that it has not. */
export function proveList(list: CheckedList, reporter: Reporter): boolean {
  const before = reporter.count;
  for (const { input, core, folds } of list.gives) {
    const steps = spreadFolds(folds, [list]);
    const none = { requirements: [], conditions: [], amounts: [] };
    const whole: Program = { ...none, inputs: spreadInputs(list), steps, outputs: [core] };
    const program = { ...whole, inputs: whole.inputs.filter(({ name }) => inputsOf(core, whole).has(name)) };
    const span = list.spans.get(input);
    const spans = [...partsOf(core, program)].flatMap((part) => (span === undefined ? [] : [{ core: part, span }]));
    const findings = onceEach(prove(program).findings);
    reportFindings({ ...emptyProof, findings }, program, spans, reporter);
  }
  return reporter.count === before;
}

/** All items are alike: what is found of one need not be told of the others. */
function onceEach(findings: readonly Finding[]): readonly Finding[] {
  const spans = findings.map(({ subject }) => ('span' in subject ? subject.span.start : -1));
  return findings.filter((_, index) => spans.indexOf(spans[index] ?? -1) === index);
}

/** Conditions of spread items are the compiler's own, and no news. */
const emptyProof: Omit<Proof, 'findings'> = {
  analyses: [],
  boxes: 0,
  neverHold: new Set(),
  alwaysHold: new Set(),
  roundedRoots: new Set(),
};
