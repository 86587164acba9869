// SPDX-License-Identifier: MIT
//
// The page without a server, in Debian's Chromium, from a host that only sends
// files: a game won by clicks, whole games in its worker, links with a game and its mod, a mod that
// is written and kept, the page once the host is gone, and how much the first visit loads.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fragmentOf } from '../src/state/link'
import { everything, openPage, playOn, startGame, useBrowser } from './page'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const program = join(root, 'build/lunarbiter')
const kinds: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

let server: Server
let address: string
let scratch = ''
let folder: string
/** Files that were sent, and how many bytes each has on its way. */
const sent = new Map<string, number>()

/** Sends files below /some/where/, as a host of many pages would, and nothing else. */
function host(): Promise<Server> {
  const made = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname.replace('/some/where/', '')
    const file = join(folder, normalize(path === '' ? 'index.html' : path))
    if (!file.startsWith(folder) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end()
      return
    }
    const bytes = readFileSync(file)
    // hosts compress texts; what is compressed already goes as it is
    sent.set(path, file.endsWith('.gz') ? bytes.length : gzipSync(bytes).length)
    response.writeHead(200, { 'content-type': kinds[extname(file)] ?? 'application/octet-stream' })
    response.end(bytes)
  })
  return new Promise((resolve) => made.listen(0, '127.0.0.1', () => resolve(made)))
}

useBrowser()

