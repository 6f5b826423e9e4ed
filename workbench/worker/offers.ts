/** Findings of the language service as plain data, with what a person can do about them. */
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import type { EntryPlace } from '../messages/draft.js';
import type { Finding, Offer, Part } from '../messages/findings.js';
import { offerWords as words } from '../messages/words.js';
import { missingKeys } from './entry-form.js';
import type { Files } from './excerpt.js';
import { entryAt, textOfEntry } from './excerpt.js';
import { findingOf } from './to-plain-data.js';
import type { WrittenEntry } from './written-entry.js';
import { childrenOf, writtenEntry } from './written-entry.js';

/**
 * The findings in their order; all missing keys of one input are one finding. Those of the open entry say which of its
 * parts they are about.
 */
export function findingsOf(
  diagnostics: readonly Diagnostic[],
  files: Files,
  open: EntryPlace | null,
): readonly Finding[] {
  const found = diagnostics.map((diagnostic) => withOffers(diagnostic, files));
  const shown = found.filter((each, index) => !isSameOffer(each, found[index - 1]));
  return open === null ? shown : withParts(shown, open, writtenEntry(open.slug, textOfEntry(files, open)));
}

function withParts(findings: readonly Finding[], { path, from, to }: EntryPlace, entry: WrittenEntry) {
  return findings.map((finding): Finding => {
    const isOwn = finding.path === path && finding.from >= from && finding.from < to;
    return isOwn ? { ...finding, part: partAt(entry, finding.from - from) } : finding;
  });
}

/** The part of an entry at an offset of its text. */
function partAt({ nodes }: WrittenEntry, at: number): Part | null {
  const around = nodes.filter(({ key, value }) => (key ?? value).start <= at && at <= value.end);
  const [, part, name, ...path] = around.map((node) => node.path).toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (name === undefined) return null;
  if (part === 'inputs') return { kind: 'input', input: name, path };
  return part === 'examples' ? { kind: 'example', index: Number(name) } : null;
}

function isSameOffer(finding: Finding, before: Finding | undefined): boolean {
  const [own] = finding.offers;
  const [other] = before?.offers ?? [];
  return own?.kind === 'bounds' && other?.kind === 'bounds' && finding.from === before?.from;
}

function withOffers(diagnostic: Diagnostic, files: Files): Finding {
  const finding = findingOf(diagnostic);
  const { computed, code } = diagnostic;
  if (computed !== undefined)
    return offering(finding, { kind: 'value', value: computed.text, at: computed.span.start });
  if (code === 'unknown-category') return offering(finding, { kind: 'trade' });
  if (finding.fixes.length > 0 || !open.has(code)) return finding;
  return withEntryOffer(finding, diagnostic.missing ?? null, files);
}

/** Mistakes about a missing key or an incomplete list. */
const open: ReadonlySet<string> = new Set(['missing-key', 'out-of-limits', 'wrong-type']);

function offering(finding: Finding, offer: Offer): Finding {
  return { ...finding, offers: [offer] };
}

function withEntryOffer(finding: Finding, missing: string | null, files: Files): Finding {
  const place = entryAt(files, finding.path, finding.from);
  if (place === null) return finding;
  const entry = writtenEntry(place.slug, textOfEntry(files, place));
  const at = finding.from - place.from;
  const path = entry.nodes.find(({ key, value }) => key?.start === at || value.start === at)?.path ?? [];
  const [, part, input] = path;
  if (isBound(missing) && path.length === 3 && part === 'inputs' && input !== undefined)
    return withBounds(finding, input, missingKeys(entry, input));
  const isEmptyList = path.length === 2 && part === 'examples' && childrenOf(entry, path).length === 0;
  if (isEmptyList || (path.length === 1 && missing === 'examples')) return offering(finding, { kind: 'example' });
  return path.length === 1 && isLine(missing) ? offering(finding, { kind: 'line', key: missing }) : finding;
}

/** True for a key of a number. Without its type an input may be a choice, which has no bounds. */
function isBound(key: string | null): boolean {
  return key !== null && key !== 'type';
}

/** True for a key of an entry that is one text. */
function isLine(key: string | null): key is string {
  return key !== null && ['title', 'subtitle', 'disclaimer', 'sources'].includes(key);
}

/** `a`, `b` and `c`, each as code. */
function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.at(-1) ?? '';
  return quoted.length < 2 ? last : words.and({ others: quoted.slice(0, -1).join(', '), last });
}

function withBounds(finding: Finding, input: string, keys: readonly string[]): Finding {
  if (keys.length === 0) return finding;
  if (keys.length === 1) return offering(finding, { kind: 'bounds', input });
  const message = words.inputNeeds({ input, keys: listed(keys) });
  return offering({ ...finding, message, hint: words.inputHint }, { kind: 'bounds', input });
}
