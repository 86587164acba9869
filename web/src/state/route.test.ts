// SPDX-License-Identifier: MIT
import { expect, test, vi } from 'vitest'
import { formatRoute, go, paneId, parseRoute } from './route'

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

test('the page is where it goes at once, also before the browser tells of the new address', () => {
  vi.stubGlobal('location', { hash: '' })
  go(['table', 'a4f2', 'ask'])
  expect(location.hash).toBe('#/table/a4f2/ask')
  expect(paneId.peek()).toBe('ask')
  vi.unstubAllGlobals()
})

test('a broken address is not the end of the page', () => {
  expect(parseRoute('#/table/%zz')).toEqual({ key: null, path: ['table', '%zz'] })
  expect(parseRoute('')).toEqual({ key: null, path: [] })
})
