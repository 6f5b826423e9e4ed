/**
 * The texts of the workbench that people read, but for the fixed ones of `index.html`. To translate them, translate
 * both files.
 */
import { phrases } from '../../words/phrases.js';

/** Texts of the page: editor, dialogs, findings and messages. */
export const pageWords = phrases({
  sharedCatalog: 'A shared catalog',
  playground: 'Playground',
  damagedLink: 'The link is damaged or too long.',
  unreadableLink: 'This link cannot be read',
  beginWithout: 'Begin without it',

  textOf: 'Text of {path}',
  save: 'Save',
  saveFiles: 'Save {count} files',
  saved: 'Saved {path}.',
  fixed: 'Fixed: {title}',
  stillChecking: 'The text is being checked: try again.',
  stopped: 'The checker has stopped because of a bug in the workbench. Save or share, then reload the page.',
  reloaded: '{path} was changed elsewhere and has been reloaded.',
  removed: '{path} was removed elsewhere.',
  noName: 'There is no name here that can be changed everywhere.',
  serverStatus: 'The server answered {status}.',
  serverGone: 'The workbench no longer answers. Is it still running? Your text is only on this page.',

  close: 'Close',
  changedElsewhere: '{path} was changed elsewhere',
  conflictRemoved: 'It was removed elsewhere, and you have unsaved changes.',
  conflictChanged: 'It was changed elsewhere, and you have unsaved changes. From theirs (-) to yours (+):',
  dropMine: 'Drop mine',
  takeTheirs: 'Take theirs',
  keepMine: 'Keep mine',

  newEntry: 'New entry',
  entryName: 'Name of the calculator',
  entryHint: 'Its address is the same in lower case with hyphens: Rain Barrel becomes rain-barrel.',
  file: 'File',
  writeEntry: 'Write it',
  wholeFiles: 'Whole files',

  rename: 'Rename',
  newName: 'New name of {name}',
  renameHint: 'It changes everywhere the name is used.',

  share: 'Share',
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser does not let pages copy: press Ctrl+C.',
  shareNothing: 'Nothing to share',
  shareHint: 'Put the cursor in an entry of a file of calculators.',
  shareTooMuch: 'Too much for a link',
  shareSize: 'This takes {size} kB as a link; links above {most} kB are often cut off. Share the file itself.',
  shareNote: 'The link contains the text itself. Whoever opens it can read it and change a copy, but cannot save here.',

  alsoIn: 'Also write to {path}?',
  alsoWhy: 'The calculator belongs to a trade, and trades have a file of their own. This line would be added there:',
  writeBoth: 'Add the line',
  onlyEntry: 'Only the entry',

  fix: 'Fix',
  showLine: 'Show line {line}',
  placeOf: '{path}, line {line}',
  noMistakes: 'No mistakes',
  mistakes: { by: 'count', one: '{count} mistake', other: '{count} mistakes' },
  advice: { by: 'count', one: '{count} piece of advice', other: '{count} pieces of advice' },
  proofsLeft: { by: 'count', one: '{count} check left', other: '{count} checks left' },
});

/** The offers to fix a mistake, and the questions that they ask first. */
export const offerWords = phrases({
  inputNeeds: '`{input}` still needs {keys}.',
  and: '{others} and {last}',
  inputHint: 'Say what it is when nobody says anything, the least and the most it may be, and the step of its field.',
  bounds: 'Add bounds',
  value: 'Use {value}',
  example: 'Add an example',
  line: 'Add {key}',
  trade: 'Add it to network.yaml',

  source: 'Where does the value come from?',
  sourceHint:
    'Another calculation, such as 15 x 12 / 9 x 30 by hand, or a publication with its page. Not the formula itself.',
  sourceMissing: 'Say where it comes from, so that others can check it.',
  take: 'Write it',

  addExample: 'Add this example',
  exampleName: 'The case in a few words',
  exampleValue: 'The value of the result',
  allDefaults: 'With all defaults.',
  given: 'With {inputs}.',
  notEmpty: 'Fill this in.',
  notNumber: 'Write a number, such as 600.',
  lines: {
    title: 'The name of the calculator',
    subtitle: 'What it answers, in one line',
    disclaimer: 'What the estimate leaves out',
    sources: 'Where the formula and its figures come from',
  },
});

