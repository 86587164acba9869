// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest'
import { longestWord, softened } from './card'

test('only very long words may be broken, in their middle', () => {
  expect(softened('Ember Duelist')).toBe('Ember Duelist')
  expect(softened('Jinx, Demolitionist')).toBe('Jinx, Demolit\u00adionist')
})

test('the longest part of a name that stays whole decides how small it is set', () => {
  expect(longestWord('Ember Duelist')).toBe(7)
  expect(longestWord('Jinx, Demolitionist')).toBe(7)
  expect(longestWord('')).toBe(1)
})
