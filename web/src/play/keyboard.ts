// SPDX-License-Identifier: MIT
//
// The keyboard at a table: letters take options, arrows walk over the cards, Enter goes on,
// Escape goes back. `?` and the panes belong to the shell.
import { isTyping } from '../shell/typing'
import { isOnlyPointed } from './focus'
import { enterOf } from './moves'
import type { Player } from './player'

export interface Spot {
  x: number
  y: number
}

/** The index of the spot that lies next in a direction; -1 when there is none. */
export function nextSpot(from: Spot, spots: readonly Spot[], dx: number, dy: number): number {
  let best = -1
  let least = Infinity
  spots.forEach((spot, i) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx)
    if (ahead < 4) return
    const cost = ahead + 2.5 * aside
    if (cost < least) {
      least = cost
      best = i
    }
  })
  return best
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function walk(board: HTMLElement, dx: number, dy: number): void {
  const cards = [...board.querySelectorAll<HTMLElement>('[data-id]')]
  if (cards.length === 0) return
  const middle = (card: HTMLElement): Spot => {
    const box = card.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const here = cards.indexOf(document.activeElement as HTMLElement)
  if (here < 0) {
    const first = cards.find((card) => card.dataset.legal !== undefined) ?? cards.at(-1)!
    return first.focus()
  }
  const rest = cards.filter((_, i) => i !== here)
  const to = nextSpot(middle(cards[here]!), rest.map(middle), dx, dy)
  if (to >= 0) {
    rest[to]!.focus()
    rest[to]!.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}

/** Handles a key that was pressed at a table; says whether it meant something. */
export function pressed(event: KeyboardEvent, player: Player | null, board: HTMLElement): boolean {
  if (event.defaultPrevented || isTyping(event.target)) return false
  if (document.querySelector('dialog[open]')) return false
  const { key } = event
  // a key that is held down answers once, not every question that comes meanwhile
  if (event.repeat && (key === 'Enter' || /^[a-z]$/i.test(key)) && !event.ctrlKey && !event.metaKey)
    return event.target instanceof Element && event.target.closest('.side') === null
  const target = event.target instanceof HTMLElement ? event.target : null
  const command = event.ctrlKey || event.metaKey
  if (event.altKey) return false
  // a key that is meant for the bar: the mark of the focus goes from what was only clicked
  if (isOnlyPointed(target) && (key === 'Enter' || /^[a-z]$/.test(key))) target!.blur()
  if (command) {
    if (!player || !/^[zy]$/i.test(key)) return false
    if (/^y$/i.test(key) || event.shiftKey) {
      if (player.chair.redo.peek()) player.redo()
    } else if (player.chair.undo.peek()) player.undo()
    return true
  }
  if (key === 'Enter' && event.shiftKey && target?.matches('button[data-id]')) {
    board.dispatchEvent(new CustomEvent('read', { detail: target!.dataset.id }))
    return true
  }
  const arrow = arrows[key]
  if (arrow) {
    // lists and fields inside the page keep their own arrows
    if (target?.closest('[role="tablist"], .side, input, [data-arrows]')) return false
    walk(board, ...arrow)
    return true
  }
  if (key === ' ' && target?.dataset.id !== undefined) {
    board.dispatchEvent(new CustomEvent('ask', { detail: target.dataset.id }))
    return true
  }
  if (!player) return false
  if (key === 'Escape') {
    player.back()
    return true
  }
  if (key === 'Enter') {
    // the browser clicks what the keyboard has led to
    const button = target?.closest('button:not([data-confirms]), a, summary')
    if (button && !isOnlyPointed(target)) return false
    const draft = player.draft.peek()
    const decision = player.open
    const option = decision && draft ? enterOf(decision, player.options, draft) : undefined
    if (option) player.take(option)
    else player.confirm()
    return true
  }
  if (key === 'P' && event.shiftKey) {
    player.passUntil()
    return true
  }
  if (/^[a-z]$/.test(key) && !event.shiftKey) {
    const shown = player.menu.peek()?.options ?? player.options
    const option = shown[key.charCodeAt(0) - 97]
    if (!option || player.open?.shape !== 'pick') return false
    player.take(option)
    return true
  }
  return false
}
