// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest'
import type { CardView, Face, View } from '../wire/types'
import { boardOf, linesOf, placesSeen, seatsFrom, twinMarks, withoutIds } from './layout'

const face: Face = {
  areas: [
    { zone: 'fields', role: 'places', title: 'Fields', shared: true },
    { zone: 'board', role: 'board', title: 'Base' },
    { zone: 'hidden', role: 'board', title: 'Hidden' },
    { zone: 'queue', role: 'stack', title: 'Queue', shared: true },
    { zone: 'hand', role: 'hand', title: 'Hand' },
    { zone: 'deck', role: 'pile', title: 'Deck' },
  ],
  numbers: [],
  states: [],
  player: [],
}
const card = (id: string, more: Partial<CardView> = {}): CardView => ({ id, name: id, ...more })
const view: View = {
  players: [0, 1, 2].map((seat) => ({ seat, id: `p${seat + 1}` })),
  zones: [
    { zone: 'fields', count: 1, cards: [card('b1', { place: 'b1', controller: 1 })] },
    {
      zone: 'board',
      count: 4,
      cards: [
        card('c1', { controller: 0, place: 'base1' }),
        card('c2', { controller: 1, place: 'b1' }),
        card('c3', { controller: 0, place: 'b1', attached_to: 'c1' }),
        card('c4', { controller: 0, place: 'b1' }),
      ],
    },
    { zone: 'hidden', count: 1, cards: [{ id: 'c5', controller: 1, place: 'b1', facedown: true }] },
    { zone: 'queue', count: 1, cards: [card('c6', { controller: 2 })] },
    { zone: 'hand', owner: 1, count: 3, cards: [] },
    { zone: 'deck', owner: 0, count: 30, cards: [] },
    { zone: 'strange_zone', owner: 0, count: 2, cards: [] },
  ],
  things: [
    { id: 'i1', name: 'c6', card: 'c6', controller: 2, targets: ['c4'] },
    { id: 'i2', name: 'an ability of c1', controller: 0, source: 'c1', targets: [] },
  ],
}

test('places that share their name are numbered', () => {
  const twins = ['Altar', 'Row', 'Altar'].map((name, i) => card(`b${i}`, { name }))
  const zones = [{ zone: 'fields', count: 3, cards: twins }]
  const seen = placesSeen({ ...view, zones }, face, new Map())
  const both = [
    ['b0', ' (1)'],
    ['b2', ' (2)'],
  ]
  expect([...twinMarks(seen)]).toEqual(both)
  expect(twinMarks(placesSeen(view, face, new Map())).size).toBe(0)

  // one that has gone keeps its number, and so does the other
  const rest = [{ zone: 'fields', count: 2, cards: twins.slice(1) }]
  const later = placesSeen({ ...view, zones: rest }, face, seen)
  expect(later).toBe(seen)
  expect([...twinMarks(later)]).toEqual(both)
  const marks = new Map([['b2', ' (2)']])
  expect(withoutIds('moves 2x Cub to Altar <b2>', marks)).toBe('moves 2x Cub to Altar (2)')
  expect(withoutIds('(hold: Row <b1>)?', marks)).toBe('(hold: Row)?')
  expect(withoutIds('2 <b>', marks)).toBe('2 <b>')
})

test('the reader sits in front, the others in turn order behind', () => {
  expect(seatsFrom(view.players, 1).map(({ seat }) => seat)).toEqual([1, 2, 0])
  expect(seatsFrom(view.players, null).map(({ seat }) => seat)).toEqual([0, 1, 2])
})

test('cards stand at their place by controller, or at home', () => {
  const board = boardOf(view, face, 0)
  expect(board.places).toHaveLength(1)
  const groups = board.places[0]!.groups
  expect(groups.map(({ seat, cards }) => [seat, cards.map(({ card }) => card.id)])).toEqual([
    [0, ['c4']],
    [1, ['c2', 'c5']],
    [2, []],
  ])
  expect(board.sides[0]!.rows[0]!.cards.map(({ card }) => card.id)).toEqual(['c1'])
})

test('what is attached goes where its card goes', () => {
  const home = boardOf(view, face, 0).sides[0]!.rows[0]!.cards[0]!
  expect(home.attached.map(({ id }) => id)).toEqual(['c3'])
})

test('cards that cannot be told apart are counted, and no zone is left out', () => {
  const [me, second] = boardOf(view, face, 0).sides
  expect(second!.hands[0]).toMatchObject({ count: 3, cards: [] })
  expect(me!.piles[0]!.count).toBe(30)
  expect(me!.aside.map(({ area, count }) => [area.title, count])).toEqual([['strange zone', 2]])
})

test('what waits is one list, the newest first, each card once', () => {
  const { stack, stackTitle } = boardOf(view, face, 0)
  expect(stackTitle).toBe('Queue')
  expect(stack.map(({ id, card }) => [id, card?.id])).toEqual([
    ['i2', undefined],
    ['i1', 'c6'],
  ])
})

test('lines lead to sources and targets, and between one attacker and its target', () => {
  expect(linesOf(view)).toEqual([
    { from: 'i1', to: 'c4', kind: 'target' },
    { from: 'i2', to: 'c1', kind: 'source' },
  ])
  const fight = { ...view, things: [], combat: { attackers: ['c1'], defenders: ['c2'] } }
  expect(linesOf(fight)).toEqual([{ from: 'c1', to: 'c2', kind: 'attack' }])
  expect(linesOf({ ...fight, combat: { attackers: ['c1', 'c4'], defenders: ['c2'] } })).toEqual([])
})
