// SPDX-License-Identifier: MIT
//
// A deck that is being built: sections of entries, changed without changing what was.
import type { DeckCard, DeckEntry, DeckSection } from './types'

export type DeckLists = Record<string, DeckEntry[]>

/** The deck with `by` more (or fewer) copies of a card in a section. */
export function changed(
  deck: DeckLists,
  section: string,
  card: { id: string; name: string },
  by: number,
): DeckLists {
  const list = deck[section] ?? []
  const known = list.find((entry) => entry.id === card.id)
  const count = Math.min(99, (known?.count ?? 0) + by)
  const next = known
    ? list.map((entry) => (entry === known ? { ...entry, count } : entry))
    : [...list, { id: card.id, name: card.name, count }]
  return { ...deck, [section]: next.filter((entry) => entry.count > 0) }
}

export function countOf(list: DeckEntry[] | undefined): number {
  return (list ?? []).reduce((sum, entry) => sum + entry.count, 0)
}

/** The deck as a deck file. */
export function asText(
  deck: DeckLists,
  sections: DeckSection[],
  cards: ReadonlyMap<string, DeckCard>,
): string {
  const parts: string[] = []
  for (const { name, field } of sections) {
    const list = deck[field] ?? []
    if (list.length === 0) continue
    parts.push(`${name}:\n`)
    for (const entry of list)
      parts.push(`${entry.count} ${cards.get(entry.id)?.word ?? entry.id}\n`)
  }
  return parts.join('')
}

/** Whether a card fits what the reader typed: every word in its name, kind, families or tags. */
export function matches(card: DeckCard, words: string[]): boolean {
  const said = [
    card.name,
    card.type,
    card.id,
    card.class ?? '',
    ...(card.domains ?? []),
    ...(card.tags ?? []),
    ...(card.traits ?? []),
    ...(card.supertypes ?? []),
    card.cost === undefined ? '' : `cost${card.cost}`,
  ]
    .join(' ')
    .toLowerCase()
  return words.every((word) => said.includes(word))
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean)
}

/** "unit · fury · 3 Energy": what a line of the search says of a card. */
export function briefly(card: DeckCard): string {
  const power = Object.entries(card.power ?? {}).map(([domain, n]) => `${n} ${domain}`)
  const cost = [card.cost === undefined ? '' : String(card.cost), ...power].filter(Boolean)
  const body = [card.might, card.attack, card.defense].filter((n) => n !== undefined)
  return [
    card.evolved ? `evolved ${card.type}` : card.type,
    (card.domains ?? []).join('/') || card.class || '',
    cost.length > 0 ? `cost ${cost.join(' + ')}` : '',
    body.length > 0 ? body.join('/') : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
