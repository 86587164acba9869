// SPDX-License-Identifier: MIT
//
// The lobby: a new game, and the tables that there are.
import { useEffect, useState } from 'preact/hooks'
import { formatRoute, go } from '../state/route'
import { complain, lobby, lobbyRefused, note, readLobby, wire } from '../state/session'
import { forgetTable } from '../state/tables'
import { Refused } from '../wire/client'
import { workerOfPage } from '../wire/port'
import type { FormatInfo, GameInfo, TableInfo } from '../wire/types'

export function Lobby() {
  const now = lobby.value
  if (!now && lobbyRefused.value !== null) return <Refusal why={lobbyRefused.value} />
  if (!now) return <p class="quiet">Looking what there is …</p>
  return (
    <div class="lobby">
      <h1>Play, ask, take apart</h1>
      {now.leftOut.length > 0 && <LeftOut sentences={now.leftOut} />}
      {now.games.length > 0 ? (
        <NewGame games={now.games} bots={now.bots} />
      ) : (
        <p class="panel">This program knows no game.</p>
      )}
      <section class="panel stack-v" aria-labelledby="tables-title">
        <h2 id="tables-title" tabIndex={-1}>
          Tables
        </h2>
        {now.tables.length === 0 && (
          <p class="quiet">None yet. A game that you start stands here.</p>
        )}
        <ul class="table-list">
          {now.tables.map((table) => (
            <TableRow key={table.table} table={table} />
          ))}
        </ul>
      </section>
    </div>
  )
}

/** There is nothing to choose from: what is wrong, and what to do. */
function Refusal({ why }: { why: string }) {
  return (
    <section class="panel stack-v" role="alert" aria-labelledby="refusal-title">
      <h1 id="refusal-title">The lobby cannot be shown</h1>
      <p>{why}</p>
      <p class="quiet">
        Mend the file that it names, or start the program without it, then look again. Games that
        run go on: their links still lead to them.
      </p>
      <button type="button" class="button primary" onClick={() => void readLobby().catch(complain)}>
        Look again
      </button>
    </section>
  )
}

function LeftOut({ sentences }: { sentences: string[] }) {
  return (
    <section class="panel stack-v" role="status" aria-labelledby="left-out-title">
      <h2 id="left-out-title">A mod is left out</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p class="quiet">
        Games are played without it until its files are mended, here under Write or in an editor.
      </p>
    </section>
  )
}

function TableRow({ table }: { table: TableInfo }) {
  const seats = (table.seats ?? [])
    .map((seat) => (seat.who === 'person' ? seat.name || 'person' : seat.who))
    .join(', ')
  const close = () =>
    wire()
      .ask('close', { table: table.table })
      .then(() => {
        forgetTable(table.table)
        document.getElementById('tables-title')?.focus() // its row goes
        return readLobby()
      })
      .catch(complain)
  const game = lobby.value?.games.find((one) => one.game === table.game)?.title ?? table.game
  const title = table.name || `${game}, ${table.format}`
  const state = [
    table.name ? `${game}, ${table.format}` : '',
    table.turn ? `turn ${table.turn}` : '',
    table.over ? 'over' : '',
    seats,
  ]
    .filter((part) => part !== '')
    .join(' · ')
  return (
    <li class="table-row">
      <div>
        <b>{title}</b>
        <p class="small quiet">{state}</p>
      </div>
      <a
        class="button slim primary"
        href={formatRoute({ key: null, path: ['table', table.table] })}
        aria-label={`Open the table ${title} · ${state}`}
      >
        Open
      </a>
      <button
        type="button"
        class="button slim quiet-button danger"
        aria-label={`End the table ${title} · ${state}, for good`}
        onClick={() => void close()}
      >
        End
      </button>
    </li>
  )
}

