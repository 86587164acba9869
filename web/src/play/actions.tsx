// SPDX-License-Identifier: MIT
//
// The bar below the board: the question, its options by letter, and what is always possible.
import { useEffect, useRef, useState } from 'preact/hooks'
import { factsOf } from '../cards/facts'
import { RuleLink } from '../shell/rule'
import { inviting } from '../state/asked'
import { go, paneId } from '../state/route'
import { complain, isOwner, lobby, readLobby, wire } from '../state/session'
import type { Chair, Table } from '../state/tables'
import type { Decision, Option } from '../wire/types'
import { cardIn, nameOf, seatName } from './board'
import { withoutIds } from './layout'
import { offersToAct } from './auto'
import * as moves from './moves'
import type { Player } from './player'

export function Actions({
  table,
  chair,
  player,
}: {
  table: Table
  chair: Chair
  player: Player | null
}) {
  const end = chair.end.value
  const decision = player?.drawn ?? null
  return (
    <section class="actions" aria-label="What you can do" tabIndex={-1}>
      <div class="unseen" role="status" data-told>
        {told(table, chair, decision)}
      </div>
      {end ? (
        <>
          <EndView table={table} chair={chair} />
          <WhatNext table={table} chair={chair} />
        </>
      ) : decision && player ? (
        <Question key={decision.number} decision={decision} player={player} />
      ) : (
        <Waiting table={table} chair={chair} sent={player?.chair.decision.value != null} />
      )}
      {player && <Always player={player} chair={chair} decision={decision} over={end !== null} />}
    </section>
  )
}

/** What is announced: the question, once, also when the one before had the same words. It stands in one
 * place that outlives the questions, since what comes together with its place is often not read. */
function told(table: Table, chair: Chair, decision: Decision | null): string {
  if (chair.end.value) return resultOf(table, chair).result
  if (decision) {
    const source = sourceOf(decision)
    const asked = withoutIds(decision.question, table.twins.value)
    return `${asked}${source === null ? '' : ` ${source}`}${decision.number % 2 ? '\u00a0' : ''}`
  }
  const away = awayFrom(table, chair)
  return away.length > 0 || table.stuck.value || isHeld(table) ? waitingFor(table, chair, away) : ''
}

/** Whose question it is, where it does not say so itself. */
function sourceOf(decision: Decision): string | null {
  const source = decision.source ? nameOf(decision.view, decision.source) : null
  return source !== null && !decision.question.includes(source) ? source : null
}

/** Nothing is asked of this seat: what everybody waits for. */
function Waiting({ table, chair, sent }: { table: Table; chair: Chair; sent: boolean }) {
  const away = sent || table.thinking.value !== null ? [] : awayFrom(table, chair)
  return (
    <>
      <p class="question quiet">{sent ? 'Sent …' : waitingFor(table, chair, away)}</p>
      {isHeld(table) && (
        <div class="row">
          <button
            type="button"
            class="button primary"
            data-act="go-on"
            onClick={() =>
              void wire().ask('run', { table: table.id, running: true }).catch(complain)
            }
          >
            Let bots go on
          </button>
        </div>
      )}
      {away.length > 0 && isOwner.value && (
        <div class="row">
          <button
            type="button"
            class="button primary"
            data-act="invite"
            onClick={() => (inviting.value = table.id)}
          >
            Invite
          </button>
        </div>
      )}
    </>
  )
}

/** Whether a bot waits because the owner looks at this moment; only the owner is told. */
function isHeld(table: Table): boolean {
  return table.moment.value?.held === true
}

/** The seats of persons who are not here. */
function awayFrom(table: Table, chair: Chair): number[] {
  return table.seats.value
    .filter(({ who, here, seat }) => who === 'person' && here === false && seat !== chair.seat)
    .map(({ seat }) => seat)
}

