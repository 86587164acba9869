// SPDX-License-Identifier: MIT
//
// Several persons at one screen: a hand stays covered until its player says that they are there.
import { useState } from 'preact/hooks'
import { seatName } from '../play/board'
import { settings } from '../state/settings'
import type { Chair, Table } from '../state/tables'

export function useCurtain(table: Table, chair: Chair | null) {
  const [lifted, setLifted] = useState<number | null>(null)
  const several = table.chairs.value.filter((one) => one.seat !== null).length > 1
  const down =
    settings.value.curtain &&
    several &&
    chair !== null &&
    chair.seat !== null &&
    lifted !== chair.seat
  return { down, lift: () => setLifted(chair?.seat ?? null) }
}

export function Curtain({
  table,
  chair,
  onLift,
}: {
  table: Table
  chair: Chair
  onLift: () => void
}) {
  return (
    <section class="actions" aria-label="What you can do">
      <p class="question">
        <b>{seatName(table, chair.seat ?? 0)} is asked.</b> Nobody else should look now.
      </p>
      <div class="always">
        <button type="button" class="button primary" onClick={onLift}>
          Show my hand
        </button>
      </div>
    </section>
  )
}
