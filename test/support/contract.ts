/** Whether answers are what the contract promises, with no member that it does not describe. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Facts } from '../../contract/facts.js';
import type { Operation } from '../../contract/operation.js';
import { problem } from '../../contract/problem.js';
import type { Schema } from '../../contract/schema.js';
import type { Json } from '../../contract/write-schema.js';
import { writeSchema } from '../../contract/write-schema.js';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

/** Checks a value; gives what is wrong with it, each as one line. */
export type Check = (value: unknown) => readonly string[];

/** The schema with all others in their places. */
export function inlined(schema: Schema): Json {
  return writeSchema(schema, (_name, body) => body());
}

/** Refuses every member that is not described, except where the schema says that there are others. */
export function closedCheck(schema: Schema): Check {
  const validate = ajv.compile(closed(inlined(schema)) as Schema);
  return (value) =>
    validate(value)
      ? []
      : (validate.errors ?? []).map(
          ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
        );
}

/** The halves of an `allOf` are closed together. */
function closed(part: unknown, isHalf = false): unknown {
  if (Array.isArray(part)) return part.map((each) => closed(each, isHalf));
  if (typeof part !== 'object' || part === null) return part;
  const { discriminator: _, ...keywords } = part as Json;
  const inner = Object.entries(keywords).map(([keyword, value]) => [
    keyword,
    keyword === 'properties'
      ? Object.fromEntries(Object.entries(value as Json).map(([name, each]) => [name, closed(each)]))
      : closed(value, keyword === 'allOf'),
  ]);
  const isRecord = 'allOf' in keywords || ('properties' in keywords && !('additionalProperties' in keywords));
  return { ...Object.fromEntries(inner), ...(isRecord && !isHalf ? { unevaluatedProperties: false } : {}) };
}

/** Checks answers of an operation by their status; any that is no success is a problem. */
export function answerCheck(row: Operation, facts: Facts): (isAnswer: boolean, value: unknown) => readonly string[] {
  const [answer] = row.answers(facts);
  const asAnswer = closedCheck(answer?.schema ?? {});
  const asProblem = closedCheck(problem(facts));
  return (isAnswer, value) => (isAnswer ? asAnswer(value) : asProblem(value));
}

/** What tools answer, without the words. */
export function toolShapes(rows: readonly Operation[], facts: Facts): unknown {
  const shapes = rows.map((row) => [row.id, row.answers(facts).map(({ schema }) => inlined(schema))]);
  return JSON.parse(JSON.stringify(shapes, (key, value) => (key === 'description' ? undefined : value)));
}
