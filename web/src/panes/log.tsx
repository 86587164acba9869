// SPDX-License-Identifier: MIT
//
// The log: what has happened, in our words; the number behind a sentence opens its rule.
import { useEffect, useRef } from 'preact/hooks'
import { withoutIds } from '../play/layout'
import { RuleLink } from '../shell/rule'
import { change, settings } from '../state/settings'
import type { LogLine } from '../wire/types'
import type { PaneProps } from './index'

export default function LogPane({ table }: PaneProps) {
  const chair = table?.chair.value
  const end = useRef<HTMLDivElement>(null)
  const lines = chair?.log.value ?? []
  const asides = settings.value.asides
  const shown = joined(
    lines
      .map((line, number) => ({ ...line, number, times: 1 }))
      .filter((line) => asides || line.kind !== 'aside'),
  )
  // the log follows what happens, until its reader scrolls up; at the end it follows again
  const follows = useRef(true)
  useEffect(() => {
    const body = end.current?.closest('.side-body')
    if (!body) return undefined
    let height = body.scrollHeight
    const scrolled = () => {
      if (body.scrollHeight !== height) return void (height = body.scrollHeight) // it has grown
      follows.current = body.scrollHeight - body.scrollTop - body.clientHeight < 40
    }
    const sized = new ResizeObserver(() => {
      if (follows.current) body.scrollTop = body.scrollHeight
    })
    body.addEventListener('scroll', scrolled, { passive: true })
    sized.observe(body)
    return () => {
      body.removeEventListener('scroll', scrolled)
      sized.disconnect()
    }
  }, [])
  useEffect(() => {
    const body = end.current?.closest('.side-body')
    if (body && follows.current) body.scrollTop = body.scrollHeight
  }, [lines.length, asides])
  const game = chair?.hello.value?.game
  const twins = table?.twins.value ?? null
  const told = (text: string) => withoutIds(text, twins)
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
              {told(line.text)} <RuleLink rule={line.rule} game={game} />
            </h2>
          ) : (
            <p class={classes[line.kind] ?? 'log-line'} key={line.number}>
              {told(line.text)}
              {line.times > 1 && <b> ×{line.times}</b>} <RuleLink rule={line.rule} game={game} />
            </p>
          ),
        )}
      </div>
      {lines.length === 0 && <p class="quiet">Nothing has happened yet.</p>}
      <div ref={end} />
    </div>
  )
}

interface Shown extends LogLine {
  number: number
  times: number
}

/** Lines that say the same, one behind the other, are one. */
function joined(lines: Shown[]): Shown[] {
  const result: Shown[] = []
  for (const line of lines) {
    const last = result.at(-1)
    if (last && last.text === line.text && last.kind === line.kind) last.times++
    else result.push(line)
  }
  return result
}

const classes: Record<string, string> = {
  told: 'log-line',
  aside: 'log-aside',
  remark: 'log-remark',
}
