// SPDX-License-Identifier: MIT

/** Whether a key that was pressed there belongs to a text that is being written. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName)) return true
  return target instanceof HTMLInputElement && !/^(checkbox|radio|button|range)$/.test(target.type)
}
