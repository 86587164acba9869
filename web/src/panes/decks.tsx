// SPDX-License-Identifier: MIT
//
// Decks: built from a search of all cards, held against a format, brought from other programs and
// to them.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { complain, lobby, note, readLobby, wire } from '../state/session'
import { asText, briefly, changed, countOf, matches, wordsOf, type DeckLists } from '../studio/deck'
import type { DeckCard, DeckFault, DeckForm, DeckSection, WritableMod } from '../studio/types'
import '../style/studio.css'

interface Cards {
  game: string
  cards: DeckCard[]
  byId: ReadonlyMap<string, DeckCard>
  sections: DeckSection[]
  formats: string[]
}

const FOUND_MAX = 80
const CHECK_MS = 250

export default function DecksPane() {
  const games = lobby.value?.games ?? []
  const [game, setGame] = useState('')
  const [cards, setCards] = useState<Cards | null>(null)
  const [forms, setForms] = useState<DeckForm[] | null>(null)
  const [deck, setDeck] = useState<DeckLists>({})
  const [format, setFormat] = useState('')
  const [problems, setProblems] = useState<DeckFault[] | null>(null)
  const shown = game || games[0]?.game || ''
  const wanted = useRef(shown)
  wanted.current = shown

  async function readCards(name: string, renew = false): Promise<Cards> {
    const reply = await wire().ask('deck_cards', { game: name, ...(renew ? { renew } : {}) })
    const list = (reply.cards ?? []) as DeckCard[]
    const next = {
      game: name,
      cards: list,
      byId: new Map(list.map((card) => [card.id, card])),
      sections: (reply.sections ?? []) as DeckSection[],
      formats: ([] as string[]).concat(reply.formats ?? []),
    }
    if (wanted.current === name) {
      setCards(next)
      setFormat(reply.format)
    }
    return next
  }

  useEffect(() => {
    wire()
      .ask('deck_forms', {})
      .then((reply) => setForms((reply.forms ?? []) as DeckForm[]), complain)
  }, [])
  useEffect(() => {
    if (!shown || cards?.game === shown) return
    setCards(null)
    readCards(shown, true).catch(complain)
  }, [shown])

  const text = useMemo(() => (cards ? asText(deck, cards.sections, cards.byId) : ''), [deck, cards])
  useEffect(() => {
    if (!cards || text === '') {
      setProblems(null)
      return
    }
    let gone = false
    const timer = window.setTimeout(() => {
      wire()
        .ask('deck_read', {
          text,
          from: 'lunarbiter',
          game: cards.game,
          champion: 'none',
          format,
        })
        .then((reply) => {
          if (!gone) setProblems(((reply.faults ?? reply.problems) as DeckFault[]) ?? [])
        }, complain)
    }, CHECK_MS)
    return () => {
      gone = true
      window.clearTimeout(timer)
    }
  }, [text, format, cards])

  const add = (card: DeckCard, section = card.section, by = 1) =>
    setDeck((now) => changed(now, section, card, by))

  async function take(source: string, from: string, champion: string): Promise<DeckFault[]> {
    const reply = await wire().ask('deck_read', {
      text: source,
      ...(from ? { from } : {}),
      ...(champion ? { champion } : {}),
    })
    const faults = (reply.faults ?? []) as DeckFault[]
    if (faults.length > 0) return faults
    const more = ([] as string[]).concat(reply.more ?? [])
    if (more.length > 0) note(`A deck here has one legend: left out: ${more.join(', ')}`, true)
    wanted.current = reply.game!
    if (cards?.game !== reply.game) await readCards(reply.game!, true)
    setGame(reply.game!)
    setDeck(reply.sections as DeckLists)
    return []
  }

  if (lobby.value === null) return <p class="pane quiet">Looking what there is …</p>
  return (
    <div class="pane studio decks stack-v">
      <div class="row">
        <h1>Decks</h1>
        <label class="field">
          <span class="unseen">Game</span>
          <select
            aria-label="Game"
            value={shown}
            onChange={(event) => {
              setGame(event.currentTarget.value)
              setDeck({})
            }}
          >
            {games.map((one) => (
              <option key={one.game} value={one.game}>
                {one.title}
              </option>
            ))}
          </select>
        </label>
      </div>
      {!cards || !forms ? (
        <p class="quiet">Reading the cards …</p>
      ) : (
        <div class="decks-body">
          <Search cards={cards} onAdd={add} />
          <section class="stack-v" aria-label="The deck">
            <List
              deck={deck}
              cards={cards}
              onChange={(section, card, by) => add(card, section, by)}
            />
            <Check
              problems={problems}
              format={format}
              formats={cards.formats}
              onFormat={setFormat}
            />
            <Save text={text} />
            <Export text={text} game={cards.game} forms={forms} deck={deck} />
            <Import forms={forms} onTake={take} />
          </section>
        </div>
      )}
    </div>
  )
}

