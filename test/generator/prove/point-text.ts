import type { Point } from '../../../generator/program/program.js';

/** The values of a call, such as `x=5 k=two`. */
export function pointText({ numbers, choices }: Point): string {
  return [...numbers, ...choices].map(([name, value]) => `${name}=${value}`).join(' ');
}
