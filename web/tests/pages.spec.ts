// SPDX-License-Identifier: MIT
//
// The main pages of both games at a desk, on a small window, a tablet and a phone. Screenshots go to
// build/page-tests/pages/ for people to look at. Two things are compared:
//
//   - the outline (outline.json): where the parts of a page stand, in hundredths of the window. It
//     hardly depends on the fonts of a machine. LUNARBITER_WRITE=1 writes it anew;
//   - what no page may show, on whatever board: parts that lie on each other or stick out of what
//     holds them, words of names that are broken, a page wider than its window.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { everything, openPage, playOn, shots, startGame, useBrowser, type NewGame } from './page'

useBrowser()

const sizes = {
  desk: { width: 1440, height: 900 },
  small: { width: 1160, height: 760 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
}
type Size = keyof typeof sizes
const all = Object.keys(sizes) as Size[]

const pictures = join(shots, 'pages')
mkdirSync(pictures, { recursive: true })

/* ---- Outlines ---------------------------------------------------------------------------- */

type Box = [number, number, number, number]
const outlines = join(fileURLToPath(new URL('.', import.meta.url)), 'outline.json')
const TOLERANCE = 8 // hundredths of the window

const parts = [
  ...['.bar', '.table-bar', '.board', '.side-view.other', '.board-middle', '.own', '.own-hand'],
  ...['.actions', '.side', '.lobby', '.pane', '.panel'],
]

/** Where the parts of the page stand: left, top, width, height in hundredths of the window. */
async function outline(page: Page): Promise<Record<string, Box>> {
  return page.evaluate((parts) => {
    const boxes: Record<string, [number, number, number, number]> = {}
    for (const part of parts) {
      const box = document.querySelector(part)?.getBoundingClientRect()
      if (!box || box.width === 0) continue
      const x = (value: number) => Math.round((100 * value) / innerWidth)
      const y = (value: number) => Math.round((100 * value) / innerHeight)
      boxes[part] = [x(box.left), y(box.top), x(box.width), y(box.height)]
    }
    return boxes
  }, parts)
}

function compare(name: string, now: Record<string, Box>): void {
  const kept = existsSync(outlines)
    ? (JSON.parse(readFileSync(outlines, 'utf8')) as Record<string, Record<string, Box>>)
    : {}
  if (process.env.LUNARBITER_WRITE === '1') {
    const next = Object.entries({ ...kept, [name]: now }).sort(([a], [b]) => (a < b ? -1 : 1))
    const lines = next.map(([key, boxes]) => `  ${JSON.stringify(key)}: ${JSON.stringify(boxes)}`)
    return writeFileSync(outlines, `{\n${lines.join(',\n')}\n}\n`)
  }
  const expected = kept[name]
  expect(expected, `outline of ${name}: LUNARBITER_WRITE=1 writes it`).toBeDefined()
  expect(Object.keys(now), name).toEqual(Object.keys(expected!))
  for (const [part, box] of Object.entries(expected!))
    box.forEach((value, i) =>
      expect(Math.abs(value - now[part]![i]!), `${name}: ${part}[${i}]`).toBeLessThanOrEqual(
        TOLERANCE,
      ),
    )
}

/* ---- What no page may show ------------------------------------------------------------------ */

async function flaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const SLACK = 7 // a turned card leans out of its place
    const called = (one: Element) =>
      `${one.className.toString().split(' ').slice(0, 2).join('.')} "${(one.textContent ?? '').trim().slice(0, 24)}"`
    const box = (one: Element) => one.getBoundingClientRect()
    const seen = (one: Element) => box(one).width > 1 && box(one).height > 1
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(seen)

    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`)

    // letters that cannot be read
    for (const one of all('body *'))
      if ([...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')) {
        const size = parseFloat(getComputedStyle(one).fontSize)
        if (size < 11 && !one.closest('.unseen')) found.push(`${called(one)} is ${size} high`)
      }
    for (const one of all('.log, .question, .options, .board'))
      if (/ <[a-z]+\d+>/.test(one.textContent ?? '')) found.push(`${called(one)} shows an id`)

    // words of names
    for (const name of all('.board .card-name')) {
      const text = name.firstChild
      if (!(text instanceof Text)) continue
      for (const word of text.data.matchAll(/[^\s-]+/g)) {
        if (word[0].includes('\u00ad')) continue // it may be broken there
        const range = document.createRange()
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (tops.size > 1) found.push(`a broken word: ${text.data}`)
      }
    }

    // parts beside each other
    const groups = [
      ...['.board', '.side-rows', '.side-head', '.edges', '.fields', '.zone', '.place'],
      ...['.place-group', '.actions', '.always', '.bar', '.lobby', '.hand'],
    ]
    for (const holder of all(groups.join(','))) {
      const children = [...holder.children].filter(
        (one) =>
          seen(one) &&
          !one.matches('.lines, .own-hand, .stack, .unseen, [class*=ghost], .spring') &&
          getComputedStyle(one).display !== 'contents',
      )
      for (const [at, one] of children.entries())
        for (const other of children.slice(at + 1)) {
          const a = box(one)
          const b = box(other)
          const x = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          if (x > SLACK && y > SLACK) found.push(`${called(one)} lies on ${called(other)}`)
        }
    }

    // parts within what holds them
    for (const holder of all('.side-view, .place, .fields > .zone, .actions, .panel, .stack')) {
      const outer = box(holder)
      for (const one of holder.querySelectorAll(
        '.card, .chip, .pile > summary, .button, .option',
      )) {
        if (!seen(one) || one.closest('.options, .pile-cards, .hand, .more-list, .order')) continue
        const inner = box(one)
        if (inner.left < outer.left - SLACK || inner.right > outer.right + SLACK)
          found.push(`${called(one)} sticks out of ${called(holder)}`)
      }
    }

    // what a card counts
    for (const foot of all('.board .card-foot'))
      if (box(foot.firstElementChild ?? foot).left < box(foot).left - 1)
        found.push(`the numbers of ${called(foot.closest('.card')!)} stick out`)
    return [...new Set(found)]
  })
}

async function look(page: Page, name: string, at: readonly Size[], outlined: boolean) {
  for (const size of at) {
    await page.setViewportSize(sizes[size])
    await page.waitForTimeout(350) // cards have found their size
    await page.screenshot({ path: join(pictures, `${name}-${size}.png`) })
    expect.soft(await flaws(page), `${name} at ${size}`).toEqual([])
    if (outlined) compare(`${name}-${size}`, await outline(page))
  }
}

/* ---- The pages ------------------------------------------------------------------------------ */

test('the lobby and the pages of the studio look as they should', async () => {
  const { page, faults } = await openPage({ size: sizes.desk })
  await page.getByRole('heading', { name: 'A new game' }).waitFor()
  // other tests leave tables behind
  await page.evaluate(() => {
    for (const list of document.querySelectorAll<HTMLElement>('.table-list'))
      list.style.display = 'none'
  })
  await look(page, 'lobby', all, true)
  for (const pane of ['Write', 'Measure', 'Decks']) {
    await page.setViewportSize(sizes.desk)
    await page.getByRole('navigation').getByText(pane, { exact: true }).click()
    await page.locator('.wide-page > *').first().waitFor()
    await page.getByText('Reading the cards').waitFor({ state: 'detached' })
    // its lists have come when the page no longer grows
    let height = -1
    const grown = async () => {
      const before = height
      height = await page.evaluate(() => document.querySelector('.pane')?.scrollHeight ?? 0)
      return height === before
    }
    await expect.poll(grown, { interval: 700 }).toBe(true)
    // series of other tests
    await page.evaluate(() => {
      for (const series of document.querySelectorAll<HTMLElement>('[aria-label^="Series "]'))
        series.style.display = 'none'
    })
    await look(page, pane.toLowerCase(), all, true)
  }
  expect(faults).toEqual([])
})

const tables: (NewGame & { name: string; answers: number; short?: boolean })[] = [
  { name: 'duel', game: 'riftbound', format: 'duel', seats: ['me', 'greedy'], answers: 30 },
  { name: 'evolve', game: 'evolve', seats: ['me', 'greedy'], answers: 45 },
  {
    name: 'ffa4',
    game: 'riftbound',
    format: 'ffa4',
    seats: ['me', 'greedy', 'greedy', 'greedy'],
    answers: 40,
  },
  {
    name: '2v2',
    game: 'riftbound',
    format: '2v2',
    seats: ['me', 'greedy', 'greedy', 'greedy'],
    answers: 40,
  },
]

for (const { name, answers, ...game } of tables)
  test(`the board of ${name} looks as it should`, async () => {
    const { page, faults } = await openPage({ size: sizes.desk })
    await startGame(page, { ...game, seed: '11' })
    await page.locator('.own-hand .card[style*="--hue"]').first().waitFor()
    const close = page.locator('[aria-label="Close the pane"]')
    await close.click()
    await close.waitFor({ state: 'hidden' })
    await look(page, `${name}-begins`, everything ? all : ['desk', 'phone'], true)
    await page.setViewportSize(sizes.desk)
    await playOn(page, 'keys', answers)
    await look(page, name, all, false)
    for (const pane of ['log', 'ask', 'apart']) {
      await page.setViewportSize(sizes.desk)
      await page.click(`[data-pane="${pane}"]`)
      await page.waitForTimeout(400)
      await look(page, `${name}-${pane}`, all, false)
    }
    expect(faults).toEqual([])
  })
