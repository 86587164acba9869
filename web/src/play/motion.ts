// SPDX-License-Identifier: MIT
//
// A card that stands elsewhere glides there from where it stood. Only `transform` and `opacity`
// change, so the browser moves cards without laying the page out again.
import { moves } from '../state/settings'

const GLIDE = 240 // milliseconds

const stood = new WeakMap<HTMLElement, Map<string, DOMRect>>()

function places(board: HTMLElement): Map<string, DOMRect> {
  const rects = new Map<string, DOMRect>()
  for (const card of board.querySelectorAll<HTMLElement>('.card[data-id], .chip[data-id]'))
    rects.set(card.dataset.id!, card.getBoundingClientRect())
  return rects
}

/** Notes where cards stand, before the board changes. */
export function remember(board: HTMLElement): void {
  if (moves()) stood.set(board, places(board))
}

/** Moves cards from where they stood to where they stand now. */
export function moveCards(board: HTMLElement): void {
  const before = stood.get(board)
  if (!before || !moves()) return
  stood.delete(board)
  for (const card of board.querySelectorAll<HTMLElement>('.card[data-id], .chip[data-id]')) {
    const from = before.get(card.dataset.id!)
    const to = card.getBoundingClientRect()
    if (to.width === 0) continue
    if (!from) {
      card.animate([{ opacity: 0, transform: 'scale(0.9)' }, {}], {
        duration: GLIDE,
        easing: 'ease-out',
      })
      continue
    }
    const dx = from.left - to.left
    const dy = from.top - to.top
    if (Math.abs(dx) + Math.abs(dy) < 2 || from.width === 0) continue
    card.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
      duration: GLIDE,
      easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
    })
  }
}
