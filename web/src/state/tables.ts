// SPDX-License-Identifier: MIT
//
// The tables at which this page sits, as they were pushed. A chair is a seat that this page plays,
// or the place of a spectator; each chair knows only what may be known there.
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { readable } from '../play/labels'
import { placesSeen, twinMarks, type PlaceNames } from '../play/layout'
import type { Client } from '../wire/client'
import type {
  CardView,
  Decision,
  Face,
  GameEvent,
  Id,
  LogLine,
  SeatInfo,
  Thing,
  View,
} from '../wire/types'

export interface Hello {
  game: string
  format: string
  players: number
  goal?: number
  decks: string[]
  face: Face
}

export interface End {
  winner: number | null
  won: boolean
  reason: string
  message?: string
}

export interface Chair {
  readonly seat: number | null // null: a spectator
  readonly hello: Signal<Hello | null>
  readonly view: Signal<View | null>
  readonly decision: Signal<Decision | null>
  readonly log: Signal<LogLine[]>
  readonly events: Signal<GameEvent[]> // the last ones: EVENTS_KEPT
  readonly end: Signal<End | null>
  readonly undo: Signal<boolean>
  readonly redo: Signal<boolean>
}

export interface Wish {
  wish: number
  by: number
  what: string
}

export interface Table {
  readonly id: string
  readonly chairs: Signal<Chair[]>
  readonly seats: Signal<SeatInfo[]>
  readonly watching: Signal<number>
  readonly places: Signal<PlaceNames>
  readonly twins: ReadonlySignal<ReadonlyMap<Id, string>>
  readonly undoRule: Signal<string>
  readonly wishes: Signal<Wish[]>
  readonly thinking: Signal<number | null>
  readonly stuck: Signal<{ seat: number; message: string } | null>
  readonly moment: Signal<{ at: number; count: number; held: boolean } | null> // only the owner is told
  readonly closed: Signal<string | null> // why, when the table is gone
  /** The chair whose hand is shown; it follows the question unless the reader chose one. */
  readonly chosen: Signal<number | null | undefined>
  readonly chair: ReadonlySignal<Chair | null>
}

export const EVENTS_KEPT = 400

export const tables = signal<ReadonlyMap<string, Table>>(new Map())

function newChair(seat: number | null): Chair {
  return {
    seat,
    hello: signal(null),
    view: signal(null),
    decision: signal(null),
    log: signal([]),
    events: signal([]),
    end: signal(null),
    undo: signal(false),
    redo: signal(false),
  }
}

/** The chair to show: the chosen one, else one that is asked, else the one shown before. */
export function shownChair(
  chairs: Chair[],
  chosen: number | null | undefined,
  before: number | null | undefined,
): Chair | null {
  const wanted = chairs.find((chair) => chair.seat === chosen)
  if (chosen !== undefined && wanted) return wanted
  const asked = chairs.filter((chair) => chair.decision.value)
  const same = chairs.find((chair) => chair.seat === before)
  if (same && (asked.length === 0 || asked.includes(same))) return same
  return asked[0] ?? same ?? chairs.find((chair) => chair.seat !== null) ?? chairs[0] ?? null
}

export function newTable(id: string): Table {
  const chairs = signal<Chair[]>([])
  const chosen = signal<number | null | undefined>(undefined)
  const places = signal<PlaceNames>(new Map())
  let before: number | null | undefined
  return {
    id,
    chairs,
    seats: signal([]),
    watching: signal(0),
    places,
    twins: computed(() => twinMarks(places.value)),
    undoRule: signal('always'),
    wishes: signal([]),
    thinking: signal(null),
    stuck: signal(null),
    moment: signal(null),
    closed: signal(null),
    chosen,
    chair: computed(() => {
      const shown = shownChair(chairs.value, chosen.value, before)
      before = shown ? shown.seat : undefined
      return shown
    }),
  }
}

export function tableOf(id: string): Table {
  const known = tables.peek().get(id)
  if (known) return known
  const table = newTable(id)
  tables.value = new Map(tables.peek()).set(id, table)
  return table
}

export function forgetTable(id: string): void {
  const rest = new Map(tables.peek())
  rest.delete(id)
  tables.value = rest
}

export function chairOf(table: Table, seat: number | null): Chair {
  const known = table.chairs.peek().find((chair) => chair.seat === seat)
  if (known) return known
  const chair = newChair(seat)
  table.chairs.value = [...table.chairs.peek(), chair].sort((a, b) => (a.seat ?? 9) - (b.seat ?? 9))
  return chair
}

export function leaveChair(table: Table, seat: number | null): void {
  table.chairs.value = table.chairs.peek().filter((chair) => chair.seat !== seat)
}

