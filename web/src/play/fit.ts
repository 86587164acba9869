// SPDX-License-Identifier: MIT
//
// The width of cards, chosen so that the whole board is seen without scrolling, down to a width at
// which cards can still be read; from there on the board scrolls.

const WIDEST = 124
const NARROWEST = 66
const PHONE = 760 // pixels: narrower pages scroll, and their cards have one width
const PHONE_CARD = 78

const last = new WeakMap<HTMLElement, string>()

function fits(board: HTMLElement, width: number): boolean {
  board.style.setProperty('--card-w', `${width}px`)
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
  if (board.clientWidth < PHONE) {
    board.style.setProperty('--card-w', `${PHONE_CARD}px`)
    return
  }
  let low = NARROWEST
  let high = WIDEST
  if (fits(board, high)) return
  while (high - low > 3) {
    const middle = Math.floor((low + high) / 2)
    if (fits(board, middle)) low = middle
    else high = middle
  }
  board.style.setProperty('--card-w', `${low}px`)
}

/** Fits again whenever the board gets another size; returns what ends it. */
export function keepFit(board: HTMLElement): () => void {
  const observer = new ResizeObserver(() => fit(board))
  observer.observe(board)
  return () => observer.disconnect()
}
