// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest'
import { asText, briefly, changed, countOf, matches, wordsOf } from './deck'
import type { DeckCard } from './types'

const gust: DeckCard = {
  id: 'ogn-169',
  name: 'Gust',
  type: 'spell',
  section: 'main',
  word: 'Gust',
  cost: 1,
  domains: ['chaos'],
}

test('copies are added and taken, and an empty entry goes', () => {
  let deck = changed({}, 'main', gust, 2)
  expect(deck).toEqual({ main: [{ id: 'ogn-169', name: 'Gust', count: 2 }] })
  const before = deck
  deck = changed(deck, 'main', gust, 1)
  expect(countOf(deck.main)).toBe(3)
  expect(countOf(before.main)).toBe(2)
  expect(changed(deck, 'main', gust, -3)).toEqual({ main: [] })
  expect(changed({}, 'main', gust, -1)).toEqual({ main: [] })
})

test('a deck is written in the order of the sections, by the words of deck files', () => {
  const sections = [
    { name: 'Legend', field: 'legend', single: true },
    { name: 'MainDeck', field: 'main', single: false },
  ]
  const deck = { main: [{ id: 'ogn-169', name: 'Gust', count: 3 }], legend: [] }
  expect(asText(deck, sections, new Map([['ogn-169', gust]]))).toBe('MainDeck:\n3 Gust\n')
})

test('a card is found by all words that are typed', () => {
  expect(matches(gust, wordsOf('  CHAOS gu '))).toBe(true)
  expect(matches(gust, wordsOf('gust unit'))).toBe(false)
  expect(matches(gust, [])).toBe(true)
  expect(matches(gust, wordsOf('cost1'))).toBe(true)
  expect(briefly(gust)).toBe('spell · chaos · cost 1')
})
