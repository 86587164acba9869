// SPDX-License-Identifier: MIT
//
// Dragging cards with mouse, pen or finger. What may be dragged and where it may fall is asked of
// the player's options; a drag that means nothing changes nothing.
import { intentOf } from './moves'
import type { Player } from './player'

const SLACK = 8 // pixels that a click may wander

interface Drag {
  id: string
  card: HTMLElement
  x: number
  y: number
  ghost: HTMLElement | null
}

/** The things under a point, the nearest first. */
function thingsAt(x: number, y: number, without: string): string[] {
  const ids: string[] = []
  for (const element of document.elementsFromPoint(x, y)) {
    if (!(element instanceof HTMLElement)) continue
    const id = element.dataset.id ?? element.dataset.drop
    if (id !== undefined && id !== without && !ids.includes(id)) ids.push(id)
  }
  return ids
}

/** The thing at a point onto which `id` can be dragged. */
function targetAt(player: Player, id: string, x: number, y: number): string | undefined {
  return thingsAt(x, y, id).find((onto) => intentOf(player.options, id, onto) !== null)
}

export function startDrag(board: HTMLElement, player: Player): () => void {
  let drag: Drag | null = null
  let ended = 0

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || drag || event.pointerType === 'touch') return
    const card = (event.target as Element).closest<HTMLElement>('.card[data-id]')
    if (!card || !player.open) return
    drag = { id: card.dataset.id!, card, x: event.clientX, y: event.clientY, ghost: null }
  }
  const move = (event: PointerEvent) => {
    if (!drag) return
    const dx = event.clientX - drag.x
    const dy = event.clientY - drag.y
    if (!drag.ghost) {
      if (Math.hypot(dx, dy) < SLACK) return
      drag.ghost = ghostOf(drag.card)
      board.setPointerCapture?.(event.pointerId)
      drag.card.classList.add('dragged')
    }
    drag.ghost.style.translate = `${dx}px ${dy}px`
    const onto = targetAt(player, drag.id, event.clientX, event.clientY)
    for (const lit of board.querySelectorAll('.drop-here')) lit.classList.remove('drop-here')
    if (onto !== undefined)
      board
        .querySelector(`[data-drop="${CSS.escape(onto)}"], [data-id="${CSS.escape(onto)}"]`)
        ?.classList.add('drop-here')
  }
  const finish = (event: PointerEvent, dropped: boolean) => {
    if (!drag) return
    const { id, ghost, card } = drag
    drag = null
    for (const lit of board.querySelectorAll('.drop-here')) lit.classList.remove('drop-here')
    if (!ghost) return
    ghost.remove()
    card.classList.remove('dragged')
    ended = event.timeStamp
    const onto = dropped ? targetAt(player, id, event.clientX, event.clientY) : undefined
    if (onto !== undefined) player.drop(id, onto)
  }
  const up = (event: PointerEvent) => finish(event, true)
  const lost = (event: PointerEvent) => finish(event, false)
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !drag?.ghost) return
    event.stopPropagation()
    drag.ghost.remove()
    drag.card.classList.remove('dragged')
    drag = null
  }
  // the click that ends a drag is no click
  const click = (event: MouseEvent) => {
    if (event.timeStamp - ended > 60) return
    event.stopPropagation()
    event.preventDefault()
  }
  board.addEventListener('pointerdown', down)
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  window.addEventListener('pointercancel', lost)
  window.addEventListener('keydown', escape, true)
  board.addEventListener('click', click, true)
  return () => {
    board.removeEventListener('pointerdown', down)
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', lost)
    window.removeEventListener('keydown', escape, true)
    board.removeEventListener('click', click, true)
  }
}

/** A picture of the card that follows the pointer. */
function ghostOf(card: HTMLElement): HTMLElement {
  const box = card.getBoundingClientRect()
  const ghost = card.cloneNode(true) as HTMLElement
  for (const name of Object.keys(ghost.dataset)) delete ghost.dataset[name]
  ghost.classList.add('ghost')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.tabIndex = -1
  ghost.style.left = `${box.left}px`
  ghost.style.top = `${box.top}px`
  ghost.style.setProperty('--card-w', `${box.width}px`)
  document.body.append(ghost)
  return ghost
}
