// SPDX-License-Identifier: MIT
//
// When the page answers by itself. It only ever does so where the player has no choice that
// matters, or has said so; each such answer goes out as `auto`, and the log of the seat tells it.
import type { Decision, Option, Values, View } from '../wire/types'
import { offered, passOf } from './moves'

export interface AutoSettings {
  autoPass: boolean
  manual: boolean
  stops: Record<string, boolean> // by the word of the phase: never pass there
}

/** Whether the player is offered to act and may decline: what passing is about. */
export function offersToAct(decision: Decision): boolean {
  return decision.free === true || decision.options.some(({ kind }) => kind === 'pass')
}

/** The answer to a question that has only one; null when there is a choice. */
export function onlyAnswer(decision: Decision, options: Option[]): Values | null {
  const { shape, min, max } = decision
  if (shape === 'number') return min === max ? [min] : null
  if (shape === 'order') return options.length === 1 ? [options[0]!.index] : null
  if (shape === 'split') {
    if (decision.options.length === 1) return [max]
    const least = decision.options.map((option) => option.least ?? 0)
    return least.reduce((sum, one) => sum + one, 0) === max ? least : null
  }
  if (options.length !== decision.options.length) return null // options by hand are a choice
  if (max === 0) return []
  return options.length === min && min > 0 ? options.map((option) => option.index) : null
}

export function stopsIn(stops: Record<string, boolean>, view: View): boolean {
  return view.phase !== undefined && stops[view.phase] === true
}

/** What the page answers by itself now; null: the player is asked. */
export function autoAnswer(decision: Decision, settings: AutoSettings): Values | null {
  if (!settings.autoPass) return null
  const options = offered(decision, settings.manual)
  if (!offersToAct(decision)) return onlyAnswer(decision, options)
  const pass = options.find(({ kind }) => kind === 'pass')
  if (!pass || options.length > 1 || stopsIn(settings.stops, decision.view)) return null
  return [pass.index]
}

/* ---- Passing until something happens ------------------------------------------------------ */

/** What the player saw when they said so. */
export interface PassingSince {
  readonly turnPlayer: number | null
  readonly things: number
  readonly fight: string | null
}

function turnPlayer(view: View): number | null {
  return view.players.find((player) => player.turn_player)?.seat ?? null
}

function fightOf(view: View): string | null {
  return view.combat ? JSON.stringify([view.combat.place, view.combat.attackers]) : null
}

export function passingFrom(view: View): PassingSince {
  return { turnPlayer: turnPlayer(view), things: view.things.length, fight: fightOf(view) }
}

/**
 * The answer while a player passes until something happens: null when it has happened. That is a
 * question that is no offer to act, one more thing that waits to resolve, a new fight, the
 * player's own turn, or a phase with a stop.
 */
export function passingAnswer(
  decision: Decision,
  since: PassingSince,
  stops: Record<string, boolean>,
): Values | null {
  const pass = passOf(decision.options)
  const { view } = decision
  if (!offersToAct(decision) || !pass || pass.kind !== 'pass') return null
  if (stopsIn(stops, view)) return null
  if (view.things.length > since.things) return null
  if (fightOf(view) !== null && fightOf(view) !== since.fight) return null
  if (turnPlayer(view) === decision.seat && since.turnPlayer !== decision.seat) return null
  return [pass.index]
}
