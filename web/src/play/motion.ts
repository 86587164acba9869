// SPDX-License-Identifier: MIT
//
// Cards glide from where they stood to where they stand, unless the reader wants no motion. Places
// are read once for each change of the board, all of them before anything is moved: a place that is
// read after a card was moved makes the browser lay the whole board out again.
import { moves } from '../state/settings'

const GLIDE = 240 // milliseconds

interface Spot {
  left: number
  top: number
}

interface Stood {
  seat: number | null // whose side is below: where the board turns round, nothing has moved
  width: number // of the board: in one of another size, cards stand elsewhere without having moved
  height: number
  spots: Map<string, Spot>
  gliding: Animation[]
}

const stood = new WeakMap<HTMLElement, Stood>()

/** Moves cards from where they stood to where they stand now, and notes where that is. */
export function moveCards(board: HTMLElement, seat: number | null): void {
  if (!moves()) return void stood.delete(board)
  const before = stood.get(board)
  for (const one of before?.gliding ?? []) one.cancel() // so that a card is read where it rests
  const cards = [...board.querySelectorAll<HTMLElement>('.card[data-id], .chip[data-id]')]
  const frame = board.getBoundingClientRect()
  const { scrollLeft, scrollTop, clientWidth: width, clientHeight: height } = board
  const spots = new Map<string, Spot>()
  const moved: { card: HTMLElement; from: Spot | undefined; to: Spot }[] = []
  const same = before?.seat === seat && before.width === width && before.height === height
  for (const card of cards) {
    const box = card.getBoundingClientRect()
    if (box.width === 0) continue
    const held = card.closest('.own-hand') !== null // it does not scroll
    const to = {
      left: box.left - frame.left + (held ? 0 : scrollLeft),
      top: box.top - frame.top + (held ? 0 : scrollTop),
    }
    spots.set(card.dataset.id!, to)
    if (!same || box.bottom < frame.top || box.top > frame.bottom) continue
    const from = before.spots.get(card.dataset.id!)
    if (!from || Math.abs(from.left - to.left) + Math.abs(from.top - to.top) >= 2)
      moved.push({ card, from, to })
  }
  const gliding = moved.map(({ card, from, to }) =>
    from
      ? card.animate(
          [
            { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` },
            { transform: 'none' },
          ],
          { duration: GLIDE, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
        )
      : card.animate([{ opacity: 0, transform: 'scale(0.9)' }, {}], {
          duration: GLIDE,
          easing: 'ease-out',
        }),
  )
  stood.set(board, { seat, width, height, spots, gliding })
}
