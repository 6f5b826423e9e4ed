/** What the techniques of the proof are worth: formulas that intervals alone do not decide. */
import { prove } from '../../../generator/prove/prove.js';
import { programOfParts } from '../../support/formula-program.js';
import { hardParts, safeFormulas, unsafeFormulas } from '../../support/hard-formulas.js';

test.each(Object.entries(safeFormulas))('%s is proved', (_, hard) => {
  const { findings, boxes } = prove(programOfParts(hardParts(hard)));
  expect({ findings, boxes: Math.max(boxes, hard.boxes) }).toEqual({ findings: [], boxes: hard.boxes });
});

test.each(Object.entries(unsafeFormulas))('%s is not accepted', (_, hard) => {
  expect(prove(programOfParts(hardParts(hard))).findings).not.toEqual([]);
});
