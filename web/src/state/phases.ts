// SPDX-License-Identifier: MIT
//
// The phases of a turn, as games have shown them: no list of them is sent.
import type { Chair } from './tables'

const KEY = 'lunarbiter.phases'

function kept(): Record<string, string[]> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, string[]>) : {}
  } catch {
    return {}
  }
}

/** Adds phases that are not known yet behind those that are. */
export function joined(known: readonly string[], seen: readonly string[]): string[] {
  return [
    ...known,
    ...seen.filter((phase, i) => !known.includes(phase) && seen.indexOf(phase) === i),
  ]
}

export function phasesOf(game: string, chair: Chair): string[] {
  const all = kept()
  const before = Array.isArray(all[game]) ? all[game] : []
  const seen = chair.events.value
    .filter((event) => event.kind === 'phase' && typeof event.detail === 'string')
    .map((event) => event.detail!)
  const now = chair.view.value?.phase
  const phases = joined(before, now === undefined ? seen : [...seen, now])
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: phases }))
  } catch {
    // nothing is kept
  }
  return phases
}
