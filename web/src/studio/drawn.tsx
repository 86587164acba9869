// SPDX-License-Identifier: MIT
import type { DrawnFacts, Sentence } from './types'

/** A card as the program understood it: its head, numbers and sentences. */
export function Drawn({ facts, text }: { facts?: DrawnFacts | undefined; text: string }) {
  if (!facts) return null
  const { head } = facts
  return (
    <section aria-label="The card">
      <h2>As the program reads it</h2>
      <article class="drawn-card" aria-label={facts.name}>
        <header class="row">
          <b>{facts.name}</b>
          <span>{head.cost}</span>
        </header>
        <p class="quiet small">
          {head.kind}
          {head.tags ? ` · ${head.tags}` : ''}
        </p>
        {(facts.keywords ?? []).length > 0 && (
          <p>
            <b>
              {facts.keywords
                .map((one) => one.title + (one.value && one.value > 1 ? ` ${one.value}` : ''))
                .join(', ')}
            </b>
          </p>
        )}
        <Sentences list={facts.text} />
        <footer>{head.stats}</footer>
      </article>
      <details>
        <summary class="small">With rules</summary>
        <pre class="code">{text}</pre>
      </details>
    </section>
  )
}

function Sentences({ list }: { list: Sentence[] | undefined }) {
  if (!list || list.length === 0) return null
  return (
    <ul>
      {list.map((one, i) => (
        <li key={i}>
          {one.text}
          <Sentences list={one.inner} />
        </li>
      ))}
    </ul>
  )
}
