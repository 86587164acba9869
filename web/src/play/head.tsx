// SPDX-License-Identifier: MIT
//
// The line above a player's side: who it is, whose turn it is, the score, resources and counts.
import type { Table } from '../state/tables'
import type { Face, FacePlayerNumber } from '../wire/types'
import { seatName } from './board'
import type { Side } from './layout'

/** The numbers of a kind that a player has; one and the most that it can be are one: "3/8". */
function shown(side: Side, numbers: FacePlayerNumber[], kind: FacePlayerNumber['kind']) {
  const has = (attribute: string) => typeof side.player[attribute] === 'number'
  return numbers
    .filter(({ attribute }) => !(attribute.startsWith('max_') && has(attribute.slice(4))))
    .map((number) => ({
      ...number,
      value: side.player[number.attribute],
      most: side.player[`max_${number.attribute}`],
    }))
    .filter(
      ({ kind: its, value, most }) =>
        its === kind && typeof value === 'number' && (kind !== 'resource' || value !== 0 || most),
    )
}

export function SideHead({
  side,
  table,
  face,
  own,
}: {
  side: Side
  table: Table
  face: Face
  own: boolean
}) {
  const info = table.seats.value.find((one) => one.seat === side.seat)
  const thinking = table.thinking.value === side.seat
  const turn = Boolean(side.player.turn_player)
  const goal = table.chair.value?.hello.value?.goal
  const piled = new Set(side.piles.filter((row) => row.count > 0).map((row) => row.area.zone))
  const bot = info !== undefined && info.who !== 'person'
  const name = seatName(table, side.seat)
  return (
    <header
      class={turn ? 'side-head turn' : 'side-head'}
      data-id={side.player.id}
      data-drop={side.player.id}
      tabIndex={-1}
    >
      <b class="side-name">{name}</b>
      <span class="small quiet">
        {info?.deck !== undefined && info.deck !== name ? `${info.deck} · ` : ''}
        {own ? 'you' : bot ? `bot: ${info.who}` : info && info.here === false ? 'away' : ''}
        {side.player.gone ? ' · has left' : ''}
        {thinking ? ' · thinks' : ''}
      </span>
      {turn && <span class="turn-mark">turn</span>}
      <span class="spring" />
      {shown(side, face.player, 'resource').map(({ attribute, word, value, most }) => (
        <span class="resource" data-family={attribute} key={attribute} title={word}>
          <b>{String(value)}</b>
          {typeof most === 'number' ? `/${most}` : ''} {word}
        </span>
      ))}
      {shown(side, face.player, 'count')
        .filter(({ attribute }) => !piled.has(attribute)) // a pile has its own number
        .map(({ attribute, word, value }) => (
          <span class="count" key={attribute} title={word}>
            <b>{String(value)}</b> {word}
          </span>
        ))}
      {shown(side, face.player, 'score').map(({ attribute, word, value }) => (
        <span class="score" key={attribute} title={word}>
          <b>{String(value)}</b>
          {goal !== undefined ? <span>/{goal}</span> : null}
          <span class="unseen"> {word}</span>
        </span>
      ))}
    </header>
  )
}
