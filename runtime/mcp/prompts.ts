/** Prompts for common jobs: what a person may pick from a menu. */
import type { McpService } from './mcp-service.js';

export interface PromptRow {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The arguments with what each is; all are needed. */
  readonly arguments: Readonly<Record<string, string>>;
  readonly text: (given: Readonly<Record<string, string>>) => string;
}

const showAll = 'Show the disclaimers of the answer, and say which inputs were assumed or moved to a bound.';

const estimate: PromptRow = {
  name: 'estimate_job',
  title: 'Estimate a job',
  description: 'What a job takes and costs.',
  arguments: { job: 'The job in your own words, with the sizes that you know.' },
  text: ({ job }) =>
    `Estimate this job: ${job}\nFind its calculator, read what it takes, ask me for inputs that matter and that I did not give, and calculate it once. ${showAll}`,
};

const budget: PromptRow = {
  name: 'budget',
  title: 'What a budget buys',
  description: 'How much of a job an amount of money pays for.',
  arguments: { job: 'The job in your own words.', amount: 'The money that there is.' },
  text: ({ job, amount }) =>
    `I have ${amount} for this: ${job}\nUse solve_for_input for the size that this pays for, and compare_options for the choices that there are. ${showAll}`,
};

const quote: PromptRow = {
  name: 'judge_quote',
  title: 'Check a quote against the usual range',
  description: 'Where a price lies against the usual range of this very job.',
  arguments: { job: 'The job in your own words, with its sizes.', amount: 'The price that was named.' },
  text: ({ job, amount }) =>
    `I was quoted ${amount} for this: ${job}\nUse check_quote. Say where the price lies and what the estimate leaves out; do not judge who named it. ${showAll}`,
};

const provider: PromptRow = {
  name: 'find_someone',
  title: 'Find someone',
  description: 'Who does a kind of work in a place.',
  arguments: { work: 'The work in your own words.', place: 'The city, and the neighborhood if you know it.' },
  text: ({ work, place }) =>
    `Who does this in ${place}: ${work}\nUse find_service and find_provider. Do not give out a number whose slot is not active.`,
};

export function promptsOf({ facts: { places } }: McpService): readonly PromptRow[] {
  return [estimate, budget, quote, ...(places === null ? [] : [provider])];
}
