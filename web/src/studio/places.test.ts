// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest'
import { byteOf, indexOf, spanOf } from './places'

test('bytes and characters of a text are counted apart', () => {
  const text = 'a’ü😀b'
  expect([0, 1, 2, 3, 5, 6].map((at) => byteOf(text, at))).toEqual([0, 1, 4, 6, 10, 11])
  for (const at of [0, 1, 2, 3, 5, 6]) expect(indexOf(text, byteOf(text, at))).toBe(at)
  expect(indexOf(text, 99)).toBe(text.length)
})

test('a problem marks the word at its place', () => {
  const text = 'return card {\n  mihgt = 3,\n}\n'
  expect(spanOf(text, { line: 2, column: 3 })).toEqual({ from: 16, to: 21 })
  expect(spanOf(text, { line: 1, column: 13 })).toEqual({ from: 12, to: 13 })
})

test('a problem behind the end of the text or a line marks nothing', () => {
  expect(spanOf('x', { line: 9, column: 1 })).toEqual({ from: 1, to: 1 })
  expect(spanOf('ab\ncd', { line: 1, column: 3 })).toEqual({ from: 2, to: 2 })
})

test('columns count bytes', () => {
  expect(spanOf('"’" x', { line: 1, column: 7 })).toEqual({ from: 4, to: 5 })
})