/** The form beside the text. */
export const inputsWords = phrases({
  intro: 'What people fill in. What you change here is written into the text.',
  none: 'The entry has no inputs yet.',
  labels: {
    type: 'Type',
    label: 'Label',
    unit: 'Unit',
    default: 'Default',
    min: 'Minimum',
    max: 'Maximum',
    step: 'Step',
  },
  add: 'Add an input',
  name: 'Name of the input',
  nameHint: 'As formulas write it: roomLength. It gets a label of its own.',
  badName: 'A name begins with a small letter, and has only letters and digits.',
  rename: 'Rename',
  renameOf: 'Rename {name}',
  remove: 'Remove',
  removeOf: 'Remove {name}',
  option: 'Option {name}',
  addOption: 'Add an option',
  addOptionTo: 'Add an option to {name}',
  optionKey: 'Key of the option',
  optionKeyHint: 'As formulas and addresses write it: chain_link.',
  badKey: 'A key has only small letters, digits and underscores.',
  optionLabel: 'Label of the option',
});

/** The calculator and the other tabs. */
export const tabWords = phrases({
  tabs: 'What the entry becomes',
  calculator: 'Calculator',
  inputs: 'Inputs',
  examples: 'Examples',
  typescript: 'TypeScript',
  answer: 'API answer',
  llms: 'llms.txt',
  difference: 'Difference',

  loading: 'Loading the catalog.',
  notYet: 'This appears when the entry has no mistakes.',
  calculatorNotYet: 'The calculator appears when the entry has no mistakes.',
  chooseEntry: 'Choose an entry.',
  chooseForCalculator: 'Choose an entry to see its calculator.',
  obstacles: { by: 'count', one: 'There is one mistake.', other: 'There are {count} mistakes.' },
  lastRight: 'Below is the calculator from before.',
  moreObstacles: '{count} more below the text.',

  noExamples: 'The entry has no examples yet.',
  workedExamples: 'Worked examples',
  reach: 'What they reach',
  verdicts: { passed: 'passed', failed: 'failed', 'not run': 'not run' },
  reached: { branches: 'Branches', rows: 'Rows', options: 'Options' },
  example: '{inputs} gives {expected}',
  allDefaults: 'with all defaults',
  noneToReach: 'The entry has no branches, rows or options.',
  reachedOf: '{what}: {reached} of {count}',
  part: 'Part',
  reachedBy: 'reached by {example}',
  notReachedBy: 'not reached',

  emittedTypescript: 'Emitted TypeScript',
  llmsIntro: 'Agents read this about the calculator:',
  llmsLines: 'Lines of llms.txt',
  inputMissing: 'An input has to be filled in first.',
  apiAnswer: 'Answer of the API',

  newToCommit: 'The last commit does not have this entry: all of it is new.',
  forCallers: 'For callers',
  inModule: 'In the module',
  callersUnchanged: 'Nothing that callers meet has changed.',
  moduleUnchanged: 'The module is the same.',
  changedLines: 'Changed lines',
  changeClasses: { breaking: 'breaking', behaviour: 'behavior', documentation: 'documentation' },
  cannotCompare: {
    mistakes: 'The entry has mistakes.',
    noCommit: 'There is no commit to compare with.',
    committedMistakes: 'The committed entry has mistakes of its own.',
  },
});

/** Refusals of the server. */
export const serverWords = phrases({
  otherHost: 'The workbench answers only at {host}.',
  otherOrigin: 'Only the page of the workbench itself may ask.',
  headerMissing: 'Requests that write must have the header X-Reckoner-Workbench.',
  unknownMethod: '{method} is not allowed here.',
  conditionMissing: 'Send If-Match with the digest of the text to replace, or If-None-Match: * for a new file.',
  badAddress: 'The address is not the name of a file.',
  badText: 'The text is too long or not in UTF-8.',
  nothingHere: 'There is nothing at this address.',
  notOwnFile: '{path} is not a file of this catalog.',
  notWritten: '{path} could not be written: {reason}',
});
