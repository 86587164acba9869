// SPDX-License-Identifier: MIT
//
// Moving cards by hand: the owner of a table drags them wherever they may lie, and the program
// refuses what no position can be.
import { complain, wire } from '../state/session'
import type { Table } from '../state/tables'
import type { Id } from '../wire/types'
import type { DragRules } from './drag'

/** Where a card may be meant to go: a zone, and there a place, a card, or the player whose it is. */
export interface Aim {
  readonly zone: string
  readonly place?: Id
}

/** What lies under a point, the topmost first, as a drop understands it. */
export interface Under {
  readonly card?: Id // a card to which another may be attached
  readonly place?: Id
  readonly zone?: string
  readonly player?: Id // whose zone it is
}

/** What a drop can mean, the likeliest first: attached to a card, at a place, in a zone. */
export function aimsAt(under: readonly Under[], dragged: Id, boardZone: string | undefined): Aim[] {
  const aims: Aim[] = []
  const card = under.find((one) => one.card !== undefined && one.card !== dragged)?.card
  const place = under.find((one) => one.place !== undefined)?.place
  const zone = under.find((one) => one.zone !== undefined)
  if (boardZone !== undefined && card !== undefined) aims.push({ zone: boardZone, place: card })
  if (boardZone !== undefined && place !== undefined) aims.push({ zone: boardZone, place })
  else if (zone?.zone !== undefined)
    aims.push({ zone: zone.zone, ...(zone.player === undefined ? {} : { place: zone.player }) })
  return aims
}

/** Moves a card to the first aim that can be; says why not when none can. */
export async function moveByHand(table: Table, object: Id, aims: readonly Aim[]): Promise<boolean> {
  let why: unknown = null
  for (const aim of aims)
    try {
      await wire().ask('move', { table: table.id, object, ...aim })
      return true
    } catch (error) {
      why = error
    }
  if (why !== null) complain(why)
  return false
}

export function arrangeRules(
  board: HTMLElement,
  table: Table,
  boardZone: string | undefined,
  held: (id: Id) => void,
): DragRules {
  const elementsAt = (x: number, y: number) =>
    document
      .elementsFromPoint(x, y)
      .filter((one): one is HTMLElement => one instanceof HTMLElement && board.contains(one))
  return {
    held,
    selector: '.card[data-id], .chip[data-id]',
    open: () => true,
    targetAt(id, x, y) {
      const elements = elementsAt(x, y)
      const under = elements.map(({ dataset, classList }): Under => ({
        ...(classList.contains('card') && dataset.id !== undefined ? { card: dataset.id } : {}),
        ...(dataset.place !== undefined ? { place: dataset.place } : {}),
        ...(dataset.zone !== undefined ? { zone: dataset.zone } : {}),
        ...(dataset.player !== undefined ? { player: dataset.player } : {}),
      }))
      const aims = aimsAt(under, id, boardZone)
      if (aims.length === 0) return null
      return {
        mark: elements.find(({ dataset }) => dataset.place ?? dataset.zone) ?? null,
        drop: () => void moveByHand(table, id, aims),
      }
    },
  }
}
