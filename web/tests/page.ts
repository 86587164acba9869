// SPDX-License-Identifier: MIT
//
// What the tests do with a page: open it, start games, and play by clicks or keys as a person would.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'

export const shots = join(fileURLToPath(new URL('.', import.meta.url)), '../../build/page-tests')
mkdirSync(shots, { recursive: true })

export const everything = process.env.LUNARBITER_WEB === 'all'

/** For whoever tries whether a test is sturdy: all that the table says comes so many milliseconds late,
 * and the processor is so many times slower. */
const late = Number(process.env.LUNARBITER_LATE ?? 0)
const slow = Number(process.env.LUNARBITER_SLOW ?? 1)

export const desk = { width: 1366, height: 860 }
export const phone = { width: 390, height: 844 }

export interface Opened {
  page: Page
  context: BrowserContext
  /** What the browser complained about. */
  faults: string[]
}

let browser: Browser

/** Opens the browser for a file of tests. Behind each test its pages are closed; one that failed leaves
 * pictures of them in build/page-tests/failed/. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'))
  })
  afterEach(async ({ task }) => {
    const pages = browser.contexts().flatMap((context) => context.pages())
    if (task.result?.state === 'fail') {
      const name = task.name.replaceAll(/[^a-z0-9]+/gi, '-')
      for (const [i, page] of pages.entries())
        await page.screenshot({ path: join(shots, `failed/${name}-${i}.png`) })
    }
    for (const context of browser.contexts()) await context.close()
  })
  afterAll(() => browser.close())
}

export interface OpenOptions {
  address?: string
  size?: { width: number; height: number }
  dark?: boolean
  settings?: Record<string, unknown>
  /** All that the table says comes so many milliseconds late. */
  late?: number
}

/** A page of its own, as another browser would open it. */
export async function openPage(options: OpenOptions = {}): Promise<Opened> {
  const context = await browser.newContext({
    viewport: options.size ?? desk,
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    hasTouch: options.size === phone,
  })
  await context.addInitScript((settings) => {
    if (localStorage.getItem('lunarbiter.settings') === null)
      localStorage.setItem('lunarbiter.settings', JSON.stringify(settings))
  }, options.settings ?? {})
  const delay = options.late ?? late
  if (delay > 0)
    await context.routeWebSocket(/\/ws$/, (route) => {
      const server = route.connectToServer()
      server.onMessage((text) => setTimeout(() => route.send(text), delay))
    })
  const page = await context.newPage()
  if (slow > 1) {
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slow })
  }
  page.setDefaultTimeout(120_000) // a busy machine takes its time
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto(options.address ?? inject('address'))
  return { page, context, faults }
}

export interface NewGame {
  game?: string
  format?: string
  seed?: string
  seats?: string[] // "me", "other", or a bot's name
  decks?: string[]
}

/** Starts a game from the lobby, as a person fills in its form. */
export async function startGame(page: Page, wanted: NewGame): Promise<void> {
  await page.getByRole('heading', { name: 'A new game' }).waitFor()
  if (wanted.game) await page.click(`[data-game="${wanted.game}"]`)
  if (wanted.format) await page.selectOption('[name=format]', wanted.format)
  for (const [seat, who] of (wanted.seats ?? []).entries())
    await page.selectOption(`[name=seat-${seat}]`, who)
  for (const [seat, deck] of (wanted.decks ?? []).entries())
    await page.selectOption(`[name=deck-${seat}]`, deck)
  await page.getByText('More', { exact: true }).first().click()
  await page.getByLabel('Seed').fill(wanted.seed ?? '7')
  await page.getByLabel('milliseconds').fill('0')
  await page.click('[data-act=start]')
  await page.locator('.board').waitFor()
}

/** What a person would rather do: higher is better. */
function worth(option: string): number {
  const kind = option.split(/[ .]/)[0]!
  const better: Record<string, number> = {
    play: 9,
    attack: 8,
    move: 7,
    yes: 6,
    target: 5,
    select: 5,
    unit: 5,
    use: 4,
    pass: 1,
    end: 0,
  }
  return better[kind] ?? 3
}

interface Situation {
  over: boolean
  question: string
  turn: string
  options: { id: string; at: number; pressed: boolean; home: boolean }[]
  confirm: boolean
  cancel: boolean
}

/**
 * What the page offers, read from what it shows: waits until it offers something, and something
 * else than `last` (0.4 s: then a click has changed nothing). Null: nothing came in a second.
 */
async function situation(page: Page, last: string): Promise<Situation | null> {
  return page.evaluate(
    (last) =>
      new Promise<Situation | null>((resolve) => {
        const read = (): Situation | null => {
          const bar = document.querySelector('.actions')
          if (!bar) return null
          const question = bar.querySelector('.question')?.textContent ?? ''
          const now = {
            over: /has won|have won|draw\./i.test(question),
            question,
            turn: document.querySelector('.turn-line')?.textContent ?? '',
            options: [...bar.querySelectorAll<HTMLButtonElement>('.options .option')]
              .map((button, at) => ({ button, at }))
              .filter(({ button }) => !button.disabled)
              .map(({ button, at }) => ({
                id: button.dataset.option ?? '',
                at,
                pressed: button.getAttribute('aria-pressed') === 'true',
                home: /your base|to your/i.test(button.textContent ?? ''),
              })),
            confirm:
              bar.querySelector('[data-act=confirm]:not(:disabled), [data-act=none]') !== null,
            cancel: bar.querySelector('[data-act=cancel]') !== null,
          }
          return now.over || now.options.length > 0 || now.confirm ? now : null
        }
        const begin = performance.now()
        const look = () => {
          const now = read()
          const waited = performance.now() - begin
          if (now && (JSON.stringify(now) !== last || waited > 400)) return resolve(now)
          if (waited > 1000) return resolve(null)
          setTimeout(look, 4)
        }
        look()
      }),
    last,
  )
}

