// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks'
import { Dialog } from '../shell/dialog'
import { complain, lobby, wire } from '../state/session'
import type { WritableMod } from './types'

interface Props {
  mods: WritableMod[] | null // null: not known yet, so nothing can be made
  mod: WritableMod | null
  onMade: (mod: string, path: string | undefined) => Promise<void>
}

/** A tested skeleton: a mod, or a card, keyword or format of one. */
export function NewFile({ mods, mod, onMade }: Props) {
  const [shown, setShown] = useState(false)
  const [what, setWhat] = useState('card')
  const [name, setName] = useState('')
  const [where, setWhere] = useState('')
  const [game, setGame] = useState('')
  const [busy, setBusy] = useState(false)
  const writable = (mods ?? []).filter((one) => !one.wrong)
  const kind = writable.length === 0 ? 'mod' : what
  async function make(event: Event): Promise<void> {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const target = where || mod?.name || writable[0]?.name
    try {
      const reply = await wire().ask('new', {
        what: kind,
        name,
        ...(kind === 'mod' ? (game ? { game } : {}) : { mod: target! }),
      })
      setShown(false)
      setName('')
      const files = ([] as string[]).concat(reply.files ?? [])
      await onMade(reply.mod, kind === 'mod' ? undefined : files[0])
    } catch (error) {
      complain(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button
        type="button"
        class="button slim"
        disabled={mods === null}
        onClick={() => setShown(true)}
      >
        New
      </button>
      {shown && (
        <Dialog title="New" onClose={() => setShown(false)}>
          <form class="stack-v" onSubmit={(event) => void make(event)}>
            <label class="field">
              What
              <select value={kind} onChange={(event) => setWhat(event.currentTarget.value)}>
                {writable.length > 0 && (
                  <>
                    <option value="card">a card with a scenario</option>
                    <option value="keyword">a keyword</option>
                    <option value="format">a format</option>
                  </>
                )}
                <option value="mod">a mod</option>
              </select>
            </label>
            {kind === 'mod' ? (
              <label class="field">
                Game
                <select
                  value={game || lobby.value?.games[0]?.game}
                  onChange={(event) => setGame(event.currentTarget.value)}
                >
                  {(lobby.value?.games ?? []).map((one) => (
                    <option key={one.game} value={one.game}>
                      {one.title}
                    </option>
                  ))}
                </select>
              </label>
            ) : (
              <label class="field">
                In the mod
                <select
                  value={where || mod?.name}
                  onChange={(event) => setWhere(event.currentTarget.value)}
                >
                  {writable.map((one) => (
                    <option key={one.name} value={one.name}>
                      {one.name}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <label class="field">
              Name
              <input
                value={name}
                maxLength={60}
                required
                placeholder={kind === 'mod' ? 'ember' : 'Ember Hound'}
                onInput={(event) => setName(event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="button primary">
              Make it
            </button>
          </form>
        </Dialog>
      )}
    </>
  )
}
