/** The look of the editor. Its colors are custom properties of the page, which reach into the shadow root. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const syntax = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--code-key)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-text)' },
  { tag: tags.content, color: 'var(--ink)' },
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: [tags.punctuation, tags.separator, tags.brace, tags.squareBracket], color: 'var(--soft-ink)' },
]);

const surface = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--paper)', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--code-font)', fontSize: 'var(--code-size)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--ink)', paddingBlock: '0.75rem' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-line': { paddingInline: '0.5rem 1rem' },
  '.cm-gutters': { backgroundColor: 'var(--paper)', color: 'var(--soft-ink)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--tint)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--selection)',
  },
  '.cm-lineNumbers .cm-gutterElement': { paddingInline: '0.75rem 0.25rem' },
  '.cm-tooltip': {
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    boxShadow: 'var(--shadow)',
    maxInlineSize: 'min(34rem, 90vw)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--code-font)', maxHeight: '14rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--accent-ink)' },
  '.cm-completionDetail': { fontStyle: 'normal', color: 'var(--soft-ink)' },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-completionInfo': { fontFamily: 'var(--text-font)', padding: '0.25rem 0.75rem' },
  '.told, .cm-diagnostic': {
    fontFamily: 'var(--text-font)',
    fontSize: '0.875rem',
    lineHeight: '1.5',
    padding: '0.5rem 0.75rem',
  },
  '.told p': { margin: '0 0 0.5rem' },
  '.told p:last-child': { margin: '0' },
  code: { fontFamily: 'var(--code-font)', fontSize: '0.9em' },
  '.cm-diagnostic p': { margin: '0' },
  '.cm-diagnostic-error': { borderLeft: '4px solid var(--wrong)' },
  '.cm-diagnostic-info': { borderLeft: '4px solid var(--accent)' },
  '.cm-diagnosticAction': {
    backgroundColor: 'var(--accent)',
    color: 'var(--accent-ink)',
    borderRadius: '6px',
    padding: '0.25rem 0.625rem',
    margin: '0.375rem 0.5rem 0 0',
    font: 'inherit',
    cursor: 'pointer',
  },
  '.cm-panels': { backgroundColor: 'var(--tint)', color: 'var(--ink)', borderColor: 'var(--line)' },
  '.cm-panels button, .cm-panels input': { font: 'inherit', fontSize: '0.875rem' },
  '.cm-button': { backgroundImage: 'none' },
  '.cm-button, .cm-textfield': {
    backgroundColor: 'var(--paper)',
    border: '1px solid var(--edge)',
    color: 'var(--ink)',
  },
});

export const theme = [surface, syntaxHighlighting(syntax)];
