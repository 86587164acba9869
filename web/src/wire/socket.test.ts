// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest'
import { pauseBefore } from './socket'

test('pauses grow to eight seconds, and pages do not come back at one moment', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 99].map((tries) => pauseBefore(tries, 1))).toEqual([
    250, 500, 1000, 2000, 4000, 8000, 8000, 8000,
  ])
  expect(pauseBefore(6, 0)).toBe(4000)
})
