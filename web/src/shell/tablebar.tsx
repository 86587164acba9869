// SPDX-License-Identifier: MIT
//
// The line above a board: the turn, whose seat is shown, who is there, links, and the panes.
import { useState } from 'preact/hooks'
import { panesFor } from '../panes'
import { openPane } from '../shell/open'
import { playerOf } from '../play/player'
import { seatName } from '../play/board'
import { inviting } from '../state/asked'
import { paneId } from '../state/route'
import { complain, isOwner, wire } from '../state/session'
import type { Chair, Table } from '../state/tables'
import { workerOfPage } from '../wire/port'
import { LinksDialog } from './links'
import { StopsDialog } from './stops'

export function TableBar({ table, chair }: { table: Table; chair: Chair | null }) {
  const [dialog, setDialog] = useState<'stops' | null>(null)
  const view = chair?.view.value
  const chairs = table.chairs.value
  return (
    <div class="table-bar">
      <span class="turn-line">
        {view?.turn !== undefined ? `Turn ${view.turn}` : 'Before the first turn'}
        {view?.phase !== undefined && <span class="phase">{view.phase}</span>}
      </span>
      {chairs.length > 1 && (
        <div class="seats" role="group" aria-label="Whose seat is shown">
          <button
            type="button"
            class="button slim"
            aria-pressed={table.chosen.value === undefined}
            onClick={() => (table.chosen.value = undefined)}
          >
            who is asked
          </button>
          {chairs.map((one) => (
            <button
              key={String(one.seat)}
              type="button"
              class="button slim"
              aria-pressed={table.chosen.value === one.seat}
              onClick={() => (table.chosen.value = one.seat)}
            >
              {one.seat === null ? 'spectator' : `${one.seat + 1}: ${seatName(table, one.seat)}`}
            </button>
          ))}
        </div>
      )}
      {chair?.seat === null && <span class="tag">watching</span>}
      {isOwner.value && chairs.every(({ seat }) => seat === null) && <Sit table={table} />}
      {table.watching.value > 0 && (
        <span class="small quiet">
          {table.watching.value === 1 ? '1 watches' : `${table.watching.value} watch`}
        </span>
      )}
      <span class="spring" />
      <Wishes table={table} chair={chair} />
      {chair && chair.seat !== null && (
        <button type="button" class="button slim quiet-button" onClick={() => setDialog('stops')}>
          Stops
        </button>
      )}
      {isOwner.value && (
        <button
          type="button"
          class="button slim"
          data-act="links"
          onClick={() => (inviting.value = table.id)}
        >
          {workerOfPage() === null ? 'Invite' : 'Share'}
        </button>
      )}
      {panesFor('side', isOwner.value).map((pane) => (
        <button
          key={pane.id}
          type="button"
          class="button slim quiet-button"
          title={`${pane.hint} (Alt+${pane.key.toUpperCase()})`}
          data-pane={pane.id}
          aria-pressed={paneId.value === pane.id}
          onClick={() => openPane(pane.id)}
        >
          {pane.title}
        </button>
      ))}
      {inviting.value === table.id && (
        <LinksDialog table={table} onClose={() => (inviting.value = null)} />
      )}
      {dialog === 'stops' && chair && <StopsDialog chair={chair} onClose={() => setDialog(null)} />}
    </div>
  )
}

/** Seats of persons at which nobody sits: the owner may take one. */
function Sit({ table }: { table: Table }) {
  return (
    <>
      {table.seats.value
        .filter(({ who, here }) => who === 'person' && here === false)
        .map(({ seat }) => (
          <button
            key={seat}
            type="button"
            class="button slim primary"
            data-act="sit"
            onClick={() => void wire().ask('join', { table: table.id, seat }).catch(complain)}
          >
            Play seat {seat + 1}
          </button>
        ))}
    </>
  )
}

function Wishes({ table, chair }: { table: Table; chair: Chair | null }) {
  const wishes = table.wishes.value
  if (wishes.length === 0 || !chair || chair.seat === null) return null
  const player = playerOf(table, chair)
  return (
    <>
      {wishes
        .filter((wish) => wish.by !== chair.seat)
        .map((wish) => (
          <span class="wish" key={wish.wish} role="alertdialog" aria-label="A wish">
            {seatName(table, wish.by)} asks for {wish.what === 'draw' ? 'a draw' : wish.what}
            <button
              type="button"
              class="button slim primary"
              data-act="agree"
              onClick={() => player.agree(wish.wish, true)}
            >
              Agree
            </button>
            <button
              type="button"
              class="button slim"
              data-act="refuse"
              onClick={() => player.agree(wish.wish, false)}
            >
              No
            </button>
          </span>
        ))}
    </>
  )
}