/** "2v2, 4 players, 2 teams": what tells a format from others. */
export function formatTitle(format: FormatInfo): string {
  const parts = [format.title ?? format.format]
  if (format.players > 2) parts.push(`${format.players} players`)
  if (format.teams) parts.push(`${format.teams} teams`)
  if (format.games) parts.push(`match of ${format.games}`)
  return parts.join(', ')
}

/** The formats of a game, those that are alike together, and its usual one first. */
export function groupedFormats(game: GameInfo): { title: string; formats: FormatInfo[] }[] {
  const title = ({ players, teams }: FormatInfo) =>
    teams ? `${players} players in ${teams} teams` : `${players} players`
  const usual = (game.formats ?? []).find(({ format }) => format === game.format)
  const groups = new Map<string, FormatInfo[]>(usual ? [[title(usual), [usual]]] : [])
  const rest = (game.formats ?? [])
    .filter((one) => one !== usual)
    .sort((a, b) => a.players - b.players || (a.teams ?? 0) - (b.teams ?? 0))
  for (const one of rest) groups.set(title(one), [...(groups.get(title(one)) ?? []), one])
  return [...groups].map(([title, formats]) => ({ title, formats }))
}

/** The deck that a seat gets when none is chosen: one that is made for the format, as its name says,
 * else the usual one of that seat. */
export function usualDeck(game: GameInfo, format: FormatInfo | undefined, seat: number): string {
  const made = game.decks.filter(({ deck }) => format && deck.endsWith(`-${format.format}`))
  if (made.length > 0) return made[seat % made.length]!.deck
  const usual = game.pairing?.[String(format?.players ?? 2)]?.[seat]
  return usual ?? game.decks[0]?.deck ?? ''
}

/** A refusal for who has chosen decks by name: no path of a file. */
function withoutPath(text: string): string {
  return text.replace(/(?:\/\S*)?\/([^\s/]+)\.txt:/g, '$1:')
}

