// SPDX-License-Identifier: MIT
//
// The editor: CodeMirror with Lua, with problems, completion and explanations that the program gives.
//
// It stands in a shadow root: there CodeMirror's styles are sheets of the root, and the page may
// forbid styles in its markup (Content-Security-Policy). So everything in it is styled here.
import {
  autocompletion,
  closeBrackets,
  closeCompletion,
  completionKeymap,
} from '@codemirror/autocomplete'
import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import {
  bracketMatching,
  HighlightStyle,
  indentUnit,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language'
import { lua } from '@codemirror/legacy-modes/mode/lua'
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { Compartment, EditorState, RangeSet, StateEffect, StateField } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  gutter,
  GutterMarker,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { wire } from '../state/session'
import { byteOf, indexOf, spanOf, type Problem } from './places'

export interface EditorEvents {
  /** Long lines go on in the next one: the editor is narrow. */
  wrap: boolean
  onChange: (text: string) => void
  onSave: () => void
}

export interface Editor {
  view: EditorView
  open: (text: string, game: string | null, name: string) => void
  text: () => string
  /** Whether nothing can be typed. */
  lock: (locked: boolean) => void
  showProblems: (problems: Problem[]) => void
  showMissed: (lines: number[]) => void
  goTo: (line: number, column?: number) => void
  destroy: () => void
}

/* ---- Lines that no scenario runs ---------------------------------------------------------- */

class Missed extends GutterMarker {
  override toDOM() {
    const mark = document.createElement('span')
    mark.className = 'missed-mark'
    mark.title = 'No scenario runs this line.'
    mark.setAttribute('role', 'img')
    mark.setAttribute('aria-label', 'No scenario runs this line.')
    return mark
  }
}
const missedMark = new Missed()
const setMissed = StateEffect.define<number[]>()
const missedField = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(marks, change) {
    let next = marks.map(change.changes)
    for (const effect of change.effects) {
      if (!effect.is(setMissed)) continue
      const doc = change.state.doc
      const lines = effect.value.filter((line) => line >= 1 && line <= doc.lines)
      next = RangeSet.of(
        lines.sort((a, b) => a - b).map((line) => missedMark.range(doc.line(line).from)),
      )
    }
    return next
  },
})
const missedGutter = gutter({
  class: 'cm-missed',
  markers: (view) => view.state.field(missedField),
})

/* ---- What the program knows of words ------------------------------------------------------ */

interface Item {
  label: string
  kind: string
  detail?: string
  info?: string
}

async function complete(
  context: CompletionContext,
  game: string | null,
): Promise<CompletionResult | null> {
  const before = context.matchBefore(/[\w"]+$/)
  const trigger = context.matchBefore(/[.:"{,]\s*$/)
  if (!game || (!context.explicit && !before && !trigger)) return null
  const text = context.state.doc.toString()
  const reply = await wire().ask('complete', { game, text, at: byteOf(text, context.pos) })
  const items = (reply.items ?? []) as Item[]
  return {
    from: indexOf(text, reply.from ?? 0),
    options: items.map((item, at) => ({
      label: item.label,
      type: item.kind,
      boost: -Math.min(at, 90),
      ...(item.detail ? { detail: item.detail.replace(/\b\w+\.(?=[A-Z])/g, '') } : {}),
      ...(item.info ? { info: item.info } : {}),
    })),
    validFor: /^\w*$/,
  }
}

interface Param {
  name: string
  type: string
  doc?: string
}

function explanation(title: string, text: string, params: Param[]): HTMLElement {
  const dom = document.createElement('div')
  dom.className = 'explanation'
  const head = dom.appendChild(document.createElement('code'))
  head.textContent = title
  const body = dom.appendChild(document.createElement('p'))
  body.textContent = text
  for (const param of params.filter((one) => one.doc)) {
    const line = dom.appendChild(document.createElement('p'))
    line.className = 'param'
    line.textContent = `${param.name}: ${param.doc}`
  }
  return dom
}

/* ---- The editor --------------------------------------------------------------------------- */

const theme = EditorView.theme({
  '&': { height: '100%', fontSize: '14px', backgroundColor: 'var(--raised)', color: 'var(--ink)' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.5' },
  '.cm-gutters': {
    backgroundColor: 'var(--surface-2)',
    color: 'var(--ink-2)',
    borderRight: '1px solid var(--line)',
  },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    border: '1px solid var(--line-strong)',
    borderRadius: '8px',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--accent-ink)',
  },
  '.cm-completionInfo': { maxWidth: '320px' },
  '.cm-missed': { width: '6px' },
  '.missed-mark': {
    display: 'block',
    width: '4px',
    height: '1.2em',
    borderRadius: '2px',
    backgroundColor: 'var(--warn)',
  },
  '.explanation': { maxWidth: '420px', padding: '8px 10px', fontSize: '13px' },
  '.explanation p': { margin: '4px 0 0' },
  '.explanation .param': { color: 'var(--ink-2)' },
  '.explanation code': { font: '600 13px var(--mono)', overflowWrap: 'anywhere' },
})

/** The colours of words: those of the page, so that they suit both themes. */
const words = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--accent)', fontWeight: '600' },
  { tag: tags.string, color: 'var(--legal)' },
  { tag: tags.number, color: 'var(--theirs)' },
  { tag: tags.comment, color: 'var(--ink-2)', fontStyle: 'italic' },
  { tag: tags.standard(tags.variableName), color: 'var(--mine)' },
])

