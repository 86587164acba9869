// SPDX-License-Identifier: MIT
//
// Take apart: the time line with its branches, the position by hand, records and scenarios.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { nameOf, seatName } from '../play/board'
import { moveByHand } from '../play/arrange'
import { playerOf } from '../play/player'
import { arranged, asked } from '../state/asked'
import { go } from '../state/route'
import { NumberField, useChoice } from '../shell/fields'
import { complain, entered, lobby, note, wire } from '../state/session'
import type { Table } from '../state/tables'
import type { Branch, Id, Moment, Settable, Timeline, View } from '../wire/types'
import type { PaneProps } from './index'
import { isTrunk, pathTo, rowsOf } from './moments'
import { ScenarioSteps } from './steps'

export default function ApartPane({ table }: PaneProps) {
  if (!table) return <p class="pane quiet">There is no game to take apart.</p>
  return (
    <div class="pane stack-v">
      <TimeLine table={table} />
      <Edit table={table} />
      <Seats table={table} />
      <Records table={table} />
      <Scenarios table={table} />
    </div>
  )
}

/* ---- The time line ---------------------------------------------------------------------- */

/** Reads the tree of moments again whenever it has grown or the game stands elsewhere. */
function useTimeline(table: Table, named: number): Timeline | null {
  const [timeline, setTimeline] = useState<Timeline | null>(null)
  const version = table.moment.value
  useEffect(() => {
    let gone = false
    const read = async () => {
      const moments: Moment[] = []
      let last: Timeline | null = null
      for (;;) {
        const reply = (await wire().ask('timeline', {
          table: table.id,
          from: moments.length > 0 ? moments.at(-1)!.moment + 1 : 0,
        })) as unknown as Timeline
        last = reply
        moments.push(...(reply.moments ?? []))
        if ((reply.moments ?? []).length < 2000) break
      }
      if (!gone) setTimeline({ ...last, at: last.at ?? 0, branches: last.branches ?? [], moments })
    }
    read().catch(complain)
    return () => {
      gone = true
    }
  }, [table.id, version?.at, version?.count, named, entered.value])
  return timeline
}

/** Goes to a moment, where nothing is answered by itself: it is looked at. */
function goTo(table: Table, where: { moment: number } | { branch: string }): Promise<unknown> {
  for (const chair of table.chairs.peek()) if (chair.seat !== null) playerOf(table, chair).stay()
  return wire()
    .ask('goto', { table: table.id, ...where })
    .catch(complain)
}

