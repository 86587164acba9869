// SPDX-License-Identifier: MIT
//
// Ask: why not, why so, what would happen if.
import { useEffect, useState } from 'preact/hooks'
import { titled } from '../cards/card'
import { factsOf } from '../cards/facts'
import { nameOf } from '../play/board'
import { CardWords, ChangeCard } from '../shell/card'
import { RuleLink } from '../shell/rule'
import { asked, tried } from '../state/asked'
import { complain, isOwner, wire } from '../state/session'
import type { Chair, Table } from '../state/tables'
import type { CardView, Explanation, Reason, View } from '../wire/types'
import type { PaneProps } from './index'

export default function AskPane({ table }: PaneProps) {
  const chair = table?.chair.value
  if (!table || !chair?.view.value) return <p class="pane quiet">There is no game to ask about.</p>
  const what = asked.value?.table === table.id ? asked.value : null
  return (
    <div class="pane stack-v">
      <WhatIf table={table} />
      <Search table={table} chair={chair} view={chair.view.value} />
      {what?.object !== undefined && (
        <About key={what.object} table={table} chair={chair} object={what.object} />
      )}
      {what?.event !== undefined && <Event table={table} chair={chair} event={what.event} />}
      {what === null && (
        <p class="quiet">
          Choose a card above, click one on the board that cannot act now, or mark one and press
          Space.
        </p>
      )}
      <button
        type="button"
        class="button slim"
        onClick={() => (asked.value = { table: table.id, seat: chair.seat, event: 0 })}
      >
        What led to the last event?
      </button>
    </div>
  )
}

