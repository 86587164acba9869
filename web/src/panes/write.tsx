// SPDX-License-Identifier: MIT
//
// Write: the files of a mod, checked as they are typed, their card drawn, their scenarios played on
// save, and the changed card taken into the game beside the pane.
import { useEffect, useRef, useState } from 'preact/hooks'
import { renewFacts } from '../cards/facts'
import { toWrite } from '../state/asked'
import { complain, entered, note, readLobby, wire } from '../state/session'
import { draftOf, keepDraft, lastFile, rememberFile } from '../studio/drafts'
import { Drawn } from '../studio/drawn'
import { makeEditor, type Editor } from '../studio/editor'
import { NewFile } from '../studio/newfile'
import type { Problem } from '../studio/places'
import { Scenarios } from '../studio/scenarios'
import type { DrawnFacts, TestResult, WritableMod } from '../studio/types'
import { Lost } from '../wire/client'
import type { PaneProps } from './index'
import '../style/studio.css'

const CHECK_MS = 120

interface OpenFile {
  mod: WritableMod
  path: string
  stamp: string
  text: string // as it is on the disk
}

/** A mistake in a file keeps it out of the game. */
class Broken extends Error {}

/** What has to be done when the connection is back. */
interface Unsure {
  write?: { at: OpenFile; text: string } // sent, or not even that
  take?: boolean // the game was told to take the file
}

interface Taken {
  taken: boolean
  changed?: string
  unfit?: string
  lost?: number
}

function hasErrors(problems: Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error')
}

/** A file among the files of all mods. */
const idOf = (mod: string, path: string): string => `${mod}\n${path}`

/** The path of the file of a mod that is opened first: a card's, if it has one. */
const firstOf = ({ files }: WritableMod): string | undefined =>
  (files.find((one) => one.kind === 'card') ?? files[0])?.path

/** What is said of the file. */
const words = {
  none: '',
  opening: 'Opening …',
  saving: 'saving …',
  cut: 'not saved yet: it is saved when the connection is back',
  changed: 'changed, not saved',
  saved: 'saved',
}

