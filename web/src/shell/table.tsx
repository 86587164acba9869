// SPDX-License-Identifier: MIT
//
// A table: the board with what can be done below it, and beside it one of the panes.
import { useEffect, useRef } from 'preact/hooks'
import { paneNamed, panesFor } from '../panes'
import { Actions, OptionMenu } from '../play/actions'
import { Board } from '../play/board'
import { keepFit } from '../play/fit'
import { keepFocus } from '../play/focus'
import { pressed } from '../play/keyboard'
import { playerOf } from '../play/player'
import { asked, shownCard } from '../state/asked'
import { formatRoute, go, paneId } from '../state/route'
import { complain, isOwner, rights, wire } from '../state/session'
import { seatsAt } from '../state/seats'
import { tableOf, type Table } from '../state/tables'
import { Lost, Refused } from '../wire/client'
import { Close } from './icons'
import { PaneView } from './pane'
import { TableBar } from './tablebar'
import { useCurtain, Curtain } from './curtain'

export function TablePage({ id }: { id: string }) {
  const table = tableOf(id)
  const owner = isOwner.value
  // the owner may come to any table by its address, to take it up or to watch
  useEffect(() => {
    if (rights.value !== 'owner' || table.chairs.peek().length > 0) return
    const seats = seatsAt(id)
    for (const where of seats.length > 0 ? seats.map((seat) => ({ seat })) : [{}])
      wire()
        .ask('join', { table: id, ...where })
        .catch((error: unknown) => {
          // an old address, or a seat that somebody has taken meanwhile
          if (
            table.chairs.peek().length > 0 ||
            error instanceof Lost ||
            !(error instanceof Refused)
          )
            complain(error)
          else table.closed.value = error.message
        })
  }, [id, rights.value])
  const pane = paneNamed(paneId.value)
  const shown = pane && pane.where !== 'page' && (owner || !pane.owner) ? pane : null
  return (
    <main class={shown ? 'table-page with-side' : 'table-page'} aria-label="Table">
      <TableBoard table={table} />
      {shown && (
        <aside class="side" aria-label={shown.title}>
          <div class="side-tabs">
            <div role="tablist" aria-label="Panes">
              {panesFor('side', owner).map((one) => (
                <button
                  key={one.id}
                  type="button"
                  role="tab"
                  class="tab"
                  title={one.hint}
                  aria-selected={one === shown}
                  onClick={() => go(['table', id, one.id])}
                >
                  {one.title}
                </button>
              ))}
            </div>
            <span class="spring" />
            <button
              type="button"
              class="icon-button"
              aria-label="Close the pane"
              onClick={() => go(['table', id])}
            >
              <Close />
            </button>
          </div>
          <div class="side-body" role="tabpanel" aria-label={shown.title} tabIndex={0}>
            <PaneView key={shown.id} pane={shown} table={table} />
          </div>
        </aside>
      )}
    </main>
  )
}

function TableBoard({ table }: { table: Table }) {
  const owner = isOwner.value
  const ref = useRef<HTMLDivElement>(null)
  const chair = table.chair.value
  const view = chair?.view.value ?? null
  const face = chair?.hello.value?.face ?? null
  const player = chair && chair.seat !== null ? playerOf(table, chair) : null
  const curtain = useCurtain(table, chair)

  useEffect(() => {
    const element = ref.current!
    const key = (event: KeyboardEvent) => {
      if (curtain.down) return
      if (pressed(event, player, element)) event.preventDefault()
    }
    const ask = (event: Event) => {
      const object = (event as CustomEvent<string>).detail
      asked.value = { table: table.id, seat: chair?.seat ?? null, object }
      go(['table', table.id, 'ask'])
    }
    const read = (event: Event) => {
      const object = (event as CustomEvent<string>).detail
      shownCard.value = { table: table.id, object, card: undefined }
    }
    window.addEventListener('keydown', key)
    element.addEventListener('ask', ask)
    element.addEventListener('read', read)
    return () => {
      window.removeEventListener('keydown', key)
      element.removeEventListener('ask', ask)
      element.removeEventListener('read', read)
    }
  }, [table, chair, player, curtain.down])

  const focus = useRef<ReturnType<typeof keepFocus> | null>(null)
  useEffect(() => {
    focus.current = keepFocus(ref.current!)
    return () => focus.current?.end()
  }, [])
  useEffect(() => chair?.decision.subscribe(() => focus.current?.letGo()), [chair])
  useEffect(
    () => focus.current?.restore(),
    [view, player?.open?.number, player?.menu.value, curtain.down],
  )

  useEffect(() => {
    const board = ref.current?.querySelector<HTMLElement>('.board')
    return board ? keepFit(board) : undefined
  }, [view === null])

  // whoever has come here by the keyboard goes on at the question
  useEffect(() => {
    if (view !== null && document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>('.actions')?.focus({ preventScroll: true })
  }, [view === null])

  return (
    <div class={(view?.players.length ?? 0) > 2 ? 'table-board many' : 'table-board'} ref={ref}>
      <h1 class="unseen">{`A table: ${chair?.hello.value?.game ?? ''} ${chair?.hello.value?.format ?? ''}`}</h1>
      <TableBar table={table} chair={chair} />
      {table.closed.value !== null ? (
        <div class="page stack-v" role="status">
          <p>{table.closed.value}</p>
          {owner && (
            <p>
              <a class="button primary" href={formatRoute({ key: null, path: [] })}>
                To the lobby
              </a>
            </p>
          )}
        </div>
      ) : chair && view && face ? (
        <>
          <Board
            table={table}
            chair={chair}
            player={player}
            view={view}
            face={face}
            covered={curtain.down}
          />
          {curtain.down ? (
            <Curtain table={table} chair={chair} onLift={curtain.lift} />
          ) : (
            <Actions table={table} chair={chair} player={player} />
          )}
          {player && <OptionMenu player={player} />}
        </>
      ) : (
        <p class="page quiet" role="status">
          The game is being set up …
        </p>
      )}
    </div>
  )
}
