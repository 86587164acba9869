// SPDX-License-Identifier: MIT
//
// A rule's number that opens what the rule is about, in our words.
import { useEffect, useState } from 'preact/hooks'
import { shownRule } from '../state/asked'
import { wire } from '../state/session'
import type { RuleAbout } from '../wire/types'
import { Dialog } from './dialog'

export function RuleLink({ rule, game }: { rule: string | undefined | null; game?: string }) {
  if (!rule) return null
  return (
    <button
      type="button"
      class="rule"
      aria-label={`rule ${rule}`}
      onClick={() => (shownRule.value = { game, rule })}
    >
      {rule}
    </button>
  )
}

export function RuleDialog() {
  const shown = shownRule.value
  const [about, setAbout] = useState<RuleAbout | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    setAbout(null)
    setFault(null)
    if (!shown) return
    let gone = false
    wire()
      .ask('rule', { rule: shown.rule, ...(shown.game ? { game: shown.game } : {}) })
      .then(
        (reply) => !gone && setAbout(reply as unknown as RuleAbout),
        (error: unknown) =>
          !gone && setFault(error instanceof Error ? error.message : String(error)),
      )
    return () => {
      gone = true
    }
  }, [shown])
  if (!shown) return null
  const words = about?.about ?? []
  return (
    <Dialog title={`Rule ${shown.rule}`} onClose={() => (shownRule.value = null)}>
      <div class="stack-v">
        {fault && <p class="bad">{fault}</p>}
        {!about && !fault && <p class="quiet">Looking it up …</p>}
        {about && words.length === 0 && (
          <p class="quiet">
            {about.exists === false
              ? 'The rulebook has no such rule.'
              : 'We have no words of our own for it; its neighbours may help.'}
          </p>
        )}
        {words.length > 0 && (
          <ul class="about">
            {words.map((text, i) => (
              <li key={i}>{text}</li>
            ))}
          </ul>
        )}
        {about?.state && <p class="small quiet">In this engine: {about.state}.</p>}
        {(about?.near ?? []).length > 0 && (
          <>
            <h3>Near it</h3>
            <ul class="near">
              {about!.near!.map((one) => (
                <li key={one.rule}>
                  <RuleLink rule={one.rule} game={shown.game} />{' '}
                  <span>{([] as string[]).concat(one.about).join(' ')}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  )
}
