// SPDX-License-Identifier: MIT
//
// The panes of the page. To add one: write a component that takes PaneProps, export it as
// `default` from a module of its own, and add a row here. It is loaded when it is first opened.
import type { ComponentType } from 'preact'
import type { Table } from '../state/tables'

export interface PaneProps {
  /** The table beside which the pane stands; null when it fills the page. */
  table: Table | null
}

export interface Pane {
  id: string // stands in the address
  title: string
  hint: string // what one can do there, in a few words
  /** `side`: beside the board of a table; `page`: alone; `both`. */
  where: 'side' | 'page' | 'both'
  /** Only the owner may open it: guests of a link do not see it. */
  owner?: boolean
  /** A letter that opens it, together with Alt. */
  key: string
  load: () => Promise<{ default: ComponentType<PaneProps> }>
}

export const panes: Pane[] = [
  {
    id: 'log',
    title: 'Log',
    hint: 'what has happened, and by which rule',
    where: 'side',
    key: 'l',
    load: () => import('./log'),
  },
  {
    id: 'ask',
    title: 'Ask',
    hint: 'why not, why so, what if',
    where: 'side',
    key: 'a',
    load: () => import('./ask'),
  },
  {
    id: 'apart',
    title: 'Take apart',
    hint: 'time line, branches, edit the position, scenarios',
    where: 'side',
    owner: true,
    key: 't',
    load: () => import('./apart'),
  },
  {
    id: 'write',
    title: 'Write',
    hint: 'cards, keywords, formats and scenarios of a mod',
    where: 'both',
    owner: true,
    key: 'w',
    load: () => import('./write'),
  },
  {
    id: 'measure',
    title: 'Measure',
    hint: 'how often decks and cards win',
    where: 'page',
    owner: true,
    key: 'm',
    load: () => import('./measure'),
  },
  {
    id: 'decks',
    title: 'Decks',
    hint: 'build, check, import and export',
    where: 'page',
    owner: true,
    key: 'd',
    load: () => import('./decks'),
  },
]

/** The panes that stand beside a table, or alone, for this reader. */
export function panesFor(where: 'side' | 'page', owner: boolean): Pane[] {
  return panes.filter(
    (pane) => (pane.where === where || pane.where === 'both') && (owner || !pane.owner),
  )
}

export function paneNamed(id: string | null): Pane | undefined {
  return panes.find((pane) => pane.id === id)
}
