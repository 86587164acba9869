// SPDX-License-Identifier: MIT
//
// From a question to an answer: what lights up, what a click does, and the answer that grows until
// it is whole. Nothing here draws or sends.
import type { Decision, Id, Option, Values } from '../wire/types'

/** The answer that is being put together. */
export interface Draft {
  readonly number: number // of the decision it belongs to
  readonly picked: readonly number[] // pick: as they were taken; order: first to last
  readonly amounts: readonly number[] // split: for each option
  readonly value: number // number
}

export function freshDraft(decision: Decision): Draft {
  const { shape, options } = decision
  return {
    number: decision.number,
    picked:
      shape === 'order'
        ? decision.default.length === options.length
          ? decision.default
          : options.map((option) => option.index)
        : [],
    amounts: shape === 'split' ? firstAmounts(decision) : [],
    value: shape === 'number' ? (decision.default[0] ?? decision.min) : 0,
  }
}

/** Whether two questions are one: it came again, as it does after a cut. What was chosen still holds. */
export function isSame(one: Decision, other: Decision): boolean {
  const key = ({ number, question, shape, min, max, options }: Decision) =>
    JSON.stringify([number, question, shape, min, max, options.map(({ id, index }) => [id, index])])
  return key(one) === key(other)
}

function firstAmounts(decision: Decision): number[] {
  return decision.options.map((option, i) => decision.default[i] ?? option.least ?? 0)
}

/** Whether one click on an option is a whole answer. */
export function answersAtOnce(decision: Decision): boolean {
  return decision.shape === 'pick' && decision.max === 1
}

/** Takes an option into the draft, or out of it again. With one place, the new one replaces it. */
export function toggled(decision: Decision, draft: Draft, index: number): Draft {
  if (draft.picked.includes(index))
    return { ...draft, picked: draft.picked.filter((one) => one !== index) }
  if (decision.max === 1) return { ...draft, picked: [index] }
  if (draft.picked.length >= decision.max) return draft
  return { ...draft, picked: [...draft.picked, index] }
}

/** Moves an option of an order by so many places, as far as there are places. */
export function shifted(draft: Draft, index: number, by: number): Draft {
  const at = draft.picked.indexOf(index)
  const to = Math.max(0, Math.min(draft.picked.length - 1, at + by))
  if (at < 0 || at === to) return draft
  const picked = draft.picked.filter((one) => one !== index)
  picked.splice(to, 0, index)
  return { ...draft, picked }
}

/** The amount that is still to be given out. */
export function left(decision: Decision, draft: Draft): number {
  return decision.max - draft.amounts.reduce((sum, amount) => sum + amount, 0)
}

/** Changes the amount of one option of a split, within its bounds and what is left. */
export function given(decision: Decision, draft: Draft, at: number, amount: number): Draft {
  const option = decision.options[at]
  if (!option) return draft
  const before = draft.amounts[at] ?? 0
  const most = Math.min(option.most ?? decision.max, before + left(decision, draft))
  const next = Math.max(option.least ?? 0, Math.min(most, Math.trunc(amount)))
  return { ...draft, amounts: draft.amounts.map((one, i) => (i === at ? next : one)) }
}

export function valued(decision: Decision, draft: Draft, value: number): Draft {
  return { ...draft, value: Math.max(decision.min, Math.min(decision.max, Math.trunc(value))) }
}

/** The draft as an answer; null while it is not whole. */
export function answerOf(decision: Decision, draft: Draft): Values | null {
  switch (decision.shape) {
    case 'pick':
      return draft.picked.length >= decision.min && draft.picked.length <= decision.max
        ? [...draft.picked]
        : null
    case 'order':
      return draft.picked.length === decision.options.length ? [...draft.picked] : null
    case 'number':
      return [draft.value]
    case 'split':
      return left(decision, draft) === 0 ? [...draft.amounts] : null
  }
}

/** What still has to be done before the draft is an answer, in a few words. */
export function wanted(decision: Decision, draft: Draft): string {
  const { min, max } = decision
  switch (decision.shape) {
    case 'pick': {
      const count = draft.picked.length
      if (min === max) return min === 1 ? 'choose one' : `${count} chosen of ${min}`
      return `${min === 0 ? 'up to' : `${min} to`} ${max}: ${count} chosen`
    }
    case 'order':
      return 'first to last'
    case 'number':
      return `${min} to ${max}`
    case 'split':
      return left(decision, draft) === 0 ? 'all given out' : `${left(decision, draft)} left`
  }
}

/** Options of a decision that are offered: those by hand only when the reader wants them. */
export function offered(decision: Decision, manual: boolean): Option[] {
  const plain = decision.options.filter((option) => !option.manual)
  return manual || plain.length === 0 ? decision.options : plain
}

/** The options that a thing on the board stands for. */
export function optionsOn(options: Option[], id: Id): Option[] {
  const own = options.filter((option) => option.object === id)
  return own.length > 0
    ? own
    : options.filter((option) => option.place === id && option.object === undefined)
}

/** What lights up: each thing of an option, with the first of its options. */
export function lights(options: Option[]): Map<Id, Option[]> {
  const lit = new Map<Id, Option[]>()
  const add = (id: Id | undefined, option: Option) => {
    if (id === undefined || id === 'none') return
    const there = lit.get(id)
    if (there) there.push(option)
    else lit.set(id, [option])
  }
  for (const option of options) add(option.object, option)
  for (const option of options) if (option.object === undefined) add(option.place, option)
  return lit
}

/** Does nothing, or ends what is going on: what Enter takes when nothing else is marked. */
export function passOf(options: Option[]): Option | undefined {
  return options.find(({ kind }) => kind === 'pass') ?? options.find(({ kind }) => kind === 'end')
}

/** The option that Enter takes while nothing is chosen; none: it confirms what is chosen. */
export function enterOf(decision: Decision, options: Option[], draft: Draft): Option | undefined {
  if (decision.shape !== 'pick' || draft.picked.length > 0) return undefined
  return passOf(options)
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The letter of each option, in their order; options beyond the alphabet have none. */
export function letterOf(at: number): string {
  return LETTERS[at] ?? ''
}

/* ---- Dragging ------------------------------------------------------------------------- */

/**
 * What a thing means that was dragged to another: an option to begin with, and the things that the
 * questions after it should be answered with. Null: it means nothing now.
 *
 *   a card to a place:   "hide c11 b5" names both; "play c11" is followed by "place b5"
 *   a unit to a place:   "move b5" is followed by "unit c11"
 *   a card to a card:    "attack c89" is followed by "target c60"
 */
export interface Intent {
  readonly option: Option
  readonly then: readonly Id[]
}

export function intentOf(options: Option[], dragged: Id, onto: Id): Intent | null {
  const both = options.find((option) => option.object === dragged && option.place === onto)
  if (both) return { option: both, then: [] }
  const toPlace = options.find((option) => option.place === onto && option.object === undefined)
  if (toPlace) return { option: toPlace, then: [dragged] }
  const own = options.filter((option) => option.object === dragged)
  const begins = own.find((option) => option.kind !== 'use') ?? own[0]
  return begins ? { option: begins, then: [onto] } : null
}

/** Which options of a new question were meant by a drag. */
export function meant(options: Option[], then: readonly Id[]): Option[] {
  return options.filter(
    (option) =>
      (option.object !== undefined && then.includes(option.object)) ||
      (option.object === undefined && option.place !== undefined && then.includes(option.place)),
  )
}
