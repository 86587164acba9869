// SPDX-License-Identifier: MIT
//
// A card, drawn by us from facts: name, cost, numbers, family, tags, keywords, text in our words.
import type { CardView, Face } from '../wire/types'
import { factsOf, type CardFacts } from './facts'
import { hueOf } from './hues'

export type Size = 'tiny' | 'small' | 'normal' | 'large'

export interface CardProps {
  card: CardView
  face: Face | null
  table: string
  size?: Size
  mark?: 'attacker' | 'defender' | 'target' | undefined
  legal?: boolean
  chosen?: number | boolean // a number: the place in an order, from 1
  letter?: string | undefined // of its option, where another one has the same words
  dim?: boolean
  focusable?: boolean
  onAct?: (event: MouseEvent) => void
  label?: string // what a screen reader says after the card's name
}

export interface Numbered {
  attribute: string
  word: string
  short: string
  value: number
}

/** The numbers that the game's face wants to see on a card, as far as this card has them. */
export function numbersOf(card: CardView, face: Face | null): Numbered[] {
  const shown: Numbered[] = []
  for (const { attribute, word, short } of face?.numbers ?? []) {
    const value = card[attribute]
    if (typeof value !== 'number' || attribute === 'damage') continue // damage has its own mark
    shown.push({ attribute, word, short: short ?? word.slice(0, 1), value })
  }
  return shown
}

export function stateWords(face: Face | null): { attribute: string; word: string }[] {
  return (face?.states ?? []).map((state) =>
    typeof state === 'string' ? { attribute: state, word: state.replace(/_/g, ' ') } : state,
  )
}

/** The yes-or-no states that a card has, in words. */
export function statesOf(card: CardView, face: Face | null): string[] {
  return stateWords(face)
    .filter(({ attribute }) => card[attribute] === true || card[attribute] === 1)
    .map(({ word }) => word)
}

function damageOf(card: CardView): number {
  return typeof card.damage === 'number' ? card.damage : 0
}

/** "Gust, spell, 1 Energy, exhausted": what a screen reader says. */
export function spoken(card: CardView, face: Face | null): string {
  if (card.name === undefined) return card.facedown ? 'a facedown card' : 'a hidden card'
  const parts = [card.name]
  if (card.type) parts.push(card.type)
  for (const { value, word } of numbersOf(card, face)) parts.push(`${value} ${word}`)
  if (damageOf(card) > 0) parts.push(`${damageOf(card)} damage`)
  parts.push(...statesOf(card, face))
  if (card.facedown) parts.push('facedown')
  for (const [keyword, value] of Object.entries(card.keywords ?? {}))
    parts.push(value > 1 ? `${keyword} ${value}` : keyword)
  return parts.join(', ')
}

function familyStyle(facts: CardFacts | null): Record<string, string> {
  const families = facts?.families ?? []
  if (families.length === 0) return {}
  const first = hueOf(families[0]!)
  return { '--hue': String(first), '--hue-2': String(hueOf(families[1] ?? families[0]!)) }
}

function halved(name: string, letters: number): string {
  return name.replace(new RegExp(`[\\p{L}\\d']{${letters},}`, 'gu'), (word) => {
    const middle = Math.ceil(word.length / 2)
    return `${word.slice(0, middle)}\u00ad${word.slice(middle)}`
  })
}

/** A name whose long words may be broken in their middle, with a hyphen, where they have no room. */
export function softened(name: string): string {
  return halved(name, 8)
}

/** How many letters the longest word of a name has, or half of a very long one: the name is set so
 * small that it fits, as far as it can be read. */
export function longestWord(name: string): number {
  return Math.max(
    1,
    ...halved(name, 13)
      .split(/[\s\u00ad-]+/)
      .map((word) => word.length),
  )
}

/** How many lines a name has on a small card, roughly. */
export function linesOfName(name: string): number {
  const LETTERS = 10
  let lines = 1
  let room = LETTERS
  for (const word of name.split(' ')) {
    if (word.length > room && room < LETTERS) {
      lines++
      room = LETTERS
    }
    if (word.length > LETTERS) lines++
    room -= Math.min(word.length, LETTERS) + 1
  }
  return lines
}

