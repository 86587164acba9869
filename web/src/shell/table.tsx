// SPDX-License-Identifier: MIT
//
// A table: the board, and beside it one of the panes.
import { useEffect } from 'preact/hooks'
import { paneNamed, panesFor } from '../panes'
import { go, paneId } from '../state/route'
import { complain, isOwner, rights, wire } from '../state/session'
import { tableOf } from '../state/tables'
import { Close } from './icons'
import { PaneView } from './pane'

export function TablePage({ id }: { id: string }) {
  const table = tableOf(id)
  const owner = isOwner.value
  // the owner may come to any table by its address, to take it up or to watch
  useEffect(() => {
    if (rights.value !== 'owner' || table.chairs.peek().length > 0) return
    wire().ask('join', { table: id }).catch(complain)
  }, [id, rights.value])
  const pane = paneNamed(paneId.value)
  const shown = pane && pane.where !== 'page' && (owner || !pane.owner) ? pane : null
  return (
    <main class={shown ? 'table-page with-side' : 'table-page'} aria-label="Table">
      <div class="table-board">{id}</div>
      {shown && (
        <aside class="side" aria-label={shown.title}>
          <div class="side-tabs" role="tablist" aria-label="Panes">
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
