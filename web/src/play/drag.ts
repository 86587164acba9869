// SPDX-License-Identifier: MIT
//
// Dragging cards with a mouse or a pen. What may be dragged and where it may fall is asked of rules:
// those of play below, or those of a position that is arranged by hand (arrange.ts). A drag that
// means nothing changes nothing.
import { intentOf } from './moves'
import type { Player } from './player'

/** Where a drag can end. */
export interface Target {
  readonly mark: Element | null // what lights up
  drop(): void
}

export interface DragRules {
  readonly selector: string // of what may be dragged
  open(): boolean // whether anything may be dragged now
  targetAt(id: string, x: number, y: number): Target | null
}

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

/** What a player may do now. */
export function playRules(board: HTMLElement, player: Player): DragRules {
  return {
    selector: '.card[data-id]',
    open: () => player.open !== null,
    targetAt(id, x, y) {
      const onto = thingsAt(x, y, id).find((one) => intentOf(player.options, id, one) !== null)
      if (onto === undefined) return null
      const named = CSS.escape(onto)
      return {
        mark: board.querySelector(`[data-drop="${named}"], [data-id="${named}"]`),
        drop: () => player.drop(id, onto),
      }
    },
  }
}

export function startDrag(board: HTMLElement, rules: DragRules): () => void {
  let drag: Drag | null = null
  let ended = 0

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || drag || event.pointerType === 'touch') return
    const card = (event.target as Element).closest<HTMLElement>(rules.selector)
    if (!card || !rules.open()) return
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
    const onto = rules.targetAt(drag.id, event.clientX, event.clientY)
    for (const lit of board.querySelectorAll('.drop-here')) lit.classList.remove('drop-here')
    onto?.mark?.classList.add('drop-here')
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
    if (dropped) rules.targetAt(id, event.clientX, event.clientY)?.drop()
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
