/** Reads and writes the items of a plan as texts: `fence~length=100`, of which clients may also send records. */
import { givenPairs, textOf } from '../calculator/list-parameter.js';
import { isRecord, jsonIn } from '../calculator/written-records.js';

/** The items in a text: joined by `;` because some clients can send a parameter once only, or records in JSON. */
export function planItems(text: string): readonly string[] {
  const value = jsonIn(text);
  if (typeof value === 'object' && value !== null) return [value].flat().map(jobText);
  return text.split(';').map((item) => item.replace(/^\s*([a-z][\w-]*)\?(.*)$/, withTildes));
}

/** An address such as `fence?length=100&style=wood_6` as an item. */
function withTildes(_: string, slug: string, query: string): string {
  return [slug, ...query.split('&')].join('~');
}

/** The job of a calculator with these entries. */
export function planItem(slug: string, given: readonly (readonly [name: string, value: string])[]): string {
  return [slug, ...given.map(([name, value]) => `${name}=${value}`)].join('~');
}

/** `{"slug":"fence","inputs":{"length":100}}` as an item. Other members are read as inputs. */
export function jobText(job: unknown): string {
  if (!isRecord(job)) return textOf(job);
  const { slug, inputs, ...others } = job;
  const members = { ...(isRecord(inputs) ? inputs : { inputs }), ...others };
  const pairs = Object.entries(members).flatMap(([name, value]) => givenPairs(name, value));
  return planItem(textOf(slug ?? ''), pairs);
}
