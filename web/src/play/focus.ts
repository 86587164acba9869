// SPDX-License-Identifier: MIT
//
// Where the focus goes when what had it is no longer there: to the same card in its new place, else to
// the bar with the next question, so that the keys go on meaning what the bar says and a screen reader
// stays at the game. Who uses the mouse is left alone.

/** What had the focus last: the id of a card, or '' for anything else of the table. */
type Held = string | null

/** The button that was clicked last, until Tab is pressed. */
let pointed: Element | null = null

/** Whether a button has the focus only because it was clicked: Enter then means what the bar says, and
 * does not click it again. */
export function isOnlyPointed(target: Element | null): boolean {
  const button = target?.closest('button, summary') ?? null
  return button !== null && button === pointed && button.closest('.table-board') !== null
}

/** What is to be called about each change of a table, and when the table goes. */
interface Kept {
  /** Before a question is drawn. An option that goes with the focus would make the browser lay the
   * half-changed page out once more. */
  letGo: () => void
  /** After each change of the board. */
  restore: () => void
  end: () => void
}

/** Watches the focus within a table. */
export function keepFocus(table: HTMLElement): Kept {
  let held: Held = null
  const came = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest('.menu')) return // a menu belongs to its card
    held = target === pointed ? null : (target.dataset.id ?? '')
  }
  const left = ({ target }: PointerEvent) => {
    held = null
    pointed = target instanceof Element ? target.closest('button, summary') : null
  }
  const tabbed = ({ key }: KeyboardEvent) => {
    if (key === 'Tab' || key.startsWith('Arrow')) pointed = null
  }
  const letGo = () => {
    const here = document.activeElement
    if (here instanceof HTMLElement && here.closest('.pick') && table.contains(here)) here.blur()
  }
  const restore = () => {
    if (held === null || document.activeElement !== document.body) return
    const again = held && table.querySelector<HTMLElement>(`.board [data-id="${CSS.escape(held)}"]`)
    const next = again || table.querySelector<HTMLElement>('.actions')
    next?.focus({ preventScroll: true })
  }
  table.addEventListener('focusin', came)
  window.addEventListener('pointerdown', left, true)
  window.addEventListener('keydown', tabbed, true)
  return {
    letGo,
    restore,
    end: () => {
      table.removeEventListener('focusin', came)
      window.removeEventListener('pointerdown', left, true)
      window.removeEventListener('keydown', tabbed, true)
    },
  }
}
