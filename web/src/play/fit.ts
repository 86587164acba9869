// SPDX-License-Identifier: MIT
//
// The width of cards, chosen so that the whole board is seen without scrolling, down to a width at
// which cards can still be read; from there on the board scrolls.

const WIDEST = 124
const NARROWEST = 54
const CROWDED = 72 // of a board that scrolls
// Of a board with several others that does not fit otherwise: what is theirs is drawn as low as it can be
// read, and cards are these wide, and those that stand these: the first that fits, else it scrolls.
const DENSE = [
  [66, 78],
  [60, 72],
  [54, 66],
] as const
// Cards that stand are this wide, also when they are lower: the first width that fits.
const READABLE = [86, 78, 72, 66] as const
const LOW = 72 // cards are so low that a long name needs all their height
const PHONE = 760 // pixels: narrower boards scroll, and their cards have one width
const PHONE_CARD = 78

/** The sizes that a board has: of its cards, and the least one of those that stand; null: it scrolls. */
type Sizes = { readonly width: number; readonly least: number; readonly dense?: boolean } | null

const last = new WeakMap<HTMLElement, string>()
const away = new WeakSet<HTMLElement>()
/** What was found for each shape. A trial lays the whole board out, so none is made twice. */
const found = new WeakMap<HTMLElement, Map<string, Sizes>>()
const SHAPES = 60 // that are remembered
interface Before {
  readonly sizes: Sizes
  readonly width: number // of the board, in pixels
  readonly height: number
  readonly cards: number // that stood there
}
const before = new WeakMap<HTMLElement, Before>()

function fits(board: HTMLElement, width: number, least: number, dense = false): boolean {
  apply(board, width, least, dense)
  return board.scrollHeight <= board.clientHeight + 1
}

function apply(board: HTMLElement, width: number, least: number, dense = false): void {
  board.style.setProperty('--card-w', `${width}px`)
  board.style.setProperty('--stand-w', `${Math.max(width, least)}px`)
  board.toggleAttribute('data-low', width < LOW)
  board.toggleAttribute('data-dense', dense)
}

/** How many cards stand in each row. */
function rowsOf(board: HTMLElement): number[] {
  const rows = board.querySelectorAll('.zone, .place-group, .hand, .small-row, .stack ol')
  return [...rows].map((row) => row.childElementCount)
}

export function fit(board: HTMLElement): void {
  const { clientWidth, clientHeight } = board
  const rows = rowsOf(board)
  const shape = `${clientWidth} ${clientHeight} ${rows.join()}` // what the board's height depends on
  if (last.get(board) === shape) return
  last.set(board, shape)
  board.toggleAttribute('data-narrow', clientWidth < PHONE)
  if (clientWidth < PHONE) return apply(board, PHONE_CARD, PHONE_CARD)
  const known = found.get(board) ?? new Map<string, Sizes>()
  found.set(board, known)
  const old = before.get(board)
  const cards = rows.reduce((sum, count) => sum + count, 0)
  if (!known.has(shape)) {
    if (known.size >= SHAPES) known.clear()
    const roomier =
      !old || clientWidth !== old.width || clientHeight > old.height || cards < old.cards
    known.set(shape, search(board, old?.sizes, roomier) ?? searchDense(board))
  }
  const sizes = known.get(shape)!
  before.set(board, { sizes, width: clientWidth, height: clientHeight, cards })
  if (sizes) return apply(board, sizes.width, sizes.least, sizes.dense)
  apply(board, CROWDED, READABLE[0]) // it scrolls anyway
  if (isOfMany(board)) apply(board, ...DENSE[0], true)
  // to the reader's own side; later it stays there, until its reader scrolls away
  if (!away.has(board)) board.scrollTop = board.scrollHeight
}

/** The widest cards with which the board fits. The search begins with what it had before, which
 * mostly fits after an answer; wider cards are tried only on a board that has more room for them. */
function search(board: HTMLElement, before: Sizes | undefined, roomier: boolean): Sizes {
  const scrolled = before === null || before?.dense
  if (scrolled && (isMuchTooHigh(board) || !fits(board, NARROWEST, READABLE.at(-1)!))) return null
  const least = READABLE[0]
  let low = NARROWEST
  let high = WIDEST
  if (before && before.least === least) {
    if (!fits(board, before.width, least)) high = before.width
    else if (!roomier || before.width + 4 > WIDEST || !fits(board, before.width + 4, least))
      return before
    else low = before.width + 4
  }
  if (low === NARROWEST && high === WIDEST && fits(board, WIDEST, least))
    return { width: WIDEST, least }
  if (low === NARROWEST) {
    const readable = READABLE.find((width) => fits(board, NARROWEST, width))
    if (readable === undefined) return null
    if (readable !== least) return { width: widest(board, readable, low, high), least: readable }
  }
  return { width: widest(board, least, low, high), least }
}

const isOfMany = (board: HTMLElement): boolean => board.matches('.others-2, .others-3')

/** The widest cards with which a dense board of many fits. */
function searchDense(board: HTMLElement): Sizes {
  if (!isOfMany(board)) return null
  const found = DENSE.find(([width, least]) => fits(board, width, least, true))
  return found ? { width: found[0], least: found[1], dense: true } : null
}

function widest(board: HTMLElement, least: number, low: number, high: number): number {
  while (high - low > 3) {
    const middle = Math.floor((low + high) / 2)
    if (fits(board, middle, least)) low = middle
    else high = middle
  }
  return low
}

/** Whether a board that scrolls would also do so with the smallest cards, which is seen without
 * laying it out with them: they save less than this. */
function isMuchTooHigh(board: HTMLElement): boolean {
  return board.scrollHeight * (NARROWEST / CROWDED) > board.clientHeight + 8
}

/** Fits again whenever the board gets another size; returns what ends it. */
export function keepFit(board: HTMLElement): () => void {
  const observer = new ResizeObserver(() => fit(board))
  observer.observe(board)
  // only what its reader does counts: a board that grows moves by itself
  let until = 0
  const acts = () => (until = performance.now() + 1000)
  const scrolled = () => {
    if (performance.now() > until) return
    const left = board.scrollHeight - board.scrollTop - board.clientHeight
    if (left > 40) away.add(board)
    else away.delete(board)
  }
  const ways = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
  for (const way of ways) board.addEventListener(way, acts, { passive: true })
  board.addEventListener('scroll', scrolled, { passive: true })
  return () => {
    observer.disconnect()
    for (const way of ways) board.removeEventListener(way, acts)
    board.removeEventListener('scroll', scrolled)
  }
}