/** Every card that can be told apart, and the players, by name. */
function Search({ table, chair, view }: { table: Table; chair: Chair; view: View }) {
  const [text, setText] = useState('')
  const things = thingsOf(view).filter(({ name }) =>
    name.toLowerCase().includes(text.trim().toLowerCase()),
  )
  const choose = (object: string) => (asked.value = { table: table.id, seat: chair.seat, object })
  return (
    <form
      class="stack-v"
      onSubmit={(event) => {
        event.preventDefault()
        if (things[0]) choose(things[0].id)
      }}
    >
      <label class="field">
        Ask about
        <input
          type="search"
          value={text}
          placeholder="a card, a player, what waits"
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {text.trim() !== '' && (
        <ul class="options">
          {things.slice(0, 12).map((thing) => (
            <li key={thing.id}>
              <button type="button" class="option" onClick={() => choose(thing.id)}>
                <span>{thing.name}</span>
                <span class="small quiet">{thing.where}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

export function thingsOf(view: View): { id: string; name: string; where: string }[] {
  const things: { id: string; name: string; where: string }[] = []
  for (const thing of view.things) things.push({ id: thing.id, name: thing.name, where: 'waits' })
  for (const zone of view.zones)
    for (const card of zone.cards)
      if (card.name !== undefined)
        things.push({ id: card.id, name: card.name, where: zone.zone.replace(/_/g, ' ') })
  for (const player of view.players)
    things.push({ id: player.id, name: `Player ${player.seat + 1}`, where: 'player' })
  return things
}

function cardOf(view: View, id: string): CardView | undefined {
  for (const zone of view.zones) for (const card of zone.cards) if (card.id === id) return card
  return undefined
}

function eyes(chair: Chair): { seat?: number } {
  return chair.seat === null ? {} : { seat: chair.seat }
}

function About({ table, chair, object }: { table: Table; chair: Chair; object: string }) {
  const view = chair.view.value!
  const card = cardOf(view, object)
  const [found, setFound] = useState<Explanation | null>(null)
  const [why, setWhy] = useState<{ text: string; rule?: string } | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    const where = { table: table.id, object, ...eyes(chair) }
    setFault(null)
    wire()
      .ask('explain', where)
      .then(
        (reply) => !gone && setFound(reply as unknown as Explanation),
        (error: unknown) => {
          if (gone) return
          setFound(null)
          setFault(error instanceof Error ? error.message : String(error))
        },
      )
    if (chair.seat !== null && /^c\d/.test(object))
      wire()
        .ask('why', where)
        .then(
          (reply) => !gone && setWhy(reply),
          () => !gone && setWhy(null),
        )
    return () => {
      gone = true
    }
  }, [table.id, object, view])
  const facts = factsOf(table.id, card?.card).value
  const game = chair.hello.value?.game
  return (
    <section class="stack-v" aria-label={`About ${nameOf(view, object)}`}>
      <h2>{found?.name ?? nameOf(view, object)}</h2>
      {why && (
        <p class={why.text ? 'verdict no' : 'verdict'} role="status">
          {why.text ? (
            <>
              <b>Not now:</b> {why.text} <RuleLink rule={why.rule} game={game} />
            </>
          ) : (
            'It can be used now.'
          )}
        </p>
      )}
      {fault && <p class="bad">{fault}</p>}
      {found && <Reasons reasons={found.reasons} view={view} game={game} />}
      {found?.reminders && Object.keys(found.reminders).length > 0 && (
        <dl class="stack-v small">
          {Object.entries(found.reminders).map(([keyword, text]) => (
            <div key={keyword}>
              <dt>
                <b>{titled(keyword, 1)}</b>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {facts && (
        <>
          <h3>What it says</h3>
          <CardWords facts={facts} game={game} />
          {isOwner.value && game !== undefined && facts.id !== '' && (
            <ChangeCard table={table.id} game={game} card={facts.id} />
          )}
        </>
      )}
    </section>
  )
}

const signs: Record<Reason['kind'], [string, string]> = {
  value: ['=', 'comes to'],
  base: ['·', 'begins with'],
  effect: ['*', 'effect'],
  holds: ['+', 'holds'],
  fails: ['−', 'fails'],
  replaced: ['↷', 'replaced'],
  fact: ['', ''],
}

export function Reasons({
  reasons,
  view,
  game,
}: {
  reasons: Reason[]
  view: View
  game: string | undefined
}) {
  return (
    <ul class="reasons">
      {reasons.map((reason, i) => {
        const [sign, said] = signs[reason.kind] ?? ['', '']
        const notes = [
          reason.layer ? `layer ${reason.layer}` : '',
          reason.timestamp ? `timestamp ${reason.timestamp}` : '',
          reason.source && reason.source !== 'none' ? `by ${nameOf(view, reason.source)}` : '',
        ].filter((note) => note !== '')
        return (
          <li class="reason" data-kind={reason.kind} key={i}>
            <span class="sign" aria-hidden="true">
              {sign}
            </span>
            <span class="topic">{reason.topic.replace(/_/g, ' ')}</span>
            <span class="reason-text">
              {said !== '' && <span class="unseen">{said}: </span>}
              {reason.text}
              {notes.length > 0 && <span class="small quiet"> {notes.join(', ')}</span>}
            </span>
            <RuleLink rule={reason.rule} game={game} />
          </li>
        )
      })}
    </ul>
  )
}

function Event({ table, chair, event }: { table: Table; chair: Chair; event: number }) {
  const [found, setFound] = useState<Explanation | null>(null)
  const view = chair.view.value!
  useEffect(() => {
    let gone = false
    wire()
      .ask('explain', { table: table.id, event, ...eyes(chair) })
      .then((reply) => !gone && setFound(reply as unknown as Explanation), complain)
    return () => {
      gone = true
    }
  }, [table.id, event, view])
  if (!found) return null
  return (
    <section class="stack-v" aria-label="About an event">
      <h2>{found.name ?? 'The last event'}</h2>
      {found.reasons.length === 0 ? (
        <p class="quiet">It happened as it is written: nothing replaced or changed it.</p>
      ) : (
        <Reasons reasons={found.reasons} view={view} game={chair.hello.value?.game} />
      )}
    </section>
  )
}

/* ---- What would happen if ------------------------------------------------------------------- */

/** A moment that is tried from: the owner comes back to it whenever they want. */
function WhatIf({ table }: { table: Table }) {
  if (!isOwner.value) return null
  const trying = tried.value.get(table.id)
  const setTrying = (branch: string | null) => {
    const next = new Map(tried.peek())
    if (branch === null) next.delete(table.id)
    else next.set(table.id, branch)
    tried.value = next
  }
  const begin = () => {
    const name = `if-${Date.now().toString(36)}`
    wire()
      .ask('branch', { table: table.id, name })
      .then(() => setTrying(name))
      .catch(complain)
  }
  const back = () =>
    wire()
      .ask('goto', { table: table.id, branch: trying! })
      .then(() => setTrying(null))
      .catch(complain)
  return (
    <div class={trying ? 'verdict no' : 'verdict'}>
      {trying ? (
        <div class="row">
          <span>You are trying something. Play on, as yourself or for others.</span>
          <button type="button" class="button slim primary" data-act="come-back" onClick={back}>
            Come back
          </button>
          <button type="button" class="button slim" onClick={() => setTrying(null)}>
            Stay here
          </button>
        </div>
      ) : (
        <div class="row">
          <span>What would happen if …?</span>
          <button type="button" class="button slim" data-act="try" onClick={begin}>
            Try it from here
          </button>
        </div>
      )}
    </div>
  )
}
