/** Prompts for common jobs: what a person may pick from a menu. */
import { toolWords } from '../../words/tool-words.js';
import type { McpService } from './mcp-service.js';

export interface PromptRow {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The arguments with what each is; all are needed. */
  readonly arguments: Readonly<Record<string, string>>;
  readonly text: (given: Readonly<Record<string, string>>) => string;
}

export function promptsOf({ facts: { places }, translation }: McpService): readonly PromptRow[] {
  const { estimate, budget, quote, provider, showAll } = toolWords(translation).prompts;
  const estimateJob: PromptRow = {
    ...{ name: 'estimate_job', title: estimate.title, description: estimate.description },
    arguments: { job: estimate.job },
    text: ({ job = '' }) => `${estimate.text({ job })}\n${estimate.steps} ${showAll}`,
  };
  const spendBudget: PromptRow = {
    ...{ name: 'budget', title: budget.title, description: budget.description },
    arguments: { job: budget.job, amount: budget.amount },
    text: ({ job = '', amount = '' }) => `${budget.text({ amount, job })}\n${budget.steps} ${showAll}`,
  };
  const judgeQuote: PromptRow = {
    ...{ name: 'judge_quote', title: quote.title, description: quote.description },
    arguments: { job: quote.job, amount: quote.amount },
    text: ({ job = '', amount = '' }) => `${quote.text({ amount, job })}\n${quote.steps} ${showAll}`,
  };
  const findSomeone: PromptRow = {
    ...{ name: 'find_someone', title: provider.title, description: provider.description },
    arguments: { work: provider.work, place: provider.place },
    text: ({ work = '', place = '' }) => `${provider.text({ place, work })}\n${provider.steps}`,
  };
  return [estimateJob, spendBudget, judgeQuote, ...(places === null ? [] : [findSomeone])];
}
