// SPDX-License-Identifier: MIT
//
// The parts of the page between which F6 goes, also out of the editor, whose Tab writes.

const parts = ['.bar', '.board', '.actions', '.side-body', '.page', '.wide-page']

/** What takes the focus of a part: on the board what can be done, else the part or what is in it. */
function entryOf(part: HTMLElement): HTMLElement | null {
  if (part.matches('.actions, .side-body')) return part
  return part.querySelector<HTMLElement>('[data-legal]') ?? part.querySelector('a, button, select')
}

/** Moves the focus to the next part of the page, or to the one before; says whether there is one. */
export function toNextPart(back: boolean): boolean {
  if (document.querySelector('dialog[open]')) return false
  const there = parts
    .flatMap((part) => [...document.querySelectorAll<HTMLElement>(part)])
    .filter((part) => part.offsetParent !== null && entryOf(part) !== null)
  const here = there.findIndex((part) => part.contains(document.activeElement))
  const next = there.at((here + (back ? -1 : 1)) % there.length)
  if (next) entryOf(next)!.focus()
  return next !== undefined
}
