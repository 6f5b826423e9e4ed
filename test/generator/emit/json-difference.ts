/** How one JSON document differs from another, by the members that do: a line for each, and values as wide JSON. */
import { wideValue } from './wide-json.js';

/** The keys that lead to a value. */
type Path = readonly string[];
type Members = Readonly<Record<string, unknown>>;

/**
 * `- path` is gone, `+ path: value` is new, `path: value` has another value. Where members stand in another order,
 * `path has` lists them. The other document follows from this one and these lines.
 */
export function jsonDifference(one: unknown, other: unknown): readonly string[] {
  return differences(one, other, []);
}

function differences(one: unknown, other: unknown, path: Path): readonly string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  const whole = labeled('', path, other);
  if (!(isObject(one) && isObject(other)) || Array.isArray(one) !== Array.isArray(other)) return [whole];
  const members = memberDifferences(one, other, path);
  return lineCount(members.join('\n')) < lineCount(whole) ? members : [whole];
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}

function memberDifferences(one: Members, other: Members, path: Path): readonly string[] {
  const gone = Object.keys(one).filter((key) => !Object.hasOwn(other, key));
  const present = Object.entries(other).flatMap(([key, value]) => {
    const inner = [...path, key];
    return Object.hasOwn(one, key) ? differences(one[key], value, inner) : [labeled('+ ', inner, value)];
  });
  return [...gone.map((key) => `- ${label([...path, key])}`), ...orderOf(one, other, path), ...present];
}

/** The order of members, unless those that were there come first and as they were. */
function orderOf(one: Members, other: Members, path: Path): readonly string[] {
  const keys = Object.keys(other);
  const kept = Object.keys(one).filter((key) => Object.hasOwn(other, key));
  return kept.every((key, index) => key === keys[index]) ? [] : [`${label(path)} has ${keys.join(', ')}`];
}

function labeled(sign: string, path: Path, value: unknown): string {
  const name = `${sign}${label(path)}: `;
  return name + wideValue(value, '', name.length);
}

function label(path: Path): string {
  return path.join(' > ');
}

function lineCount(text: string): number {
  return text.split('\n').length;
}
