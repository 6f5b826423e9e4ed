/** What Schemathesis reports and the service means: each kind of report with the reason why it is no mistake. */

/** A report as it is told apart: what was checked, what was sent where, and what was answered. */
export interface Report {
  readonly check: string;
  readonly operation: string;
  readonly body: string;
}

export interface Expected {
  readonly reason: string;
  readonly is: (report: Report) => boolean;
}

const accepts = 'positive_data_acceptance';

const refusedWith =
  (...codes: readonly string[]) =>
  ({ check, body }: Report): boolean =>
    check === accepts && codes.some((code) => body.includes(`"code":"${code}"`));

/** A row for each rule that no schema of a parameter can say. */
export const expected: readonly Expected[] = [
  {
    reason: 'a neighborhood needs its own city, which is a rule between two parameters',
    is: refusedWith('neighborhood_without_city', 'unknown_neighborhood'),
  },
  {
    reason: 'fields, figure, by and for take the names that this calculator has, which differ from one to the next',
    is: refusedWith('unknown_option'),
  },
  {
    reason: 'a generic question takes the inputs of the calculator in its address, and refuses all other names',
    is: refusedWith('unknown_parameter', 'missing_parameter'),
  },
  {
    reason: 'amounts, points and jobs are texts or numbers with rules of their own, which their descriptions tell',
    is: refusedWith('invalid_number', 'unknown_calculator', 'not_whole', 'no_such_figure', 'not_searchable'),
  },
  {
    reason: 'inputs can be sound alone and not go together, as on a lot that is smaller than its lawn',
    is: refusedWith('invalid_combination'),
  },
  {
    reason: 'a search takes words, which have a letter or a digit somewhere',
    is: refusedWith('invalid_text'),
  },
  {
    reason:
      'a lead has rules that no schema says: telephone numbers that exist, the very text of consent, days of the past',
    is: ({ check, operation, body }) =>
      check === accepts && operation.startsWith('POST ') && body.includes('"status":422'),
  },
];