export interface Played {
  over: boolean
  won: boolean
  answers: number
  /** How many of the clicks went to cards and places on the board. */
  onBoard: number
}

/** Plays on until the game is over, by clicks or by keys, as a person who likes to act. */
export async function playOn(
  page: Page,
  how: 'clicks' | 'keys',
  most = 1500,
  until: () => boolean = () => false,
): Promise<Played> {
  let answers = 0
  let onBoard = 0
  let last = ''
  let done = 'nothing yet'
  let same = 0 // clicks and keys in a row that changed nothing
  const tried = new Map<string, number>() // in this turn, so that nothing is repeated for ever
  let turn = ''
  while (answers < most) {
    let now: Situation | null = null
    const patience = performance.now() + 60_000
    while (!now && !until() && performance.now() < patience) now = await situation(page, last)
    if (until()) break
    if (!now) throw new Error(`the page offers nothing for a minute: ${await stateOf(page)}`)
    same = JSON.stringify(now) === last ? same + 1 : 0
    if (same >= 20)
      throw new Error(`20 times nothing changed, after ${done}: ${await stateOf(page)}`)
    // The board moves when the bar below it grows: a click may meet another card, which is shown
    // large. A person closes it.
    if (same > 0 && (await page.locator('dialog[open]').count()) > 0)
      await page.keyboard.press('Escape')
    last = JSON.stringify(now)
    if (now.over) return { over: true, won: /You have won/.test(now.question), answers, onBoard }
    if (now.turn !== turn) {
      turn = now.turn
      tried.clear()
    }
    const free = now.options.filter(
      ({ id, pressed }) => !pressed && (tried.get(id) ?? 0) < (id.startsWith('use') ? 2 : 6),
    )
    const best = free
      .map((option) => ({ ...option, worth: worth(option.id) - (option.home ? 6.5 : 0) }))
      .sort((a, b) => b.worth - a.worth)[0]
    done = 'the bar'
    if (now.confirm && (!best || now.options.some(({ pressed }) => pressed) || best.worth <= 3)) {
      if (how === 'keys') await page.keyboard.press('Enter')
      else
        await click(page, ['.actions [data-act=confirm]:not(:disabled), .actions [data-act=none]'])
    } else if (best || !now.cancel) {
      // when every option was tried often: end the turn, or take what is there
      const rest = now.options.find(({ id }) => /^(pass|end)/.test(id)) ?? now.options[0]!
      const option = best ?? rest
      done = option.id
      tried.set(option.id, (tried.get(option.id) ?? 0) + 1)
      if (how === 'clicks') onBoard += await clickOption(page, option.id)
      else if (option.at < 26) await page.keyboard.press(String.fromCharCode(97 + option.at))
      else await page.keyboard.press('Enter')
    } else if (how === 'keys') await page.keyboard.press('Escape')
    else await click(page, ['.actions [data-act=cancel]'])
    answers++
  }
  return { over: false, won: false, answers, onBoard }
}

/** Where a page stands that does not go on, for the message; a picture is kept. */
async function stateOf(page: Page): Promise<string> {
  await page.screenshot({ path: join(shots, 'stuck.png') })
  return page.evaluate(() =>
    ['.link-state', '.turn-line', '.question', '.notes', '.banner', 'dialog[open] h2']
      .map((part) => document.querySelector(part)?.textContent ?? '')
      .filter((text) => text !== '')
      .join(' | '),
  )
}

/**
 * Clicks with the mouse on the middle of the first element that is seen there and not covered by
 * another one, once it has stood still for a frame. Gives its place in the list; -1: none could be
 * clicked.
 */
async function click(page: Page, selectors: string[]): Promise<number> {
  const found = await page.evaluate(async (selectors) => {
    const frame = () => new Promise(requestAnimationFrame)
    for (const [at, selector] of selectors.entries()) {
      const element = document.querySelector(selector)
      element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      let box = element?.getBoundingClientRect()
      for (let before = null; element && JSON.stringify(box) !== JSON.stringify(before);) {
        before = box
        await frame()
        await frame()
        box = element.getBoundingClientRect()
      }
      if (!box || box.width === 0) continue
      const x = box.left + box.width / 2
      const y = box.top + box.height / 2
      const top = document.elementFromPoint(x, y)
      if (top && element!.contains(top)) return { at, x, y }
    }
    return null
  }, selectors)
  if (!found) return -1
  await page.mouse.click(found.x, found.y)
  return found.at
}

/** Clicks the card or place that an option is about, where that is clear; else the option itself.
 * Gives 1 for the board, 0 for the bar. */
async function clickOption(page: Page, option: string): Promise<number> {
  const quoted = option.replace(/["\\]/g, '\\$&')
  const id = / ([a-z]+\d+)$/.exec(option)?.[1]
  const bar = `.actions [data-option="${quoted}"]`
  if (id === undefined) return (await click(page, [bar]), 0)
  const at = await click(page, [`.board [data-id="${id}"][data-legal]`, bar])
  if (at !== 0) return 0
  // a card that can do several things shows them
  const entry = page.locator(`.menu [data-option="${quoted}"]`)
  if ((await entry.count()) > 0) await click(page, [`.menu [data-option="${quoted}"]`])
  return 1
}
