// SPDX-License-Identifier: MIT
//
// From a view to a board: which card stands where. The game's face says which of its zones are
// places, rows, piles ...; this file knows roles and no game.
import { withoutMarks } from './labels'
import type { Area, CardView, Face, Id, PlayerView, Thing, View } from '../wire/types'

/** A card with those that are attached to it. */
export interface Stood {
  readonly card: CardView
  readonly attached: readonly CardView[]
}

export interface Row {
  readonly area: Area
  readonly cards: readonly Stood[]
  readonly count: number // with those that cannot be told apart
}

export interface Side {
  readonly player: PlayerView
  readonly seat: number
  readonly heroes: readonly Row[]
  readonly rows: readonly Row[]
  readonly small: readonly Row[]
  readonly hands: readonly Row[]
  readonly piles: readonly Row[]
  readonly aside: readonly Row[]
}

export interface Place {
  readonly card: CardView
  readonly groups: readonly { readonly seat: number; readonly cards: readonly Stood[] }[]
}

export interface Waiting {
  readonly id: Id
  readonly name: string
  readonly controller: number | null
  readonly card: CardView | null
  readonly thing: Thing | null
}

export interface Board {
  readonly places: readonly Place[]
  readonly sides: readonly Side[] // the reader's own first, the others in turn order behind it
  readonly stack: readonly Waiting[] // newest first
  readonly stackTitle: string
}

/** The names of the places of a game, in the order in which they were first seen. */
export type PlaceNames = ReadonlyMap<Id, string>

/** The names of all places that were there so far: with those of a view, and those that have gone since.
 * A place keeps its number among places of one name, so what the log says of it stays true. */
export function placesSeen(view: View, face: Face, before: PlaceNames): PlaceNames {
  const zones = new Set(face.areas.filter(({ role }) => role === 'places').map(({ zone }) => zone))
  const places = view.zones.filter(({ zone }) => zones.has(zone)).flatMap(({ cards }) => cards)
  const fresh = places.filter(({ id, name }) => name !== undefined && before.get(id) !== name)
  if (fresh.length === 0) return before
  return new Map([...before, ...fresh.map(({ id, name }) => [id, name!] as const)])
}

/** The places that share their name with another one: which of them each is, as " (2)". */
export function twinMarks(places: PlaceNames): ReadonlyMap<Id, string> {
  const marks = new Map<Id, string>()
  for (const [id, name] of places) {
    const same = [...places.keys()].filter((other) => places.get(other) === name)
    if (same.length > 1) marks.set(id, ` (${same.indexOf(id) + 1})`)
  }
  return marks
}

/** A sentence of the engine for who reads it: a place that may be mistaken comes with its id, and the
 * board marks such places with a number. */
export function withoutIds(text: string, twins: ReadonlyMap<Id, string> | null): string {
  return withoutMarks(text).replace(/ <([a-z]+\d+)>/g, (_, id: string) => twins?.get(id) ?? '')
}

/** How a zone is drawn that the face does not name. */
function areaOf(face: Face, zone: string): Area {
  return (
    face.areas.find((area) => area.zone === zone) ?? {
      zone,
      role: 'aside',
      title: zone.replace(/_/g, ' '),
    }
  )
}

/** The seats around the table as one seat sees them: itself, then the others in turn order. */
export function seatsFrom(players: readonly PlayerView[], seat: number | null): PlayerView[] {
  const at = Math.max(
    0,
    players.findIndex((player) => player.seat === seat),
  )
  return [...players.slice(at), ...players.slice(0, at)]
}

