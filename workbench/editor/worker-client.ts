/** The page's side of the worker: sends orders with the version of the text, and resolves questions with answers. */
import type { Draft, EntryPlace } from '../messages/draft.js';
import type { Finding } from '../messages/findings.js';
import type { Answers, Order, QuestionKind, Report } from '../messages/protocol.js';
import type { TextChange } from '../messages/text.js';

/** Callbacks for reports on the current text. */
export interface Told {
  readonly findings: (findings: readonly Finding[], entries: readonly EntryPlace[], open: number) => void;
  readonly draft: (draft: Draft | null) => void;
  /** The worker has stopped because of a bug. */
  readonly stopped: () => void;
}

export class WorkerClient {
  readonly #worker = new Worker('worker.js');
  readonly #waiting = new Map<number, (answer: never) => void>();
  #version = 0;
  #asked = 0;

  constructor(told: Told) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Report>) => this.#take(data, told));
    this.#worker.addEventListener('error', () => told.stopped());
  }

  open({ files, committed }: Pick<Order & { kind: 'open' }, 'files' | 'committed'>): void {
    const kernel = new URL('kernel', document.baseURI).href;
    const today = new Date().toISOString().slice(0, 10);
    this.#send({ kind: 'open', version: ++this.#version, files, committed, kernel, today });
  }

  change(path: string, changes: readonly TextChange[]): void {
    this.#send({ kind: 'change', version: ++this.#version, path, changes });
  }

  replace(path: string, text: string | null): void {
    this.#send({ kind: 'replace', version: ++this.#version, path, text });
  }

  look(path: string, offset: number): void {
    this.#send({ kind: 'look', version: this.#version, path, offset });
  }

  ask<Kind extends QuestionKind>(kind: Kind, question: Answers[Kind]['question']): Promise<Answers[Kind]['answer']> {
    const id = ++this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ kind: 'ask', id, question: { kind, ...question } as never });
    });
  }

  #send(order: Order): void {
    this.#worker.postMessage(order);
  }

  /** Drops reports on an older text, whose offsets may be wrong by now. */
  #take(report: Report, told: Told): void {
    if (report.kind === 'answer') {
      this.#waiting.get(report.id)?.(report.answer as never);
      this.#waiting.delete(report.id);
    } else if (report.version !== this.#version) return;
    else if (report.kind === 'findings') told.findings(report.findings, report.entries, report.open);
    else told.draft(report.draft);
  }
}
