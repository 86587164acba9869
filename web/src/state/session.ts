// SPDX-License-Identifier: MIT
//
// Who this page is to the other side: its key, its rights, the lobby; and coming back after a cut.
import { computed, effect, signal } from '@preact/signals'
import { Client, Refused } from '../wire/client'
import type { Port } from '../wire/port'
import type { GameInfo, Lobby, ModInfo, TableInfo } from '../wire/types'
import { forgetKey, go, route, tableId } from './route'
import { settings } from './settings'
import { keepSeats } from './seats'
import { openLinkedGame } from './shared'
import { chairOf, listen, tableOf, tables } from './tables'

const KEY = 'lunarbiter.key'

export const rights = signal<'none' | 'owner' | 'seat' | 'spectator'>('none')
export const engine = signal('')
export const lobby = signal<Lobby | null>(null)
/** Why nobody let us in. */
export const refused = signal<string | null>(null)
export const isOwner = computed(() => rights.value === 'owner')

/** How often the page has entered: whoever waits for an answer that a cut has taken asks again. */
export const entered = signal(0)

/** Notes for the reader that go away by themselves. */
export interface Note {
  id: number
  text: string
  bad: boolean
}
export const notes = signal<Note[]>([])
let lastNote = 0

export function note(text: string, bad = false): void {
  const id = ++lastNote
  notes.value = [...notes.peek(), { id, text, bad }].slice(-4)
  window.setTimeout(() => dropNote(id), bad ? 9000 : 5000)
}
export function dropNote(id: number): void {
  notes.value = notes.peek().filter((one) => one.id !== id)
}

/** Tells the reader what went wrong: for the end of a chain of promises. */
export function complain(error: unknown): void {
  note(error instanceof Error ? error.message : String(error), true)
}

let client: Client | null = null
let key: string | null = null

/** The client of this page; there is one from the first moment on. */
export function wire(): Client {
  if (!client) throw new Error('the page has not started')
  return client
}

function keptKey(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keepKey(owner: string): void {
  try {
    sessionStorage.setItem(KEY, owner)
  } catch {
    // a reload will ask for the address again
  }
}

export function start(port: Port): void {
  key = route.value.key ?? keptKey()
  client = new Client(port, () => void greet().catch(complain))
  listen(client)
  effect(() => {
    if (isOwner.value) keepSeats()
  })
  window.addEventListener('hashchange', () => {
    if (isOwner.peek()) void openLinkedGame(client!).catch(complain)
  })
  client.on('tables', (push) => {
    if (lobby.peek()) lobby.value = { ...lobby.peek()!, tables: push.tables as TableInfo[] }
  })
}

/** Takes the chairs again that this page had before a cut. */
async function sitAgain(wire: Client): Promise<void> {
  const joins: Promise<unknown>[] = []
  for (const table of tables.peek().values()) {
    if (table.closed.peek() !== null) continue
    for (const { seat } of table.chairs.peek())
      joins.push(
        wire.ask('join', { table: table.id, ...(seat === null ? {} : { seat }) }).catch(complain),
      )
  }
  await Promise.all(joins)
}

/** Enters, and comes back to the tables at which this page sat before a cut. */
async function greet(): Promise<void> {
  const wire = client!
  let seated: Promise<void> | null = null
  try {
    const entering = wire.ask('enter', {
      ...(key === null ? {} : { key }),
      protocol: 1,
      ...(settings.peek().name ? { name: settings.peek().name } : {}),
    })
    // right behind it, so that an answer which is given now comes from somebody who sits there
    if (rights.peek() === 'owner') seated = sitAgain(wire)
    const reply = await entering
    rights.value = reply.rights as typeof rights.value
    engine.value = reply.engine
    refused.value = null
    entered.value++
    if (rights.value === 'owner' && key !== null) {
      keepKey(key)
      if (route.peek().key !== null) forgetKey()
    }
    if (reply.table !== undefined) {
      chairOf(tableOf(reply.table), reply.seat ?? null)
      if (tableId.peek() !== reply.table) go(['table', reply.table], true)
    }
  } catch (error) {
    if (wire.state.peek() === 'open')
      refused.value = error instanceof Refused ? error.message : String(error)
    return
  }
  await readLobby()
  if (rights.value !== 'owner') return
  await (seated ?? sitAgain(wire))
  await openLinkedGame(wire)
}

/** Why there is no lobby. */
export const lobbyRefused = signal<string | null>(null)

export async function readLobby(): Promise<void> {
  const reply = await wire()
    .ask('lobby', {})
    .catch((error: unknown) => {
      if (error instanceof Refused) lobbyRefused.value = error.message
      throw error
    })
  lobbyRefused.value = null
  lobby.value = {
    games: (reply.games ?? []) as GameInfo[],
    bots: ([] as string[]).concat(reply.bots ?? []),
    mods: (reply.mods ?? []) as ModInfo[],
    leftOut: ([] as string[]).concat(reply.left_out ?? []),
    tables: (reply.tables ?? []) as TableInfo[],
  }
}
