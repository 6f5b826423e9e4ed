/** The table of tools, in the order in which they are listed. */
import { calculatorTools } from './calculator-tools.js';
import type { McpService } from './mcp-service.js';
import { findProvider, findService, submitLead } from './place-tools.js';
import {
  calculateJob,
  checkQuote,
  compareOptions,
  describeCalculator,
  planJobs,
  rankInputs,
  solveForInput,
} from './question-tools.js';
import type { Tool } from './tool.js';

/** Few tools whose names explain themselves; one for each calculator only where that is asked for. */
export function toolsOf(service: McpService, hasCalculatorTools: boolean): readonly Tool[] {
  const { places, consentText } = service;
  return [
    ...(places === null ? [] : [findService]),
    describeCalculator,
    calculateJob(service),
    compareOptions,
    solveForInput,
    rankInputs,
    checkQuote,
    planJobs,
    ...(places === null ? [] : [findProvider]),
    ...(consentText === null ? [] : [submitLead(consentText)]),
    ...(hasCalculatorTools ? calculatorTools(service) : []),
  ];
}