function NewGame({ games, bots }: { games: GameInfo[]; bots: string[] }) {
  const [name, setName] = useState(games[0]!.game)
  const game = games.find((one) => one.game === name) ?? games[0]!
  const formats = game.formats ?? []
  const [formatName, setFormat] = useState(game.format)
  const format = formats.find((one) => one.format === formatName) ?? formats[0]
  const count = format?.players ?? 2
  const best = bots.includes('greedy') ? 'greedy' : (bots.at(-1) ?? 'person')
  const [who, setWho] = useState<string[]>(['me', best, best, best])
  const [decks, setDecks] = useState<string[]>(['', '', '', ''])
  const [seed, setSeed] = useState('')
  const [lot, setLot] = useState(false)
  const [pace, setPace] = useState('400')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')

  // the words of a game's cards are read while a game is chosen; without a server that would make
  // the game wait
  useEffect(() => {
    if (workerOfPage() !== null) return
    wire()
      .ask('show', { game: game.game, card: '-' })
      .catch(() => {}) // there is no such card
  }, [game.game])

  const start = (event: Event) => {
    event.preventDefault()
    if (busy) return
    const seats = who.slice(0, count)
    const mine = seats.flatMap((one, seat) => (one === 'me' ? [seat] : []))
    setBusy(true)
    setFault('')
    wire()
      .ask('create', {
        game: game.game,
        ...(format ? { format: format.format } : {}),
        seats: seats.map((one) => (one === 'me' || one === 'other' ? 'person' : one)),
        sit: mine,
        decks: seats.map((_, seat) => decks[seat] || usualDeck(game, format, seat)),
        ...(seed.trim() !== '' ? { seed: seed.trim() } : {}),
        ...(lot ? { lot } : {}),
        pace: Math.max(0, Math.min(10000, Number(pace) || 0)),
      })
      .then((reply) => {
        void readLobby().catch(complain)
        for (const sentence of [reply.left_out ?? []].flat()) note(sentence, true)
        go(
          matchMedia('(max-width: 1000px)').matches
            ? ['table', reply.table]
            : ['table', reply.table, 'log'],
        )
      })
      .catch((error: unknown) => {
        if (error instanceof Refused) setFault(withoutPath(error.message))
        else complain(error)
      })
      .finally(() => setBusy(false))
  }

  return (
    <form class="panel stack-v" aria-labelledby="new-title" onSubmit={start}>
      <h2 id="new-title">A new game</h2>
      <div class="choice-cards" role="radiogroup" aria-label="Game">
        {games.map((one) => (
          <button
            key={one.game}
            type="button"
            role="radio"
            class="choice"
            data-game={one.game}
            aria-checked={one === game}
            onClick={() => {
              setName(one.game)
              setFormat(one.format)
              setDecks(['', '', '', ''])
            }}
          >
            <b>{one.title}</b>
            <span class="small quiet">{one.edition ?? ''}</span>
          </button>
        ))}
      </div>
      <div class="fields-grid">
        <label class="field">
          Format
          <select
            name="format"
            value={format?.format}
            onChange={(event) => setFormat(event.currentTarget.value)}
          >
            {groupedFormats(game).map(({ title, formats }) => (
              <optgroup key={title} label={title}>
                {formats.map((one) => (
                  <option key={one.format} value={one.format}>
                    {formatTitle(one)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      </div>
      <div class="seat-rows" role="group" aria-label="Seats">
        {Array.from({ length: count }, (_, seat) => (
          <div class="seat-row" key={seat}>
            <span class="quiet">Seat {seat + 1}</span>
            <select
              class="input"
              aria-label={`Who plays seat ${seat + 1}`}
              name={`seat-${seat}`}
              value={who[seat]}
              onChange={(event) =>
                setWho(who.map((one, i) => (i === seat ? event.currentTarget.value : one)))
              }
            >
              <option value="me">me</option>
              <option value="other">another person, by link</option>
              {bots.map((bot) => (
                <option key={bot} value={bot}>
                  {botWords[bot] ?? `bot: ${bot}`}
                </option>
              ))}
            </select>
            <select
              class="input"
              aria-label={`Deck of seat ${seat + 1}`}
              name={`deck-${seat}`}
              value={decks[seat] || usualDeck(game, format, seat)}
              onChange={(event) =>
                setDecks(decks.map((one, i) => (i === seat ? event.currentTarget.value : one)))
              }
            >
              {game.decks.map(({ deck }) => (
                <option key={deck} value={deck}>
                  {deck}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <details>
        <summary>More</summary>
        <div class="fields-grid">
          <label class="field">
            Seed (empty: drawn)
            <input
              inputMode="numeric"
              pattern="[0-9]*"
              value={seed}
              onInput={(event) => setSeed(event.currentTarget.value)}
            />
          </label>
          <label class="field">
            Bots wait, in milliseconds
            <input
              type="number"
              min={0}
              max={10000}
              value={pace}
              onInput={(event) => setPace(event.currentTarget.value)}
            />
          </label>
          <label class="check">
            <input
              type="checkbox"
              checked={lot}
              onChange={(event) => setLot(event.currentTarget.checked)}
            />
            lots decide who begins
          </label>
        </div>
      </details>
      {fault !== '' && (
        <p class="verdict no" role="alert">
          {fault}
        </p>
      )}
      <div class="row">
        <button type="submit" class="button primary" data-act="start" aria-disabled={busy}>
          {busy ? 'Starting …' : 'Start'}
        </button>
        <span class="quiet small">
          {!who.slice(0, count).includes('me')
            ? 'You will watch.'
            : who.slice(0, count).includes('other')
              ? 'The game begins, and Invite shows the link for the other person.'
              : 'In the game, what has a green frame can be done now. ? explains the keys.'}
        </span>
      </div>
    </form>
  )
}

/** How a bot plays. */
const botWords: Record<string, string> = {
  greedy: 'strong bot (greedy)',
  random: 'easy bot (random)',
}
