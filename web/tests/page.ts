// SPDX-License-Identifier: MIT
//
// What the tests do with a page: open it, start games, and play by clicks or keys as a person would.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'

export const shots = join(fileURLToPath(new URL('.', import.meta.url)), '../../build/page-tests')
mkdirSync(shots, { recursive: true })

export const everything = process.env.LUNARBITER_WEB === 'all'

export const desk = { width: 1366, height: 860 }
export const phone = { width: 390, height: 844 }

export interface Opened {
  page: Page
  context: BrowserContext
  /** What the browser complained about. */
  faults: string[]
}

let browser: Browser

export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'))
  })
  afterAll(() => browser.close())
}

export interface OpenOptions {
  address?: string
  size?: { width: number; height: number }
  dark?: boolean
  settings?: Record<string, unknown>
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
  const page = await context.newPage()
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
  options: { id: string; at: number; pressed: boolean; object: boolean; home: boolean }[]
  confirm: boolean
  pick: boolean
  cancel: boolean
  question: string
}

/** What the page offers now, read from what it shows. */
async function situation(page: Page): Promise<Situation | null> {
  return page.evaluate(() => {
    const bar = document.querySelector('.actions')
    if (!bar) return null
    const question = bar.querySelector('.question')?.textContent ?? ''
    const over = /has won|have won|draw\./i.test(question)
    const shown = [...bar.querySelectorAll<HTMLButtonElement>('.options .option')]
    return {
      over,
      question,
      options: shown
        .map((button, at) => ({
          id: button.dataset.option ?? '',
          at,
          enabled: !button.disabled,
          pressed: button.getAttribute('aria-pressed') === 'true',
          object: false,
          home: /your base|to your/i.test(button.textContent ?? ''),
        }))
        .filter(({ enabled }) => enabled),
      confirm: bar.querySelector('[data-act=confirm]:not(:disabled), [data-act=none]') !== null,
      pick: bar.querySelector('.options') !== null,
      cancel: bar.querySelector('[data-act=cancel]') !== null,
    }
  })
}

export interface Played {
  over: boolean
  won: boolean
  answers: number
}

/** Plays on until the game is over, by clicks or by keys, as a person who likes to act. */
export async function playOn(
  page: Page,
  how: 'clicks' | 'keys',
  most = 900,
  until: () => boolean = () => false,
): Promise<Played> {
  let answers = 0
  let idle = 0
  let last = ''
  let same = 0
  const tried = new Map<string, number>() // in this turn, so that nothing is repeated for ever
  let turn = ''
  while (answers < most && !until()) {
    const now = await situation(page)
    if (!now || (!now.over && now.options.length === 0 && !now.confirm)) {
      if (++idle > 600) throw new Error(`nothing happens: ${now?.question ?? 'no board'}`)
      await page.waitForTimeout(15)
      continue
    }
    idle = 0
    if (now.over) return { over: true, won: /You have won/.test(now.question), answers }
    const shown = await page.locator('.turn-line').first().textContent()
    if (shown !== turn) {
      turn = shown ?? ''
      tried.clear()
    }
    const key = JSON.stringify(now)
    same = key === last ? same + 1 : 0
    last = key
    if (same > 0 && same < 40) {
      await page.waitForTimeout(10) // the answer is on its way
      continue
    }
    const free = now.options.filter(
      ({ id, pressed }) => !pressed && (tried.get(id) ?? 0) < (id.startsWith('use') ? 2 : 6),
    )
    const ranked = free
      .map((option) => ({ ...option, worth: worth(option.id) - (option.home ? 6.5 : 0) }))
      .sort((a, b) => b.worth - a.worth)
    const best = ranked[0]
    if (now.confirm && (!best || now.options.some(({ pressed }) => pressed) || best.worth <= 3)) {
      if (how === 'keys') await press(page, 'Enter')
      else await click(page, '.actions [data-act=confirm]:not(:disabled), .actions [data-act=none]')
    } else if (best) {
      tried.set(best.id, (tried.get(best.id) ?? 0) + 1)
      if (how === 'keys' && best.at < 26) await press(page, String.fromCharCode(97 + best.at))
      else if (how === 'keys') await press(page, 'Enter')
      else await clickOption(page, best.id)
    } else if (now.cancel) {
      if (how === 'keys') await press(page, 'Escape')
      else await click(page, '.actions [data-act=cancel]')
    } else {
      // every option was tried often: end the turn, or take what is there
      const rest = now.options.find(({ id }) => /^(pass|end)/.test(id)) ?? now.options[0]!
      if (how === 'keys') await press(page, String.fromCharCode(97 + rest.at))
      else await clickOption(page, rest.id)
    }
    answers++
  }
  return { over: false, won: false, answers }
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
}

async function click(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .click({ timeout: 2000 })
    .catch(() => {}) // the question has gone meanwhile
}

/** Clicks the card that an option is about, where that is clear; else the option itself. */
async function clickOption(page: Page, option: string): Promise<void> {
  const id = /^(?:play|attack|target|select|unit|card) ([a-z]+\d+)$/.exec(option)?.[1]
  if (id !== undefined) {
    const card = page.locator(`.board [data-id="${id}"][data-legal]:visible`)
    if ((await card.count()) === 1) {
      const done = await card
        .click({ timeout: 800 })
        .then(() => true)
        .catch(() => false)
      const entry = page.locator(`.menu [data-option="${option}"]`)
      if (await entry.isVisible().catch(() => false))
        await entry.click({ timeout: 800 }).catch(() => {})
      if (done) return
    }
  }
  await page
    .locator(`.actions [data-option="${quoted(option)}"]`)
    .first()
    .click({ timeout: 2000 })
    .catch(() => {})
}

function quoted(text: string): string {
  return text.replace(/["\\]/g, '\\$&')
}
