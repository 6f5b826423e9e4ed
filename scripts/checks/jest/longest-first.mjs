// Starts the longest suites first, so that none of them is left running by itself at the end. Durations are in
// `test/durations.json`, which `npm run test:durations` writes; a suite missing there is new and comes first.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import Sequencer from '@jest/test-sequencer';

const durations = JSON.parse(readFileSync(new URL('../../../test/durations.json', import.meta.url), 'utf8'));

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const seconds = ({ path, context }) =>
      durations[relative(context.config.rootDir, path)] ?? Number.POSITIVE_INFINITY;
    return [...tests].sort((a, b) => compare(seconds(b), seconds(a)) || compare(a.path, b.path));
  }
}

function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
