// SPDX-License-Identifier: MIT
//
// One seat in the hands of this page: the answer that is being put together, what is sent, and
// what the page does by itself.
import { batch, effect, signal } from '@preact/signals'
import { asked } from '../state/asked'
import { complain, note, wire } from '../state/session'
import { settings } from '../state/settings'
import { tables, type Chair, type Table } from '../state/tables'
import type { Decision, Id, Option, Values } from '../wire/types'
import { autoAnswer, offersToAct, passingAnswer, passingFrom, type PassingSince } from './auto'
import * as moves from './moves'

export interface Menu {
  id: Id
  options: Option[]
}

const LATE = 250 // milliseconds

export class Player {
  readonly draft = signal<moves.Draft | null>(null)
  /** The options that may be added to the draft; null: nobody has said. */
  readonly next = signal<ReadonlySet<number> | null>(null)
  /** The answer is on its way: nothing can be done. */
  readonly sent = signal<number | null>(null)
  /** It has been on its way for so long that the page says so. */
  readonly late = signal(false)
  private timer = 0
  private posed: Decision | null = null // the last question
  readonly passing = signal<PassingSince | null>(null)
  readonly menu = signal<Menu | null>(null)
  private intent: readonly Id[] = []
  private travel: 'undo' | 'redo' | null = null
  private stays = false // nothing is answered by itself before the player has answered something

  constructor(
    readonly table: Table,
    readonly chair: Chair,
  ) {
    effect(() => {
      const decision = chair.decision.value
      batch(() => this.pose(decision))
    })
  }

  /* ---- What is offered ------------------------------------------------------------------ */

  /** The open question; null while there is none, or its answer is on its way. */
  get open(): Decision | null {
    const decision = this.chair.decision.value
    return decision && this.sent.value !== decision.number ? decision : null
  }

  get options(): Option[] {
    const decision = this.open
    return decision ? moves.offered(decision, settings.value.manual) : []
  }

  /** The question that is drawn: one whose answer has just been sent stays until the next one is there,
   * so that neither its bar nor the frames of cards go and come back in between. */
  get drawn(): Decision | null {
    return this.late.value ? this.open : this.chair.decision.value
  }

  get drawnOptions(): Option[] {
    const decision = this.drawn
    return decision ? moves.offered(decision, settings.value.manual) : []
  }

  /** Whether an option may be taken now, or be put back. */
  may(option: Option): boolean {
    const draft = this.draft.value
    if (!draft || draft.picked.includes(option.index) || this.open?.shape !== 'pick') return true
    return this.next.value?.has(option.index) ?? true
  }

  /* ---- What the player does ------------------------------------------------------------- */

  take(option: Option): void {
    const decision = this.open
    if (!decision) return
    this.menu.value = null
    if (decision.shape !== 'pick') return
    if (moves.answersAtOnce(decision)) return this.answer([option.index])
    if (!this.may(option)) return
    this.change(moves.toggled(decision, this.draft.peek()!, option.index))
  }

  /** A click on a thing: its option, or a menu when it has several. Says whether it has any. */
  touch(id: Id): boolean {
    const options = moves.lights(this.options).get(id) ?? []
    if (options.length === 0) return false
    if (options.length === 1) this.take(options[0]!)
    else this.menu.value = this.menu.peek()?.id === id ? null : { id, options }
    return true
  }

  /** A thing was dragged onto another one. */
  drop(dragged: Id, onto: Id): void {
    const decision = this.open
    if (!decision) return
    const intent = moves.intentOf(this.options, dragged, onto)
    if (!intent) return note('That means nothing now: only what lights up can be done.')
    this.intent = intent.then
    this.take(intent.option)
  }

  change(draft: moves.Draft): void {
    this.draft.value = draft
    this.askNext()
  }

  confirm(): void {
    const decision = this.open
    const values = decision && this.draft.value && moves.answerOf(decision, this.draft.value)
    if (values) this.answer(values)
  }

  pass(): void {
    const pass = moves.passOf(this.options)
    if (pass) this.take(pass)
  }

  passUntil(): void {
    const decision = this.open
    const pass = decision && offersToAct(decision) && moves.passOf(decision.options)
    if (!decision || !pass) return
    this.passing.value = passingFrom(decision.view)
    this.answer([pass.index], pass.kind === 'pass')
  }

  /** Escape: puts away whatever is open, one thing at a time. */
  back(): void {
    const decision = this.open
    if (this.menu.peek()) this.menu.value = null
    else if (this.passing.peek()) this.passing.value = null
    else if (decision?.shape === 'pick' && this.draft.peek()?.picked.length)
      this.change(moves.freshDraft(decision))
    else if (decision?.open) this.cancel()
  }

  cancel(): void {
    this.intent = []
    this.send(() => wire().ask('cancel', this.where()))
  }

  /** The game goes to another moment, to be looked at: what comes there waits for the player. */
  stay(): void {
    this.stays = true
    this.passing.value = null
  }

  undo(): void {
    this.go('undo')
  }

  redo(): void {
    this.go('redo')
  }

  concede(): void {
    this.send(() => wire().ask('concede', this.where()))
  }

