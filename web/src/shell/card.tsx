// SPDX-License-Identifier: MIT
//
// One card, large: what it says in our words, and why it can or cannot be used now.
import { useEffect, useState } from 'preact/hooks'
import { Card, titled } from '../cards/card'
import { factsOf, type CardFacts } from '../cards/facts'
import { asked, shownCard, toWrite } from '../state/asked'
import { go, tableId } from '../state/route'
import { complain, isOwner, wire } from '../state/session'
import { tableOf, type Chair } from '../state/tables'
import type { CardView, View } from '../wire/types'
import { Dialog } from './dialog'
import { RuleLink } from './rule'

function find(view: View | null, id: string | undefined): CardView | null {
  for (const zone of view?.zones ?? [])
    for (const card of zone.cards) if (card.id === id) return card
  return null
}

export function CardDialog() {
  const shown = shownCard.value
  if (!shown) return null
  const chair = tableOf(shown.table).chair.value
  return (
    <OneCard
      key={`${shown.object} ${shown.card}`}
      table={shown.table}
      object={shown.object}
      name={shown.card}
      chair={chair}
    />
  )
}

function OneCard({
  table,
  object,
  name,
  chair,
}: {
  table: string
  object: string | undefined
  name: string | undefined
  chair: Chair | null
}) {
  const card = find(chair?.view.value ?? null, object)
  const facts = factsOf(table, name ?? card?.card).value
  const view: CardView = card ?? {
    id: object ?? '',
    name: facts?.name,
    card: name,
    type: facts?.type,
  }
  const id = facts?.id || view.card || ''
  const close = () => (shownCard.value = null)
  const title = view.name ?? facts?.name ?? (object !== undefined ? 'An ability' : 'A card')
  return (
    <Dialog title={title} onClose={close}>
      <div class="card-dialog">
        {(view.name !== undefined || facts) && (
          <Card card={view} face={chair?.hello.value?.face ?? null} table={table} size="large" />
        )}
        <div class="stack-v">
          {facts ? (
            <CardWords facts={facts} game={chair?.hello.value?.game} />
          ) : (
            id !== '' && (
              <p class="quiet" role="status">
                Reading what it says …
              </p>
            )
          )}
          {object !== undefined && chair && !chair.end.value && (
            <WhyNot table={table} chair={chair} object={object} />
          )}
          {object !== undefined && chair && (
            <button
              type="button"
              class="button"
              onClick={() => {
                asked.value = { table, seat: chair.seat, object }
                close()
                if (tableId.peek() !== null) go(['table', table, 'ask'])
              }}
            >
              Ask why it is so
            </button>
          )}
          {isOwner.value && chair?.hello.value && id !== '' && (
            <ChangeCard table={table} game={chair.hello.value.game} card={id} />
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** A copy of the card opens beside the game; saved, it takes the card's place there. */
export function ChangeCard({ table, game, card }: { table: string; game: string; card: string }) {
  const [busy, setBusy] = useState(false)
  const change = () => {
    if (busy) return
    setBusy(true)
    wire()
      .ask('change', { game, card })
      .then(({ mod, path }) => {
        toWrite.value = { mod, path }
        shownCard.value = null
        go(tableId.peek() === null ? ['write'] : ['table', table, 'write'])
      })
      .catch(complain)
      .finally(() => setBusy(false))
  }
  return (
    <button type="button" class="button" data-act="change" aria-disabled={busy} onClick={change}>
      Change this card
    </button>
  )
}

export function CardWords({ facts, game }: { facts: CardFacts; game: string | undefined }) {
  return (
    <div class="card-words">
      <p class="small quiet">
        {[facts.head.kind, facts.head.cost, facts.head.stats, facts.head.tags]
          .filter((part) => part)
          .join(' · ')}
      </p>
      <ul>
        {facts.keywords.map((keyword) => (
          <li key={keyword.name}>
            <b>{keyword.title ?? titled(keyword.name, 1)}</b>
            {keyword.value !== undefined && keyword.value > 1 ? ` ${keyword.value}` : ''}
            {keyword.text ? `: ${keyword.text}` : ''} <RuleLink rule={keyword.rule} game={game} />
          </li>
        ))}
        {facts.text.map((one, i) => (
          <li key={i}>
            {one.plain ?? one.text} <RuleLink rule={one.rule} game={game} />
            {(one.inner ?? []).map((inner, k) => (
              <div class="small" key={k}>
                {inner.plain ?? inner.text}
              </div>
            ))}
            {(one.observed ?? []).map((seen, k) => (
              <div class="small quiet" key={`o${k}`}>
                observed: {seen.text}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

function WhyNot({ table, chair, object }: { table: string; chair: Chair; object: string }) {
  const [reply, setReply] = useState<{ text: string; rule?: string } | null>(null)
  const number = chair.decision.value?.number
  useEffect(() => {
    let gone = false
    setReply(null)
    wire()
      .ask('why', { table, object, ...(chair.seat === null ? {} : { seat: chair.seat }) })
      .then(
        (why) => !gone && setReply(why),
        () => {}, // spectators, and things that are not played, have no why
      )
    return () => {
      gone = true
    }
  }, [table, object, number])
  if (!reply?.text) return null
  return (
    <p class="why-not">
      <b>Not now:</b> {reply.text} <RuleLink rule={reply.rule} game={chair.hello.value?.game} />
    </p>
  )
}
