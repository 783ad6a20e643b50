// The editor: CodeMirror with what a bot needs: names of `see`, errors at their lines, Ctrl+Enter to run.
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript, javascriptLanguage, localCompletionSource } from '@codemirror/lang-javascript';
import { HighlightStyle, bracketMatching, indentOnInput, indentUnit, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import { lintGutter, linter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, drawSelection, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const kColours = HighlightStyle.define([
  { tag: [tags.keyword, tags.controlKeyword, tags.definitionKeyword, tags.modifier], color: 'var(--code-keyword)', fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: [tags.function(tags.variableName), tags.function(tags.definition(tags.variableName))], color: 'var(--code-function)' },
  { tag: tags.propertyName, color: 'var(--code-property)' },
]);

const kTheme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--paper)', color: 'var(--ink)', fontSize: 'var(--code-size)' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace', lineHeight: '1.5' },
  '.cm-gutters': { backgroundColor: 'var(--paper)', color: 'var(--faint)', borderRight: '1px solid var(--edge)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--line)' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: 'var(--chosen)' },
  '.cm-tooltip': { backgroundColor: 'var(--paper)', color: 'var(--ink)', border: '1px solid var(--edge)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--blue)', color: '#fff' },
});

// What is no JavaScript, found while it is typed. The first place is enough: the others follow from it.
function syntaxFault(view, sentence) {
  let fault = null;
  syntaxTree(view.state).iterate({ enter: (node) => {
    if (fault || !node.type.isError) return;
    const line = view.state.doc.lineAt(node.from);
    fault = { from: Math.min(node.from, line.to), to: Math.max(node.to, Math.min(node.from + 1, line.to)), severity: 'error', message: sentence };
  } });
  return fault ? [fault] : [];
}

export class Editor {
  /** @param fields [{label, detail}] of `see` */
  constructor(parent, { label, fields, sentence, changed, run }) {
    const ofSee = (context) => {
      const before = context.matchBefore(/\bsee\.\w*/);
      return before && { from: before.from + 'see.'.length, options: fields.map((field) => ({ type: 'property', ...field })) };
    };
    this.sentence = sentence;
    this.extensions = [
      lineNumbers(), highlightActiveLine(), highlightActiveLineGutter(), history(), drawSelection(), bracketMatching(), closeBrackets(), indentOnInput(),
      indentUnit.of('  '), EditorView.lineWrapping, javascript(), syntaxHighlighting(kColours), kTheme,
      autocompletion(), javascriptLanguage.data.of({ autocomplete: ofSee }), javascriptLanguage.data.of({ autocomplete: localCompletionSource }),
      lintGutter(), linter((view) => syntaxFault(view, sentence)),
      keymap.of([{ key: 'Mod-Enter', run: () => { run(); return true; } },
        ...closeBracketsKeymap, ...completionKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0', spellcheck: 'false', autocapitalize: 'off' }),
      // A file that is dropped is another bot, not text for this one.
      EditorView.domEventHandlers({ drop: ({ dataTransfer }) => dataTransfer?.files.length > 0 }),
      EditorView.updateListener.of((update) => { if (update.docChanged) changed(); }),
    ];
    this.view = new EditorView({ parent });
  }

  get text() {
    return this.view.state.doc.toString();
  }

  /** Another bot: what was typed before cannot be undone into it. */
  load(text) {
    this.view.setState(EditorState.create({ doc: text, extensions: this.extensions }));
  }

  /** At the cursor. */
  insert(text) {
    const { from, to } = this.view.state.selection.main;
    this.view.dispatch({ changes: { from, to, insert: text }, selection: { anchor: from + text.length }, scrollIntoView: true });
    this.view.focus();
  }

  /** The first place that is no JavaScript. @returns {line, column, message} or null */
  syntaxFault() {
    const [fault] = syntaxFault(this.view, this.sentence);
    if (!fault) return null;
    const line = this.view.state.doc.lineAt(fault.from);
    return { line: line.number, column: fault.from - line.from + 1, message: fault.message };
  }

  get lines() {
    return this.view.state.doc.lines;
  }

  clear() {
    this.view.dispatch(setDiagnostics(this.view.state, []));
  }

  /** Marks an error at its line and shows it. */
  mark({ line, column = 1, message }, severity = 'error') {
    const { doc } = this.view.state;
    const at = doc.line(Math.max(1, Math.min(line, doc.lines)));
    const start = at.from + Math.min(Math.max(column - 1, 0), at.length);
    const from = start < at.to ? start : at.from + /^\s*/.exec(at.text)[0].length;
    this.view.dispatch(setDiagnostics(this.view.state, [{ from, to: Math.max(from, at.to), severity, message }]));
    this.view.dispatch({ effects: EditorView.scrollIntoView(at.from, { y: 'center' }) });
  }
}
