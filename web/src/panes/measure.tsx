// SPDX-License-Identifier: MIT
//
// Measure: series of games between bots, followed, cancelled, and told with intervals. Each number
// leads to the games behind it, and each game opens as a table.
import { useEffect, useRef, useState } from 'preact/hooks'
import { Dialog } from '../shell/dialog'
import { go } from '../state/route'
import { NumberField } from '../shell/fields'
import { complain, entered, lobby, wire } from '../state/session'
import { Plot } from '../studio/plot'
import { difference, interval, matrixOf, percent, type Cell } from '../studio/shares'
import type { RatedCard, RatedRow, SimLine, SimResult, SimState } from '../studio/types'
import type { GameInfo } from '../wire/types'
import '../style/studio.css'

/** Which games a number stands for. */
interface Behind {
  title: string
  sim: number
  line: number
  deck?: number
  outcome?: string
  turn?: number
  card?: string
  event?: string
  with?: boolean
}

export default function MeasurePane() {
  const [sims, setSims] = useState<SimState[]>([])
  const [listed, setListed] = useState(false)
  const [results, setResults] = useState<ReadonlyMap<number, SimResult>>(new Map())
  const [behind, setBehind] = useState<Behind | null>(null)
  const put = (state: SimState) =>
    setSims((list) => [...list.filter((one) => one.sim !== state.sim), state])
  const fetchResult = (sim: number) =>
    wire()
      .ask('sim_result', { sim })
      .then(
        (reply) => setResults((map) => new Map(map).set(sim, reply as unknown as SimResult)),
        complain,
      )
  // also after a cut, in which the end of a series may have been missed
  useEffect(() => {
    wire()
      .ask('sims', {})
      .then((reply) => {
        const list = (reply.sims ?? []) as SimState[]
        // what was started after the list was made stays
        setSims((now) => [
          ...list,
          ...now.filter(({ sim }) => list.every((one) => one.sim !== sim)),
        ])
        setListed(true)
        for (const { sim, finished } of list) if (finished) void fetchResult(sim)
      }, complain)
  }, [entered.value])
  useEffect(() => {
    return wire().on('sim_progress', (push) => {
      const state = push as unknown as SimState
      put(state)
      if (state.finished) void fetchResult(state.sim)
    })
  }, [])
  const top = useRef<HTMLHeadingElement>(null)
  const cut = wire().state.value !== 'open'
  const cancel = (sim: number) => void wire().ask('sim_cancel', { sim }).catch(complain)
  const forget = (sim: number) =>
    void wire()
      .ask('sim_forget', { sim })
      .then(() => {
        setSims((list) => list.filter((one) => one.sim !== sim))
        top.current?.focus() // its button is gone
      }, complain)
  if (lobby.value === null) return <p class="pane quiet">Looking what there is …</p>
  return (
    <div class="pane studio measure stack-v">
      <h1 ref={top} tabIndex={-1}>
        Measure
      </h1>
      <Start
        onStarted={(sim, games) => put({ sim, done: 0, games, finished: false, cancelled: false })}
      />
      <div class="stack-v" aria-live="polite" aria-busy={!listed}>
        {cut && sims.some(({ finished }) => !finished) && (
          <p class="quiet" role="status">
            Without the connection no progress can be shown; the games go on.
          </p>
        )}
        {[...sims]
          .sort((a, b) => b.sim - a.sim)
          .map((state) => (
            <section class="panel" key={state.sim} aria-label={`Series ${state.sim}`}>
              <Progress state={state} onCancel={cancel} onForget={forget} />
              {state.finished && results.get(state.sim) && (
                <Result result={results.get(state.sim)!} onBehind={setBehind} />
              )}
            </section>
          ))}
      </div>
      {behind && <Games behind={behind} onClose={() => setBehind(null)} />}
    </div>
  )
}

/* ---- Starting ------------------------------------------------------------------------------- */

const nameOfDeck = (deck: GameInfo['decks'][number]): string => deck.deck

