/** Whether an answer is one that the OpenAPI document promises: its status, type, headers and body. */
import type { OpenAPIV3_1 } from 'openapi-types';
import { escaped, mismatches, openapi, resolved } from '../support/openapi.js';
import type { PipedAnswer } from '../support/pipeline.js';

/** What the document does not promise about the answer to GET of one of its paths; nothing where all is as promised. */
export function broken(path: string, answer: PipedAnswer): readonly string[] {
  const status = String(answer.status);
  const responses = openapi.paths?.[path]?.get?.responses;
  const documented = responses?.[status] ?? responses?.['default'];
  if (documented === undefined) return [`status ${status} is not documented`];
  const pointer = '$ref' in documented ? documented.$ref : `#/paths/${escaped(path)}/get/responses/${status}`;
  const { headers = {}, content = {} } = resolved<OpenAPIV3_1.ResponseObject>(documented);
  const missing = Object.keys(headers).filter((name) => !answer.headers.has(name.toLowerCase()));
  return [...missing.map((name) => `header ${name} is missing`), ...brokenBody(pointer, content, answer)];
}

function brokenBody(
  pointer: string,
  content: NonNullable<OpenAPIV3_1.ResponseObject['content']>,
  { headers, text }: PipedAnswer,
): readonly string[] {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  if (content[type] === undefined) return [`type ${type} is not documented`];
  const body: unknown = /[/+]json$/.test(type) ? JSON.parse(text) : text;
  return mismatches(`${pointer}/content/${escaped(type)}/schema`, body);
}
