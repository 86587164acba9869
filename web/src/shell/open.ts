// SPDX-License-Identifier: MIT
import { paneNamed } from '../panes'
import { go, paneId, tableId } from '../state/route'

/** Opens a pane, beside the table that is shown if it can stand there; again: closes it. */
export function openPane(id: string): void {
  const pane = paneNamed(id)
  const table = tableId.peek()
  if (!pane) return
  if (table !== null && pane.where !== 'page')
    go(paneId.peek() === id ? ['table', table] : ['table', table, id])
  else if (pane.where !== 'side') go([id])
}
