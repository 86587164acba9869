// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest'
import { aimsAt } from './arrange'

test('a drop on a card is tried as an attachment first, then where the card lies', () => {
  const under = [{ card: 'c4' }, { place: 'b2' }]
  expect(aimsAt(under, 'c9', 'board')).toEqual([
    { zone: 'board', place: 'c4' },
    { zone: 'board', place: 'b2' },
  ])
})

test('a card is not attached to itself', () => {
  expect(aimsAt([{ card: 'c9' }, { zone: 'trash', player: 'p2' }], 'c9', 'board')).toEqual([
    { zone: 'trash', place: 'p2' },
  ])
})

test('a game without places has zones only', () => {
  const under = [{ card: 'c4' }, { zone: 'field', player: 'p1' }]
  expect(aimsAt(under, 'c9', undefined)).toEqual([{ zone: 'field', place: 'p1' }])
})

test('beside everything a drop means nothing', () => {
  expect(aimsAt([], 'c9', 'board')).toEqual([])
})
