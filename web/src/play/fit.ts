// SPDX-License-Identifier: MIT
//
// The width of cards, chosen so that the whole board is seen without scrolling, down to a width at
// which cards can still be read; from there on the board scrolls.

const WIDEST = 124
const NARROWEST = 54
const CROWDED = 72 // of a board that scrolls
// Cards that stand are this wide, also when they are lower: the first width that fits.
const READABLE = [86, 78, 72, 66] as const
const PHONE = 760 // pixels: narrower boards scroll, and their cards have one width
const PHONE_CARD = 78

const last = new WeakMap<HTMLElement, string>()
const scrolled = new WeakSet<HTMLElement>()
/** What was found before: a width; null: the board scrolls. Each trial lays the board out again, and
 * mostly the same width fits after an answer. */
const found = new WeakMap<HTMLElement, number | null>()

function fits(board: HTMLElement, width: number, least: number): boolean {
  board.style.setProperty('--card-w', `${width}px`)
  board.style.setProperty('--stand-w', `${Math.max(width, least)}px`)
  return board.scrollHeight <= board.clientHeight + 1
}

/** What the height of the board depends on: its size, and how many cards stand in each row. */
function shape(board: HTMLElement): string {
  const rows = [...board.querySelectorAll('.zone, .place-group, .hand, .small-row, .stack ol')]
  return `${board.clientWidth} ${board.clientHeight} ${rows.map((row) => row.childElementCount).join()}`
}

export function fit(board: HTMLElement): void {
  const now = shape(board)
  if (last.get(board) === now) return
  last.set(board, now)
  board.toggleAttribute('data-narrow', board.clientWidth < PHONE)
  if (board.clientWidth < PHONE) {
    board.style.setProperty('--card-w', `${PHONE_CARD}px`)
    board.style.setProperty('--stand-w', `${PHONE_CARD}px`)
    return
  }
  const before = found.get(board)
  if (before != null && stillFits(board, before)) return
  if (before === null && !fits(board, NARROWEST, READABLE.at(-1)!)) return scroll(board)
  found.delete(board)
  if (fits(board, WIDEST, READABLE[0])) return
  const least = READABLE.find((width) => fits(board, NARROWEST, width))
  if (least === undefined) return scroll(board)
  let low = NARROWEST
  let high = WIDEST
  while (high - low > 3) {
    const middle = Math.floor((low + high) / 2)
    if (fits(board, middle, least)) low = middle
    else high = middle
  }
  fits(board, low, least)
  if (least === READABLE[0]) found.set(board, low)
}

/** Whether a width that was found before fits, and nothing wider does. */
function stillFits(board: HTMLElement, width: number): boolean {
  return !fits(board, width + 4, READABLE[0]) && fits(board, width, READABLE[0])
}

function scroll(board: HTMLElement): void {
  fits(board, CROWDED, READABLE[0]) // it scrolls anyway
  if (!scrolled.has(board)) board.scrollTop = board.scrollHeight // to the reader's own side
  scrolled.add(board)
  found.set(board, null)
}

/** Fits again whenever the board gets another size; returns what ends it. */
export function keepFit(board: HTMLElement): () => void {
  const observer = new ResizeObserver(() => fit(board))
  observer.observe(board)
  return () => observer.disconnect()
}
