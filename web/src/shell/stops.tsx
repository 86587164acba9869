// SPDX-License-Identifier: MIT
//
// Stops by phase: where the page never passes by itself.
import { phasesOf } from '../state/phases'
import { change, settings } from '../state/settings'
import type { Chair } from '../state/tables'
import { Dialog } from './dialog'

export function StopsDialog({ chair, onClose }: { chair: Chair; onClose: () => void }) {
  const game = chair.hello.value?.game ?? ''
  const phases = phasesOf(game, chair)
  const stops = settings.value.stops[game] ?? {}
  const set = (phase: string, on: boolean) =>
    change({ stops: { ...settings.value.stops, [game]: { ...stops, [phase]: on } } })
  return (
    <Dialog title="Stops by phase" onClose={onClose}>
      <div class="stack-v">
        <p class="quiet">
          The page passes by itself when nothing else can be done, and while you pass until
          something happens. It never does in a phase that is marked here.
        </p>
        {phases.length === 0 && <p>No phase has been seen in this game yet.</p>}
        {phases.map((phase) => (
          <label class="check" key={phase}>
            <input
              type="checkbox"
              checked={stops[phase] === true}
              onChange={(event) => set(phase, event.currentTarget.checked)}
            />
            {phase}
          </label>
        ))}
      </div>
    </Dialog>
  )
}
