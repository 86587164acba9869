// SPDX-License-Identifier: MIT
//
// games.test.ts -- the engine of the page plays games in Node; the native program plays each of
// them again and compares the hash of the state at every decision, and at the end.
//
//   LUNARBITER_GAMES   games of each row below; 100 in `./test --web`
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Engine, type CreateEngine } from './engine'
import { playAlong } from './warm'

const here = dirname(fileURLToPath(import.meta.url))
const page = join(here, '../../build/wasm/page')
const program = join(here, '../../build/lunarbiter')
const games = Number(process.env.LUNARBITER_GAMES ?? 2)

const plain = (name: string) => new Uint8Array(gunzipSync(readFileSync(join(page, name))))

interface Message extends Record<string, unknown> {
  type: string
  id?: number
}

/** The engine, and all that it said. */
class Hall {
  private engine!: Engine
  private said: Message[] = []
  private last = 0
  private now = 0

  static async open(): Promise<Hall> {
    const hall = new Hall()
    const create = createRequire(import.meta.url)(join(page, 'engine.js')) as CreateEngine
    const code = await WebAssembly.compile(plain('engine.wasm.gz'))
    const kept = new Map<string, { settings: string; lines: string }>()
    hall.engine = await Engine.start(create, code, plain('data.tar.gz'), {
      said: (text) => hall.said.push(JSON.parse(text) as Message),
      keep(table, settings, lines, more) {
        const before = kept.get(table)
        kept.set(table, {
          settings: settings ?? before?.settings ?? '',
          lines: (more ? (before?.lines ?? '') : '') + (lines ?? ''),
        })
      },
      drop: (table) => kept.delete(table),
      keptName: (i) => [...kept.keys()][i],
      keptSettings: (table) => kept.get(table)?.settings,
      keptLines: (table) => kept.get(table)?.lines,
    })
    return hall
  }

  ask(type: string, fields: object = {}): Message {
    const id = ++this.last
    this.said = []
    this.engine.message(JSON.stringify({ type, id, ...fields }))
    for (let i = 0; i < 1000; i++) {
      const answer = this.said.find((message) => message.id === id)
      if (answer?.type === 'error') throw new Error(`${type}: ${String(answer.message)}`)
      if (answer) return answer
      this.tick()
    }
    throw new Error(`${type}: no answer`)
  }

  /** Lets time pass until a push of that type comes. */
  until(type: string): Message {
    for (let i = 0; i < 100_000; i++) {
      const push = this.said.find((message) => message.type === type)
      if (push) return push
      this.said = []
      this.tick()
    }
    throw new Error(`no ${type} came`)
  }

  private tick(): void {
    this.now += 50
    this.engine.tick(this.now)
  }

  /**
   * A person who answers what asks least plays against a bot; returns how long each answer took, in
   * milliseconds of processor time: until the next question is there, or the bot's turn.
   */
  timed(fields: object): number[] {
    const times: number[] = []
    const { table } = this.ask('create', { pace: 0, ...fields })
    for (let i = 0; i < 20_000; i++) {
      if (this.said.some((message) => message.type === 'end')) break
      const open = this.said.findLast((message) => message.type === 'decision')
      if (!open) {
        this.said = []
        this.tick()
        continue
      }
      const { seat, number, default: values } = open
      const before = process.cpuUsage()
      this.ask('answer', { table, seat, number, values })
      const { user, system } = process.cpuUsage(before)
      times.push((user + system) / 1000)
    }
    this.ask('close', { table })
    return times
  }

  /** Bots play a game; returns its record. */
  play(fields: object): string {
    const { table } = this.ask('create', { pace: 0, sit: [], ...fields })
    this.ask('join', { table })
    this.until('end')
    const { text } = this.ask('save', { table })
    this.ask('close', { table })
    return String(text)
  }
}

const rows: Record<string, object> = {
  'a duel of Riftbound': { decks: ['jinx-origins', 'viktor-origins'] },
  'a duel of Evolve': { decks: ['sd01-forest', 'sd02-sword'] },
  'four players': { format: 'ffa4' },
  'two against two': { format: '2v2' },
}
const seats: Record<string, number> = { 'four players': 4, 'two against two': 4 }

let hall: Hall
let folder: string

beforeAll(async () => {
  hall = await Hall.open()
  folder = mkdtempSync(join(tmpdir(), 'lunarbiter-games-'))
  hall.ask('enter', { protocol: 1 })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the native program confirms every state of', () => {
  for (const [name, fields] of Object.entries(rows)) {
    it(name, { timeout: 300_000 + games * 60_000 }, async () => {
      const players = seats[name] ?? 2
      for (let seed = 1; seed <= games; seed++) {
        // The first plays at random, the others by their wits, and the other way round.
        const bots = Array.from({ length: players }, (_, seat) =>
          (seat + seed) % 2 ? 'random' : 'greedy',
        )
        const text = hall.play({ ...fields, seed, seats: bots })
        expect(text).toMatch(/\nend (winner \d|draw) #[0-9a-f]{16}\n/)
        const file = join(folder, `${name.replaceAll(' ', '-')}-${seed}.replay`)
        writeFileSync(file, text)
        const said = execFileSync(program, ['replay', '--verify', file], { encoding: 'utf8' })
        expect(said).toContain('verified')
        // a game is played in one go; between two of them the runner hears that the test goes on
        await new Promise((resolve) => setImmediate(resolve))
      }
    })
  }
})

it('a game that warms the engine up is played along', async () => {
  const create = createRequire(import.meta.url)(join(page, 'engine.js')) as CreateEngine
  const code = await WebAssembly.compile(plain('engine.wasm.gz'))
  expect(await playAlong(create, code, plain('data.tar.gz'))).toBeGreaterThan(20)
})

// No bar is asserted: how fast a machine is, and what else it does, is not the engine's doing.
describe('how long a decision takes is told', () => {
  for (const [name, fields] of Object.entries({
    'a duel of Riftbound': { decks: ['jinx-origins', 'viktor-origins'] },
    'a duel of Evolve': { decks: ['sd01-forest', 'sd02-sword'] },
  }))
    it(name, { timeout: 300_000 }, () => {
      // The same game three times: the first is also compiled meanwhile, as on a page that was just
      // opened, and of each decision the least time is its own work.
      const rounds = [1, 2, 3].map(() =>
        hall.timed({ ...fields, seed: 3, seats: ['person', 'random'] }),
      )
      const first = rounds[0]!
      expect(first.length).toBeGreaterThan(20)
      expect(rounds.map(({ length }) => length)).toEqual(rounds.map(() => first.length))
      const least = first.map((_, i) => Math.min(...rounds.map((times) => times[i]!)))
      const told = (times: number[]) => {
        const sorted = times.toSorted((a, b) => a - b)
        const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1)
        return `half below ${at(0.5)}, 95% below ${at(0.95)}, the longest ${at(1)}`
      }
      console.log(
        `${name}: ${first.length} decisions, in milliseconds: ${told(least)}; ` +
          `while they are compiled: ${told(first)}; a phone takes about four times as long`,
      )
    })
})