/* ---- Cards ------------------------------------------------------------------------------------ */

function Search({
  cards,
  onAdd,
}: {
  cards: Cards
  onAdd: (card: DeckCard, section?: string) => void
}) {
  const [typed, setTyped] = useState('')
  const found = useMemo(() => {
    const words = wordsOf(typed)
    return cards.cards.filter((card) => matches(card, words))
  }, [typed, cards])
  return (
    <section class="stack-v" aria-label="Cards">
      <label class="field">
        Search: name, kind, domain, tag, cost3
        <input
          type="search"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          data-act="search"
        />
      </label>
      <p class="quiet small" role="status">
        {found.length} cards{found.length > FOUND_MAX ? `, the first ${FOUND_MAX} shown` : ''}
      </p>
      <ul class="card-lines">
        {found.slice(0, FOUND_MAX).map((card) => (
          <li key={card.id}>
            <button type="button" class="card-line" onClick={() => onAdd(card)}>
              <span class="unseen">Add </span>
              <b>{card.name}</b>
              <span class="quiet small">{briefly(card)}</span>
              {card.unsupported && <span class="bad small">not playable</span>}
            </button>
            {card.supertypes?.includes('champion') && card.type === 'unit' && (
              <button
                type="button"
                class="button slim"
                aria-label={`${card.name} as champion`}
                onClick={() => onAdd(card, 'champion')}
              >
                as champion
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function List(props: {
  deck: DeckLists
  cards: Cards
  onChange: (section: string, card: DeckCard, by: number) => void
}) {
  const { deck, cards, onChange } = props
  const sections = cards.sections.filter(({ field }) => (deck[field] ?? []).length > 0)
  if (sections.length === 0)
    return <p class="quiet">The deck is empty: add cards, or import one.</p>
  return (
    <>
      {sections.map(({ name, field }) => (
        <section key={field} aria-label={name}>
          <h2>
            {name} <span class="quiet">{countOf(deck[field])}</span>
          </h2>
          <ul class="card-lines">
            {deck[field]!.map((entry) => {
              const card = cards.byId.get(entry.id)
              if (!card) return null
              return (
                <li key={entry.id} data-entry={entry.id}>
                  <span class="count">{entry.count}</span>
                  <span class="entry-name">{entry.name}</span>
                  <button
                    type="button"
                    class="button slim"
                    aria-label={`One ${entry.name} less`}
                    onClick={() => onChange(field, card, -1)}
                  >
                    −
                  </button>
                  <button
                    type="button"
                    class="button slim"
                    aria-label={`One ${entry.name} more`}
                    onClick={() => onChange(field, card, 1)}
                  >
                    +
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </>
  )
}

function Check(props: {
  problems: DeckFault[] | null
  format: string
  formats: string[]
  onFormat: (format: string) => void
}) {
  const { problems, format, formats, onFormat } = props
  return (
    <section class="stack-v" aria-label="Check">
      <label class="field">
        Held against
        <select value={format} onChange={(event) => onFormat(event.currentTarget.value)}>
          {formats.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div role="status" data-problems={problems?.length}>
        {problems !== null && problems.length === 0 && (
          <p class="verdict">The deck is legal in {format}.</p>
        )}
        {problems !== null && problems.length > 0 && (
          <ul class="verdict no">
            {problems.map((one, i) => (
              <li key={i}>
                {one.text}
                {one.rule && <span class="quiet"> ({one.rule})</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/* ---- To and from elsewhere ---------------------------------------------------------------------- */

function Faults({ faults }: { faults: DeckFault[] }) {
  if (faults.length === 0) return null
  return (
    <ul class="verdict no" role="alert">
      {faults.map((one, i) => (
        <li key={i}>
          {one.where ? `${one.where}: ` : ''}
          {one.text}
        </li>
      ))}
    </ul>
  )
}

function Save({ text }: { text: string }) {
  const [mods, setMods] = useState<WritableMod[]>([])
  const [mod, setMod] = useState('')
  const [name, setName] = useState('')
  useEffect(() => {
    wire()
      .ask('files', {})
      .then((reply) => setMods((reply.mods ?? []) as WritableMod[]), complain)
  }, [])
  if (mods.length === 0 || text === '') return null
  const target = mod || mods[0]!.name
  const save = async (event: Event) => {
    event.preventDefault()
    try {
      await wire().ask('write', { mod: target, path: `decks/${name}.txt`, text })
      await readLobby() // its lists name the new deck
      note(`Saved as ${target}/${name}: games and series can use it under this name.`)
    } catch (error) {
      complain(error)
    }
  }
  return (
    <form class="row" aria-label="Save" onSubmit={(event) => void save(event)}>
      <label class="field">
        <span class="unseen">Mod</span>
        <select
          aria-label="Mod"
          value={target}
          onChange={(event) => setMod(event.currentTarget.value)}
        >
          {mods.map((one) => (
            <option key={one.name} value={one.name}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <input
        class="input"
        aria-label="Name of the deck"
        placeholder="name"
        required
        pattern="[\w\-]+"
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        Save
      </button>
    </form>
  )
}

function Export(props: { text: string; game: string; forms: DeckForm[]; deck: DeckLists }) {
  const { text, game, deck } = props
  const forms = props.forms.filter((form) => form.writes && (!form.game || form.game === game))
  const [to, setTo] = useState('')
  const [out, setOut] = useState('')
  const [faults, setFaults] = useState<DeckFault[]>([])
  const chosen = forms.some((form) => form.name === to) ? to : (forms[0]?.name ?? '')
  if (text === '') return null
  const write = async () => {
    try {
      const reply = await wire().ask('deck_write', {
        text,
        to: chosen,
        from: 'lunarbiter',
        game,
        ...((deck.champion ?? []).length === 0 ? { champion: 'none' } : {}),
      })
      setFaults((reply.faults ?? []) as DeckFault[])
      setOut(reply.text ?? '')
    } catch (error) {
      complain(error)
    }
  }
  return (
    <section class="stack-v" aria-label="Export">
      <h2>Export</h2>
      <div class="row">
        <select
          class="input"
          aria-label="Form of the export"
          value={chosen}
          onChange={(event) => {
            setTo(event.currentTarget.value)
            setOut('')
          }}
        >
          {forms.map((form) => (
            <option key={form.name} value={form.name}>
              {form.title}
            </option>
          ))}
        </select>
        <button type="button" class="button" data-act="export" onClick={() => void write()}>
          Write
        </button>
        {out !== '' && (
          <button
            type="button"
            class="button"
            onClick={() =>
              void navigator.clipboard.writeText(out).then(() => note('Copied.'), complain)
            }
          >
            Copy
          </button>
        )}
      </div>
      <Faults faults={faults} />
      {out !== '' && (
        <textarea
          class="input mono"
          aria-label="The deck in that form"
          readOnly
          rows={5}
          value={out}
        />
      )}
    </section>
  )
}

function Import(props: {
  forms: DeckForm[]
  onTake: (text: string, from: string, champion: string) => Promise<DeckFault[]>
}) {
  const [text, setText] = useState('')
  const [from, setFrom] = useState('')
  const [champion, setChampion] = useState('')
  const [faults, setFaults] = useState<DeckFault[]>([])
  const take = async (event: Event) => {
    event.preventDefault()
    try {
      setFaults(await props.onTake(text, from, champion))
    } catch (error) {
      complain(error)
    }
  }
  const asks = faults.some((fault) => fault.text.includes('--champion'))
  return (
    <form class="stack-v" aria-label="Import" onSubmit={(event) => void take(event)}>
      <h2>Import</h2>
      <textarea
        class="input mono"
        aria-label="A deck: a code, a line or a list"
        placeholder="a deck code, a line of Tabletop Simulator, or a list"
        rows={5}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <div class="row">
        <select
          class="input"
          aria-label="Form of the import"
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        >
          <option value="">what it looks like</option>
          {props.forms
            .filter((form) => form.reads)
            .map((form) => (
              <option key={form.name} value={form.name}>
                {form.title}
              </option>
            ))}
        </select>
        {(asks || champion !== '') && (
          <input
            class="input"
            aria-label="The chosen champion"
            placeholder="chosen champion"
            value={champion}
            onInput={(event) => setChampion(event.currentTarget.value)}
          />
        )}
        <button type="submit" class="button" data-act="import" disabled={text.trim() === ''}>
          Read
        </button>
      </div>
      <Faults faults={faults} />
    </form>
  )
}
