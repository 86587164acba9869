// SPDX-License-Identifier: MIT
//
// warm.ts -- a game in an engine of its own, for which the browser compiles what games need.
import { Engine, type CreateEngine } from './engine'

interface Message {
  type: string
  table?: string
  seat?: number
  number?: number
  default?: unknown
}

const STEPS = 400 // the game may end before
const PAUSE = 50 // milliseconds of the engine's clock

/** A person who answers what asks least plays the usual duel against a bot; nothing of it is kept.
 * Gives how many questions were answered. */
export async function playAlong(
  create: CreateEngine,
  code: WebAssembly.Module,
  data: Uint8Array,
): Promise<number> {
  const said: Message[] = []
  const nothing = () => undefined
  const engine = await Engine.start(create, code, data, {
    said: (text) => said.push(JSON.parse(text) as Message),
    keep: nothing,
    drop: nothing,
    keptName: nothing,
    keptSettings: nothing,
    keptLines: nothing,
  })
  let last = 0
  const ask = (type: string, fields: object) =>
    engine.message(JSON.stringify({ type, id: ++last, ...fields }))
  ask('enter', { protocol: 1 })
  ask('create', { seats: ['person', 'random'], seed: 1, pace: 0 })
  let answered = 0
  for (let step = 1; step < STEPS; step++) {
    const heard = said.splice(0)
    if (heard.some(({ type }) => type === 'end')) break
    const open = heard.findLast(({ type }) => type === 'decision')
    if (open) {
      const { table, seat, number, default: values } = open
      ask('answer', { table, seat, number, values })
      answered++
    } else engine.tick(step * PAUSE)
  }
  return answered
}