beforeAll(async () => {
  if (!everything) return
  scratch = mkdtempSync(join(tmpdir(), 'lunarbiter-page-'))
  folder = join(scratch, 'public')
  execFileSync(program, ['table', '--static', folder], { stdio: 'pipe' })
  server = await host()
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/some/where/`
})
afterAll(async () => {
  server?.close()
  if (scratch) rmSync(scratch, { recursive: true, force: true })
})

/** A fresh page; what goes wrong in it fails the test. */
async function open(fragment = ''): Promise<Page> {
  const { page } = await openPage({ address: address + fragment })
  page.on('pageerror', (error) => expect.fail(error.message))
  await page.getByText('connected', { exact: true }).first().waitFor({ state: 'attached' })
  return page
}

/** The native program plays a record again and compares every hash. */
function verified(text: string): string {
  const file = join(scratch, 'game.replay')
  writeFileSync(file, text)
  return execFileSync(program, ['replay', '--verify', file], { encoding: 'utf8' })
}

/** In the page: a worker of its own, in which a person answers what asks least, until the end. */
async function playWhole(page: Page, fields: object): Promise<{ text: string; slowest: number }> {
  return page.evaluate(async (fields) => {
    type Message = Record<string, unknown> & { type: string; id?: number }
    const worker = new Worker('engine/worker.js')
    const waiting = new Map<number, (message: Message) => void>()
    let last = 0
    let slowest = 0
    const ask = (type: string, more: object = {}) =>
      new Promise<Message>((resolve, reject) => {
        const id = ++last
        waiting.set(id, (message) =>
          message.type === 'reply' ? resolve(message) : reject(new Error(String(message.message))),
        )
        worker.postMessage(JSON.stringify({ type, id, ...more }))
      })
    const ended = new Promise<string>((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message))
      worker.onmessage = ({ data }: MessageEvent<string>) => {
        if (data === 'ready') {
          void (async () => {
            await ask('enter', { protocol: 1 })
            await ask('create', { pace: 0, ...fields })
          })().catch(reject)
          return
        }
        const message = JSON.parse(data) as Message
        if (message.id !== undefined) waiting.get(message.id)?.(message)
        if (message.type === 'decision') {
          const { table, seat, number } = message
          const options = (message.options ?? []) as unknown[]
          // the first option, so that things happen; what that cannot answer is answered by default
          const values = message.shape === 'pick' && options.length > 0 ? [0] : message.default
          const began = performance.now()
          ask('answer', { table, seat, number, values })
            .catch(() => ask('answer', { table, seat, number, values: message.default }))
            .then(() => (slowest = Math.max(slowest, performance.now() - began)), reject)
        }
        if (message.type === 'end')
          void ask('save', { table: message.table }).then((reply) => resolve(String(reply.text)))
      }
    })
    const text = await ended
    worker.terminate()
    return { text, slowest }
  }, fields)
}

/** The state at the end of a record. */
function hashOf(text: string): string {
  return /\nend .*#([0-9a-f]{16})\n/.exec(text)![1]!
}

/** The record that the page saves of the table to which a link has led it; the program confirms it. */
async function savedBy(page: Page): Promise<string> {
  await page.waitForURL(/#\/table\/\w+$/)
  await page.evaluate(() => (location.hash += '/apart'))
  const download = page.waitForEvent('download')
  await page.locator('[data-act="save"]').click()
  const file = join(scratch, 'saved.replay')
  await (await download).saveAs(file)
  const text = readFileSync(file, 'utf8')
  expect(verified(text)).toContain('verified')
  return text
}

/** A mod in a folder, and as a link carries it: a card, and a shipped deck that plays it. */
function makeMod() {
  const deck = readFileSync(join(root, 'decks/riftbound/jinx-origins.txt'), 'utf8')
  const files = [
    {
      path: 'mod.lua',
      text: 'return mod { name = "ember", version = "1.0", game = "riftbound" }\n',
    },
    {
      path: 'cards/hound.lua',
      text: `return card {
  id = "ember-001", name = "Ember Hound", type = "unit",
  domains = { "fury" }, cost = { energy = 2 }, might = 2,
}
`,
    },
    { path: 'decks/hounds.txt', text: deck.replace('Chemtech Enforcer', 'Ember Hound') },
  ]
  for (const { path, text } of files) {
    const file = join(scratch, 'ember', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return { name: 'ember', files }
}

/** In the page: a worker of its own answers requests, one after the other. */
async function askWorker(requests: object[]): Promise<Record<string, unknown>[]> {
  const worker = new Worker('engine/worker.js')
  const replies: Record<string, unknown>[] = []
  await new Promise<void>((resolve, reject) => {
    const all = [{ type: 'enter', protocol: 1 }, ...requests]
    const next = () => {
      const request = all[replies.length]
      if (!request) return resolve()
      const { type, ...fields } = request as { type: string }
      worker.postMessage(JSON.stringify({ type, id: replies.length, ...fields }))
    }
    worker.onerror = (event) => reject(new Error(event.message))
    worker.onmessage = ({ data }: MessageEvent<string>) => {
      if (data === 'ready') return next()
      const message = JSON.parse(data) as Record<string, unknown>
      if (message.id !== replies.length) return
      if (message.type !== 'reply') return reject(new Error(String(message.message)))
      replies.push(message)
      next()
    }
  })
  worker.terminate()
  return replies.slice(1)
}

describe.runIf(everything)('without a server', () => {
  for (const game of ['riftbound', 'evolve'])
    it(
      `a whole game of ${game} is played, as the native program plays it`,
      { timeout: 300_000 },
      async () => {
        const page = await open()
        const { text } = await playWhole(page, { game, seed: 11, seats: ['person', 'random'] })
        expect(text).toMatch(/\nend (winner \d|draw) #/)
        expect(verified(text)).toContain('verified')
        await page.context().close()
      },
    )

  it('a duel is won by clicks alone', { timeout: 900_000 }, async () => {
    const page = await open()
    let won = false
    // a seed decides a game: a person who loses plays another one
    for (const seed of ['7', '8', '9', '10']) {
      if (seed !== '7') await page.getByRole('link', { name: 'Lobby', exact: true }).click()
      await startGame(page, { game: 'riftbound', format: 'duel', seats: ['me', 'random'], seed })
      const played = await playOn(page, 'clicks')
      expect(played.over, `seed ${seed} ends`).toBe(true)
      won = played.won
      if (won) break
    }
    expect(won).toBe(true)
    await page.context().close()
  })

  it('a link opens the game, with the same hash', { timeout: 120_000 }, async () => {
    const replay = join(scratch, 'sent.replay')
    execFileSync(program, ['watch', '--seed', '5', '--save', replay], { stdio: 'pipe' })
    const text = readFileSync(replay, 'utf8')
    const page = await open(await fragmentOf({ replay: text, mods: [] }))
    expect(hashOf(await savedBy(page))).toBe(hashOf(text))
    await page.context().close()
  })

  it(
    'a link brings the mod of its game, and another page gets both',
    { timeout: 240_000 },
    async () => {
      const mod = makeMod()
      const replay = join(scratch, 'mod.replay')
      execFileSync(
        program,
        [
          'watch',
          '--mod',
          join(scratch, 'ember'),
          '--deck',
          'hounds',
          '--seed',
          '5',
          '--save',
          replay,
        ],
        { stdio: 'pipe' },
      )
      const text = readFileSync(replay, 'utf8')
      expect(text).toMatch(/^mod ember 1\.0$/m)
      const page = await open(await fragmentOf({ replay: text, mods: [mod] }))
      expect(hashOf(await savedBy(page))).toBe(hashOf(text))

      // what this page shares opens on a page that knows nothing of the mod
      await page.locator('[data-act="links"]').click()
      const shared = await page.getByLabel('The game', { exact: true }).inputValue()
      const other = await open(new URL(shared).hash)
      expect(hashOf(await savedBy(other))).toBe(hashOf(text))
      await other.context().close()

      // another mod of that name: the reader decides
      const changed = {
        ...mod,
        files: mod.files.map((file) => ({ ...file, text: file.text + '-- changed\n' })),
      }
      let asked = ''
      page.once('dialog', (dialog) => {
        asked = dialog.message()
        void dialog.dismiss()
      })
      const fragment = await fragmentOf({ replay: text, mods: [changed] })
      await page.evaluate((hash) => (location.hash = hash), fragment)
      await expect.poll(() => asked).toContain("its own files of the mod 'ember'")
      await page.waitForURL(/#\/$/)
      await page.context().close()
    },
  )

  it(
    'a mod is written, checked, and still there after a reload',
    { timeout: 240_000 },
    async () => {
      const page = await open()
      const tried = await page.evaluate(askWorker, [
        { type: 'new', what: 'mod', name: 'cinder', game: 'riftbound' },
        { type: 'new', what: 'card', name: 'Ash Wisp', mod: 'cinder' },
        { type: 'check', mod: 'cinder', path: 'cards/ash_wisp.lua', text: 'return card {' },
        {
          type: 'check',
          mod: 'cinder',
          path: 'cards/ash_wisp.lua',
          text: 'return card { id = 7 }',
        },
        { type: 'check', mod: 'cinder', path: 'cards/ash_wisp.lua', text: 'return card {' },
        { type: 'test', mod: 'cinder', path: 'cards/ash_wisp.lua' },
      ])
      const codes = (reply: unknown) =>
        (reply as { problems: { code: string }[] }).problems.map(({ code }) => code)
      expect(codes(tried[2])).toEqual(['syntax'])
      expect(codes(tried[3])).not.toContain('syntax')
      // a check leaves no trace: the same text has the same faults again
      expect(tried[4]!.problems).toEqual(tried[2]!.problems)
      expect(tried[5]!.failed).toBe(0)
      expect(tried[5]!.passed).toBeGreaterThan(0)
      const written = [tried[0]!, tried[1]!]
        .flatMap((reply) => reply.files as string[])
        .filter((path) => !path.includes('/.')).length
      // they go into the browser's database, where another worker finds them; hidden ones are not
      // listed
      await expect
        .poll(
          async () => {
            const [files] = await page.evaluate(askWorker, [{ type: 'files' }])
            return (files!.mods as { name: string; files: unknown[] }[]).map(
              (mod) => `${mod.name} ${mod.files.length}`,
            )
          },
          { timeout: 60_000 },
        )
        .toEqual([`cinder ${written}`])
      await page.context().close()
    },
  )

  it('a broken link says so, and the page goes on', { timeout: 120_000 }, async () => {
    const page = await open('#game=AAAA')
    await page.getByText('This link was cut off or changed').waitFor()
    expect(page.url()).toBe(address + '#/')
    await page.context().close()
  })

  it('the page opens again when the host is gone', { timeout: 120_000 }, async () => {
    const page = await open()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await page.context().setOffline(true)
    await page.reload()
    await page.getByText('connected', { exact: true }).first().waitFor({ state: 'attached' })
    await page.context().close()
  })

  it('the first visit loads less than 3 MB', { timeout: 120_000 }, async () => {
    sent.clear()
    const page = await open()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true)) // has kept all files
    await page.context().close()
    expect([...sent.keys()]).toContain('engine/engine.wasm.gz')
    expect([...sent.keys()]).toContain('engine/data.tar.gz')
    const size = [...sent.values()].reduce((sum, bytes) => sum + bytes, 0)
    console.log(`the first visit loads ${(size / 1e6).toFixed(2)} MB`)
    expect(size).toBeLessThan(3e6)
  })
})
