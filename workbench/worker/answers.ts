/** Answers the questions of the page. */
import type { LanguageService } from '../../authoring/language/language-service.js';
import type { EntryPlace } from '../messages/draft.js';
import type { EntryChanges, EntryEdit } from '../messages/entry-form.js';
import type { Answers, Question, QuestionKind } from '../messages/protocol.js';
import { changesOf } from './entry-edits.js';
import type { Files } from './excerpt.js';
import { entryAt, textOfEntry } from './excerpt.js';
import { linkFilesOf } from './link-files.js';
import { newEntry, tradeOf } from './new-entry.js';
import { changeOf, placeOf } from './to-plain-data.js';
import { nodeAt, writtenEntry } from './written-entry.js';

export interface Known {
  readonly language: LanguageService;
  readonly files: Files;
}

type Answering = {
  readonly [Kind in QuestionKind]: (known: Known, question: Answers[Kind]['question']) => Answers[Kind]['answer'];
};

const answering: Answering = {
  hover: ({ language }, { path, offset }) => {
    const found = language.hover(path, offset);
    return found && { ...placeOf(found.span), markdown: found.markdown };
  },
  complete: ({ language }, { path, offset }) => {
    const found = language.complete(path, offset);
    return found && { from: found.span.start, to: found.span.end, items: found.items };
  },
  definition: ({ language }, { path, offset }) => {
    const found = language.definition(path, offset);
    return found && placeOf(found);
  },
  renamable: ({ language }, { path, offset }) => {
    const found = language.renamable(path, offset);
    return found && placeOf(found);
  },
  rename: ({ language }, { path, offset, name }) => {
    const renaming = language.rename(path, offset, name);
    if ('refusal' in renaming) return renaming;
    return { edits: renaming.edits.map((edit) => ({ path: edit.span.source.path, change: changeOf(edit) })) };
  },
  format: ({ language }, { path }) => language.format(path).map(changeOf),
  excerpt: ({ files }, { path, offset }) => {
    const entry = entryAt(files, path, offset);
    return entry && linkFilesOf(files, entry);
  },
  input: ({ files }, { path, offset, name }) => {
    const entry = entryAt(files, path, offset);
    if (entry === null) return null;
    const node = nodeAt(writtenEntry(entry.slug, textOfEntry(files, entry)), [entry.slug, 'inputs', name]);
    return node?.key ? entry.from + node.key.start : null;
  },
  write: ({ files }, { path, offset, edit }) => {
    const entry = entryAt(files, path, offset);
    return entry === null ? [] : changesIn(files, entry, edit);
  },
  trade: ({ files, language }, { path, offset }) => {
    const entry = entryAt(files, path, offset);
    return entry && tradeOf(entry, language);
  },
  entry: ({ language }, { slug, path }) => newEntry(slug, path, language),
};

/** The changes of an entry, at the offsets of its file. */
function changesIn(files: Files, entry: EntryPlace, edit: EntryEdit): EntryChanges {
  const { slug, from } = entry;
  const own = edit.kind === 'value' ? { ...edit, at: edit.at - from } : edit;
  const changes = changesOf(writtenEntry(slug, textOfEntry(files, entry)), own);
  return changes.map((each) => ({ ...each, from: each.from + from, to: each.to + from }));
}

export function answer(question: Question, known: Known): Answers[QuestionKind]['answer'] {
  // The types do not express that a question and its handler have the same kind.
  return answering[question.kind](known, question as never);
}
