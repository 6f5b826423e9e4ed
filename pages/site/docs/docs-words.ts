/** The words of the reference itself; all others are those of the interface description. */

export const docsWords = {
  title: 'Reference for programs',
  description: (name: string) => `Every call of ${name}: parameters, answers and examples.`,
  documents: 'Documents',
  contents: 'Contents',
  sharedParameters: 'Parameters that many calls take',
  sharedResponses: 'Answers that many calls have',
  parameters: 'Parameters',
  also: 'Also takes',
  otherwise: 'Otherwise',
  name: 'Name',
  where: 'In',
  type: 'Type',
  meaning: 'Meaning',
  required: 'required',
  usually: 'left out:',
  body: 'Takes',
  result: 'Result',
  example: 'Example',
  tryIt: 'Try it',
  page: 'as a page',
} as const;