function waitingFor(table: Table, chair: Chair, away: number[]): string {
  const stuck = table.stuck.value
  if (stuck) return `${seatName(table, stuck.seat)} is stuck: ${stuck.message}`
  if (isHeld(table)) return 'The bots wait while you look at this moment.'
  if (table.thinking.value !== null) return `${seatName(table, table.thinking.value)} thinks …`
  if (away.length > 0)
    return `${away.map((seat) => seatName(table, seat)).join(' and ')}: nobody sits there. A link brings them.`
  return chair.seat === null ? 'You watch.' : 'The others are asked.'
}

function resultOf(table: Table, chair: Chair): { result: string; reason: string } {
  const end = chair.end.value!
  const winner = end.winner === null ? 'Nobody' : seatName(table, end.winner)
  const reasons: Record<string, string> = {
    win: '',
    left: 'the others have left',
    draw: 'the game is drawn',
    error: end.message ?? 'the game ended with an error',
  }
  const one = table.chairs.value.length === 1 && chair.seat !== null
  const result = end.won
    ? 'You have won.'
    : end.reason === 'draw'
      ? 'A draw.'
      : `${one && end.winner !== null ? 'You have lost: ' : ''}${winner} has won.`
  return { result, reason: reasons[end.reason] ?? '' }
}

function EndView({ table, chair }: { table: Table; chair: Chair }) {
  const { result, reason } = resultOf(table, chair)
  return (
    <p class="question">
      <b>{result}</b> <span class="quiet">{reason}</span>
    </p>
  )
}

/** Where one can go when a game is over. */
function WhatNext({ table, chair }: { table: Table; chair: Chair }) {
  const [busy, setBusy] = useState(false)
  if (!isOwner.value) return null
  const again = () => {
    if (busy) return
    setBusy(true)
    playAgain(table, chair)
      .catch(complain)
      .finally(() => setBusy(false))
  }
  return (
    <div class="row" role="group" aria-label="What next">
      <button
        type="button"
        class="button primary"
        data-act="again"
        aria-disabled={busy}
        onClick={again}
      >
        Play again
      </button>
      <button
        type="button"
        class="button"
        data-act="look-back"
        onClick={() => go(['table', table.id, 'apart'])}
      >
        Look at the replay
      </button>
      <button type="button" class="button" data-act="lobby" onClick={() => go([])}>
        Another game
      </button>
    </div>
  )
}

/** A new game at a new table: same format, decks and players, another seed. */
async function playAgain(table: Table, chair: Chair): Promise<void> {
  const hello = chair.hello.peek()!
  const seats = table.seats.peek()
  const known = lobby.peek()?.games.find(({ game }) => game === hello.game)?.decks ?? []
  const decks = hello.decks.every((name) => known.some(({ deck }) => deck === name))
  const reply = await wire().ask('create', {
    game: hello.game,
    format: hello.format,
    ...(decks ? { decks: hello.decks } : {}),
    seats: seats.map(({ who }) => who),
    sit: table.chairs.peek().flatMap(({ seat }) => (seat === null ? [] : [seat])),
  })
  void readLobby().catch(complain)
  const pane = paneId.peek()
  go(pane === 'log' ? ['table', reply.table, 'log'] : ['table', reply.table])
}

function Question({ decision, player }: { decision: Decision; player: Player }) {
  const source = sourceOf(decision)
  const draft = player.draft.value
  const asked = withoutIds(decision.question, player.table.twins.value)
  const bar = useRef<HTMLParagraphElement>(null)
  // an order, a number or a split is given in one place: that has the focus
  useEffect(() => {
    if (decision.shape !== 'pick') focusFirst(bar.current)
  }, [])
  if (!draft) return null
  return (
    <>
      <p class="question" ref={bar}>
        <b>{asked}</b> {source !== null && <span class="quiet">{source}</span>}
        {!moves.answersAtOnce(decision) && (
          <span class="wanted" role="status">
            {moves.wanted(decision, draft)}
          </span>
        )}
        <RuleLink rule={decision.rule} game={player.chair.hello.value?.game} />
      </p>
      {decision.shape === 'pick' && (
        <div class="pick">
          <Pick decision={decision} player={player} />
          <Reminder decision={decision} player={player} />
        </div>
      )}
      {decision.shape === 'order' && <Order decision={decision} player={player} draft={draft} />}
      {decision.shape === 'number' && <Amount decision={decision} player={player} draft={draft} />}
      {decision.shape === 'split' && <Split decision={decision} player={player} draft={draft} />}
    </>
  )
}