function TimeLine({ table }: { table: Table }) {
  const [named, setNamed] = useState(0) // a name alone moves nothing, so nothing is pushed
  const timeline = useTimeline(table, named)
  const [name, setName] = useState('')
  const list = useRef<HTMLUListElement>(null)
  // where the reader wants to be: keys that are pressed before the game is there go on from it
  const [aim, setAim] = useState<number | null>(null)
  const at = aim ?? table.moment.value?.at ?? timeline?.at ?? 0
  useEffect(() => {
    list.current
      ?.querySelector('[aria-current="true"]')
      ?.scrollIntoView({ block: 'nearest', behavior: 'auto' })
  }, [at, timeline?.moments.length])
  const rows = useMemo(() => (timeline ? rowsOf(timeline) : []), [timeline])
  const path = useMemo(() => (timeline ? pathTo(timeline) : []), [timeline])
  if (!timeline) return <p class="quiet">Reading the time line …</p>
  const to = (moment: number | undefined) => {
    if (moment === undefined || moment === at) return
    setAim(moment)
    void goTo(table, { moment }).finally(() => setAim((now) => (now === moment ? null : now)))
  }
  const here = path.indexOf(at)
  const first = here <= 0
  const last = here < 0 || here >= path.length - 1
  const names = new Map(
    timeline.branches.filter((b) => b.moment !== undefined).map((b) => [b.moment!, b]),
  )
  return (
    <section class="stack-v" aria-label="Time line">
      <h2>Time line</h2>
      <div class="row">
        <button
          type="button"
          class="button slim"
          aria-label="To the start"
          aria-disabled={first}
          onClick={() => first || to(path[0])}
        >
          «
        </button>
        <button
          type="button"
          class="button slim"
          data-act="earlier"
          aria-disabled={first}
          onClick={() => first || to(path[here - 1])}
        >
          Back
        </button>
        <button
          type="button"
          class="button slim"
          data-act="later"
          aria-disabled={last}
          onClick={() => last || to(path[here + 1])}
        >
          Forward
        </button>
        <button
          type="button"
          class="button slim"
          aria-label="To the end"
          aria-disabled={last}
          onClick={() => last || to(path.at(-1))}
        >
          »
        </button>
        <span class="small quiet">
          moment {at} of {timeline.moments.length - 1}
        </span>
      </div>
      <input
        type="range"
        class="time-range"
        aria-label="Moment"
        min={0}
        max={Math.max(0, path.length - 1)}
        value={Math.max(0, here)}
        onChange={(event) => to(path[Number(event.currentTarget.value)])}
      />
      <ul class="tree" ref={list} aria-label="Moments">
        {rows.map(({ moment, indent }) => (
          <li key={moment.moment} style={{ marginLeft: `${Math.min(indent, 8) * 14}px` }}>
            <button
              type="button"
              class={isTrunk(path, moment.moment) ? 'moment' : 'moment off'}
              aria-current={moment.moment === at ? 'true' : undefined}
              onClick={() => to(moment.moment)}
            >
              <span class="n">{moment.moment}</span>
              <span>
                {moment.label || moment.kind}
                {moment.seat !== undefined && (
                  <span class="small quiet"> · {seatName(table, moment.seat)}</span>
                )}
              </span>
              {names.has(moment.moment) && (
                <span class="tag">{names.get(moment.moment)!.name}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <Branches branches={timeline.branches} table={table} />
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault()
          wire()
            .ask('branch', { table: table.id, name: name.trim() })
            .then(() => {
              setName('')
              setNamed(named + 1)
            })
            .catch(complain)
        }}
      >
        <input
          class="input"
          aria-label="Name of this moment"
          placeholder="a name for this moment"
          maxLength={31}
          value={name}
          onInput={(event) => setName(event.currentTarget.value.replace(/\s/g, '-'))}
        />
        <button type="submit" class="button" disabled={name.trim() === ''}>
          Remember
        </button>
      </form>
    </section>
  )
}

function Branches({ branches, table }: { branches: Branch[]; table: Table }) {
  if (branches.length === 0) return null
  return (
    <ul class="options" aria-label="Named moments">
      {branches.map((branch) => (
        <li key={branch.name}>
          <button
            type="button"
            class="option"
            disabled={branch.lost !== undefined}
            title={branch.lost ?? branch.question}
            onClick={() => void goTo(table, { branch: branch.name })}
          >
            <b>{branch.name}</b>
            <span class="small quiet">{branch.lost ?? `turn ${branch.turn ?? 0}`}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/* ---- The position by hand ----------------------------------------------------------------- */

function Edit({ table }: { table: Table }) {
  const chair = table.chair.value
  const view = chair?.view.value
  const what = asked.value?.table === table.id ? asked.value.object : undefined
  const [settable, setSettable] = useState<Settable | null>(null)
  useEffect(() => {
    let gone = false
    wire()
      .ask('settable', { table: table.id, ...(what ? { object: what } : {}) })
      .then(
        (reply) => !gone && setSettable(reply as unknown as Settable),
        // what is asked about can be gone; the zones of the game stay
        () => !gone && setSettable((before) => before && { ...before, rows: [] }),
      )
    return () => {
      gone = true
    }
  }, [table.id, what, view])
  if (!view) return null
  return (
    <details class="stack-v" data-part="edit">
      <summary>
        <b>Edit the position</b>
      </summary>
      <div class="stack-v">
        <StepRuns table={table} />
        <label class="check">
          <input
            type="checkbox"
            data-act="by-hand"
            checked={arranged.value === table.id}
            onChange={(event) => (arranged.value = event.currentTarget.checked ? table.id : null)}
          />
          Dragging moves cards by hand
        </label>
        {settable && <Put table={table} zones={settable.zones} />}
        {settable && what !== undefined && isCard(view, what) && (
          <Move table={table} card={what} zones={settable.zones} />
        )}
        <p class="small quiet">
          {what ? (
            <>
              {nameOf(view, what)}{' '}
              <button type="button" class="link" onClick={() => (asked.value = null)}>
                the game instead
              </button>
            </>
          ) : (
            'Numbers of the game. Mark a card and press Space, or ask about it: then it can be moved and edited here.'
          )}
        </p>
        {(settable?.rows ?? []).map((row) => (
          <SetRow key={`${what} ${row.name}`} table={table} object={what} row={row} />
        ))}
      </div>
    </details>
  )
}

/** Nothing is edited within a step; here it can be taken back. */
function StepRuns({ table }: { table: Table }) {
  const chair = table.chairs.value.find((one) => one.decision.value?.open && one.seat !== null)
  if (!chair) return null
  return (
    <p class="verdict no row" role="status">
      <span>A step is running; cards are moved when it has ended.</span>
      <button
        type="button"
        class="button slim"
        data-act="take-back"
        onClick={() => playerOf(table, chair).cancel()}
      >
        Take it back
      </button>
    </p>
  )
}

function isCard(view: View, id: Id): boolean {
  return view.zones.some(({ cards }) => cards.some((card) => card.id === id))
}

/** The places of the position by their names: those where cards stand, and battlefields. */
function placesOf(view: View | null | undefined): Map<Id, string> {
  const places = new Map<Id, string>()
  for (const one of view?.zones.flatMap(({ cards }) => cards) ?? [])
    if (one.place !== undefined && !places.has(one.place))
      places.set(one.place, one.id === one.place ? (one.name ?? one.place) : one.place)
  return places
}

/** Moves the card that was asked about. */
function Move({ table, card, zones }: { table: Table; card: Id; zones: string[] }) {
  const view = table.chair.value?.view.value
  const [zone, setZone] = useState('')
  const [place, setPlace] = useState('')
  if (!view) return null
  const roles = new Map(
    (table.chair.value?.hello.value?.face.areas ?? []).map((area) => [area.zone, area.role]),
  )
  const standing = view.zones
    .filter((one) => roles.get(one.zone) === 'board' || roles.get(one.zone) === 'row')
    .flatMap(({ cards }) => cards)
    .filter((one) => one.id !== card)
  const name = nameOf(view, card)
  const places = placesOf(view)
  const there = (id: Id) =>
    places.has(id) ||
    view.players.some((one) => one.id === id) ||
    standing.some((one) => one.id === id)
  const at = there(place) ? place : '' // it may have gone since it was chosen
  const move = async (event: Event) => {
    event.preventDefault()
    const to = zone || zones[0]!
    if (await moveByHand(table, card, [{ zone: to, ...(at ? { place: at } : {}) }]))
      note(`${name} is moved.`)
  }
  return (
    <form class="fields-grid" onSubmit={(event) => void move(event)} aria-label="Move a card">
      <label class="field">
        Move {name} into
        <select
          name="zone"
          value={zone || (zones[0] ?? '')}
          onChange={(event) => setZone(event.currentTarget.value)}
        >
          {zones.map((one) => (
            <option key={one} value={one}>
              {one.replace(/_/g, ' ')}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        At
        <select name="place" value={at} onChange={(event) => setPlace(event.currentTarget.value)}>
          <option value="">the usual place</option>
          {[...places].map(([id, title]) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          {table.seats.value.map(({ seat }) => (
            <option key={`p${seat}`} value={view.players[seat]?.id ?? ''}>
              {`of ${seatName(table, seat)}`}
            </option>
          ))}
          {standing.map((one) => (
            <option key={`on ${one.id}`} value={one.id}>
              {`on ${one.name ?? 'a card'} (${one.id})`}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="button" data-act="move" disabled={zones.length === 0}>
        Move
      </button>
    </form>
  )
}

function SetRow({
  table,
  object,
  row,
}: {
  table: Table
  object: string | undefined
  row: Settable['rows'][number]
}) {
  const set = (value: number) =>
    wire()
      .ask('set', { table: table.id, name: row.name, value, ...(object ? { object } : {}) })
      .catch(complain)
  const [chosen, choose] = useChoice(row.value ?? null, (value) => set(value ?? 0))
  const flag = row.least === 0 && row.most === 1
  const word = row.name.replace(/_/g, ' ')
  if (flag)
    return (
      <label class="check" title={row.help}>
        <input
          type="checkbox"
          checked={chosen === 1}
          onChange={(event) => choose(event.currentTarget.checked ? 1 : 0)}
        />
        {word}
      </label>
    )
  if (row.seat)
    return (
      <label class="field" title={row.help}>
        {word}
        <select
          value={String(chosen ?? 255)}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        >
          {table.seats.value.map(({ seat }) => (
            <option key={seat} value={String(seat)}>
              {seatName(table, seat)}
            </option>
          ))}
          <option value="255">nobody</option>
        </select>
      </label>
    )
  return (
    <label class="field" title={row.help}>
      {word}
      <NumberField min={row.least} max={row.most} value={row.value ?? 0} onDone={set} />
    </label>
  )
}

function Put({ table, zones }: { table: Table; zones: string[] }) {
  const view = table.chair.value?.view.value
  const [card, setCard] = useState('')
  const [zone, setZone] = useState('')
  const [seat, setSeat] = useState(0)
  const [place, setPlace] = useState('')
  const [count, setCount] = useState(1)
  const places = placesOf(view)
  const at = places.has(place) ? place : '' // it may have gone since it was chosen
  const put = (event: Event) => {
    event.preventDefault()
    wire()
      .ask('put', {
        table: table.id,
        seat,
        zone: zone || zones[0]!,
        card: card.trim(),
        ...(at ? { place: at } : {}),
        ...(count > 1 ? { count } : {}),
      })
      .then(() => note(`${card.trim()} is put there.`))
      .catch(complain)
  }
  return (
    <form class="fields-grid" onSubmit={put} aria-label="Put a card">
      <label class="field">
        Card
        <input
          name="card"
          required
          value={card}
          placeholder="its name or id"
          onInput={(event) => setCard(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        Of
        <select
          name="seat"
          value={String(seat)}
          onChange={(event) => setSeat(Number(event.currentTarget.value))}
        >
          {table.seats.value.map((one) => (
            <option key={one.seat} value={String(one.seat)}>
              {seatName(table, one.seat)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        Into
        <select
          name="zone"
          value={zone || (zones[0] ?? '')}
          onChange={(event) => setZone(event.currentTarget.value)}
        >
          {zones.map((one) => (
            <option key={one} value={one}>
              {one.replace(/_/g, ' ')}
            </option>
          ))}
        </select>
      </label>
      {places.size > 0 && (
        <label class="field">
          At
          <select value={at} onChange={(event) => setPlace(event.currentTarget.value)}>
            <option value="">the usual place</option>
            {[...places].map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="field">
        How many
        <NumberField min={1} max={20} value={count} onNumber={setCount} />
      </label>
      <button type="submit" class="button" data-act="put" disabled={zones.length === 0}>
        Put
      </button>
    </form>
  )
}

/* ---- Who answers ------------------------------------------------------------------------- */

function Seats({ table }: { table: Table }) {
  return (
    <details data-part="seats">
      <summary>
        <b>Who answers for which seat</b>
      </summary>
      <div class="stack-v">
        {table.seats.value.map(({ seat, who }) => (
          <Answers key={seat} table={table} seat={seat} who={who} />
        ))}
        <div class="row">
          <button
            type="button"
            class="button slim"
            onClick={() =>
              void wire().ask('run', { table: table.id, running: true }).catch(complain)
            }
          >
            Let bots go on
          </button>
          <button
            type="button"
            class="button slim"
            onClick={() =>
              void wire().ask('run', { table: table.id, running: false }).catch(complain)
            }
          >
            Hold them
          </button>
        </div>
      </div>
    </details>
  )
}

function Answers({ table, seat, who }: { table: Table; seat: number; who: string }) {
  const bots = lobby.value?.bots ?? []
  const [chosen, choose] = useChoice(who, (next) =>
    (next === 'person'
      ? wire().ask('as', { table: table.id, seat })
      : wire().ask('bot', { table: table.id, seat, bot: next })
    ).catch(complain),
  )
  return (
    <label class="field">
      Seat {seat + 1}: {seatName(table, seat)}
      <select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="person">me</option>
        {bots.map((bot) => (
          <option key={bot} value={bot}>
            bot: {bot}
          </option>
        ))}
        {who !== 'person' && !bots.includes(who) && <option value={who}>{who}</option>}
      </select>
    </label>
  )
}

/* ---- Records and scenarios ------------------------------------------------------------------ */

/** Gives the reader a text as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

function Records({ table }: { table: Table }) {
  const file = useRef<HTMLInputElement>(null)
  const save = () =>
    wire()
      .ask('save', { table: table.id })
      .then((reply) => download(reply.name || 'game.replay', reply.text))
      .catch(complain)
  const open = async () => {
    const chosen = file.current?.files?.[0]
    if (!chosen) return
    try {
      const reply = await wire().ask('open', { text: await chosen.text(), name: chosen.name })
      go(['table', reply.table, 'apart'])
    } catch (error) {
      complain(error)
    } finally {
      if (file.current) file.current.value = ''
    }
  }
  return (
    <section class="row" aria-label="Records">
      <button type="button" class="button" data-act="save" onClick={() => void save()}>
        Save the game
      </button>
      <button type="button" class="button" onClick={() => file.current?.click()}>
        Open a record
      </button>
      <input
        ref={file}
        type="file"
        hidden
        aria-label="A record"
        data-file="record"
        onChange={() => void open()}
      />
    </section>
  )
}

function Scenarios({ table }: { table: Table }) {
  const [made, setMade] = useState<{ text: string; passes: boolean; said?: string } | null>(null)
  const [name, setName] = useState('')
  const [opened, setOpened] = useState<{ text: string; game?: string } | null>(null)
  const game = table.chairs.value[0]?.hello.value?.game // what a scenario of this table is about
  const file = useRef<HTMLInputElement>(null)
  const make = () =>
    wire()
      .ask('scenario', { table: table.id, ...(name.trim() ? { name: name.trim() } : {}) })
      .then((reply) => setMade({ ...reply, passes: reply.passes ?? false }))
      .catch(complain)
  return (
    <section class="stack-v" aria-label="Scenarios">
      <h2>Scenarios</h2>
      <label class="field">
        What it shows
        <input
          value={name}
          placeholder="a unit that attacks gains Might"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="button" class="button" data-act="scenario" onClick={() => void make()}>
          Save as scenario
        </button>
        <button type="button" class="button" onClick={() => file.current?.click()}>
          Open scenario
        </button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label="A file of scenarios"
          data-file="scenario"
          onChange={async () => {
            const chosen = file.current?.files?.[0]
            if (chosen) setOpened({ text: await chosen.text() })
            if (file.current) file.current.value = ''
          }}
        />
      </div>
      {made && (
        <>
          <p class={made.passes ? 'verdict' : 'verdict no'} role="status">
            {made.passes ? 'It was run, and it passes.' : `It does not pass: ${made.said ?? ''}`}
          </p>
          <pre class="code" tabIndex={0} aria-label="The scenario">
            {made.text}
          </pre>
          <div class="row">
            <button
              type="button"
              class="button slim"
              onClick={() => download('scenario_spec.lua', made.text)}
            >
              Save the file
            </button>
            <button
              type="button"
              class="button slim"
              onClick={() =>
                setOpened({ text: made.text, ...(game !== undefined ? { game } : {}) })
              }
            >
              Step by step
            </button>
          </div>
        </>
      )}
      {opened !== null && <ScenarioSteps key={opened.text} {...opened} />}
    </section>
  )
}
