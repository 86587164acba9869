// SPDX-License-Identifier: MIT
//
// The table as one seat sees it: the others above, the places in the middle, the reader below,
// and what waits to resolve beside the middle.
import type { VNode } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Card, type CardProps } from '../cards/card'
import { arranged, shownCard } from '../state/asked'
import type { Chair, Table } from '../state/tables'
import { settings } from '../state/settings'
import type { CardView, Face, Id, Option, View } from '../wire/types'
import { arrangeRules } from './arrange'
import { playRules, startDrag } from './drag'
import { fit } from './fit'
import { moveCards } from './motion'
import {
  boardOf,
  linesOf,
  type Place,
  type Row,
  type Side,
  type Stood,
  type Waiting,
} from './layout'
import { Lines } from './lines'
import { letterOf, lights } from './moves'
import type { Player } from './player'
import { SideHead } from './head'

interface BoardProps {
  table: Table
  chair: Chair
  player: Player | null
  view: View
  face: Face
}

/** What all parts of a board need to draw a card. */
interface Drawing extends BoardProps {
  lit: Map<Id, Option[]>
  order: Map<Id, number | true>
  attackers: ReadonlySet<Id>
  defenders: ReadonlySet<Id>
  targets: ReadonlySet<Id>
  twins: ReadonlyMap<Id, string>
  covered: boolean
}

export function Board(props: BoardProps & { covered: boolean }) {
  const { table, chair, player, view, face } = props
  const ref = useRef<HTMLDivElement>(null)
  const board = useMemo(() => boardOf(view, face, chair.seat), [view, face, chair.seat])
  const options = player?.drawnOptions ?? []
  const draft = player?.draft.value
  const drawing: Drawing = {
    ...props,
    lit: lights(options),
    order: chosen(options, draft?.picked ?? []),
    attackers: new Set(view.combat?.attackers ?? []),
    defenders: new Set(view.combat?.defenders ?? []),
    targets: new Set(view.things.flatMap((thing) => thing.targets ?? [])),
    twins: table.twins.value,
  }
  const [me, ...others] = board.sides
  const standing = useStanding(table, board.sides)
  // In the frame that shows it, not in the task that draws it: measuring lays the whole board out.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!ref.current) return
      fit(ref.current)
      moveCards(ref.current, chair.seat)
    })
    return () => cancelAnimationFrame(frame)
  }, [view, chair.seat])
  const byHand = arranged.value === table.id
  const boardZone = face.areas.find(({ role }) => role === 'board')?.zone
  useEffect(() => {
    const element = ref.current
    if (!element || (!byHand && !player)) return undefined
    const held = (object: Id) => (shownCard.value = { table: table.id, object, card: undefined })
    const rules = byHand
      ? arrangeRules(element, table, boardZone, held)
      : playRules(element, player!, held)
    return startDrag(element, rules)
  }, [player, byHand, table, boardZone])
  if (!me) return null
  const count = others.length
  const sideView = (side: Side) => (
    <SideView key={side.seat} side={side} drawing={drawing} at={others.indexOf(side)} />
  )
  return (
    <div
      class={`board others-${Math.min(3, count)}${byHand ? ' by-hand' : ''}`}
      style={{ '--others': Math.max(1, count) }}
      ref={ref}
      data-table={table.id}
      onContextMenu={(event) => {
        if ((event as unknown as PointerEvent).pointerType === 'touch') return
        const card = (event.target as Element).closest<HTMLElement>('.card[data-id]')
        if (!card?.dataset.id) return
        event.preventDefault()
        shownCard.value = { table: table.id, object: card.dataset.id, card: undefined }
      }}
    >
      {standing.slice(0, -1).map(sideView)}
      <div class={board.places.length > 0 ? 'board-middle' : 'board-middle empty'}>
        {board.places.map((place) => (
          <PlaceView key={place.card.id} place={place} standing={standing} drawing={drawing} />
        ))}
      </div>
      {standing.slice(-1).map(sideView)}
      {me.hands[0] && <Hand row={me.hands[0]} side={me} drawing={drawing} own={true} />}
      {board.stack.length > 0 && (
        <StackView stack={board.stack} title={board.stackTitle} drawing={drawing} />
      )}
      <Lines lines={linesOf(view)} board={ref} version={view} />
    </div>
  )
}

/** The sides as they stand in the document: as they were shown first, the reader's own last. Where one
 * person plays several seats the style sheet exchanges them, and no card has to be drawn anew. */
