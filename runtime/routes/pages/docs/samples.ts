/** One call as developers write it: for a shell, in two languages, and as the call of a tool by an agent. */
import type { Html } from '../../../../words/html.js';
import { html, nothing } from '../../../../words/html.js';
import type { PageSite } from '../page-site.js';

export interface SampleCall {
  /** In capital letters. */
  readonly method: string;
  /** In full, with its query. */
  readonly url: string;
  /** What is sent with it, as JSON; undefined for nothing. */
  readonly body: unknown;
  /** The type of its answer. */
  readonly media: string;
  /** The same as a tool with its arguments; null where no tool does this. */
  readonly tool: { readonly name: string; readonly arguments: object } | null;
}

/** The forms of a call, of which one is open at a time, each with a button that copies it. */
export function renderSamples({ words: { docs } }: PageSite, call: SampleCall, group: string): Html {
  const forms: readonly (readonly [name: string, text: string])[] = [
    ['curl', curl(call)],
    ['JavaScript', javascript(call)],
    ['Python', python(call)],
    ...(call.tool === null ? [] : [[docs.tool, toolCall(call.tool)] as const]),
  ];
  const shown = forms.map(
    ([name, text], index) =>
      html`<details name="${group}"${index === 0 ? html` open` : nothing}><summary>${name}</summary><div class="copied"><pre tabindex="0"><code>${text}</code></pre>
<p data-scripted hidden><button type="button" class="quiet" data-copy="${docs.copied}">${docs.copy}</button> <span role="status"></span></p></div></details>`,
  );
  return html`<div class="samples">${shown}</div>`;
}

/** Between single quotes, in which a shell reads everything but these as it stands. */
function inShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function curl({ method, url, body, media }: SampleCall): string {
  const file = formOf(media) === 'file' ? '-OJ ' : '';
  if (body === undefined) return `curl ${file}${inShell(url)}`;
  return `curl -X ${method} ${inShell(url)} \\
  -H 'content-type: application/json' \\
  -d ${inShell(JSON.stringify(body, null, 2))}`;
}

/** What becomes of an answer of this type. */
function formOf(media: string): 'json' | 'text' | 'file' {
  if (media.endsWith('json')) return 'json';
  return media.startsWith('text/') ? 'text' : 'file';
}

const readInJavascript = { json: 'json', text: 'text', file: 'blob' } as const;

function javascript({ method, url, body, media }: SampleCall): string {
  const options =
    body === undefined
      ? ''
      : `, {
  method: '${method}',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(${indented(JSON.stringify(body, null, 2))}),
}`;
  return `const response = await fetch(${JSON.stringify(url)}${options});
const answer = await response.${readInJavascript[formOf(media)]}();`;
}

const readInPython = {
  json: 'json.load(response)',
  text: 'response.read().decode()',
  file: 'response.read()',
} as const;

/** With the standard library only. */
function python({ url, body, media }: SampleCall): string {
  const request =
    body === undefined
      ? JSON.stringify(url)
      : `Request(
    ${JSON.stringify(url)},
    data=json.dumps(${pythonText(body)}).encode(),
    headers={"content-type": "application/json"},
)`;
  const form = formOf(media);
  return `${form === 'json' || body !== undefined ? 'import json\n' : ''}from urllib.request import ${body === undefined ? '' : 'Request, '}urlopen

with urlopen(${request}) as response:
    answer = ${readInPython[form]}`;
}

/** A value of JSON as Python writes it. */
function pythonText(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(pythonText).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, member]) => `${JSON.stringify(name)}: ${pythonText(member)}`)
    .join(', ')}}`;
}

function toolCall({ name, arguments: given }: NonNullable<SampleCall['tool']>): string {
  return JSON.stringify({ name, arguments: given }, null, 2);
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
