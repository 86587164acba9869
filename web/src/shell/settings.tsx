// SPDX-License-Identifier: MIT
import { change, settings, type Settings } from '../state/settings'
import { Dialog } from './dialog'

function Check({ name, text }: { name: keyof Settings; text: string }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={settings.value[name] === true}
        onChange={(event) => change({ [name]: event.currentTarget.checked })}
      />
      {text}
    </label>
  )
}

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const now = settings.value
  return (
    <Dialog title="Settings" onClose={onClose}>
      <div class="stack-v">
        <label class="field">
          Your name, as others at the table see it
          <input
            value={now.name}
            maxLength={40}
            onChange={(event) => change({ name: event.currentTarget.value.trim() })}
          />
        </label>
        <label class="field">
          Colours
          <select
            value={now.theme}
            onChange={(event) => change({ theme: event.currentTarget.value as Settings['theme'] })}
          >
            <option value="auto">as the system</option>
            <option value="light">light</option>
            <option value="dark">dark</option>
          </select>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={now.motion === 'auto'}
            onChange={(event) => change({ motion: event.currentTarget.checked ? 'auto' : 'off' })}
          />
          Cards move (never when the system asks for less motion)
        </label>
        <Check
          name="autoPass"
          text="Pass by itself when nothing else can be done; the log says so"
        />
        <Check name="manual" text="Offer payments and other steps by hand, too" />
        <Check name="asides" text="The log tells what goes without saying, too" />
        <Check
          name="curtain"
          text="Several persons at this screen: cover a hand until its player is there"
        />
      </div>
    </Dialog>
  )
}
