// SPDX-License-Identifier: MIT
//
// Requests and their answers over a port (port.ts), and what is pushed without being asked for.
import { batch, signal, type Signal } from '@preact/signals'
import type { Port, PortState } from './port'
import type { Ask, Push, Replies } from './protocol'

/** A request was refused: `message` is a sentence for people. */
export class Refused extends Error {}

/** The connection went before the answer came: whether it was done is not known. */
export class Lost extends Refused {}

type Kind = keyof Replies & string
type AskOf<K extends Kind> = Omit<Extract<Ask, { type: K }>, 'type'>
type Handler = (push: never) => void

interface Waiting {
  resolve: (reply: never) => void
  reject: (error: Error) => void
  message: { type: Kind }
}

/** Requests that change nothing: what a cut has taken of them is asked again when the port is open. */
const readOnly: ReadonlySet<Kind> = new Set<Kind>([
  ...(['check', 'complete', 'draw_card', 'files', 'hover', 'read', 'test'] as const),
  ...(['deck_cards', 'deck_forms', 'deck_read', 'deck_write', 'open_scenario'] as const),
  ...(['explain', 'rule', 'save', 'scenario', 'settable', 'show', 'timeline', 'why'] as const),
  ...(['sim_game', 'sim_games', 'sim_result', 'sims'] as const),
])

/** Of these only the newest is asked again: they follow what is typed. */
const newest: ReadonlySet<Kind> = new Set<Kind>(['check', 'complete', 'draw_card', 'hover'])

/** A refusal for people: programs are told first which request was refused. */
function sentenceOf(type: string, message: unknown): string {
  const said = typeof message === 'string' && message !== '' ? message : 'refused'
  const text = said.startsWith(`${type}: `) ? said.slice(type.length + 2) : said
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export class Client {
  readonly state: Signal<PortState> = signal('connecting')
  private readonly waiting = new Map<number, Waiting>()
  private readonly handlers = new Map<string, Set<Handler>>()
  private last = 0

  /** `greet` is called whenever the port opens, before anything else is asked. */
  constructor(
    private readonly port: Port,
    private readonly greet: () => void,
  ) {
    port.onmessage = (message) => this.receive(message as Record<string, unknown>)
    port.onstate = (state) => {
      this.state.value = state
      if (state === 'lost') this.dropAll()
      if (state === 'open') {
        this.greet()
        this.askAgain()
      }
    }
  }

  /** Asks for something. The promise fails with Refused when the other side says no. */
  ask<K extends Kind>(type: K, fields: AskOf<K>): Promise<Replies[K]> {
    const id = ++this.last
    return new Promise((resolve, reject) => {
      const message = { type, id, ...fields }
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, message })
      if (this.port.send(message) || readOnly.has(type)) return
      this.waiting.delete(id)
      reject(new Lost('The connection is lost; the page connects again by itself.'))
    })
  }

  /** Calls `handler` for each push of that type; returns what ends it. */
  on<T extends Push['type']>(type: T, handler: (push: Extract<Push, { type: T }>) => void) {
    const handlers = this.handlers.get(type) ?? new Set<Handler>()
    this.handlers.set(type, handlers)
    handlers.add(handler as Handler)
    return () => void handlers.delete(handler as Handler)
  }

  hurry(): void {
    this.port.hurry()
  }

  private receive(message: Record<string, unknown>): void {
    const { type, id } = message
    if (typeof id === 'number' && (type === 'reply' || type === 'error')) {
      const waiting = this.waiting.get(id)
      this.waiting.delete(id)
      if (type === 'reply') waiting?.resolve(message as never)
      else waiting?.reject(new Refused(sentenceOf(waiting.message.type, message.message)))
      return
    }
    if (typeof type !== 'string') return
    // whoever looks at what a push has changed sees all of it
    batch(() => {
      for (const handler of this.handlers.get(type) ?? []) handler(message as never)
    })
  }

  private dropAll(): void {
    const error = new Lost(
      'The connection was lost before the answer came. Once it is back, the page shows what was done.',
    )
    for (const [id, { reject, message }] of this.waiting) {
      if (readOnly.has(message.type)) continue
      this.waiting.delete(id)
      reject(error)
    }
  }

  /** Asks once more for what only reads and was not answered. */
  private askAgain(): void {
    const last = new Map([...this.waiting].map(([id, { message }]) => [message.type, id]))
    for (const [id, { message }] of this.waiting) {
      if (!readOnly.has(message.type)) continue
      if (newest.has(message.type) && last.get(message.type) !== id) this.waiting.delete(id)
      else this.port.send(message)
    }
  }
}