  offerDraw(): void {
    this.send(async () => {
      const reply = await wire().ask('draw', this.where())
      if (reply.asked) note('The others are asked whether they agree to a draw.')
    })
  }

  agree(wish: number, yes: boolean): void {
    this.send(() => wire().ask('agree', { ...this.where(), wish, yes }))
  }

  /** Opens the answers about a thing in the pane Ask. */
  ask(id: Id): void {
    asked.value = { table: this.table.id, seat: this.chair.seat, object: id }
  }

  /* ---- Behind it ------------------------------------------------------------------------ */

  where(): { table: string; seat?: number } {
    return this.chair.seat === null
      ? { table: this.table.id }
      : { table: this.table.id, seat: this.chair.seat }
  }

  private answer(values: Values, auto = false): void {
    const decision = this.open
    if (!decision) return
    this.sent.value = decision.number
    this.late.value = false
    window.clearTimeout(this.timer)
    this.timer = window.setTimeout(() => (this.late.value = true), LATE)
    this.menu.value = null
    this.travel = null
    if (!auto) this.stays = false
    wire()
      .ask('answer', {
        ...this.where(),
        number: decision.number,
        values,
        ...(auto ? { auto: true } : {}),
      })
      .catch((error: unknown) => {
        if (this.sent.peek() === decision.number) this.sent.value = null
        this.passing.value = null
        // an answer that had been taken before the net was cut, and came again: the game has gone on
        if (this.chair.decision.peek()?.number === decision.number) complain(error)
      })
  }

  private send(what: () => Promise<unknown>): void {
    what().catch(complain)
  }

  private go(way: 'undo' | 'redo'): void {
    this.travel = way
    this.passing.value = null
    this.intent = []
    this.send(async () => {
      const reply = await wire().ask(way, this.where())
      if (reply.asked) note('The others are asked whether they agree.')
    })
  }

  /** Nobody else has to agree when time is taken back. */
  private alone(): boolean {
    const mine = this.table.chairs.peek()
    return (
      this.table.undoRule.peek() === 'always' ||
      this.table.seats
        .peek()
        .every(({ who, seat }) => who !== 'person' || mine.some((chair) => chair.seat === seat))
    )
  }

  /** A new question has come, or none is open. */
  private pose(decision: Decision | null): void {
    this.menu.value = null
    window.clearTimeout(this.timer)
    if (!decision) return
    const last = this.posed
    this.posed = decision
    const kept = last && moves.isSame(last, decision) ? this.draft.peek() : null
    this.next.value = null
    this.draft.value = kept ?? moves.freshDraft(decision)
    this.sent.value = null
    this.late.value = false
    const { autoPass, manual, stops } = settings.peek()
    const game = this.chair.hello.peek()?.game ?? ''
    const gameStops = stops[game] ?? {}
    const auto = autoAnswer(decision, { autoPass, manual, stops: gameStops })

    // on the way through the past, what the page answered by itself is no place to stop at
    const travel = this.travel
    this.travel = null
    if (travel !== null) {
      const further = travel === 'undo' ? decision.undo : decision.redo
      if (auto && further && this.alone()) queueMicrotask(() => this.go(travel))
      return
    }
    if (this.stays) {
      this.askNext()
      return
    }
    if (this.intent.length > 0 && this.follow(decision)) return
    const since = this.passing.peek()
    if (since) {
      const passing = passingAnswer(decision, since, gameStops)
      if (passing) return void queueMicrotask(() => this.answer(passing, true))
      this.passing.value = null
    }
    if (auto) return void queueMicrotask(() => this.answer(auto, true))
    if (decision.max > 1 && decision.shape === 'pick') this.askNext()
  }

  /** Answers a question that follows a drag, when the drag has said how. */
  private follow(decision: Decision): boolean {
    const meant = moves.meant(decision.options, this.intent)
    this.intent = []
    if (meant.length !== 1 || decision.shape !== 'pick') return false
    const option = meant[0]!
    if (moves.answersAtOnce(decision)) {
      queueMicrotask(() => this.answer([option.index]))
      return true
    }
    this.change(moves.toggled(decision, this.draft.peek()!, option.index))
    return true
  }

  /** Asks which options fit to those that are taken. */
  private askNext(): void {
    const decision = this.open
    const draft = this.draft.peek()
    if (!decision || !draft || decision.shape !== 'pick' || decision.max < 2) return
    this.next.value = null
    wire()
      .ask('partial', { ...this.where(), number: decision.number, values: [...draft.picked] })
      .then((reply) => {
        if (this.draft.peek() === draft) this.next.value = new Set(reply.next as number[])
      })
      .catch(() => {}) // the answer itself will be refused with a reason
  }
}

const players = new WeakMap<Chair, Player>()

export function playerOf(table: Table, chair: Chair): Player {
  const known = players.get(chair)
  if (known) return known
  const player = new Player(table, chair)
  players.set(chair, player)
  return player
}

/** Seats play on when another table, or another seat, is shown. */
export function startPlayers(): void {
  effect(() => {
    for (const table of tables.value.values())
      for (const chair of table.chairs.value) if (chair.seat !== null) playerOf(table, chair)
  })
}
