// SPDX-License-Identifier: MIT
//
// Dragging cards with a mouse, a pen or a finger. What may be dragged and where it may fall is asked
// of rules: those of play below, or those of a position that is arranged by hand (arrange.ts). A drag
// that means nothing changes nothing. A finger that moves at once scrolls; one that rests lifts the
// card, and shows it large when it is lifted again where it was.
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
  held(id: string): void // a finger rested on it and went nowhere
}

const SLACK = 8 // pixels that a click may wander
const REST = 300 // milliseconds that a finger rests on a card to lift it

interface Drag {
  id: string
  card: HTMLElement
  x: number
  y: number
  ghost: HTMLElement | null
  finger: boolean
  moved: boolean
  rest: number // the timer of a finger
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
export function playRules(
  board: HTMLElement,
  player: Player,
  held: (id: string) => void,
): DragRules {
  return {
    held,
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
    if (event.button !== 0 || drag) return
    const card = (event.target as Element).closest<HTMLElement>(rules.selector)
    const finger = event.pointerType === 'touch'
    if (!card || (!finger && !rules.open())) return
    drag = {
      id: card.dataset.id!,
      card,
      x: event.clientX,
      y: event.clientY,
      ghost: null,
      finger,
      moved: false,
      rest: finger ? window.setTimeout(() => lift(event.pointerId), REST) : 0,
    }
  }
  const lift = (pointer: number) => {
    if (!drag) return
    drag.ghost = ghostOf(drag.card)
    if (drag.finger) drag.ghost.classList.add('lifted')
    else board.setPointerCapture?.(pointer)
    drag.card.classList.add('dragged')
  }
  const move = (event: PointerEvent) => {
    if (!drag) return
    const dx = event.clientX - drag.x
    const dy = event.clientY - drag.y
    if (!drag.ghost) {
      if (Math.hypot(dx, dy) < SLACK) return
      if (drag.finger) return give() // the page scrolls
      lift(event.pointerId)
    }
    if (Math.hypot(dx, dy) >= SLACK) drag.moved = true
    if (!drag.ghost || !drag.moved || !rules.open()) return
    drag.ghost.style.translate = `${dx}px ${dy}px`
    const onto = rules.targetAt(drag.id, event.clientX, event.clientY)
    for (const lit of board.querySelectorAll('.drop-here')) lit.classList.remove('drop-here')
    onto?.mark?.classList.add('drop-here')
  }
  /** Ends the drag, whatever it was. */
  const give = () => {
    if (!drag) return
    window.clearTimeout(drag.rest)
    drag.ghost?.remove()
    drag.card.classList.remove('dragged')
    drag = null
    for (const lit of board.querySelectorAll('.drop-here')) lit.classList.remove('drop-here')
  }
  const finish = (event: PointerEvent, dropped: boolean) => {
    if (!drag) return
    const { id, ghost, finger, moved } = drag
    give()
    if (!ghost) return
    ended = event.timeStamp
    if (!dropped) return
    if (finger && !moved) rules.held(id)
    else if (rules.open()) rules.targetAt(id, event.clientX, event.clientY)?.drop()
  }
  const up = (event: PointerEvent) => finish(event, true)
  const lost = (event: PointerEvent) => finish(event, false)
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !drag?.ghost) return
    event.stopPropagation()
    give()
  }
  // a lifted card moves, and the page does not; no menu of the browser covers it
  const still = (event: Event) => {
    if (drag?.finger && drag.ghost && event.cancelable) event.preventDefault()
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
  board.addEventListener('touchmove', still, { passive: false })
  board.addEventListener('contextmenu', still)
  return () => {
    give()
    board.removeEventListener('pointerdown', down)
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', lost)
    window.removeEventListener('keydown', escape, true)
    board.removeEventListener('click', click, true)
    board.removeEventListener('touchmove', still)
    board.removeEventListener('contextmenu', still)
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
