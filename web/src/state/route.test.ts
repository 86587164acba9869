// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest'
import { formatRoute, parseRoute } from './route'

test('an address and a route are two forms of one thing', () => {
  for (const route of [
    { key: null, path: [] },
    { key: null, path: ['table', 'a4f2', 'ask'] },
    { key: 'k/&=?', path: ['table', 'a b/c'] },
  ])
    expect(parseRoute(formatRoute(route))).toEqual(route)
})

test('an address as it is sent to a friend', () => {
  expect(parseRoute('#key=abc')).toEqual({ key: 'abc', path: [] })
})

test('a broken address is not the end of the page', () => {
  expect(parseRoute('#/table/%zz')).toEqual({ key: null, path: ['table', '%zz'] })
  expect(parseRoute('')).toEqual({ key: null, path: [] })
})
