// SPDX-License-Identifier: MIT
//
// A scenario step by step: what is done, what is expected, and whether it came so.
import { useEffect, useState } from 'preact/hooks'
import { Board } from '../play/board'
import { complain, lobby, wire } from '../state/session'
import { chairOf, newTable, wholeView } from '../state/tables'
import type { ScenarioStep } from '../wire/types'

interface Opened {
  names: string[]
  name: string
  game: string
  steps: ScenarioStep[]
  passed: boolean
}

/** `game`: left out, the text says it, or it is of the first game. */
export function ScenarioSteps({ text, game }: { text: string; game?: string }) {
  const [name, setName] = useState<string | undefined>(undefined)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [at, setAt] = useState(0)
  useEffect(() => {
    let gone = false
    wire()
      .ask('open_scenario', {
        text,
        ...(name !== undefined ? { name } : {}),
        ...(game !== undefined ? { game } : {}),
      })
      .then((reply) => {
        if (gone) return
        setAt(0)
        setOpened({
          names: ([] as string[]).concat(reply.names ?? []),
          name: reply.name,
          game: reply.game,
          steps: (reply.steps ?? []) as ScenarioStep[],
          passed: reply.passed ?? false,
        })
      })
      .catch(complain)
    return () => {
      gone = true
    }
  }, [text, name, game])
  if (!opened) return <p class="quiet">Running the scenario …</p>
  const step = opened.steps[at]
  return (
    <section class="stack-v" aria-label="Scenario step by step">
      {opened.names.length > 1 && (
        <label class="field">
          Scenario
          <select
            value={name ?? opened.name}
            onChange={(event) => setName(event.currentTarget.value)}
          >
            {opened.names.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      <p class={opened.passed ? 'verdict' : 'verdict no'}>
        <b>{opened.name}</b>: {opened.passed ? 'passes' : 'fails'}
      </p>
      <div class="row">
        <button
          type="button"
          class="button slim"
          aria-disabled={at === 0}
          onClick={() => setAt(Math.max(0, at - 1))}
        >
          Step back
        </button>
        <button
          type="button"
          class="button slim"
          data-act="next-step"
          aria-disabled={at >= opened.steps.length - 1}
          onClick={() => setAt(Math.max(0, Math.min(opened.steps.length - 1, at + 1)))}
        >
          Next step
        </button>
        <span class="small quiet">
          {Math.min(at + 1, opened.steps.length)} of {opened.steps.length}
        </span>
      </div>
      <ol>
        {opened.steps.slice(0, at + 1).map((one, i) => (
          <li
            key={i}
            class={`step ${one.passed === false ? 'failed' : 'passed'}`}
            aria-current={i === at ? 'step' : undefined}
          >
            <code class="mono">{one.text}</code>
            {one.message && <p class="bad small">{one.message}</p>}
            {i === at &&
              (one.told ?? []).map((line, k) => (
                <p class="small quiet" key={k}>
                  {typeof line === 'string' ? line : line.text}
                </p>
              ))}
          </li>
        ))}
      </ol>
      {step?.view && <StepBoard game={opened.game} step={step} />}
    </section>
  )
}

function StepBoard({ game, step }: { game: string; step: ScenarioStep }) {
  const face = lobby.value?.games.find((one) => one.game === game)?.face
  const [table] = useState(() => newTable('scenario'))
  if (!face || !step.view) return null
  return (
    <div class="step-board">
      <Board
        table={table}
        chair={chairOf(table, null)}
        player={null}
        view={wholeView(step.view)}
        face={face}
        covered={false}
      />
    </div>
  )
}