/** A view whose lists are there, whatever was left out of the message. */
export function wholeView(view: View): View {
  return {
    ...view,
    players: view.players ?? [],
    zones: (view.zones ?? []).map((zone) => ({ ...zone, cards: zone.cards ?? [] })),
    things: (view.things ?? []) as Thing[],
  }
}

const written = new WeakMap<CardView, string>()

function textOf(card: CardView): string {
  let text = written.get(card)
  if (text === undefined) written.set(card, (text = JSON.stringify(card)))
  return text
}

/** The same view, in which a card that has not changed is the one of the view before it. */
export function sharedView(view: View, before: View | null): View {
  const cards = new Map(before?.zones.flatMap((zone) => zone.cards).map((card) => [card.id, card]))
  const kept = (card: CardView) => {
    const known = cards.get(card.id)
    return known && textOf(known) === textOf(card) ? known : card
  }
  return {
    ...view,
    zones: view.zones.map((zone) => ({ ...zone, cards: zone.cards.map(kept) })),
  }
}

interface OfSeat {
  table: string
  seat?: number
}

/** Fills the tables from what is pushed. */
export function listen(client: Client): void {
  const at = (push: OfSeat) => chairOf(tableOf(push.table), push.seat ?? null)
  const see = (push: OfSeat, view: View) => {
    const { places } = tableOf(push.table)
    const face = at(push).hello.peek()?.face
    if (face) places.value = placesSeen(view, face, places.peek())
  }

  client.on('hello', (push) => {
    const chair = at(push)
    chair.hello.value = {
      ...push,
      decks: ([] as string[]).concat(push.decks ?? []),
      face: push.face as Face,
    }
    chair.log.value = []
    chair.events.value = []
    chair.end.value = null
    chair.decision.value = null
  })
  client.on('decision', (push) => {
    const chair = at(push)
    const decision = push as unknown as Decision
    const view = sharedView(wholeView(decision.view), chair.view.peek())
    see(push, view)
    chair.end.value = null
    chair.view.value = view
    chair.undo.value = decision.undo ?? false
    chair.redo.value = decision.redo ?? false
    chair.decision.value = {
      ...decision,
      options: readable(
        decision.options ?? [],
        view,
        chair.seat ?? 0,
        chair.hello.peek()?.face ?? null,
      ),
      default: decision.default ?? [],
      min: decision.min ?? 0,
      max: decision.max ?? 0,
      view,
    }
    tableOf(push.table).thinking.value = null
  })
  client.on('view', (push) => {
    const chair = at(push)
    const view = sharedView(wholeView(push.view as View), chair.view.peek())
    see(push, view)
    chair.view.value = view
    chair.undo.value = push.undo ?? false
    chair.redo.value = push.redo ?? false
    chair.decision.value = null
    chair.end.value = null
  })
  client.on('event', (push) => {
    const chair = at(push)
    chair.events.value = [...chair.events.peek().slice(1 - EVENTS_KEPT), push as GameEvent]
  })
  client.on('back', (push) => {
    const chair = at(push)
    chair.events.value = chair.events.peek().filter((event) => event.number <= push.number)
    chair.log.value = chair.log.peek().slice(0, push.lines ?? 0)
    chair.end.value = null
  })
  client.on('log', (push) => {
    const chair = at(push)
    chair.log.value = [...chair.log.peek().slice(0, push.from ?? 0), ...(push.lines as LogLine[])]
  })
  client.on('end', (push) => {
    const chair = at(push)
    chair.decision.value = null
    chair.end.value = {
      winner: push.winner ?? null,
      won: push.won ?? false,
      reason: push.reason,
      message: push.message,
    }
  })
  client.on('seats', (push) => {
    const table = tableOf(push.table)
    table.seats.value = push.seats as SeatInfo[]
    table.watching.value = push.watching ?? 0
    table.undoRule.value = push.undo ?? 'always'
    table.thinking.value = null
    table.stuck.value = null
  })
  client.on('wish', (push) => {
    const table = tableOf(push.table)
    const others = table.wishes.peek().filter((wish) => wish.wish !== push.wish)
    table.wishes.value = [...others, { wish: push.wish, by: push.by ?? 0, what: push.what }]
  })
  client.on('wish_over', (push) => {
    const table = tableOf(push.table)
    table.wishes.value = table.wishes.peek().filter((wish) => wish.wish !== push.wish)
  })
  client.on('thinking', (push) => (tableOf(push.table).thinking.value = push.seat ?? 0))
  client.on('stuck', (push) => {
    tableOf(push.table).stuck.value = { seat: push.seat ?? 0, message: push.message }
  })
  client.on('moment', (push) => {
    tableOf(push.table).moment.value = {
      at: push.at ?? 0,
      count: push.count ?? 0,
      held: push.held ?? false,
    }
  })
  client.on('closed', (push) => {
    tableOf(push.table).closed.value = push.message ?? 'The table was closed.'
  })
}
