/** Completes words from the language service, or offers those spelled nearly alike when none contains the word. */
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { editDistance } from '../../engine/spelling/edit-distance.js';
import { element, markdown } from '../dom/element.js';
import type { Completion as Completed } from '../messages/protocol.js';

export type Complete = (offset: number) => Promise<Completed | null>;

/** Words up to this many letters may have one slip, longer ones two. */
const shortWord = 4;

export function completionFrom(complete: Complete) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const isTyping = context.matchBefore(/[\w"%]+/) !== null;
    if (!context.explicit && !isTyping) return null;
    const found = await complete(context.pos);
    if (found === null || context.aborted || found.items.length === 0) return null;
    const typed = context.state.sliceDoc(found.from, context.pos).toLowerCase();
    const { from } = found;
    const isLike = ({ label }: { label: string }) => label.toLowerCase().includes(typed);
    if (found.items.some(isLike)) return { from, options: found.items.map(optionOf), validFor: /^[\w%-]*$/ };
    const near = found.items.filter(({ label }) => isNear(label.toLowerCase(), typed));
    // These do not contain the word, so that the editor's own filter would remove them all.
    return near.length === 0 ? null : { from, to: found.to, options: near.map(optionOf), filter: false };
  };
}

function isNear(label: string, typed: string): boolean {
  return editDistance(typed, label.slice(0, typed.length + 1)) <= (typed.length <= shortWord ? 1 : 2);
}

function optionOf({ label, kind, told, insert }: Completed['items'][number]): Completion {
  return {
    label,
    detail: kind,
    apply: insert,
    ...(told === '' ? {} : { info: () => element('div', { class: 'told' }, markdown(told)) }),
  };
}
