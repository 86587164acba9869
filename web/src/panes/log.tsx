// SPDX-License-Identifier: MIT
//
// The log: what has happened, in our words; the number behind a sentence opens its rule.
import { useEffect, useRef } from 'preact/hooks'
import { RuleLink } from '../shell/rule'
import { change, settings } from '../state/settings'
import type { PaneProps } from './index'

export default function LogPane({ table }: PaneProps) {
  const chair = table?.chair.value
  const end = useRef<HTMLDivElement>(null)
  const lines = chair?.log.value ?? []
  const asides = settings.value.asides
  const shown = lines
    .map((line, number) => ({ ...line, number }))
    .filter((line) => asides || line.kind !== 'aside')
  useEffect(() => {
    const body = end.current?.closest('.side-body')
    if (!body) return
    const near = body.scrollHeight - body.scrollTop - body.clientHeight < 240
    if (near) body.scrollTop = body.scrollHeight
  }, [lines.length])
  const game = chair?.hello.value?.game
  return (
    <div class="log">
      <label class="check small">
        <input
          type="checkbox"
          checked={asides}
          onChange={(event) => change({ asides: event.currentTarget.checked })}
        />
        with what goes without saying
      </label>
      <div role="log" aria-label="What has happened" aria-live="polite">
        {shown.map((line) =>
          line.kind === 'heading' ? (
            <h2 class="log-heading" key={line.number}>
              {line.text} <RuleLink rule={line.rule} game={game} />
            </h2>
          ) : (
            <p class={classes[line.kind] ?? 'log-line'} key={line.number}>
              {line.text} <RuleLink rule={line.rule} game={game} />
            </p>
          ),
        )}
      </div>
      {lines.length === 0 && <p class="quiet">Nothing has happened yet.</p>}
      <div ref={end} />
    </div>
  )
}

const classes: Record<string, string> = {
  told: 'log-line',
  aside: 'log-aside',
  remark: 'log-remark',
}