export function boardOf(view: View, face: Face, seat: number | null): Board {
  const places: CardView[] = []
  for (const zone of view.zones)
    if (areaOf(face, zone.zone).role === 'places') places.push(...zone.cards)
  const placeIds = new Set(places.map((place) => place.id))

  // what is attached to something else is drawn with it, wherever it lies
  const attached = new Map<Id, CardView[]>()
  const standing = new Set<Id>()
  for (const zone of view.zones) {
    const { role } = areaOf(face, zone.zone)
    if (role === 'board' || role === 'row' || role === 'hero')
      for (const card of zone.cards) standing.add(card.id)
  }
  const isAttached = (card: CardView) =>
    card.attached_to !== undefined && standing.has(card.attached_to)
  for (const zone of view.zones)
    for (const card of zone.cards)
      if (isAttached(card)) {
        const list = attached.get(card.attached_to!) ?? []
        list.push(card)
        attached.set(card.attached_to!, list)
      }
  const stood = (cards: readonly CardView[]): Stood[] =>
    cards
      .filter((card) => !isAttached(card))
      .map((card) => ({ card, attached: attached.get(card.id) ?? [] }))

  const sides = seatsFrom(view.players, seat).map((player): Side => {
    const of = (role: Area['role']): Row[] =>
      face.areas
        .filter((area) => area.role === role)
        .map((area) => {
          const zones = view.zones.filter((zone) => zone.zone === area.zone)
          let cards: CardView[]
          if (role === 'board')
            cards = zones.flatMap((zone) =>
              zone.cards.filter(
                (card) =>
                  (card.controller ?? card.owner ?? zone.owner) === player.seat &&
                  !(card.place !== undefined && placeIds.has(card.place)),
              ),
            )
          else
            cards = zones.filter((zone) => zone.owner === player.seat).flatMap((zone) => zone.cards)
          const own = zones.filter((zone) => zone.owner === player.seat)
          const count = own.reduce((sum, zone) => sum + zone.count, 0)
          return { area, cards: stood(cards), count: Math.max(count, cards.length) }
        })
    const unnamed = view.zones
      .filter(
        (zone) => zone.owner === player.seat && !face.areas.some((area) => area.zone === zone.zone),
      )
      .map((zone) => ({
        area: areaOf(face, zone.zone),
        cards: stood(zone.cards),
        count: zone.count,
      }))
    return {
      player,
      seat: player.seat,
      heroes: of('hero'),
      rows: [...mergedBoard(of('board')), ...of('row')],
      small: of('small'),
      hands: of('hand'),
      piles: of('pile'),
      aside: [...of('aside'), ...unnamed],
    }
  })

  return {
    places: places.map((card) => ({ card, groups: groupsAt(card.id) })),
    sides,
    ...waitingOf(view, face),
  }

  function groupsAt(place: Id) {
    const there = view.zones
      .filter((zone) => areaOf(face, zone.zone).role === 'board')
      .flatMap((zone) => zone.cards)
      .filter((card) => card.place === place)
    return sides.map((side) => ({
      seat: side.seat,
      cards: stood(there.filter((card) => (card.controller ?? card.owner) === side.seat)),
    }))
  }
}

/** All zones whose cards stand at places make one row: what stands at home. */
function mergedBoard(rows: Row[]): Row[] {
  const [first, ...rest] = rows
  if (!first) return []
  const cards = [...first.cards, ...rest.flatMap((row) => row.cards)]
  return [{ area: first.area, cards, count: cards.length }]
}

function waitingOf(view: View, face: Face): Pick<Board, 'stack' | 'stackTitle'> {
  const area = face.areas.find(({ role }) => role === 'stack')
  const cards = view.zones
    .filter((zone) => areaOf(face, zone.zone).role === 'stack')
    .flatMap((zone) => zone.cards)
  const byId = new Map(view.zones.flatMap((zone) => zone.cards).map((card) => [card.id, card]))
  const told = new Set(view.things.map((thing) => thing.card).filter((id) => id !== undefined))
  const stack: Waiting[] = []
  for (const card of cards)
    if (!told.has(card.id))
      stack.push({
        id: card.id,
        name: card.name ?? 'a hidden card',
        controller: card.controller ?? card.owner ?? null,
        card,
        thing: null,
      })
  for (const thing of view.things)
    stack.push({
      id: thing.id,
      name: thing.name,
      controller: thing.controller ?? null,
      card: (thing.card !== undefined && byId.get(thing.card)) || null,
      thing,
    })
  return { stack: stack.reverse(), stackTitle: area?.title ?? 'Waiting' }
}

/** Lines to draw: from what waits to its source and its targets, and between those who fight. */
export interface Line {
  readonly from: Id
  readonly to: Id
  readonly kind: 'source' | 'target' | 'attack'
}

export function linesOf(view: View): Line[] {
  const lines: Line[] = []
  for (const thing of view.things) {
    if (thing.source !== undefined && thing.source !== thing.card)
      lines.push({ from: thing.id, to: thing.source, kind: 'source' })
    for (const target of thing.targets ?? [])
      lines.push({ from: thing.id, to: target, kind: 'target' })
  }
  const { attackers = [], defenders = [] } = view.combat ?? {}
  // one attacker against its target; a whole battle is drawn by marks, not by a web of lines
  if (attackers.length === 1 && defenders.length === 1)
    lines.push({ from: attackers[0]!, to: defenders[0]!, kind: 'attack' })
  return lines
}
