// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest'
import { difference, interval, matrixOf } from './shares'
import type { SimLine } from './types'

const line = (a: string, b: string, wins: number): SimLine => {
  const share = (n: number) => ({ wins: n, games: 10, share: n / 10, low: 0, high: 1 })
  return {
    decks: [
      { name: a, bot: 'greedy' },
      { name: b, bot: 'greedy' },
    ],
    wins: [share(wins), share(10 - wins)],
    first: share(5),
    games: 10,
    draws: 0,
    errors: 0,
    curve: [],
    lengths: [],
  }
}

test('shares are told with their intervals', () => {
  expect(interval({ share: 0.57, low: 0.501, high: 0.637 })).toBe('57.0 % (95%: 50.1 to 63.7)')
  expect(difference({ value: 0.034, low: -0.01, high: 0.079 })).toBe(
    '+3.4 points (95%: -1.0 to +7.9)',
  )
})

test('a matrix has both sides of each pairing and an empty diagonal', () => {
  const { names, cells } = matrixOf([line('a', 'b', 7), line('a', 'c', 4), line('b', 'c', 1)])
  expect(names).toEqual(['a', 'b', 'c'])
  expect(cells.map((row) => row.map((cell) => cell?.share ?? null))).toEqual([
    [null, 0.7, 0.4],
    [0.3, null, 0.1],
    [0.6, 0.9, null],
  ])
  expect(cells[2]![1]).toMatchObject({ line: 2, deck: 1, games: 10 })
})
