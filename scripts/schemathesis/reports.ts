/** Reads the reports of a run of Schemathesis: every failed check with its answer. */
import { readFileSync } from 'node:fs';
import type { Report } from './expected.js';

interface Check {
  readonly name: string;
  readonly status: string;
}

interface Interaction {
  readonly request: { readonly uri: string };
  readonly response: { readonly status_code: number; readonly content?: { readonly $base64?: string } | null } | null;
}

interface Recorder {
  readonly label: string;
  readonly checks?: Readonly<Record<string, readonly Check[]>>;
  readonly interactions?: Readonly<Record<string, Interaction>>;
}

type Line = Readonly<Record<string, { readonly recorder?: Recorder } | undefined>>;

/** A failed check, and the request that shows it. */
export interface FailedCheck extends Report {
  readonly uri: string;
  readonly status: number;
}

/** Throws when the run checked nothing: a report without checks would look like one without failures. */
export function failedChecks(path: string): { readonly checked: number; readonly failed: readonly FailedCheck[] } {
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  const recorders = lines.flatMap((line) => (JSON.parse(line) as Line)['ScenarioFinished']?.recorder ?? []);
  const checks = recorders.flatMap((recorder) =>
    Object.entries(recorder.checks ?? {}).flatMap(([id, own]) => own.map((check) => ({ recorder, id, check }))),
  );
  if (checks.length === 0) throw new Error('Schemathesis checked nothing');
  const failed = checks
    .filter(({ check }) => check.status !== 'success')
    .map(({ recorder, id, check }) => failureOf(recorder, check, recorder.interactions?.[id]));
  return { checked: checks.length, failed };
}

function failureOf({ label }: Recorder, { name }: Check, interaction: Interaction | undefined): FailedCheck {
  const response = interaction?.response;
  const body = Buffer.from(response?.content?.$base64 ?? '', 'base64').toString('utf8');
  return {
    check: name,
    operation: label,
    body,
    uri: interaction?.request.uri ?? '',
    status: response?.status_code ?? 0,
  };
}
