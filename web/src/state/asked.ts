// SPDX-License-Identifier: MIT
//
// What the reader asks about: set by a click on a card, an event, a rule; shown by the pane Ask.
import { signal } from '@preact/signals'
import type { Id } from '../wire/types'

export interface Asked {
  table: string
  seat: number | null
  object?: Id
  event?: number
}

export const asked = signal<Asked | null>(null)

/** The branches to come back to, by table, where the reader tries something. */
export const tried = signal<ReadonlyMap<string, string>>(new Map())

/** The table on which a drag moves a card by hand instead of playing it; null: none. */
export const arranged = signal<string | null>(null)

/** The table whose links are shown in a window; null: none. */
export const inviting = signal<string | null>(null)

/** A file that the pane Write opens next; `mod` comes into the game when it is saved. */
export const toWrite = signal<{ mod: string; path: string } | null>(null)

/** The rule whose words are shown in a window; null: none. */
export const shownRule = signal<{ game: string | undefined; rule: string } | null>(null)

/** The card that is shown large in a window, by its id in the game or by its name. */
export const shownCard = signal<{ table: string; object?: Id; card?: string } | null>(null)
