// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest'
import { nextSpot } from './keyboard'

// a grid of three by two, 100 apart
const spots = [0, 1].flatMap((row) =>
  [0, 1, 2].map((column) => ({ x: column * 100, y: row * 100 })),
)

test.each([
  ['right', 0, [1, 0], 1],
  ['left', 1, [-1, 0], 0],
  ['down', 1, [0, 1], 4],
  ['up', 5, [0, -1], 2],
  ['nothing is beyond the edge', 2, [1, 0], -1],
] as const)('%s', (_, from, [dx, dy], to) => {
  expect(nextSpot(spots[from]!, spots, dx, dy)).toBe(to)
})
