// SPDX-License-Identifier: MIT
//
// Labels of options as people read them. The engine tells cards of one name apart with "#2", which no
// board shows. Here a card is told by whose it is and whether it is turned, as far as that differs; what
// is left alike is numbered in the order of the options, and the board shows the letter of each.
import type { CardView, Face, Option, View } from '../wire/types'

const MARK = /#\d+/g

/** A text of the engine without the marks that tell cards of one name apart. */
export function withoutMarks(text: string): string {
  return text.replace(MARK, '')
}

interface Known {
  card: CardView
  holder: number | undefined
}

function cardsOf(view: View): Map<string, Known> {
  const cards = new Map<string, Known>()
  for (const zone of view.zones)
    for (const card of zone.cards)
      cards.set(card.id, { card, holder: card.controller ?? card.owner ?? zone.owner })
  return cards
}

function whose(holder: number | undefined, seat: number, players: number): string {
  if (holder === undefined) return ''
  if (holder === seat) return 'yours'
  return players > 2 ? `of player ${holder + 1}` : 'enemy'
}

/** The options of a question with labels that tell them apart. */
export function readable(options: Option[], view: View, seat: number, face: Face | null): Option[] {
  const cards = cardsOf(view)
  const about = (option: Option) => cards.get(option.object ?? '')
  // those whose label is nothing but the name of a card
  const bare = options.filter(
    (option) => withoutMarks(option.label) === about(option)?.card.name && option.kind !== 'place',
  )
  const holders = new Set(bare.map((option) => about(option)!.holder))
  const isTurned = (option: Option) =>
    face?.turned !== undefined && Boolean(about(option)!.card[face.turned])
  const turns = new Set(bare.map(isTurned))
  const detailed = (option: Option): string => {
    const label = withoutMarks(option.label)
    if (!bare.includes(option)) return label
    const details = [
      holders.size > 1 ? whose(about(option)!.holder, seat, view.players.length) : '',
      turns.size > 1 && isTurned(option) ? face!.turned! : '',
    ].filter((detail) => detail !== '')
    return details.length > 0 ? `${label} (${details.join(', ')})` : label
  }
  const labels = options.map(detailed)
  return options.map((option, at) => {
    const label = labels[at]!
    const same = labels.flatMap((other, i) => (other === label ? [i] : []))
    const marked = same.some((i) => options[i]!.label !== withoutMarks(options[i]!.label))
    if (same.length < 2 || !marked) return label === option.label ? option : { ...option, label }
    const number = ` (${same.indexOf(at) + 1})`
    const name = about(option)?.card.name ?? ''
    const end = name === '' ? -1 : label.indexOf(name) + name.length
    const numbered =
      end < name.length ? label + number : label.slice(0, end) + number + label.slice(end)
    return { ...option, label: numbered, twin: true }
  })
}
