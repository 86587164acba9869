// SPDX-License-Identifier: MIT
//
// Where the reader is, in the fragment of the address: it never reaches a server's log.
//
//   #/                     the lobby           #/table/a4f2       a table, its board alone
//   #/table/a4f2/ask       and a pane beside   #/measure          a pane that fills the page
//   #key=KEY               arrives with a key; a guest's address keeps it: #key=KEY&at=/table/a4f2
import { computed, signal } from '@preact/signals'

export interface Route {
  key: string | null
  path: string[] // ["table", "a4f2", "ask"]
}

export function parseRoute(hash: string): Route {
  const text = hash.replace(/^#/, '')
  if (text.startsWith('/')) return { key: null, path: words(text) }
  const fields = new URLSearchParams(text)
  return { key: fields.get('key'), path: words(/(?:^|&)at=([^&]*)/.exec(text)?.[1] ?? '') }
}

function words(path: string): string[] {
  return path
    .split('/')
    .filter((word) => word !== '')
    .map((word) => {
      try {
        return decodeURIComponent(word)
      } catch {
        return word
      }
    })
}

export function formatRoute(route: Route): string {
  const at = '/' + route.path.map(encodeURIComponent).join('/')
  return route.key === null ? `#${at}` : `#key=${encodeURIComponent(route.key)}&at=${at}`
}

export const route = signal<Route>({ key: null, path: [] })

export const tableId = computed(() =>
  route.value.path[0] === 'table' ? (route.value.path[1] ?? null) : null,
)
/** The pane that is open: beside a table, or alone. */
export const paneId = computed(() =>
  route.value.path[0] === 'table' ? (route.value.path[2] ?? null) : (route.value.path[0] ?? null),
)

export function startRoutes(): void {
  const read = () => (route.value = parseRoute(location.hash))
  window.addEventListener('hashchange', read)
  read()
}

/** Goes to another place of the page; `replace`: without a step to go back to. Who asks where the page
 * is hears of it at once, not when the browser tells that the address is another. */
export function go(path: string[], replace = false): void {
  const next = formatRoute({ key: route.peek().key, path })
  if (next === location.hash) return
  if (replace) history.replaceState(null, '', next)
  else location.hash = next
  route.value = parseRoute(next)
}

/** The owner's key leaves the address, so that the address can be shown to others. */
export function forgetKey(): void {
  const next = formatRoute({ key: null, path: route.peek().path })
  history.replaceState(null, '', next)
  route.value = parseRoute(next)
}
