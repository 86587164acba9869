// SPDX-License-Identifier: MIT
//
// Write: the files of a mod, checked as they are typed, their card drawn, their scenarios played on
// save, and the changed card taken into the game beside the pane.
import { useEffect, useRef, useState } from 'preact/hooks'
import { renewFacts } from '../cards/facts'
import { toWrite } from '../state/asked'
import { complain, readLobby, wire } from '../state/session'
import { Drawn } from '../studio/drawn'
import { makeEditor, type Editor } from '../studio/editor'
import { NewFile } from '../studio/newfile'
import type { Problem } from '../studio/places'
import { Scenarios } from '../studio/scenarios'
import type { DrawnFacts, TestResult, WritableMod } from '../studio/types'
import type { PaneProps } from './index'
import '../style/studio.css'

const CHECK_MS = 120

interface OpenFile {
  mod: WritableMod
  path: string
  stamp: string
  text: string // as it is on the disk
}

interface Taken {
  taken: boolean
  changed?: string
  unfit?: string
  lost?: number
}

export default function WritePane({ table }: PaneProps) {
  const [mods, setMods] = useState<WritableMod[] | null>(null)
  const [opening, setOpening] = useState(true)
  const [file, setFile] = useState<OpenFile | null>(null)
  const [dirty, setDirty] = useState(false)
  const [problems, setProblems] = useState<Problem[] | null>(null)
  const [drawn, setDrawn] = useState<{ facts?: DrawnFacts; text: string } | null>(null)
  const [tested, setTested] = useState<TestResult | 'playing' | null>(null)
  const [taken, setTaken] = useState<Taken | null>(null)
  const editor = useRef<Editor | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const current = useRef<OpenFile | null>(null)
  const brought = useRef<string | null>(null) // a mod that comes into the game when it is saved
  const version = useRef(0)
  const timer = useRef(0)
  current.current = file

  useEffect(() => {
    const made = makeEditor(place.current!, {
      wrap: table !== null,
      onChange: () => typed(),
      onSave: () => void save(),
    })
    editor.current = made
    readFiles().then((list) => {
      if (brought.current !== null) return
      const mod = list.find((one) => !one.wrong)
      const first = mod?.files.find((one) => one.kind === 'card') ?? mod?.files[0]
      if (mod && first) void open(mod, first.path).catch(complain)
      else setOpening(false)
    }, complain)
    return () => {
      window.clearTimeout(timer.current)
      made.destroy()
    }
  }, [])

  // a card that its reader wants to change
  const wanted = toWrite.value
  useEffect(() => {
    if (!wanted) return
    toWrite.value = null
    brought.current = wanted.mod
    readFiles()
      .then((list) => {
        const mod = list.find((one) => one.name === wanted.mod)
        return mod ? open(mod, wanted.path) : setOpening(false)
      })
      .catch(complain)
  }, [wanted])

  // Ctrl+S saves from wherever one stands in the pane; in the editor its own keys come first.
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      void save()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  })

  async function readFiles(): Promise<WritableMod[]> {
    const reply = await wire().ask('files', {})
    const list = (reply.mods ?? []) as WritableMod[]
    setMods(list)
    return list
  }

  async function open(mod: WritableMod, path: string): Promise<void> {
    if (editor.current && dirtyNow() && !window.confirm('Leave this file without saving it?'))
      return
    setOpening(true)
    const reply = await wire()
      .ask('read', { mod: mod.name, path })
      .finally(() => setOpening(false))
    const next = { mod, path, stamp: reply.stamp, text: reply.text }
    current.current = next
    setFile(next)
    setDirty(false)
    setTested(null)
    setTaken(null)
    setDrawn(null)
    editor.current!.open(reply.text, mod.game ?? null, `${mod.name}/${path}`)
    look()
  }

  const dirtyNow = () => current.current !== null && editor.current?.text() !== current.current.text

  function typed(): void {
    setDirty(dirtyNow())
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(look, CHECK_MS)
  }

  /** Checks what is written and draws its card. An answer to an older text is dropped. */
  function look(): void {
    const at = current.current
    if (!at) return
    const asked = ++version.current
    const text = editor.current!.text()
    const fields = { mod: at.mod.name, path: at.path, text }
    wire()
      .ask('check', fields)
      .then((reply) => {
        if (asked !== version.current) return
        const found = (reply.problems ?? []) as Problem[]
        setProblems(found)
        editor.current!.showProblems(found)
        const broken = found.some((problem) => problem.severity === 'error')
        if (broken || !/^\s*return card/m.test(text)) return undefined
        return wire()
          .ask('draw_card', fields)
          .then((card) => {
            if (asked === version.current)
              setDrawn({ text: card.text ?? '', facts: card.facts as DrawnFacts | undefined })
          })
      })
      .catch(complain)
  }

  async function save(): Promise<void> {
    const at = current.current
    if (!at) return
    const text = editor.current!.text()
    try {
      const { stamp } = await wire().ask('write', {
        mod: at.mod.name,
        path: at.path,
        text,
        stamp: at.stamp,
      })
      const next = { ...at, stamp, text }
      current.current = next
      setFile(next)
      setDirty(editor.current!.text() !== text)
      await Promise.all([test(next), table ? takeOver(false) : undefined])
    } catch (error) {
      complain(error)
    }
  }

  async function test(at: OpenFile): Promise<void> {
    if (!/\.lua$/.test(at.path) || at.path === 'mod.lua') return
    setTested('playing')
    try {
      const reply = (await wire().ask('test', {
        mod: at.mod.name,
        path: at.path,
      })) as unknown as TestResult
      if (current.current?.path !== at.path) return
      setTested(reply)
      const seen = (reply.coverage ?? []).find((one) => one.file === at.path)
      editor.current!.showMissed(seen?.missed ?? [])
    } catch (error) {
      setTested(null)
      complain(error)
    }
  }

  async function takeOver(anyhow: boolean): Promise<void> {
    if (!table) return
    const reply = (await wire().ask('reload', {
      table: table.id,
      anyhow,
      ...(brought.current !== null && brought.current === current.current?.mod.name
        ? { mod: brought.current }
        : {}),
    })) as unknown as Taken
    setTaken(reply)
    if (reply.taken) renewFacts(table.id)
  }

  async function goTo(path: string, line: number): Promise<void> {
    if (file && path !== file.path) await open(file.mod, path)
    editor.current!.goTo(line)
  }

  const errors = (problems ?? []).filter((one) => one.severity === 'error').length
  return (
    <div class="pane studio write">
      {!table && <h1 class="unseen">Write</h1>}
      <div class="studio-bar row">
        <FilePicker
          mods={mods}
          file={file}
          opening={opening}
          onOpen={(mod, path) => void open(mod, path).catch(complain)}
        />
        <NewFile
          mods={mods ?? []}
          mod={file?.mod ?? null}
          onMade={async (mod, path) => {
            const list = await readFiles()
            void readLobby().catch(complain) // a format or a mod is new there, too
            const made = list.find((one) => one.name === mod)
            if (made) await open(made, path ?? made.files[0]?.path ?? 'mod.lua')
            editor.current!.view.focus()
          }}
        />
        <button
          type="button"
          class="button primary slim"
          disabled={!file}
          data-act="save"
          onClick={() => void save()}
        >
          Save <kbd>Ctrl S</kbd>
        </button>
        <span class="quiet small" role="status">
          {opening ? 'Opening …' : !file ? '' : dirty ? 'changed' : 'saved'}
          {opening || problems === null ? '' : errors > 0 ? ` · ${errors} wrong` : ' · no errors'}
        </span>
      </div>
      {mods !== null && mods.length === 0 && (
        <p class="quiet">
          Nothing is written yet. Click a card of a game that does nothing now, or any card with the
          right button, and “Change this card”; or make a mod of your own with “New”, or start the
          table with <code>--mod FOLDER</code>.
        </p>
      )}
      <div class="write-body">
        <div class="editor" ref={place} />
        <div class="write-side stack-v">
          {taken && (
            <TakenBar
              taken={taken}
              name={drawn?.facts?.id === taken.changed ? drawn?.facts?.name : undefined}
              onAnyhow={() => void takeOver(true).catch(complain)}
            />
          )}
          <Problems
            problems={problems}
            onGo={(one) => editor.current!.goTo(one.line, one.column)}
          />
          <Scenarios tested={tested} onGo={(path, line) => void goTo(path, line).catch(complain)} />
          {drawn && <Drawn facts={drawn.facts} text={drawn.text} />}
        </div>
      </div>
    </div>
  )
}

