// SPDX-License-Identifier: MIT
import type { TestResult } from './types'

interface Props {
  tested: TestResult | 'playing' | null
  onGo: (path: string, line: number) => void
}

/** The scenarios of the file, as they went on the last save; a failure leads to its line. */
export function Scenarios({ tested, onGo }: Props) {
  if (tested === null) return null
  if (tested === 'playing') return <p class="quiet">Playing the scenarios …</p>
  const missed = (tested.coverage ?? []).reduce((sum, one) => sum + one.missed.length, 0)
  return (
    <section aria-label="Scenarios">
      <h2>
        Scenarios: {tested.passed ?? 0} passed, {tested.failed ?? 0} failed
        {missed > 0 ? `, ${missed} lines unplayed` : ''}
      </h2>
      <ul>
        {(tested.scenarios ?? []).map((one, i) => (
          <li key={i} class={`step ${one.status === 'passed' ? 'passed' : 'failed'}`}>
            <button
              type="button"
              class="link"
              onClick={() => one.file && onGo(one.file, one.failed_line ?? one.line ?? 1)}
            >
              {one.status === 'passed' ? '✓' : '✗'} {one.name ?? one.file}
            </button>
            {one.status !== 'passed' && one.message && (
              <p class="bad small">
                {one.failed_line ? `line ${one.failed_line}: ` : ''}
                {one.message}
              </p>
            )}
            {one.situation && (
              <details>
                <summary class="small">The position then</summary>
                <pre class="code">{one.situation}</pre>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
