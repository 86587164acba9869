// SPDX-License-Identifier: MIT
import type { SimLine } from './types'

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

/** "57.0 % (95%: 50.1 to 63.7)" */
export function interval(share: { share: number; low: number; high: number }): string {
  const of = (value: number) => (value * 100).toFixed(1)
  return `${percent(share.share)} (95%: ${of(share.low)} to ${of(share.high)})`
}

/** "+3.4 points (-1.0 to +7.9)" */
export function difference(d: { value: number; low: number; high: number }): string {
  const of = (value: number) => `${value > 0 ? '+' : ''}${(value * 100).toFixed(1)}`
  return `${of(d.value)} points (95%: ${of(d.low)} to ${of(d.high)})`
}

export interface Cell {
  line: number
  deck: number // whose share it is, in that line
  share: number
  low: number
  high: number
  games: number
}

/** A matrix of decks against decks; nothing on the diagonal. */
export function matrixOf(lines: SimLine[]): { names: string[]; cells: (Cell | null)[][] } {
  const names: string[] = []
  for (const line of lines)
    for (const deck of line.decks) if (!names.includes(deck.name)) names.push(deck.name)
  const cells: (Cell | null)[][] = names.map(() => names.map(() => null))
  lines.forEach((line, at) => {
    const [a, b] = line.decks.map((deck) => names.indexOf(deck.name))
    if (a === undefined || b === undefined || a === b) return
    for (const [deck, row, column] of [
      [0, a, b],
      [1, b, a],
    ] as const) {
      const of = line.wins[deck]
      if (of) cells[row]![column] = { line: at, deck, ...of }
    }
  })
  return { names, cells }
}
