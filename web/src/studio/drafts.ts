// SPDX-License-Identifier: MIT
//
// What was typed and not saved. It outlives the pane, a reload of the page and a cut of the net, and
// ends when it is saved or thrown away.

export interface Draft {
  text: string
  stamp: string // of the file that it was begun from
}

const KEY = 'lunarbiter.drafts'
const MOST = 20

function readKept(): [string, Draft][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as [string, Draft][]) : []
  } catch {
    return []
  }
}

let drafts: Map<string, Draft> | null = null

function all(): Map<string, Draft> {
  drafts ??= new Map(readKept())
  return drafts
}

const keyOf = (mod: string, path: string): string => `${mod}\n${path}`

export function draftOf(mod: string, path: string): Draft | undefined {
  return all().get(keyOf(mod, path))
}

/** Keeps what was typed; null: it is saved, or thrown away. */
export function keepDraft(mod: string, path: string, draft: Draft | null): void {
  const map = all()
  map.delete(keyOf(mod, path))
  if (draft) map.set(keyOf(mod, path), draft) // the newest is last
  while (map.size > MOST) map.delete(map.keys().next().value!)
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...map]))
  } catch {
    // it is kept until the page is left
  }
}

/** The file that was open last. */
export let lastFile: { mod: string; path: string } | null = null

export function rememberFile(mod: string, path: string): void {
  lastFile = { mod, path }
}
