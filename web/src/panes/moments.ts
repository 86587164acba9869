// SPDX-License-Identifier: MIT
//
// The tree of moments as rows of a list, and the way through it on which the game stands.
import type { Moment, Timeline } from '../wire/types'

export interface MomentRow {
  readonly moment: Moment
  readonly indent: number // how many branches away from the first line
}

function childrenOf(timeline: Timeline): Map<number | undefined, Moment[]> {
  const children = new Map<number | undefined, Moment[]>()
  for (const moment of timeline.moments) {
    const parent = moment.kind === 'start' ? undefined : moment.parent
    children.set(parent, [...(children.get(parent) ?? []), moment])
  }
  return children
}

/** All moments: a line runs on below itself, and what branches off is indented behind it. */
export function rowsOf(timeline: Timeline): MomentRow[] {
  const children = childrenOf(timeline)
  const rows: MomentRow[] = []
  const pending: MomentRow[] = (children.get(undefined) ?? []).map((moment) => ({
    moment,
    indent: 0,
  }))
  pending.reverse()
  while (pending.length > 0) {
    const row = pending.pop()!
    rows.push(row)
    const [first, ...others] = children.get(row.moment.moment) ?? []
    if (first) pending.push({ moment: first, indent: row.indent })
    for (const moment of others.reverse()) pending.push({ moment, indent: row.indent + 1 })
  }
  return rows
}

/**
 * The moments from the start through the one where the game stands to the end of its line: towards
 * where redo leads, else along the newest moments.
 */
export function pathTo(timeline: Timeline): number[] {
  const byNumber = new Map(timeline.moments.map((moment) => [moment.moment, moment]))
  const up = (from: number): number[] => {
    const path: number[] = []
    for (let moment = byNumber.get(from); moment;) {
      path.push(moment.moment)
      moment =
        moment.kind === 'start' || moment.parent === undefined
          ? undefined
          : byNumber.get(moment.parent)
    }
    return path.reverse()
  }
  const path = up(timeline.at)
  if (timeline.redo !== undefined) {
    const ahead = up(timeline.redo)
    if (ahead.includes(timeline.at)) return ahead
  }
  const children = childrenOf(timeline)
  for (let last = path.at(-1); last !== undefined;) {
    const next: number | undefined = children.get(last)?.at(-1)?.moment
    if (next === undefined || path.includes(next)) break
    path.push(next)
    last = next
  }
  return path
}

export function isTrunk(path: readonly number[], moment: number): boolean {
  return path.includes(moment)
}