function useStanding(table: Table, sides: readonly Side[]): Side[] {
  const first = useRef<{ table: Table; seats: number[] } | null>(null)
  const seats = sides.map(({ seat }) => seat)
  const known = first.current
  if (known?.table !== table || !seats.every((seat) => known.seats.includes(seat)))
    first.current = { table, seats: [...seats.slice(1), ...seats.slice(0, 1)] }
  return first.current!.seats.flatMap((seat) => sides.filter((side) => side.seat === seat))
}

function chosen(options: Option[], picked: readonly number[]): Map<Id, number | true> {
  const order = new Map<Id, number | true>()
  picked.forEach((index, at) => {
    const option = options.find((one) => one.index === index)
    const id = option?.object ?? option?.place
    if (id !== undefined) order.set(id, picked.length > 1 ? at + 1 : true)
  })
  return order
}

/** A click acts when the card can do something, and shows the card large when it cannot. */
export function touch(drawing: Pick<Drawing, 'player' | 'table'>, card: CardView): void {
  const { player } = drawing
  if (player?.touch(card.id)) return
  if (player && player.open === null && player.drawn !== null) return // its answer is on its way
  if (card.name !== undefined || card.facedown)
    shownCard.value = { table: drawing.table.id, object: card.id, card: card.card }
}

