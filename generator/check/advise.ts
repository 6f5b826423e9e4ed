/** What an editor is told to try where the proof found no answer. */
import type { Core } from '../model/core.js';
import type { Program } from '../model/program.js';
import { formatNumber } from '../model/sentence.js';
import { helpfulInput, helpfulRequirement } from '../prove/advice.js';
import type { Finding } from '../prove/prove.js';
import { spanText } from '../text/source.js';

/** How far the formula in question goes as the proof sees it, and what would help; nothing that has not been tried. */
export function adviseOn(finding: Finding, program: Program): string {
  return `${intervalOf(finding)} ${remedyOf(finding, program)}`;
}

function intervalOf({ operand, interval: { low, high } }: Finding): string {
  const name = textOf(operand);
  const subject = name === null ? 'It' : `\`${name}\``;
  if (!Number.isFinite(low) || !Number.isFinite(high)) return `${subject} has no bounds that could be proved.`;
  return `${subject} could only be kept between ${readable(low)} and ${readable(high)}.`;
}

function remedyOf(finding: Finding, program: Program): string {
  const requirement = helpfulRequirement(finding, program);
  if (requirement !== null) {
    const { operand, comparison } = requirement;
    return `With \`${spanText(operand.span)} ${comparison} 0\` in \`require\` it is proved.`;
  }
  const input = helpfulInput(finding, program);
  const narrow = input === null ? 'Narrow the bounds' : `Narrow the bounds of \`${input}\`, which tells the most`;
  return `${narrow}, or guard the place with \`max\` or \`if\`.`;
}

/** As the editor wrote it; null for a part that has no text of its own. */
function textOf(core: Core): string | null {
  if ('span' in core) return spanText(core.span);
  return core.kind === 'input' || core.kind === 'step' ? core.name : null;
}

function readable(value: number): string {
  return Math.abs(value) < 1e9 ? formatNumber(Number(value.toPrecision(4)), 6, false) : value.toExponential(1);
}
