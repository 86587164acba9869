// SPDX-License-Identifier: MIT
//
// Which seats the owner has at which tables, kept in the browser: who reloads the page, or starts the
// program anew, sits where they sat. A guest's link says it by itself.
import { effect } from '@preact/signals'
import { tables } from './tables'

const KEY = 'lunarbiter.seats'
const TABLES_MAX = 64

type Seats = Record<string, number[]>

/** What was kept, as far as it has the shape that is expected. */
export function seatsIn(text: string | null): Seats {
  const seats: Seats = {}
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    for (const [table, list] of Object.entries(kept ?? {}))
      if (Array.isArray(list) && list.every((seat) => Number.isInteger(seat) && seat >= 0))
        seats[table] = list as number[]
  } catch {
    return {}
  }
  return seats
}

/** The same with the seats of one more table; those that were kept longest go when there are many. */
export function withSeats(seats: Seats, table: string, list: number[]): Seats {
  const others = Object.entries(seats).filter(([name]) => name !== table)
  return Object.fromEntries([...others.slice(1 - TABLES_MAX), [table, list]])
}

function kept(): Seats {
  try {
    return seatsIn(localStorage.getItem(KEY))
  } catch {
    return {} // the reader's browser keeps nothing
  }
}

export function seatsAt(table: string): number[] {
  return kept()[table] ?? []
}

/** Keeps the seats of the owner, table by table, from now on. */
export function keepSeats(): void {
  effect(() => {
    for (const table of tables.value.values()) {
      const list = table.chairs.value.flatMap(({ seat }) => (seat === null ? [] : [seat]))
      if (list.length === 0 || String(seatsAt(table.id)) === String(list)) continue
      try {
        localStorage.setItem(KEY, JSON.stringify(withSeats(kept(), table.id, list)))
      } catch {
        // nothing is kept: the page works without
      }
    }
  })
}