function OneCard({
  card,
  drawing,
  size = 'small',
}: {
  card: CardView
  drawing: Drawing
  size?: 'tiny' | 'small' | 'normal'
}) {
  const options = drawing.lit.get(card.id)
  const mark = drawing.attackers.has(card.id)
    ? 'attacker'
    : drawing.defenders.has(card.id)
      ? 'defender'
      : drawing.targets.has(card.id)
        ? 'target'
        : undefined
  const label = [
    mark,
    options?.map((option) => option.label).join('; or: '),
    card.place !== undefined ? placeName(drawing, card) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join('. ')
  const legal =
    options !== undefined && (!drawing.player || options.some((one) => drawing.player!.may(one)))
  return (
    <SameCard
      card={card}
      face={drawing.face}
      table={drawing.table.id}
      size={size}
      mark={mark}
      legal={legal}
      chosen={drawing.order.get(card.id)}
      letter={letterOn(drawing, options)}
      label={label}
      onAct={() => touch(drawing, card)}
    />
  )
}

/** The letter of a thing's option, where another option has the same words. */
function letterOn(drawing: Drawing, options: Option[] | undefined): string | undefined {
  const [option, more] = options ?? []
  if (!option?.twin || more || drawing.player?.drawn?.shape !== 'pick') return undefined
  return letterOf(drawing.player.drawnOptions.indexOf(option))
}

function isSame(a: CardProps, b: CardProps): boolean {
  const { onAct: _, ...one } = a
  return (Object.keys(one) as (keyof typeof one)[]).every((key) => a[key] === b[key])
}

/** A card that is drawn again only when something about it has changed; a click does what it means now. */
function SameCard(props: CardProps) {
  const latest = useRef(props)
  latest.current = props
  const drawn = useRef<{ props: CardProps; card: VNode } | null>(null)
  if (!drawn.current || !isSame(drawn.current.props, props))
    drawn.current = {
      props,
      card: <Card {...props} onAct={(event) => latest.current.onAct?.(event)} />,
    }
  return drawn.current.card
}

function placeName(drawing: Drawing, card: CardView): string | undefined {
  if (card.place === card.id) return undefined
  for (const zone of drawing.view.zones)
    for (const one of zone.cards)
      if (one.id === card.place && one.name !== undefined)
        return `at ${one.name}${drawing.twins.get(one.id) ?? ''}`
  return undefined
}

function StoodCard({ stood, drawing }: { stood: Stood; drawing: Drawing }) {
  if (stood.attached.length === 0) return <OneCard card={stood.card} drawing={drawing} />
  return (
    <span class="stood">
      <OneCard card={stood.card} drawing={drawing} />
      <span class="stood-attached">
        {stood.attached.map((card) => (
          <OneCard key={card.id} card={card} drawing={drawing} size="tiny" />
        ))}
      </span>
    </span>
  )
}

/* ---- A player's side -------------------------------------------------------------------- */

/** A player's side; `at` counts the others from the left, and is -1 of the reader's own. */
function SideView({ side, drawing, at }: { side: Side; drawing: Drawing; at: number }) {
  const own = at < 0
  const hand = side.hands[0]
  const name = seatName(drawing.table, side.seat)
  const known = hand && !own && <Hand row={hand} side={side} drawing={drawing} own={false} />
  const beside = drawing.view.players.length > 2 // others that stand side by side have no height
  return (
    <section
      class={own ? 'side-view own' : 'side-view other'}
      style={{ '--at': at + 1 }}
      data-seat={side.seat}
      aria-label={own ? `You: ${name}` : name}
    >
      <SideHead side={side} table={drawing.table} face={drawing.face} own={own} />
      <div class="side-rows">
        {side.heroes.some((row) => row.cards.length > 0) && (
          <div class="heroes">
            {side.heroes
              .filter((row) => row.cards.length > 0)
              .map((row) => (
                <Zone key={row.area.zone} row={row} side={side} drawing={drawing} quiet />
              ))}
          </div>
        )}
        {beside && known}
        <div class="fields">
          {side.rows
            .filter((row, i) => i === 0 || row.count > 0 || byHand(drawing))
            .map((row) => (
              <Zone key={row.area.zone} row={row} drawing={drawing} side={side} />
            ))}
        </div>
        <div class="edges">
          {side.small.map((row) => (
            <Small key={row.area.zone} row={row} side={side} drawing={drawing} />
          ))}
          <div class="piles">
            {side.piles
              .filter((row) => row.count > 0 || byHand(drawing))
              .map((row) => (
                <Pile key={row.area.zone} row={row} side={side} drawing={drawing} />
              ))}
            {side.aside
              .filter((row) => row.count > 0 && row.area.role === 'aside')
              .map((row) => (
                <Pile key={row.area.zone} row={row} side={side} drawing={drawing} />
              ))}
          </div>
        </div>
      </div>
      {!beside && known}
    </section>
  )
}

/** Whether cards are moved by hand here: then every zone is shown, also an empty one. */
function byHand(drawing: Drawing): boolean {
  return arranged.value === drawing.table.id
}

/** What a drop of a card that is moved by hand reads off a zone (arrange.ts). */
function dropZone(row: Row, side: Side) {
  return { 'data-zone': row.area.zone, 'data-player': side.player.id }
}

/** A player's own place, when it lights up: it is no card, and ends with the player's number. */
function placeOption(drawing: Drawing, side: Side): { id: Id; options: Option[] } | null {
  for (const [id, options] of drawing.lit)
    if (id === side.player.id || id === homeOf(drawing, side)) return { id, options }
  return null
}

function homeOf(drawing: Drawing, side: Side): Id | undefined {
  const number = /\d+$/.exec(side.player.id)?.[0]
  for (const row of side.rows)
    for (const { card } of row.cards) if (card.place !== undefined) return card.place
  for (const id of drawing.lit.keys())
    if (/\d+$/.exec(id)?.[0] === number && /^[a-z]{2,}\d+$/.test(id)) return id
  return undefined
}

function Zone({
  row,
  drawing,
  side,
  quiet,
}: {
  row: Row
  drawing: Drawing
  side: Side
  quiet?: boolean
}) {
  const place = side.rows[0] === row ? placeOption(drawing, side) : null
  return (
    <div
      class={place ? 'zone lit' : 'zone'}
      role="group"
      aria-label={`${row.area.title}: ${row.count}`}
      data-drop={side.rows[0] === row ? homeOf(drawing, side) : undefined}
      {...dropZone(row, side)}
    >
      {!quiet && <span class="zone-title">{row.area.title}</span>}
      {row.cards.map((stood) => (
        <StoodCard key={stood.card.id} stood={stood} drawing={drawing} />
      ))}
      {place && (
        <button
          type="button"
          class="button slim place-button"
          data-id={place.id}
          data-legal=""
          onClick={() => drawing.player?.touch(place.id)}
        >
          {place.options[0]!.label}
        </button>
      )}
    </div>
  )
}

/** Small cards: equal ones are joined, with their number. */
function Small({ row, side, drawing }: { row: Row; side: Side; drawing: Drawing }) {
  const turned = drawing.face.turned
  const groups = new Map<string, CardView[]>()
  for (const { card } of row.cards) {
    const legal = drawing.lit.has(card.id)
    const key = legal
      ? card.id
      : `${card.name} ${turned !== undefined && Boolean(card[turned])} ${drawing.order.has(card.id)}`
    groups.set(key, [...(groups.get(key) ?? []), card])
  }
  if (row.cards.length === 0 && !byHand(drawing)) return null
  return (
    <div
      class="small-row"
      role="group"
      aria-label={`${row.area.title}: ${row.count}`}
      {...dropZone(row, side)}
    >
      {[...groups.values()].map((cards) => (
        <Chip key={cards[0]!.id} cards={cards} drawing={drawing} />
      ))}
    </div>
  )
}

function Chip({ cards, drawing }: { cards: CardView[]; drawing: Drawing }) {
  const card = cards[0]!
  const turned = drawing.face.turned !== undefined && Boolean(card[drawing.face.turned])
  const legal = drawing.lit.has(card.id)
  const chosen = drawing.order.get(card.id)
  const family = (card.name ?? '').split(' ')[0]!.toLowerCase()
  const letter = letterOn(drawing, drawing.lit.get(card.id))
  const classes = ['chip']
  if (turned) classes.push('turned')
  if (legal) classes.push('legal')
  if (chosen) classes.push('chosen')
  const state = turned ? `, ${String(drawing.face.turned)}` : ''
  return (
    <button
      type="button"
      class={classes.join(' ')}
      data-id={card.id}
      data-family={family}
      data-legal={legal ? '' : undefined}
      tabIndex={legal ? 0 : -1}
      title={card.name}
      onClick={() => touch(drawing, card)}
    >
      <span class="unseen">{`${cards.length} ${card.name ?? 'card'}${state}`}</span>
      <span class="chip-dot" aria-hidden="true" />
      <span aria-hidden="true">
        {cards.length > 1 ? `${cards.length} ` : ''}
        <span class="chip-name">{family}</span>
      </span>
      {letter && (
        <kbd class="card-letter" aria-hidden="true">
          {letter}
        </kbd>
      )}
    </button>
  )
}

/** The title of a pile; a dense board shows its first word. */
function PileTitle({ title }: { title: string }) {
  const [first, ...rest] = title.split(' ')
  return (
    <span title={title}>
      {first}
      {rest.length > 0 && <span class="pile-rest">{` ${rest.join(' ')}`}</span>}
    </span>
  )
}

function Pile({ row, side, drawing }: { row: Row; side: Side; drawing: Drawing }) {
  const lit = row.cards.filter(({ card }) => drawing.lit.has(card.id))
  return (
    <details class="pile" open={lit.length > 0} {...dropZone(row, side)}>
      <summary data-pile={row.area.zone}>
        <b>{row.count}</b> <PileTitle title={row.area.title} />
      </summary>
      {row.cards.length > 0 ? (
        <div class="pile-cards">
          {row.cards.map((stood) => (
            <StoodCard key={stood.card.id} stood={stood} drawing={drawing} />
          ))}
        </div>
      ) : (
        <div class="pile-cards quiet small">These cards are not known to you.</div>
      )}
    </details>
  )
}

function Hand({
  row,
  side,
  drawing,
  own,
}: {
  row: Row
  side: Side
  drawing: Drawing
  own: boolean
}) {
  const known = row.cards.length
  if (!own && known === 0) return null
  if (own && drawing.covered)
    return <div class="hand own-hand covered" aria-label={`Hand: ${row.count} cards, covered`} />
  return (
    <div
      class={own ? 'hand own-hand' : 'hand'}
      role="group"
      aria-label={`${row.area.title}: ${row.count}`}
      {...dropZone(row, side)}
    >
      {row.cards.map(({ card }) => (
        <OneCard key={card.id} card={card} drawing={drawing} size={own ? 'normal' : 'small'} />
      ))}
    </div>
  )
}

/* ---- The middle -------------------------------------------------------------------------- */

function PlaceView({
  place,
  standing,
  drawing,
}: {
  place: Place
  standing: readonly Side[] // as the sides stand in the document
  drawing: Drawing
}) {
  const { card } = place
  const options = drawing.lit.get(card.id)
  const fight = drawing.view.combat?.place === card.id
  const controller = card.controller
  const classes = ['place']
  if (options) classes.push('lit')
  if (fight) classes.push('fight')
  const name = (card.name ?? 'a place') + (drawing.twins.get(card.id) ?? '')
  const who =
    controller === undefined
      ? ['nobody', 'controls it']
      : controller === drawing.chair.seat
        ? ['you', 'control it']
        : [seatName(drawing.table, controller), 'controls it']
  const [mine, ...others] = place.groups
  const shown = others.filter(({ cards }) => cards.length > 0)
  const groups = standing.map(({ seat }) => {
    const group = place.groups.find((one) => one.seat === seat)
    return (
      <div
        class={seat === mine?.seat ? 'place-group mine' : 'place-group other'}
        style={{ '--at': place.groups.findIndex((one) => one.seat === seat) }}
        key={seat}
        data-seat={seat}
      >
        {seat !== mine?.seat && others.length > 1 && group && group.cards.length > 0 && (
          <span class="zone-title">{seatName(drawing.table, seat)}</span>
        )}
        {group?.cards.map((stood) => (
          <StoodCard key={stood.card.id} stood={stood} drawing={drawing} />
        ))}
      </div>
    )
  })
  return (
    <section
      class={classes.join(' ')}
      style={{ '--groups': Math.max(1, shown.length) }}
      aria-label={`${name}: ${who.join(' ')}${fight ? ', a fight is going on' : ''}`}
      data-drop={card.id}
      data-place={card.id}
      data-controller={
        controller === undefined ? 'none' : controller === drawing.chair.seat ? 'me' : 'other'
      }
    >
      {groups.slice(0, -1)}
      <button
        type="button"
        class={options ? 'place-name legal' : 'place-name'}
        data-id={card.id}
        data-legal={options ? '' : undefined}
        tabIndex={options ? 0 : -1}
        onClick={() => touch(drawing, card)}
      >
        <span class="place-flag" aria-hidden="true" />
        <b>{card.name === undefined ? 'Hidden' : name}</b>
        <span class="quiet small place-who">
          {fight ? 'fight' : who[0]}
          {!fight && <span class="place-controls">{` ${who[1]}`}</span>}
        </span>
        {options && <span class="unseen">{options.map(({ label }) => `. ${label}`).join('')}</span>}
      </button>
      {groups.slice(-1)}
    </section>
  )
}

function StackView({
  stack,
  title,
  drawing,
}: {
  stack: readonly Waiting[]
  title: string
  drawing: Drawing
}) {
  return (
    <section class="stack" aria-label={`${title}: ${stack.length}, the newest first`}>
      <h2>{title}</h2>
      <ol>
        {stack.map((one, at) => {
          const thingId = one.thing?.id ?? one.id
          const options = drawing.lit.get(thingId) ?? (one.card && drawing.lit.get(one.card.id))
          const facts = one.thing
          const targets = (facts?.targets ?? []).map((id) => nameOf(drawing.view, id)).join(', ')
          return (
            <li key={thingId}>
              <button
                type="button"
                class={options ? 'waiting legal' : 'waiting'}
                data-id={thingId}
                data-card={one.card?.id}
                data-legal={options ? '' : undefined}
                tabIndex={options ? 0 : -1}
                onClick={() => {
                  if (
                    options &&
                    drawing.player?.touch(drawing.lit.has(thingId) ? thingId : one.card!.id)
                  )
                    return
                  shownCard.value = {
                    table: drawing.table.id,
                    object: thingId,
                    card: one.card?.card,
                  }
                }}
              >
                <b>{one.name}</b>
                <span class="small quiet">
                  {at === 0 ? 'resolves next' : `then ${at + 1}.`}
                  {one.controller === null
                    ? ''
                    : one.controller === drawing.chair.seat
                      ? ' · yours'
                      : ` · ${seatName(drawing.table, one.controller)}`}
                </span>
                {targets !== '' && <span class="small">→ {targets}</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The card with that id, if it can be seen, or the one whose ability it is. */
export function cardIn(view: View, id: Id): CardView | null {
  for (const zone of view.zones) for (const card of zone.cards) if (card.id === id) return card
  const source = view.things.find((thing) => thing.id === id)?.source
  return source === undefined || source === id ? null : cardIn(view, source)
}

export function nameOf(view: View, id: Id): string {
  for (const zone of view.zones)
    for (const card of zone.cards) if (card.id === id) return card.name ?? 'a hidden card'
  for (const thing of view.things) if (thing.id === id) return thing.name
  const player = view.players.find((one) => one.id === id)
  return player ? `player ${player.seat + 1}` : id
}

export function seatName(table: Table, seat: number): string {
  const info = table.seats.value.find((one) => one.seat === seat)
  const mine = table.chairs.value.some((chair) => chair.seat === seat)
  const named = info?.name || (mine && settings.value.name) || ''
  const deck = info?.deck ?? ''
  if (named) return named
  return deck !== '' ? deck : `Seat ${seat + 1}`
}
