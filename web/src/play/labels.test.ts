// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest'
import type { CardView, Face, View } from '../wire/types'
import { option } from './fixture'
import { readable } from './labels'

const face: Face = { areas: [], numbers: [], states: [], player: [], turned: 'exhausted' }

function seen(cards: (CardView & { name: string })[], players = 2): View {
  return {
    players: Array.from({ length: players }, (_, seat) => ({ seat, id: `p${seat + 1}` })),
    zones: [{ zone: 'runes', owner: 0, count: cards.length, cards }],
    things: [],
  }
}

const labels = (texts: string[], view: View) =>
  readable(
    texts.map((label, i) => option(i, { label, object: `c${i}` })),
    view,
    0,
    face,
  )

test('cards of one name are told by whose they are and whether they are turned', () => {
  const view = seen([
    { id: 'c0', name: 'Mind Rune', controller: 1, exhausted: true },
    { id: 'c1', name: 'Mind Rune', controller: 0 },
    { id: 'c2', name: 'Mind Rune', controller: 0, exhausted: true },
  ])
  expect(
    labels(['Mind Rune#3', 'Mind Rune#2', 'Mind Rune'], view).map(({ label }) => label),
  ).toEqual(['Mind Rune (enemy, exhausted)', 'Mind Rune (yours)', 'Mind Rune (yours, exhausted)'])
})

test('among several others the player is named', () => {
  const view = seen(
    [
      { id: 'c0', name: 'Gust', controller: 0 },
      { id: 'c1', name: 'Gust', controller: 2 },
    ],
    3,
  )
  expect(labels(['Gust', 'Gust#2'], view).map(({ label }) => label)).toEqual([
    'Gust (yours)',
    'Gust (of player 3)',
  ])
})

test('what is alike is numbered in the order of the options, behind the name', () => {
  const view = seen([
    { id: 'c0', name: 'Fairy', owner: 0 },
    { id: 'c1', name: 'Fairy', owner: 0 },
    { id: 'c2', name: 'Fairy', owner: 0 },
  ])
  const said = labels(['Play Fairy#2 (cost 1)', 'Play Fairy (cost 1)', 'Attack with Fairy#3'], view)
  expect(said.map(({ label }) => label)).toEqual([
    'Play Fairy (1) (cost 1)',
    'Play Fairy (2) (cost 1)',
    'Attack with Fairy',
  ])
  expect(said.map(({ twin }) => twin)).toEqual([true, true, undefined])
})

test('options that are alike in the eyes of the engine stay as they are', () => {
  const view = seen([])
  const same = [option(0, { label: 'Yes' }), option(1, { label: 'Yes' })]
  expect(readable(same, view, 0, null)).toEqual(same)
})
