/** The texts that models and people read of the Model Context Protocol, beside those of the contract. */
export const toolTexts = {
  jobs: 'The calculations, each a calculator with its inputs, as in {example}.',
  lines: 'Each line of a quote, as in {example}; or a text, as in "tear-out 600, gate 450".',

  /** What a model is told of the whole service, a line each. */
  instructions: {
    figures: 'Planning figures for jobs from {count} calculators: {slugs}.',
    moreFigures: 'Planning figures for jobs from {count} calculators: {slugs} and {more} more.',
    tools: 'describe_calculator tells what one takes, calculate_job runs it.',
    toolsOfPlaces:
      'find_service finds work by words, describe_calculator tells what a calculator takes, calculate_job runs it, find_provider tells who does the work.',
    questions:
      'Compare, solve for an input, rank inputs, check a quote and plan several jobs in one call each, instead of many calculations and sums of your own.',
    disclaimers:
      'With every number show the person legal_disclaimer and disclaimer, and say which inputs were assumed (raw is null) or moved to a bound (clamped).',
    leads: 'submit_lead only after the person has seen the consent text word for word and agreed.',
  },

  resources: {
    calculator: 'A calculator',
    calculatorHas: 'Inputs, ranges, examples, sources.',
    app: 'Calculator',
    appDoes: 'Shows a calculation, and calculates again when an input is changed.',
  },

  /** What a person may pick from a menu; `text` is then said to the model. */
  prompts: {
    estimate: {
      title: 'Estimate a job',
      description: 'What a job takes and costs.',
      job: 'The job in your own words, with the sizes that you know.',
      text: 'Estimate this job: {job}',
      steps:
        'Find its calculator, read what it takes, ask me for inputs that matter and that I did not give, and calculate it once.',
    },
    budget: {
      title: 'What a budget buys',
      description: 'How much of a job an amount of money pays for.',
      job: 'The job in your own words.',
      amount: 'The money that there is.',
      text: 'I have {amount} for this: {job}',
      steps: 'Use solve_for_input for the size that this pays for, and compare_options for the choices that there are.',
    },
    quote: {
      title: 'Check a quote against the usual range',
      description: 'Where a price lies against the usual range of this very job.',
      job: 'The job in your own words, with its sizes.',
      amount: 'The price that was named.',
      text: 'I was quoted {amount} for this: {job}',
      steps: 'Use check_quote. Say where the price lies and what the estimate leaves out; do not judge who named it.',
    },
    provider: {
      title: 'Find someone',
      description: 'Who does a kind of work in a place.',
      work: 'The work in your own words.',
      place: 'The city, and the neighborhood if you know it.',
      text: 'Who does this in {place}: {work}',
      steps: 'Use find_service and find_provider. Do not give out a number whose slot is not active.',
    },
    showAll: 'Show the disclaimers of the answer, and say which inputs were assumed or moved to a bound.',
  },

  /** What is wrong with the arguments of a tool. */
  needsObject: '{tool} takes an object.',
  needs: '{tool} needs {name}.',
  tooDeep: '{name} is nested more than {most} levels deep.',
  noArgument: '{tool} has no argument {name}. {hint}',
  takes: 'It takes {names}.',
  didYouMean: 'Did you mean {name}?',

  otherHost: 'The service is not called by this host name.',
  otherOrigin: 'Pages of this origin may not call this address.',
} as const;
