// SPDX-License-Identifier: MIT
import type { ComponentType } from 'preact'
import { useEffect, useErrorBoundary, useState } from 'preact/hooks'
import type { Pane, PaneProps } from '../panes'
import type { Table } from '../state/tables'

const loaded = new Map<string, ComponentType<PaneProps>>()

/** A pane, loaded when it is first shown. A fault in it stays in it. */
export function PaneView({ pane, table }: { pane: Pane; table: Table | null }) {
  const [, again] = useState(0)
  const [fault, setFault] = useState<string | null>(null)
  const [error, reset] = useErrorBoundary()
  const Component = loaded.get(pane.id)
  useEffect(() => {
    if (Component) return
    let gone = false
    pane.load().then(
      (module) => {
        loaded.set(pane.id, module.default)
        if (!gone) again((n) => n + 1)
      },
      (why: unknown) => {
        if (!gone) setFault(String(why))
      },
    )
    return () => {
      gone = true
    }
  }, [pane.id, Component])
  if (error || fault)
    return (
      <div class="pane" role="alert">
        <p class="bad">This pane has failed: {fault ?? String(error)}</p>
        <button
          type="button"
          class="button"
          onClick={() => {
            setFault(null)
            reset()
          }}
        >
          Try again
        </button>
      </div>
    )
  if (!Component) return <p class="pane quiet">Loading …</p>
  return <Component table={table} />
}
