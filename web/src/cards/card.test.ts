// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest'
import { linesOfName, longestWord, softened } from './card'

test('only long words may be broken, in their middle', () => {
  expect(softened('Ember Duelist')).toBe('Ember Duelist')
  expect(softened('Eager Apprentice')).toBe('Eager Appre\u00adntice')
  expect(softened('Jinx, Demolitionist')).toBe('Jinx, Demolit\u00adionist')
})

test('lines of a name', () => {
  expect(linesOfName('Recruit')).toBe(1)
  expect(linesOfName('Eager Cub')).toBe(1)
  expect(linesOfName('Noxian Drummer')).toBe(2)
  expect(linesOfName('Raging Undercover Agent')).toBe(3)
  expect(linesOfName('Jinx, Demolitionist')).toBe(3)
})

test('the longest part of a name that stays whole decides how small it is set', () => {
  expect(longestWord('Ember Duelist')).toBe(7)
  expect(longestWord('Eager Apprentice')).toBe(10)
  expect(longestWord('Jinx, Demolitionist')).toBe(7)
  expect(longestWord('')).toBe(1)
})
