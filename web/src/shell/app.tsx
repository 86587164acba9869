// SPDX-License-Identifier: MIT
//
// The page: a bar, and below it the lobby, a table with a pane beside it, or a pane alone.
import { useEffect, useRef, useState } from 'preact/hooks'
import { panes, paneNamed, panesFor } from '../panes'
import { seatName } from '../play/board'
import { formatRoute, route, tableId } from '../state/route'
import { dropNote, isOwner, notes, refused, rights, wire } from '../state/session'
import { tables, type Table } from '../state/tables'
import { HelpDialog } from './help'
import { Close, Gear, Help, Moon } from './icons'
import { Lobby } from './lobby'
import { CardDialog } from './card'
import { openPane } from './open'
import { toNextPart } from './parts'
import { PaneView } from './pane'
import { RuleDialog } from './rule'
import { SettingsDialog } from './settings'
import { TablePage } from './table'
import { isTyping } from './typing'

export function App() {
  const [dialog, setDialog] = useState<'help' | 'settings' | null>(null)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'F6' && toNextPart(event.shiftKey)) return void event.preventDefault()
      if (event.defaultPrevented || isTyping(event.target)) return
      if (event.key === '?') {
        event.preventDefault()
        setDialog((open) => (open ? null : 'help'))
      } else if (event.altKey && !event.ctrlKey && !event.metaKey) {
        const pane = panes.find(({ key }) => event.code === `Key${key.toUpperCase()}`)
        if (!pane || (pane.owner && !isOwner.peek())) return
        event.preventDefault()
        openPane(pane.id)
      }
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
  return (
    <div class="shell">
      <Bar onHelp={() => setDialog('help')} onSettings={() => setDialog('settings')} />
      <Main />
      <Connection />
      <Notes />
      <CardDialog />
      <RuleDialog />
      {dialog === 'help' && <HelpDialog onClose={() => setDialog(null)} />}
      {dialog === 'settings' && <SettingsDialog onClose={() => setDialog(null)} />}
    </div>
  )
}

function Bar({ onHelp, onSettings }: { onHelp: () => void; onSettings: () => void }) {
  const key = route.value.key
  const here = route.value.path[0] ?? ''
  const address = (path: string[]) => formatRoute({ key, path })
  const open = [...tables.value.values()].filter((table) => table.closed.value === null)
  const places = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = places.current?.querySelector('[aria-current=page]')
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [here, tableId.value, open.length])
  return (
    <header class="bar">
      <a class="brand" href={address([])} aria-label="Lunarbiter: lobby">
        <Moon />
        <span>Lunarbiter</span>
      </a>
      <nav aria-label="Places" ref={places}>
        {isOwner.value && (
          <a class="tab" href={address([])} aria-current={here === '' ? 'page' : undefined}>
            Lobby
          </a>
        )}
        {open.map((table, at) => (
          <a
            key={table.id}
            class="tab"
            href={address(['table', table.id])}
            title={tableTitle(table)}
            aria-current={tableId.value === table.id ? 'page' : undefined}
          >
            <span class={open.length > 1 ? 'tab-word' : undefined}>Table</span>
            {open.length > 1 && ` ${at + 1}`}
          </a>
        ))}
        {panesFor('page', isOwner.value).map((pane) => (
          <a
            key={pane.id}
            class="tab"
            href={address([pane.id])}
            title={pane.hint}
            aria-current={here === pane.id ? 'page' : undefined}
          >
            {pane.title}
          </a>
        ))}
      </nav>
      <span class="spring" />
      <span class="link-state" data-state={wire().state.value}>
        <span>{wire().state.value === 'open' ? 'connected' : 'connecting'}</span>
      </span>
      <button type="button" class="icon-button" aria-label="Settings" onClick={onSettings}>
        <Gear />
      </button>
      <button type="button" class="icon-button" aria-label="Help and keys (?)" onClick={onHelp}>
        <Help />
      </button>
    </header>
  )
}

/** Who sits at a table, which tells it from others. */
function tableTitle(table: Table): string {
  return table.seats.value.map(({ seat }) => seatName(table, seat)).join(', ')
}

function Main() {
  if (refused.value !== null)
    return (
      <main class="main">
        <div class="page stack-v">
          <h1>The table does not open</h1>
          <p>{refused.value}</p>
          <p class="quiet">
            Open the address that <code>lunarbiter table</code> has printed, or the link that you
            were sent, with everything behind its #.
          </p>
        </div>
      </main>
    )
  const path = route.value.path
  if (path[0] === 'table' && path[1]) return <TablePage key={path[1]} id={path[1]} />
  const pane = paneNamed(path[0] ?? null)
  if (pane && pane.where !== 'side' && (isOwner.value || !pane.owner))
    return (
      <main class="main wide-page" aria-label={pane.title}>
        <PaneView key={pane.id} pane={pane} table={null} />
      </main>
    )
  return (
    <main class="main">
      <div class="page">
        {rights.value === 'owner' ? (
          <Lobby />
        ) : (
          <p class="quiet" role="status">
            {rights.value === 'none' ? 'Opening the table …' : 'Your link leads to a table.'}
          </p>
        )}
      </div>
    </main>
  )
}

function Connection() {
  const state = wire().state.value
  const [late, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (state === 'open') return
    const timer = window.setTimeout(() => setLate(true), 400)
    return () => window.clearTimeout(timer)
  }, [state === 'open'])
  if (state === 'open' || !late) return <div role="status" class="unseen" />
  return (
    <div class="banner" role="status">
      <span>The connection is lost. The page connects again by itself; your game is kept.</span>
      <button type="button" class="button slim" onClick={() => wire().hurry()}>
        Now
      </button>
    </div>
  )
}

function Notes() {
  return (
    <div class="notes" role="log" aria-label="Notes" aria-live="polite">
      {notes.value.map((one) => (
        <div class={one.bad ? 'note bad' : 'note'} key={one.id}>
          <span>{one.text}</span>
          <button
            type="button"
            class="icon-button"
            aria-label="Dismiss"
            onClick={() => dropNote(one.id)}
          >
            <Close />
          </button>
        </div>
      ))}
    </div>
  )
}