function Start({ onStarted }: { onStarted: (sim: number, games: number) => void }) {
  const games = lobby.value?.games ?? []
  const [game, setGame] = useState('')
  const [decks, setDecks] = useState<string[]>([])
  const [kind, setKind] = useState('win')
  const [compare, setCompare] = useState('')
  const [cards, setCards] = useState('')
  const [bot, setBot] = useState('greedy')
  const [count, setCount] = useState(100)
  const [seed, setSeed] = useState('1')
  const [busy, setBusy] = useState(false)
  const info = games.find((one) => one.game === game) ?? games[0]
  const names = (info?.decks ?? []).map(nameOfDeck)
  const most = kind === 'matrix' ? 8 : 2
  const start = async (event: Event) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const wanted = cards
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
    try {
      const { sim } = await wire().ask('sim', {
        ...(info ? { game: info.game } : {}),
        ...(decks.length > 0 ? { decks: decks.slice(0, most) } : {}),
        bots: [bot],
        games: count,
        seed,
        ...(kind === 'matrix' ? { matrix: true } : {}),
        ...(kind === 'compare' && compare ? { compare } : {}),
        ...(kind === 'cards' ? (wanted.length > 0 ? { cards: wanted } : { all_cards: true }) : {}),
      })
      onStarted(sim, count)
    } catch (error) {
      complain(error)
    } finally {
      setBusy(false)
    }
  }
  const picked = (at: number, value: string) => {
    const next = [...decks]
    next[at] = value
    setDecks(next.filter(Boolean))
  }
  const shown = kind === 'matrix' ? Math.min(most, Math.max(3, decks.length + 1)) : 2
  return (
    <form class="panel stack-v" onSubmit={(event) => void start(event)} aria-label="A new series">
      <div class="fields-grid">
        <label class="field">
          Game
          <select
            name="game"
            value={info?.game}
            onChange={(event) => {
              setGame(event.currentTarget.value)
              setDecks([])
            }}
          >
            {games.map((one) => (
              <option key={one.game} value={one.game}>
                {one.title}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          What
          <select name="kind" value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
            <option value="win">who wins</option>
            <option value="cards">what cards do</option>
            <option value="compare">one deck in place of another</option>
            <option value="matrix">every deck against every other</option>
          </select>
        </label>
        {Array.from({ length: shown }, (_, at) => (
          <label class="field" key={at}>
            Deck {at + 1}
            <select
              name={`deck-${at + 1}`}
              value={decks[at] ?? ''}
              onChange={(event) => picked(at, event.currentTarget.value)}
            >
              <option value="">{at < 2 && kind !== 'matrix' ? 'the usual one' : 'none'}</option>
              {names.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
        {kind === 'compare' && (
          <label class="field">
            In place of deck 1
            <select
              name="compare"
              value={compare}
              onChange={(event) => setCompare(event.currentTarget.value)}
            >
              <option value="">choose</option>
              {names.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {kind === 'cards' && (
          <label class="field">
            Cards (empty: all)
            <input value={cards} onInput={(event) => setCards(event.currentTarget.value)} />
          </label>
        )}
        <label class="field">
          Bots
          <select value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
            {(lobby.value?.bots ?? ['greedy']).map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          Games
          <NumberField name="games" min={1} max={20000} value={count} onNumber={setCount} />
        </label>
        <label class="field">
          Seed
          <input
            value={seed}
            inputMode="numeric"
            pattern="[0-9]+"
            onInput={(event) => setSeed(event.currentTarget.value)}
          />
        </label>
      </div>
      <div class="row">
        <button
          type="submit"
          class="button primary"
          data-act="start"
          disabled={(kind === 'compare' && !compare) || (kind === 'matrix' && decks.length < 2)}
        >
          Start
        </button>
        <span class="quiet small">Bots play, not people: the numbers are a first hint.</span>
      </div>
    </form>
  )
}

/* ---- A series ------------------------------------------------------------------------------- */

function Progress(props: {
  state: SimState
  onCancel: (sim: number) => void
  onForget: (sim: number) => void
}) {
  const { state } = props
  const title = useRef<HTMLHeadingElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const held = useRef(false) // the button that goes when the series ends
  held.current = cancel.current !== null && document.activeElement === cancel.current
  useEffect(() => {
    if (state.finished && held.current) title.current?.focus()
  }, [state.finished])
  return (
    <div class="row" data-sim={state.sim} data-finished={state.finished || undefined}>
      <h2 ref={title} tabIndex={-1}>
        Series {state.sim}
      </h2>
      <progress
        max={state.games}
        value={state.done ?? 0}
        aria-label={`${state.done ?? 0} of ${state.games} games`}
      />
      <span class="small">
        {state.done ?? 0} of {state.games} games
        {state.cancelled ? ', cancelled' : state.finished ? '' : ' …'}
      </span>
      {state.finished ? (
        <button
          key="forget"
          type="button"
          class="button slim"
          onClick={() => props.onForget(state.sim)}
        >
          Forget
        </button>
      ) : (
        <button
          key="cancel"
          ref={cancel}
          type="button"
          class="button slim"
          data-act="cancel"
          onClick={() => props.onCancel(state.sim)}
        >
          Cancel
        </button>
      )}
      {state.message && <p class="bad">{state.message}</p>}
    </div>
  )
}

type OnBehind = (behind: Behind) => void

function Result({ result, onBehind }: { result: SimResult; onBehind: OnBehind }) {
  const played = result.lines.filter((line) => line.games > 0)
  if (played.length === 0) return null
  const matrix = result.lines.length > 2 || (result.lines.length === 2 && !result.compared)
  return (
    <div class="stack-v">
      {result.compared && (
        <p class="verdict">
          {result.lines[0]!.decks[0]?.name} less {result.lines[1]?.decks[0]?.name}:{' '}
          {difference(result.compared)}, over {result.compared.pairs} pairs of games
        </p>
      )}
      {matrix && <Matrix result={result} onBehind={onBehind} />}
      {(matrix ? [] : result.lines).map((line, at) =>
        line.games > 0 ? (
          <Line key={at} line={line} at={at} sim={result.sim} onBehind={onBehind} />
        ) : null,
      )}
    </div>
  )
}

function Matrix({ result, onBehind }: { result: SimResult; onBehind: OnBehind }) {
  const { names, cells } = matrixOf(result.lines)
  const open = (cell: Cell, row: string, column: string) =>
    onBehind({
      title: `${row} against ${column}`,
      sim: result.sim,
      line: cell.line,
      deck: cell.deck,
      outcome: 'won',
    })
  return (
    <div class="scroll-x">
      <table class="numbers">
        <caption class="unseen">Shares of games won by the deck of the row</caption>
        <thead>
          <tr>
            <th scope="col">wins of</th>
            {names.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, row) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells[row]!.map((cell, column) => (
                <td key={column} style={cell ? { '--share': String(cell.share) } : undefined}>
                  {cell ? (
                    <button
                      type="button"
                      class="link"
                      title={interval(cell)}
                      aria-label={`${name} against ${names[column]}: ${interval(cell)}`}
                      onClick={() => open(cell, name, names[column]!)}
                    >
                      {percent(cell.share)}
                    </button>
                  ) : (
                    '—'
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line(props: { line: SimLine; at: number; sim: number; onBehind: OnBehind }) {
  const { line, at, sim, onBehind } = props
  const first = line.decks[0]?.name ?? 'the first deck'
  return (
    <section class="stack-v" aria-label={line.decks.map((deck) => deck.name).join(' against ')}>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">deck</th>
            <th scope="col">won</th>
            <th scope="col">share</th>
          </tr>
        </thead>
        <tbody>
          {line.decks.map((deck, i) => (
            <tr key={i}>
              <th scope="row">
                {deck.name} <span class="quiet">({deck.bot})</span>
              </th>
              <td>
                <button
                  type="button"
                  class="link"
                  data-act="games"
                  onClick={() =>
                    onBehind({
                      title: `${deck.name} won`,
                      sim,
                      line: at,
                      deck: i,
                      outcome: 'won',
                    })
                  }
                >
                  {line.wins[i]?.wins ?? 0} of {line.wins[i]?.games ?? 0}
                </button>
              </td>
              <td>{line.wins[i] ? interval(line.wins[i]!) : ''}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">who begins</th>
            <td>
              {line.first.wins} of {line.first.games}
            </td>
            <td>{interval(line.first)}</td>
          </tr>
        </tbody>
      </table>
      <p class="small row">
        {(['draw', 'error'] as const).map((outcome) => {
          const n = outcome === 'draw' ? line.draws : line.errors
          return (
            <button
              key={outcome}
              type="button"
              class="link"
              disabled={n === 0}
              onClick={() => onBehind({ title: `${outcome}s`, sim, line: at, outcome })}
            >
              {n} {outcome}s
            </button>
          )
        })}
      </p>
      <div class="plots">
        <figure>
          <figcaption class="small">{first}: share of wins as games were played</figcaption>
          <Plot
            label={`Share of wins of ${first} as games were played, in the end ${line.wins[0] ? interval(line.wins[0]) : ''}`}
            points={line.curve.map((point) => ({ x: point.played, ...point }))}
          />
        </figure>
        <figure>
          <figcaption class="small">{first}: share of wins by the last turn</figcaption>
          <Plot
            bars
            label={`Share of wins of ${first} by the turn in which games ended; the table below has the numbers`}
            points={line.lengths.map((row) => ({ x: row.turn, ...row }))}
          />
        </figure>
      </div>
      <details>
        <summary class="small">Games by their last turn</summary>
        <table class="numbers">
          <tbody>
            {line.lengths.map((row) => (
              <tr key={row.turn}>
                <th scope="row">turn {row.turn}</th>
                <td>
                  <button
                    type="button"
                    class="link"
                    onClick={() =>
                      onBehind({
                        title: `ended in turn ${row.turn}`,
                        sim,
                        line: at,
                        turn: row.turn,
                      })
                    }
                  >
                    {row.games} games
                  </button>
                </td>
                <td>{interval(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {line.cards && line.cards.length > 0 && (
        <Cards cards={line.cards} sim={sim} at={at} onBehind={onBehind} />
      )}
    </section>
  )
}

const isRow = (value: unknown): value is RatedRow =>
  typeof value === 'object' && value !== null && 'with' in value

function Cards(props: { cards: RatedCard[]; sim: number; at: number; onBehind: OnBehind }) {
  const { cards, sim, at, onBehind } = props
  return (
    <div class="scroll-x">
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">card</th>
            <th scope="col">deck</th>
            <th scope="col" />
            <th scope="col">won with</th>
            <th scope="col">won without</th>
            <th scope="col">difference</th>
          </tr>
        </thead>
        <tbody>
          {cards.flatMap((card) =>
            Object.entries(card)
              .filter((entry): entry is [string, RatedRow] => isRow(entry[1]))
              .map(([event, row]) => (
                <tr key={`${card.id} ${card.deck} ${event}`}>
                  <th scope="row">{card.name}</th>
                  <td>{card.deck_name}</td>
                  <td>{event}</td>
                  {([true, false] as const).map((side) => {
                    const of = side ? row.with : row.without
                    const title = `${card.name} ${side ? '' : 'not '}${event} by ${card.deck_name}`
                    return (
                      <td key={String(side)}>
                        <button
                          type="button"
                          class="link"
                          onClick={() =>
                            onBehind({
                              title,
                              sim,
                              line: at,
                              deck: card.deck,
                              card: card.id,
                              event,
                              with: side,
                            })
                          }
                        >
                          {of.wins} of {of.games}
                        </button>
                      </td>
                    )
                  })}
                  <td>{row.difference ? difference(row.difference) : ''}</td>
                </tr>
              )),
          )}
        </tbody>
      </table>
    </div>
  )
}

/* ---- Games behind a number -------------------------------------------------------------------- */

interface GameOf {
  game: number
  turn: number
  outcome: number
}

const SHOWN = 200

function Games({ behind, onClose }: { behind: Behind; onClose: () => void }) {
  const [games, setGames] = useState<GameOf[] | null>(null)
  const { title, ...fields } = behind
  useEffect(() => {
    wire()
      .ask('sim_games', fields)
      .then((reply) => setGames((reply.games ?? []) as GameOf[]), complain)
  }, [behind])
  const open = async (game: number) => {
    try {
      const { text, name } = await wire().ask('sim_game', {
        sim: behind.sim,
        line: behind.line,
        game,
      })
      const { table } = await wire().ask('open', { text, name })
      onClose()
      go(['table', table, 'apart'])
    } catch (error) {
      complain(error)
    }
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {games === null ? (
        <p class="quiet">Reading …</p>
      ) : (
        <>
          <p class="quiet">
            {games.length} games{games.length > SHOWN ? `, the first ${SHOWN} of them` : ''}. Each
            opens as a table that can be taken apart.
          </p>
          <ul class="game-list">
            {games.slice(0, SHOWN).map((one) => (
              <li key={one.game}>
                <button
                  type="button"
                  class="button slim"
                  data-game={one.game ?? 0}
                  onClick={() => void open(one.game ?? 0)}
                >
                  game {one.game ?? 0}, turn {one.turn ?? 0}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
