// SPDX-License-Identifier: MIT
//
// Places in a text. The program counts bytes (UTF-8), and lines and columns from 1; an editor counts
// characters as JavaScript does (UTF-16), from 0.

const encoder = new TextEncoder()

/** How many bytes stand in front of a character. */
export function byteOf(text: string, index: number): number {
  return encoder.encode(text.slice(0, index)).length
}

/** The character that begins at a byte, or behind the last one. */
export function indexOf(text: string, byte: number): number {
  let bytes = 0
  for (let index = 0; index < text.length;) {
    if (bytes >= byte) return index
    const point = text.codePointAt(index)!
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
    index += point > 0xffff ? 2 : 1
  }
  return text.length
}

export interface Problem {
  line: number
  column: number
  severity: 'error' | 'warning' | 'note'
  code: string
  message: string
  hint?: string
  rule?: string
}

export interface Span {
  from: number
  to: number
}

/** Where a problem stands: the word at its place, or one character. */
export function spanOf(text: string, problem: { line: number; column: number }): Span {
  let start = 0
  for (let line = 1; line < problem.line; line++) {
    const end = text.indexOf('\n', start)
    if (end < 0) return { from: text.length, to: text.length }
    start = end + 1
  }
  const end = text.indexOf('\n', start)
  const line = text.slice(start, end < 0 ? text.length : end)
  const from = start + indexOf(line, problem.column - 1)
  const word = /^(\w+|"[^"]*"|.)/u.exec(text.slice(from))
  return { from, to: Math.min(from + (word?.[0].length ?? 0), start + line.length) }
}