function FilePicker(props: {
  mods: WritableMod[] | null
  file: OpenFile | null
  opening: boolean
  onOpen: (mod: WritableMod, path: string) => void
}) {
  const { mods, file, opening, onOpen } = props
  return (
    <label class="field">
      <span class="unseen">File</span>
      <select
        aria-label="File"
        value={file ? `${file.mod.name}\n${file.path}` : ''}
        onChange={(event) => {
          const [name, path] = event.currentTarget.value.split('\n')
          const mod = mods?.find((one) => one.name === name)
          if (mod && path) onOpen(mod, path)
        }}
      >
        {!file && <option value="">{opening ? '…' : 'choose a file'}</option>}
        {(mods ?? []).map((mod) => (
          <optgroup key={mod.name} label={mod.name + (mod.wrong ? ' (cannot be loaded)' : '')}>
            {mod.files.map((one) => (
              <option key={one.path} value={`${mod.name}\n${one.path}`}>
                {one.path}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

function Problems(props: { problems: Problem[] | null; onGo: (problem: Problem) => void }) {
  if (!props.problems || props.problems.length === 0) return null
  return (
    <section aria-label="Problems">
      <h2>Problems</h2>
      <ul class="problem-list">
        {props.problems.map((one, i) => (
          <li key={i}>
            <button type="button" class={`problem ${one.severity}`} onClick={() => props.onGo(one)}>
              <span class="mono">{one.line}</span>
              <span>
                <b class="unseen">{one.severity}: </b>
                {one.message}
                {one.rule && <span class="quiet"> ({one.rule})</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TakenBar({
  taken,
  name,
  onAnyhow,
}: {
  taken: Taken
  name: string | undefined
  onAnyhow: () => void
}) {
  if (taken.taken && taken.changed === '-')
    return <p class="verdict">The game uses no card of this file that has changed.</p>
  if (taken.taken)
    return (
      <p class="verdict" data-taken={taken.changed}>
        The game goes on with {name ?? taken.changed} as written
        {taken.lost ? `; ${taken.lost} moves no longer fit and are gone` : ''}.
      </p>
    )
  return (
    <div class="verdict no">
      <p>
        The game is as it was: {taken.unfit}
        {taken.lost ? ` (${taken.lost} moves would be lost)` : ''}
      </p>
      <button type="button" class="button slim" onClick={onAnyhow}>
        Go on from there
      </button>
    </div>
  )
}
