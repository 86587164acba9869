// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest'
import { seatsIn, withSeats } from './seats'

test('what was kept is read as far as it is seats', () => {
  expect(seatsIn(null)).toEqual({})
  expect(seatsIn('{')).toEqual({})
  expect(seatsIn('null')).toEqual({})
  expect(seatsIn('{"a":[0,2],"b":"x","c":[-1],"d":[0.5]}')).toEqual({ a: [0, 2] })
})

test('the seats of a table replace those before, and old tables go', () => {
  expect(withSeats({ a: [0], b: [1] }, 'a', [2])).toEqual({ b: [1], a: [2] })
  let seats = {}
  for (let i = 0; i < 100; i++) seats = withSeats(seats, `t${i}`, [0])
  expect(Object.keys(seats)).toHaveLength(64)
  expect(Object.keys(seats).at(-1)).toBe('t99')
})
