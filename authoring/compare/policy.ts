/** Requirements of changes: another version, and lines in the changelog. */
import type { Change, ChangeClass } from './change.js';

/** The versions of both catalogs, and the changelog of the new one if there is one. */
export interface Announced {
  readonly before: string;
  readonly after: string;
  readonly changelog: string | null;
}

export interface Judgement {
  /** The lowest version that the changes require; the old one when callers notice no change. */
  readonly version: string;
  /** The missing announcements, in sentences; empty when nothing is missing. */
  readonly problems: readonly string[];
  /** Proposed lines for the changelog. */
  readonly entry: readonly string[];
}

/**
 * Breaking changes need a new major version, and a section of the changelog for it that names each broken calculator. A
 * version marked as not yet released has promised nothing: its section is enough.
 */
export function judge(changes: readonly Change[], { before, after, changelog }: Announced): Judgement {
  const version = versionFor(changes, before);
  const breaking = changes.filter((change) => change.class === 'breaking');
  const entry = entryOf(changes);
  if (breaking.length === 0) return { version, problems: [], entry };
  const section = changelog === null ? null : sectionOf(changelog, after);
  const isDraft = section !== null && /not yet released/i.test(section.split('\n')[0] ?? '') && before === after;
  const isEnough = isDraft || majorOf(after) > majorOf(before);
  const require = breaking.length === 1 ? 'change requires' : 'changes require';
  const low = `${breaking.length} breaking ${require} version ${version}; service.yaml says ${after}.`;
  const missing = changelog === null ? [] : missingIn(section, isEnough ? after : version, breaking);
  return { version, problems: [...(isEnough ? [] : [low]), ...missing], entry };
}

function missingIn(section: string | null, version: string, breaking: readonly Change[]): readonly string[] {
  if (section === null) return [`CHANGELOG.md has no section \`## ${version}\`.`];
  const unnamed = [...new Set(breaking.map(({ where }) => where))].filter((where) => !isNamed(where, section));
  return unnamed.map((where) => `The section \`## ${version}\` of CHANGELOG.md does not name \`${where}\`.`);
}

/** True when a text has a name as a separate word: `fence` is not in `barbed-wire-fence`. */
function isNamed(name: string, text: string): boolean {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w-])${plain}(?![\\w-])`).test(text);
}

/** The section of a version, from its heading to the next one; null when there is none. */
function sectionOf(changelog: string, version: string): string | null {
  const sections = changelog.split(/^(?=## )/m);
  return sections.find((section) => section.startsWith(`## ${version}`)) ?? null;
}

function majorOf(version: string): number {
  return Number(version.split('.')[0] ?? 0);
}

/** Breaking changes require the next major version, changes of behavior the next minor, of documentation a patch. */
function versionFor(changes: readonly Change[], before: string): string {
  const [major = 0, minor = 0, patch = 0] = before.split('.').map(Number);
  const has = (kind: ChangeClass): boolean => changes.some((change) => change.class === kind);
  if (has('breaking')) return `${major + 1}.0.0`;
  if (has('behaviour')) return `${major}.${minor + 1}.0`;
  return has('documentation') ? `${major}.${minor}.${patch + 1}` : before;
}

function entryOf(changes: readonly Change[]): readonly string[] {
  return changes
    .filter((change) => change.class !== 'documentation')
    .map(({ class: kind, where, what }) => `- ${kind === 'breaking' ? 'Breaking: ' : ''}${where}: ${what}.`);
}
