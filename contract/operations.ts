/** The table of operations: everything that the service answers to programs, in the order in which documents list it. */
import { calculation } from './calculation.js';
import { cities } from './discovery/cities.js';
import { routing } from './discovery/routing.js';
import { services } from './discovery/services.js';
import { documents } from './documents.js';
import type { Facts } from './facts.js';
import { figures } from './figures.js';
import { lead } from './lead.js';
import type { Operation } from './operation.js';
import { compare } from './questions/compare.js';
import { plan } from './questions/plan.js';
import { quote } from './questions/quote.js';
import { sensitivity } from './questions/sensitivity.js';
import { solve } from './questions/solve.js';
import { about, registry } from './registry.js';
import type { Text } from './text.js';
import { workbook } from './workbook.js';

/** The questions that every calculator answers. The engine has a function for each. */
export const questions = { compare, solve, sensitivity, quote } as const;

const asked = Object.values(questions).map(({ operation }): Operation => operation);

/** All but the documents. */
const answered: readonly Operation[] = [
  registry,
  about,
  calculation,
  ...asked,
  workbook,
  plan,
  figures,
  services,
  cities,
  routing,
  lead,
];

/** Operations that a service with these facts has. */
export function operationsOf(facts: Facts): readonly Operation[] {
  return [...answered, ...documents].filter(({ isThere }) => isThere(facts));
}

/** The same as tools of the Model Context Protocol, in the order in which a caller needs them. */
export function toolRows(facts: Facts): readonly (Operation & Required<Pick<Operation, 'tool'>>)[] {
  const rows = [services, about, calculation, ...asked, plan, routing, lead];
  return rows.flatMap((row) => (row.tool !== undefined && row.isThere(facts) ? [{ ...row, tool: row.tool }] : []));
}

/** The name of the tool that does the same as the operation of a path; null where none does. */
export function toolNameOf(path: string): string | null {
  return answered.find((row) => row.path === path)?.tool?.name ?? null;
}

/** Lines about the questions in the description for agents. */
export const questionsInBrief: readonly Text[] = [...asked, plan].flatMap(({ inBrief }) =>
  inBrief === undefined ? [] : [inBrief],
);
