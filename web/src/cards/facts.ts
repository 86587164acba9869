// SPDX-License-Identifier: MIT
//
// What a card says, in our words: asked for once for each card (`show`), a few at a time, when it
// is first drawn.
import { signal, type Signal } from '@preact/signals'
import { wire } from '../state/session'

export interface CardKeyword {
  name: string
  title: string
  value?: number
  text?: string
  rule?: string
}

export interface CardText {
  text: string
  plain?: string // the same for who plays: no script and no lines; "" is told by another sentence
  rule?: string
  word?: string
  inner?: { text: string; plain?: string }[]
  observed?: { text: string }[]
}

export interface CardFacts {
  id: string
  name: string
  type: string
  head: { cost?: string; kind?: string; stats?: string; tags?: string }
  costs: string[] // the attributes that are its price
  families: string[] // domains, or the class
  tags: string[]
  keywords: CardKeyword[]
  text: CardText[]
  file?: string
  plain: string // as `show` prints it
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function costsOf(cost: unknown): string[] {
  if (typeof cost === 'number') return ['cost']
  return cost !== null && typeof cost === 'object' ? Object.keys(cost) : []
}

/** The answer of `show` as facts; null when it holds no card. */
export function readFacts(reply: { text?: string; facts?: unknown }): CardFacts | null {
  const facts = reply.facts as { cards?: unknown[] } | undefined
  const card = (facts?.cards?.[0] ?? facts) as Record<string, unknown> | undefined
  if (!card || typeof card.name !== 'string') return null
  const declared = (card.declared ?? {}) as Record<string, unknown>
  return {
    id: String(card.id ?? ''),
    name: card.name,
    type: String(card.type ?? ''),
    head: (card.head ?? {}) as CardFacts['head'],
    costs: costsOf(declared.cost),
    families: [...texts(declared.domains), ...texts(declared.class)],
    tags: [...texts(declared.tags), ...texts(declared.traits)],
    keywords: (card.keywords ?? []) as CardKeyword[],
    text: ((card.text ?? []) as CardText[]).filter(({ plain }) => plain !== ''),
    file: typeof card.file === 'string' ? card.file : undefined,
    plain: reply.text ?? '',
  }
}

interface Known {
  readonly table: string
  readonly card: string
  readonly facts: Signal<CardFacts | null>
}

const known = new Map<string, Known>()
const queue: (() => Promise<void>)[] = []
let running = 0
const AT_ONCE = 4
const TRIES = 4
const AGAIN = 3000 // milliseconds until what failed is asked for again

function work(): void {
  while (running < AT_ONCE && queue.length > 0) {
    running++
    void queue.shift()!().finally(() => {
      running--
      work()
    })
  }
}

function askFor(one: Known, tries = TRIES): void {
  queue.push(async () => {
    try {
      one.facts.value = readFacts(await wire().ask('show', { card: one.card, table: one.table }))
    } catch {
      if (tries > 1) window.setTimeout(() => askFor(one, tries - 1), AGAIN)
    }
  })
  work()
}

const nothing = signal<CardFacts | null>(null)

/** The facts of a card of a table; null until they are there. */
export function factsOf(table: string, card: string | undefined): Signal<CardFacts | null> {
  if (card === undefined) return nothing
  const key = `${table} ${card}`
  let one = known.get(key)
  if (!one) {
    one = { table, card, facts: signal(null) }
    known.set(key, one)
    askFor(one)
  }
  return one.facts
}

/** Asks again what the cards of a table say: their files may have changed. */
export function renewFacts(table: string): void {
  for (const one of known.values()) if (one.table === table) askFor(one)
}
