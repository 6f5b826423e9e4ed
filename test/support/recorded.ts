/** Lines that were recorded by name in a file of `expected/`; with `RECORD=true` they are recorded anew. */
import { lazily } from '../../generator/source/remembered.js';
import { goldenFiles } from './golden-folder.js';

type Told = readonly (readonly [name: string, tell: () => readonly string[]])[];

/** What was recorded in a folder of one file. */
export function recordedLines(folder: string, told: Told): () => Readonly<Record<string, readonly string[]>> {
  const file = 'lines.json';
  return lazily(() => {
    const isRecording = process.env['RECORD'] === 'true';
    const found = isRecording ? Object.fromEntries(told.map(([name, tell]) => [name, tell()])) : {};
    const files = goldenFiles(folder, new Map([[file, `${JSON.stringify(found, null, 1)}\n`]]));
    return JSON.parse(files.get(file) ?? '{}');
  });
}