export function makeEditor(host: HTMLElement, events: EditorEvents): Editor {
  const parent = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  let game: string | null = null
  const language = new Compartment()
  const label = new Compartment()
  const lock = new Compartment()
  const lang = StreamLanguage.define(lua)
  const extensions = [
    lineNumbers(),
    lintGutter(),
    missedField,
    missedGutter,
    history(),
    drawSelection(),
    indentUnit.of('  '),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    syntaxHighlighting(words),
    language.of(lang),
    events.wrap ? EditorView.lineWrapping : [],
    label.of(EditorView.contentAttributes.of({ 'aria-label': 'Editor' })),
    autocompletion({ override: [(context) => complete(context, game)], icons: false }),
    hoverTooltip(async (view, pos) => {
      if (!game) return null
      const text = view.state.doc.toString()
      const told = await wire().ask('hover', { game, text, at: byteOf(text, pos) })
      if (told.title === undefined) return null
      return {
        pos: indexOf(text, told.from ?? 0),
        end: indexOf(text, told.to ?? 0),
        create: () => ({
          dom: explanation(told.title!, told.text ?? '', (told.params ?? []) as Param[]),
        }),
      }
    }),
    keymap.of([
      {
        key: 'Mod-s',
        preventDefault: true,
        run: (view) => {
          closeCompletion(view) // its list would hide what is said of the file
          events.onSave()
          return true
        },
      },
      ...completionKeymap,
      ...lintKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...defaultKeymap,
      indentWithTab,
    ]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) events.onChange(update.state.doc.toString())
    }),
    lock.of(EditorState.readOnly.of(true)), // until a file is open
    theme,
  ]
  const view = new EditorView({ parent, root: parent, state: EditorState.create({ extensions }) })
  return {
    view,
    open(text, nextGame, name) {
      game = name.endsWith('.lua') ? nextGame : null
      view.setState(EditorState.create({ doc: text, extensions }))
      view.dispatch({
        effects: [
          lock.reconfigure([]),
          language.reconfigure(name.endsWith('.lua') ? lang : []),
          label.reconfigure(
            EditorView.contentAttributes.of({
              'aria-label': `${name}. Escape, then Tab leaves the editor.`,
            }),
          ),
        ],
      })
    },
    text: () => view.state.doc.toString(),
    lock: (locked) => view.dispatch({ effects: lock.reconfigure(EditorState.readOnly.of(locked)) }),
    showProblems(problems) {
      const text = view.state.doc.toString()
      view.dispatch(
        setDiagnostics(
          view.state,
          problems.map((problem) => ({
            ...spanOf(text, problem),
            severity: problem.severity === 'note' ? 'info' : problem.severity,
            message: `${problem.message}${problem.rule ? ` (${problem.rule})` : ''}`,
            source: problem.code,
          })),
        ),
      )
    },
    showMissed: (lines) => view.dispatch({ effects: setMissed.of(lines) }),
    goTo(line, column = 1) {
      const { from } = spanOf(view.state.doc.toString(), { line, column })
      view.dispatch({ selection: { anchor: from }, scrollIntoView: true })
      view.focus()
    },
    destroy: () => view.destroy(),
  }
}