export function Card(props: CardProps) {
  const { card, face, table, size = 'normal', mark, legal, chosen, dim } = props
  const facts = factsOf(table, card.card).value
  const hidden = card.name === undefined
  const numbers = numbersOf(card, face)
  const cost = costOf(numbers, face, facts)
  const body = numbers.filter((number) => !cost.includes(number))
  const damage = damageOf(card)
  const turned = face?.turned !== undefined && Boolean(card[face.turned])
  const keywords = Object.entries(card.keywords ?? {})
  const states = statesOf(card, face)
  const turnedWord = stateWords(face).find((one) => one.attribute === face?.turned)?.word
  // a small card has room for one state, and below a name of three lines for none; that it is turned
  // can be seen
  const crowded = states.length > 1 || linesOfName(card.name ?? '') > 2
  const shownStates =
    size === 'small' && crowded ? states.filter((one) => one !== turnedWord) : states
  const classes = ['card', `card-${size}`]
  if (facts && facts.families.length > 0) classes.push('has-family')
  if (hidden) classes.push('hidden-card')
  if (turned) classes.push('turned')
  if (legal) classes.push('legal')
  if (dim) classes.push('dim')
  if (chosen) classes.push('chosen')
  if (mark) classes.push(mark)
  const standing = size === 'small' // among many others: its price and kind are seen when it is read
  const text = size === 'large' || size === 'normal' ? (facts?.text ?? []) : []
  return (
    <button
      type="button"
      class={classes.join(' ')}
      style={familyStyle(facts)}
      data-id={card.id}
      data-legal={legal ? '' : undefined}
      tabIndex={props.focusable || legal ? 0 : -1}
      aria-pressed={chosen === undefined ? undefined : Boolean(chosen)}
      onClick={props.onAct}
    >
      <span class="unseen">{spoken(card, face) + (props.label ? `. ${props.label}` : '')}</span>
      <span class="card-face" aria-hidden="true">
        {hidden ? (
          <span class="card-back" />
        ) : (
          <>
            <span class="card-head">
              {!standing &&
                cost.map((number) => (
                  <span class="card-cost" title={number.word} key={number.attribute}>
                    {number.value}
                    {cost.length > 1 && number !== cost[0] && <small>{number.short}</small>}
                  </span>
                ))}
              <span
                class="card-name"
                style={{ '--letters': longestWord(card.name ?? ''), '--costs': cost.length }}
              >
                {softened(card.name ?? '')}
              </span>
            </span>
            {!standing && size !== 'tiny' && (
              <span class="card-kind">
                {card.type}
                {facts && facts.tags.length > 0 ? ` · ${facts.tags.join(', ')}` : ''}
              </span>
            )}
            <span class="card-text">
              {keywords.length > 0 && (
                <b>{keywords.map(([name, value]) => titled(name, value)).join(', ')}</b>
              )}
              {text.map((one, i) => (
                <span key={i}>{one.plain ?? one.text}</span>
              ))}
            </span>
            {shownStates.length > 0 && (
              <span class="card-states">
                {shownStates.map((state) => (
                  <span
                    class="card-state"
                    data-turned={state === turnedWord ? '' : undefined}
                    key={state}
                  >
                    {state}
                  </span>
                ))}
              </span>
            )}
            <span class="card-foot">
              {damage > 0 && <span class="card-damage">−{damage}</span>}
              {body.map((number) => (
                <span class="card-number" title={number.word} key={number.attribute}>
                  {number.value}
                </span>
              ))}
            </span>
          </>
        )}
        {typeof chosen === 'number' && <span class="card-order">{chosen}</span>}
      </span>
      {props.letter && (
        <kbd class="card-letter" aria-hidden="true">
          {props.letter}
        </kbd>
      )}
    </button>
  )
}

/** The numbers in the corner: the price, as the card declares it, else the first number. */
function costOf(numbers: Numbered[], face: Face | null, facts: CardFacts | null): Numbered[] {
  const first = face?.numbers[0]?.attribute
  return numbers.filter(
    ({ attribute }) =>
      facts?.costs.includes(attribute) || (attribute === first && facts?.costs.length !== 0),
  )
}

export function titled(keyword: string, value: number): string {
  const title = keyword.replace(/_/g, ' ')
  return (title[0] ?? '').toUpperCase() + title.slice(1) + (value > 1 ? ` ${value}` : '')
}
