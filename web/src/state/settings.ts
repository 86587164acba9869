// SPDX-License-Identifier: MIT
//
// What the page remembers for its reader, in the browser and nowhere else.
import { effect, signal } from '@preact/signals'

export interface Settings {
  name: string
  theme: 'auto' | 'light' | 'dark'
  motion: 'auto' | 'off'
  asides: boolean // the log shows what readers take for granted
  manual: boolean // options that pay or act step by step are offered, too
  autoPass: boolean // pass by itself where nothing else can be done
  stops: Record<string, Record<string, boolean>> // by game: phases in which the page never passes
  curtain: boolean // one person, several seats: hide a hand until its player says so
}

const KEY = 'lunarbiter.settings'

export const standard: Settings = {
  name: '',
  theme: 'auto',
  motion: 'auto',
  asides: false,
  manual: false,
  autoPass: true,
  stops: {},
  curtain: false,
}

/** What was kept, as far as it has the kinds of values that are expected. */
export function restored(text: string | null): Settings {
  const settings = { ...standard }
  try {
    const kept = JSON.parse(text ?? '{}') as Record<string, unknown>
    for (const key of Object.keys(standard) as (keyof Settings)[])
      if (kept !== null && typeof kept[key] === typeof standard[key])
        Object.assign(settings, { [key]: kept[key] })
    if (settings.stops === null) settings.stops = {}
  } catch {
    return { ...standard }
  }
  return settings
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null // the reader's browser keeps nothing
  }
}

export const settings = signal<Settings>(restored(stored()))

export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes }
}

/** Keeps changes, and shows those that concern the whole page. */
export function applySettings(): void {
  effect(() => {
    const now = settings.value
    try {
      localStorage.setItem(KEY, JSON.stringify(now))
    } catch {
      // nothing is kept: the page works without
    }
    const root = document.documentElement
    if (now.theme === 'auto') delete root.dataset.theme
    else root.dataset.theme = now.theme
    root.dataset.motion = now.motion
  })
}

/** Whether things may move. */
export function moves(): boolean {
  return settings.peek().motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