export default function WritePane({ table }: PaneProps) {
  const [mods, setMods] = useState<WritableMod[] | null>(null)
  const [opening, setOpening] = useState(true)
  const [chosen, setChosen] = useState<string | null>(null) // the file that is being opened
  const [file, setFile] = useState<OpenFile | null>(null)
  const [dirty, setDirty] = useState(false)
  const [problems, setProblems] = useState<Problem[] | null>(null)
  const [drawn, setDrawn] = useState<{ facts?: DrawnFacts; text: string } | null>(null)
  const [tested, setTested] = useState<TestResult | 'playing' | null>(null)
  const [taken, setTaken] = useState<Taken | 'broken' | null>(null)
  const [saving, setSaving] = useState(false)
  const editor = useRef<Editor | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const current = useRef<OpenFile | null>(null)
  const brought = useRef<string | null>(null) // a mod that comes into the game when it is saved
  const unsure = useRef<Unsure>({})
  const version = useRef(0)
  const taking = useRef(0)
  const openings = useRef(0)
  const writing = useRef(false) // as `saving`, for who saves from an older drawing of the pane
  const again = useRef(false) // saved once more, when the file has been saved
  const checked = useRef<{ text: string; broken: boolean } | null>(null)
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
      const last = list.find((one) => one.name === lastFile?.mod)
      const again = last?.files.find((one) => one.path === lastFile?.path)
      const mod = again ? last : list.find((one) => !one.wrong)
      const first = again?.path ?? (mod && firstOf(mod))
      if (mod && first !== undefined) void open(mod, first).catch(complain)
      else setOpening(false)
    }, complain)
    return () => {
      window.clearTimeout(timer.current)
      keep()
      openings.current++ // a file that comes now is not opened
      made.destroy()
    }
  }, [])

  // after a cut: what was on its way to the disk or to the game
  useEffect(() => {
    const { write, take } = unsure.current
    unsure.current = {}
    if (write) void saveAgain(write.at, write.text)
    else if (take) void takeOver(false, true)
  }, [entered.value])

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
      .then(() => editor.current?.view.focus()) // also from the card, by the keyboard
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

  /** Opens a file. Until it is there nothing can be typed; of several the last one is opened. */
  async function open(mod: WritableMod, path: string): Promise<void> {
    const mine = ++openings.current
    keep()
    setOpening(true)
    setChosen(idOf(mod.name, path))
    editor.current?.lock(true)
    const reply = await wire()
      .ask('read', { mod: mod.name, path })
      .finally(() => {
        if (mine !== openings.current) return
        setOpening(false)
        setChosen(null)
        if (current.current) editor.current?.lock(false)
      })
    if (mine !== openings.current || !editor.current) return
    rememberFile(mod.name, path)
    const draft = draftOf(mod.name, path)
    const next = { mod, path, stamp: draft?.stamp ?? reply.stamp, text: reply.text }
    current.current = next
    setFile(next)
    setDirty(draft !== undefined)
    setTested(null)
    setTaken(null)
    setDrawn(null)
    editor.current.open(draft?.text ?? reply.text, mod.game ?? null, `${mod.name}/${path}`)
    look()
  }

  /** Keeps what is typed and not saved, so that it is there when the file is opened again. */
  function keep(): void {
    const at = current.current
    if (!at || !editor.current) return
    const text = editor.current.text()
    keepDraft(at.mod.name, at.path, text === at.text ? null : { text, stamp: at.stamp })
  }

  /** Throws away what is not saved. */
  function discard(): void {
    const at = current.current
    if (!at) return
    keepDraft(at.mod.name, at.path, null)
    current.current = null // nothing of it is kept
    setFile(null)
    void open(at.mod, at.path).catch(complain)
  }

  const dirtyNow = () => current.current !== null && editor.current?.text() !== current.current.text

  function typed(): void {
    setDirty(dirtyNow())
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      keep()
      look()
    }, CHECK_MS)
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
        const broken = hasErrors(found)
        checked.current = { text, broken }
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
    if (writing.current) {
      again.current = true
      return
    }
    const text = editor.current!.text()
    setSaving((writing.current = true))
    setTaken(null)
    try {
      const { stamp } = await wire().ask('write', {
        mod: at.mod.name,
        path: at.path,
        text,
        stamp: at.stamp,
      })
      await saved(at, text, stamp)
    } catch (error) {
      setSaving((writing.current = false))
      again.current = false
      if (error instanceof Lost) unsure.current.write = { at, text }
      else complain(error)
    }
  }

  /** A cut came in between: the file may have been written, or not. */
  async function saveAgain(at: OpenFile, text: string): Promise<void> {
    try {
      const there = await wire().ask('read', { mod: at.mod.name, path: at.path })
      if (there.text === text) await saved(at, text, there.stamp)
      else if (current.current === at) await save()
      else note(`${at.path} was not saved: what you wrote is kept, open it again.`, true)
    } catch (error) {
      complain(error)
    }
  }

  /** The file is on the disk: its scenarios are played, and the game takes it. */
  async function saved(at: OpenFile, text: string, stamp: string): Promise<void> {
    setSaving((writing.current = false))
    keepDraft(at.mod.name, at.path, null)
    if (current.current !== at) return
    const next = { ...at, stamp, text }
    current.current = next
    setFile(next)
    setDirty(editor.current!.text() !== text)
    keep()
    if (again.current) {
      again.current = false
      if (dirtyNow()) return save()
    }
    await Promise.all([table ? takeOver(false) : undefined, test(next)])
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

  /** Whether the saved text has a mistake, which mostly is known from the last check. */
  async function isBroken(at: OpenFile): Promise<boolean> {
    if (checked.current?.text !== at.text) {
      const fields = { mod: at.mod.name, path: at.path, text: at.text }
      const { problems } = await wire().ask('check', fields)
      checked.current = { text: at.text, broken: hasErrors((problems ?? []) as Problem[]) }
    }
    return checked.current.broken
  }

  /** `again`: a cut has taken the answer of the time before, so the game may have the file already. */
  async function takeOver(anyhow: boolean, again = false): Promise<void> {
    const at = current.current
    if (!table || !at) return
    const mine = ++taking.current
    unsure.current.take = true
    try {
      const broken = await isBroken(at)
      if (mine !== taking.current) return
      if (broken) throw new Broken()
      const reply = (await wire().ask('reload', {
        table: table.id,
        anyhow,
        ...(brought.current !== null && brought.current === at.mod.name
          ? { mod: brought.current }
          : {}),
      })) as unknown as Taken
      setTaken(again && reply.changed === '-' ? { taken: true } : reply)
      if (reply.taken) renewFacts(table.id)
    } catch (error) {
      if (error instanceof Lost) return
      if (error instanceof Broken) setTaken('broken')
      else complain(error)
    }
    if (mine === taking.current) unsure.current.take = false
  }

  async function goTo(path: string, line: number): Promise<void> {
    if (file && path !== file.path) await open(file.mod, path)
    editor.current!.goTo(line)
  }

  const isCut = wire().state.value !== 'open'
  function stateOfFile(): keyof typeof words {
    if (opening) return 'opening'
    if (!file) return 'none'
    if (isCut && (unsure.current.write || saving)) return 'cut'
    return saving ? 'saving' : dirty ? 'changed' : 'saved'
  }

  const errors = (problems ?? []).filter((one) => one.severity === 'error').length
  return (
    <div class="pane studio write">
      {!table && <h1 class="unseen">Write</h1>}
      <div class="studio-bar row">
        <FilePicker
          mods={mods}
          file={file}
          chosen={chosen}
          opening={opening}
          onOpen={(mod, path) => void open(mod, path).catch(complain)}
        />
        <NewFile
          mods={mods}
          mod={file?.mod ?? null}
          onMade={async (mod, path) => {
            const list = await readFiles()
            void readLobby().catch(complain) // a format or a mod is new there, too
            const made = list.find((one) => one.name === mod)
            if (made) await open(made, path ?? firstOf(made) ?? 'mod.lua')
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
        {dirty && !saving && (
          <button
            type="button"
            class="button slim quiet-button"
            data-act="discard"
            onClick={discard}
          >
            Discard
          </button>
        )}
        <span class="quiet small" role="status" data-state={stateOfFile()}>
          {words[stateOfFile()]}
          {opening || !file
            ? ''
            : isCut
              ? ' · not checked'
              : problems === null
                ? ''
                : errors > 0
                  ? ` · ${errors} wrong`
                  : ' · no errors'}
        </span>
        <span class="quiet small leave-hint">Escape, then Tab leaves the editor</span>
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
              name={
                taken !== 'broken' && drawn?.facts?.id === taken.changed
                  ? drawn?.facts?.name
                  : undefined
              }
              onAnyhow={() => void takeOver(true)}
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
  chosen: string | null
  opening: boolean
  onOpen: (mod: WritableMod, path: string) => void
}) {
  const { mods, file, opening, onOpen } = props
  const shown = props.chosen ?? (file ? idOf(file.mod.name, file.path) : '')
  return (
    <label class="field">
      <span class="unseen">File</span>
      <select
        aria-label="File"
        value={shown}
        onChange={(event) => {
          const [name, path] = event.currentTarget.value.split('\n')
          const mod = mods?.find((one) => one.name === name)
          if (mod && path) onOpen(mod, path)
        }}
      >
        {shown === '' && <option value="">{opening ? '…' : 'choose a file'}</option>}
        {(mods ?? []).map((mod) => (
          <optgroup key={mod.name} label={mod.name + (mod.wrong ? ' (cannot be loaded)' : '')}>
            {mod.files.map((one) => (
              <option key={one.path} value={idOf(mod.name, one.path)}>
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
  taken: Taken | 'broken'
  name: string | undefined
  onAnyhow: () => void
}) {
  if (taken === 'broken')
    return (
      <p class="verdict no" role="status">
        The game is as it was: the file is saved, but a mistake in it has to be mended first.
      </p>
    )
  if (taken.taken && taken.changed === '-')
    return (
      <p class="verdict" role="status">
        The game uses no card of this file that has changed.
      </p>
    )
  if (taken.taken)
    return (
      <p class="verdict" data-taken={taken.changed ?? ''} role="status">
        The game goes on with {name ?? taken.changed ?? 'this file'} as written
        {taken.lost ? `; ${taken.lost} moves no longer fit and are gone` : ''}.
      </p>
    )
  return (
    <div class="verdict no" role="status">
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
