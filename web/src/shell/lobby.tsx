// SPDX-License-Identifier: MIT
import { lobby } from '../state/session'

export function Lobby() {
  return (
    <div class="stack-v">
      <h1>Lobby</h1>
      <p class="quiet">{lobby.value?.tables.length ?? 0} tables</p>
    </div>
  )
}