/** Gives the focus to the place of the answer, unless the reader is busy beside the board. */
function focusFirst(within: Element | null): void {
  const here = document.activeElement
  if (here !== document.body && !here?.closest('.table-board')) return
  const actions = within?.closest('.actions')
  actions?.querySelector<HTMLElement>('[data-first]:not(:disabled)')?.focus()
}

/** What the card says that asks for a yes or no, beside the two. */
function Reminder({ decision, player }: { decision: Decision; player: Player }) {
  const card = decision.source === undefined ? null : cardIn(decision.view, decision.source)
  const facts = factsOf(player.table.id, card?.card).value
  if (!decision.options.every(({ kind }) => kind === 'yes' || kind === 'no')) return null
  const said = facts?.text.map((one) => one.plain ?? one.text).join(' ') ?? ''
  if (said === '') return null
  return (
    <p class="reminder small quiet" title={said}>
      {said}
    </p>
  )
}

function Pick({ decision, player }: { decision: Decision; player: Player }) {
  const options = player.drawnOptions
  const draft = player.draft.value!
  const enters = moves.enterOf(decision, options, draft)
  return (
    <ul class="options">
      {options.map((option, at) => {
        const place = draft.picked.indexOf(option.index)
        const quiet = option.kind === 'pass' || option.kind === 'end'
        return (
          <li key={option.index}>
            <button
              type="button"
              class={quiet ? 'option passing' : 'option'}
              data-option={option.id}
              disabled={!player.may(option)}
              aria-pressed={moves.answersAtOnce(decision) ? undefined : place >= 0}
              onMouseEnter={() => shine(option, true)}
              onMouseLeave={() => shine(option, false)}
              onFocus={() => shine(option, true)}
              onBlur={() => shine(option, false)}
              onClick={() => player.take(option)}
            >
              <kbd aria-hidden="true">{moves.letterOf(at)}</kbd>
              <span>{capital(option.label)}</span>
              {option === enters && (
                <kbd class="enter" title="Enter, while no card or button has the focus">
                  ⏎<span class="unseen"> Enter</span>
                </kbd>
              )}
              {place >= 0 && decision.max > 1 && <b class="place-number">{place + 1}</b>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function capital(text: string): string {
  return (text[0] ?? '').toUpperCase() + text.slice(1)
}

/** Shows on the board which things an option is about. */
function shine(option: Option, on: boolean): void {
  for (const id of [option.object, option.place])
    if (id !== undefined)
      for (const element of document.querySelectorAll(`.board [data-id="${CSS.escape(id)}"]`))
        element.classList.toggle('shine', on)
}

interface ShapeProps {
  decision: Decision
  player: Player
  draft: moves.Draft
}

function Order({ decision, player, draft }: ShapeProps) {
  const [moved, setMoved] = useState('')
  const byIndex = new Map(decision.options.map((option) => [option.index, option]))
  const list = useRef<HTMLOListElement>(null)
  const shift = (index: number, by: number) => {
    const next = moves.shifted(draft, index, by)
    const place = `${next.picked.indexOf(index) + 1} of ${next.picked.length}`
    player.change(next)
    setMoved(`${byIndex.get(index)!.label}: ${place}`)
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus(),
    )
  }
  return (
    <>
      <span class="unseen" role="status">
        {moved}
      </span>
      <ol class="order" ref={list} data-arrows>
        {draft.picked.map((index, at) => {
          const option = byIndex.get(index)!
          return (
            <li key={index}>
              <button
                type="button"
                class="option"
                data-index={index}
                data-confirms
                data-first
                draggable
                onDragStart={(event) => event.dataTransfer?.setData('text/plain', String(index))}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault()
                  const moved = Number(event.dataTransfer?.getData('text/plain'))
                  if (draft.picked.includes(moved)) shift(moved, at - draft.picked.indexOf(moved))
                }}
                onKeyDown={(event) => {
                  const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key]
                  if (by === undefined) return
                  event.preventDefault()
                  shift(index, by)
                }}
              >
                <b>{at + 1}</b>
                <span>{option.label}</span>
                <span class="unseen">; arrow keys move it</span>
              </button>
              <button
                type="button"
                class="icon-button"
                aria-label={`Move ${option.label} forward`}
                disabled={at === 0}
                onClick={() => shift(index, -1)}
              >
                ↑
              </button>
              <button
                type="button"
                class="icon-button"
                aria-label={`Move ${option.label} back`}
                disabled={at === draft.picked.length - 1}
                onClick={() => shift(index, 1)}
              >
                ↓
              </button>
            </li>
          )
        })}
      </ol>
    </>
  )
}

function Amount({ decision, player, draft }: ShapeProps) {
  const set = (value: number) => player.change(moves.valued(decision, draft, value))
  return (
    <div class="amount">
      <button type="button" class="button" aria-label="Less" onClick={() => set(draft.value - 1)}>
        −
      </button>
      <output aria-live="polite">{draft.value}</output>
      <button type="button" class="button" aria-label="More" onClick={() => set(draft.value + 1)}>
        +
      </button>
      <input
        type="range"
        data-first
        aria-label={decision.question}
        min={decision.min}
        max={decision.max}
        value={draft.value}
        onInput={(event) => set(Number(event.currentTarget.value))}
      />
    </div>
  )
}

function Split({ decision, player, draft }: ShapeProps) {
  const rest = moves.left(decision, draft)
  const list = useRef<HTMLDivElement>(null)
  const set = (at: number, amount: number) => {
    player.change(moves.given(decision, draft, at, amount))
    // a button that can do no more loses the focus: what comes next has it
    requestAnimationFrame(() => {
      const here = document.activeElement
      if (here !== document.body && !here?.matches(':disabled')) return
      const bar = list.current?.closest('.actions')
      const next = ['[data-act=confirm]:not(:disabled)', '[data-first]:not(:disabled)']
        .map((one) => bar?.querySelector<HTMLElement>(one))
        .find((one) => one)
      next?.focus()
    })
  }
  return (
    <div class="split" ref={list}>
      <p class={rest === 0 ? 'small quiet' : 'small'}>
        <b>{rest}</b> of {decision.max} left
      </p>
      <ul>
        {decision.options.map((option, at) => {
          const amount = draft.amounts[at] ?? 0
          const most = option.most ?? decision.max
          return (
            <li
              key={option.index}
              role="group"
              aria-label={option.label}
              data-option={option.id}
              onMouseEnter={() => shine(option, true)}
              onMouseLeave={() => shine(option, false)}
            >
              <span class="split-name">{option.label}</span>
              <button
                type="button"
                class="button slim"
                aria-label={`Less for ${option.label}`}
                disabled={amount <= (option.least ?? 0)}
                onClick={() => set(at, amount - 1)}
              >
                −
              </button>
              <output aria-live="polite">{amount}</output>
              <button
                type="button"
                class="button slim"
                data-first
                aria-label={`More for ${option.label}`}
                disabled={amount >= most || rest === 0}
                onClick={() => set(at, amount + 1)}
              >
                +
              </button>
              <button
                type="button"
                class="button slim quiet-button"
                aria-label={`All that is left for ${option.label}`}
                disabled={rest === 0 || amount >= most}
                onClick={() => set(at, amount + rest)}
              >
                all
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Always({
  player,
  chair,
  decision,
  over,
}: {
  player: Player
  chair: Chair
  decision: Decision | null
  over: boolean
}) {
  const draft = player.draft.value
  const whole = decision && draft && moves.answerOf(decision, draft) !== null
  const passing = player.passing.value !== null
  return (
    <div class="always">
      {passing && (
        <button
          type="button"
          class="button primary"
          onClick={() => {
            player.passing.value = null
          }}
        >
          Stop passing
        </button>
      )}
      {decision && !moves.answersAtOnce(decision) && (
        <button
          type="button"
          class="button primary"
          data-act="confirm"
          disabled={!whole}
          onClick={() => player.confirm()}
        >
          {draft?.picked.length === 0 && decision.shape === 'pick' ? 'None' : 'Confirm'}
          <kbd aria-hidden="true">⏎</kbd>
        </button>
      )}
      {decision && moves.answersAtOnce(decision) && decision.min === 0 && (
        <button type="button" class="button" data-act="none" onClick={() => player.confirm()}>
          None <kbd aria-hidden="true">⏎</kbd>
        </button>
      )}
      {decision?.open && (
        <button type="button" class="button" data-act="cancel" onClick={() => player.cancel()}>
          Take it back <kbd aria-hidden="true">Esc</kbd>
        </button>
      )}
      {decision && offersToAct(decision) && !passing && moves.passOf(decision.options) && (
        <button
          type="button"
          class="button"
          data-act="pass-until"
          title="Passes until something happens: something waits to resolve, a fight, your turn"
          onClick={() => player.passUntil()}
        >
          Pass until something happens
        </button>
      )}
      <span class="spring" />
      <button
        type="button"
        class="button quiet-button"
        data-act="undo"
        disabled={!chair.undo.value}
        onClick={() => player.undo()}
      >
        Undo
      </button>
      <button
        type="button"
        class="button quiet-button"
        data-act="redo"
        disabled={!chair.redo.value}
        onClick={() => player.redo()}
      >
        Redo
      </button>
      {!over && <GiveUp player={player} />}
    </div>
  )
}

function GiveUp({ player }: { player: Player }) {
  return (
    <details class="more">
      <summary class="button quiet-button">More</summary>
      <div class="more-list">
        <button type="button" class="button" data-act="draw" onClick={() => player.offerDraw()}>
          Offer a draw
        </button>
        <button
          type="button"
          class="button danger"
          data-act="concede"
          onClick={() => player.concede()}
        >
          Concede the game
        </button>
      </div>
    </details>
  )
}

/** The options of one card that has several, beside it. */
export function OptionMenu({ player }: { player: Player }) {
  const menu = player.menu.value
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!menu || !element) return
    const card = document.querySelector(`.board [data-id="${CSS.escape(menu.id)}"]`)
    const box = card?.getBoundingClientRect()
    if (box) {
      const { offsetWidth: width, offsetHeight: height } = element
      const left = Math.max(8, Math.min(innerWidth - width - 8, box.left))
      const below = box.bottom + 6
      const top = below + height < innerHeight - 8 ? below : Math.max(8, box.top - height - 6)
      element.style.left = `${left}px`
      element.style.top = `${top}px`
    }
    element.querySelector('button')?.focus()
  }, [menu])
  if (!menu) return null
  return (
    <div
      class="menu"
      ref={ref}
      role="menu"
      aria-label="What to do with it"
      data-arrows
      onKeyDown={(event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        const entries = [...ref.current!.querySelectorAll('button')]
        const here = entries.indexOf(document.activeElement as HTMLButtonElement)
        if (by === undefined || here < 0) return
        event.preventDefault()
        entries[(here + by + entries.length) % entries.length]!.focus()
      }}
    >
      {menu.options.map((option, at) => (
        <button
          key={option.index}
          type="button"
          role="menuitem"
          class="option"
          data-option={option.id}
          onClick={() => player.take(option)}
        >
          <kbd aria-hidden="true">{moves.letterOf(at)}</kbd>
          <span>{capital(option.label)}</span>
        </button>
      ))}
    </div>
  )
}
