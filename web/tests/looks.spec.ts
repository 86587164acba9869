// SPDX-License-Identifier: MIT
//
// How the page looks and reads: for people who see, for people who hear it, on a phone, with a full
// board. Screenshots go to build/page-tests/ for people to look at; pages.spec.ts compares them.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CDPSession, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, phone, playOn, shots, startGame, useBrowser } from './page'

useBrowser()

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe-core finds wrong, as short lines. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe) // a script element would be refused by the page's policy
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const found = await axe.run()
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    )
  })
}

for (const dark of [false, true])
  for (const game of ['riftbound', 'evolve']) {
    const name = `${game}-${dark ? 'dark' : 'light'}`
    test(`${name}: nothing that axe-core finds wrong`, async () => {
      const { page, context, faults } = await openPage({ dark })
      await page.getByRole('heading', { name: 'A new game' }).waitFor()
      expect(await violations(page)).toEqual([])
      await page.screenshot({ path: join(shots, `lobby-${dark ? 'dark' : 'light'}.png`) })
      await startGame(page, { game, seats: ['me', 'random'], seed: '7' })
      await playOn(page, 'keys', 14)
      await page.waitForTimeout(500) // what cards say has come
      await page.screenshot({ path: join(shots, `${name}.png`) })
      expect(await violations(page)).toEqual([])
      for (const pane of ['ask', 'apart']) {
        await page.click(`[data-pane="${pane}"]`)
        await page.waitForTimeout(400)
        await page.screenshot({ path: join(shots, `${name}-${pane}.png`) })
        expect(await violations(page), pane).toEqual([])
      }
      await page.keyboard.press('?')
      await page.getByRole('heading', { name: 'Help and keys' }).waitFor()
      expect(await violations(page), 'help').toEqual([])
      await page.keyboard.press('Escape')
      expect(faults).toEqual([])
      await context.close()
    })
  }

test('on a phone nothing is wider than the window, and names can be read', async () => {
  const { page } = await openPage({ size: phone })
  await page.getByRole('heading', { name: 'A new game' }).waitFor()
  await page.screenshot({ path: join(shots, 'phone-lobby.png') })
  await startGame(page, { game: 'riftbound', format: 'duel', seats: ['me', 'random'] })
  await page.locator('.own-hand .card').nth(3).waitFor()
  await playOn(page, 'clicks', 20)
  await page.waitForTimeout(400)
  await page.screenshot({ path: join(shots, 'phone.png') })
  const measured = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - innerWidth,
    letters: Math.min(
      ...[...document.querySelectorAll('.board :is(.card-face, .card-face *)')].map((part) =>
        parseFloat(getComputedStyle(part).fontSize),
      ),
    ),
    buttons: Math.min(
      ...[...document.querySelectorAll('.options .option')].map(
        (button) => button.getBoundingClientRect().height,
      ),
      99,
    ),
  }))
  expect(measured.wide).toBeLessThanOrEqual(0)
  expect(measured.letters).toBeGreaterThanOrEqual(11)
  expect(measured.buttons).toBeGreaterThanOrEqual(40)
  // with a second table the bar still has all places
  await page.getByRole('link', { name: 'Lobby', exact: true }).click()
  await startGame(page, { game: 'evolve', seats: ['me', 'random'] })
  const places = page.locator('.bar nav')
  expect(await places.getByRole('link').allTextContents()).toEqual([
    'Lobby',
    'Table 1',
    'Table 2',
    'Write',
    'Measure',
    'Decks',
  ])
  expect(await places.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBeLessThanOrEqual(0)
})

/** How many milliseconds the processor worked for each task of the page meanwhile, longest first. */
async function tasksOf(client: CDPSession, act: () => Promise<void>): Promise<number[]> {
  type Event = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }
  const events: Event[] = []
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown[] as Event[])))
  await client.send('Tracing.start', { categories: 'toplevel', transferMode: 'ReportEvents' })
  await act()
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve))
  await client.send('Tracing.end')
  await complete
  const thread = ({ pid, tid }: Event) => `${pid} ${tid}`
  const pages = events.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const ours = new Set(pages.map(thread))
  return events
    .filter((event) => ours.has(thread(event)) && event.name.endsWith('::RunTask'))
    .map(({ tdur }) => (tdur ?? 0) / 1000)
    .sort((a, b) => b - a)
}

test('sixty units on the board: no frame takes longer than it may', async () => {
  const { page, context } = await openPage()
  await startGame(page, { game: 'riftbound', format: 'duel', seats: ['me', 'me'] })
  await page.click('[data-pane=apart]')
  await page.locator('[data-part=edit] > summary').click()
  for (const seat of ['0', '1'])
    for (const count of ['20', '10']) {
      await page.locator('[aria-label="Put a card"] [name=card]').fill('Raging Soul')
      await page.locator('[aria-label="Put a card"] [name=seat]').selectOption(seat)
      await page.locator('[aria-label="Put a card"] [name=zone]').selectOption('board')
      await page.getByLabel('How many').fill(count)
      const before = await page.locator('.board .card').count()
      await page.click('[data-act=put]')
      await expect.poll(() => page.locator('.board .card').count()).toBe(before + Number(count))
    }
  await page.getByLabel('Close the pane').click()
  for (let i = 0; i < 6 && (await page.locator('.actions [data-option^=end]').count()) === 0; i++) {
    await page.keyboard.press('Enter') // hands are kept; then it is the first turn
    await page.waitForTimeout(400)
  }
  await page.screenshot({ path: join(shots, 'sixty.png') })
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable')
  const busy = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')
  }
  // the work of the page for each frame while marks walk over the cards
  const before = await busy()
  const frames = 60
  for (let i = 0; i < frames; i++) await page.keyboard.press(i % 2 ? 'ArrowLeft' : 'ArrowRight')
  const each = ((await busy()) - before) / frames
  // cards that are chosen and given back lay the board out a few times, not once for each width
  const layouts = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'LayoutCount')!.value
  }
  const begun = await layouts()
  await page.locator('.actions .option', { hasText: 'Move units' }).first().click()
  await page.locator('.actions [data-act=confirm], .actions [data-act=cancel]').first().waitFor()
  await page.keyboard.press('a')
  await page.waitForTimeout(300)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(300)
  expect((await layouts()) - begun).toBeLessThan(14)
  // a click takes a unit, and Enter goes on: it does not click again
  const question = page.locator('.actions .question')
  await page.locator('.actions .option').nth(1).click()
  expect(await question.textContent()).toContain('1 chosen')
  await page.keyboard.press('Enter')
  await expect.poll(() => question.textContent()).not.toContain('Which units move')
  // also while cards glide: places are read before anything is moved
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.keyboard.press('Escape')
  await page.waitForTimeout(300)
  await page.locator('.actions .option', { hasText: 'Move units' }).first().click()
  await page.waitForTimeout(500)
  const gliding = await layouts()
  await page.keyboard.press('Escape')
  await page.waitForTimeout(300)
  await page.locator('.actions .option', { hasText: 'Move units' }).first().click()
  await page.waitForTimeout(500)
  expect((await layouts()) - gliding).toBeLessThan(14)
  console.log(`sixty units: ${(1000 * each).toFixed(1)} ms of work for each key`)
  // a move from its choice to the next question, in processor time of the page: told, not judged
  await page.keyboard.press('Escape')
  const stand = page.locator('.board :is(.fields, .place-group) .card-small')
  await stand.evaluateAll((cards) => {
    for (const card of cards) card.setAttribute('data-kept', '')
  })
  let moves = 0
  const tasks = await tasksOf(client, async () => {
    for (let i = 0; moves < 4 && i < 40; i++) {
      const move = page.locator('.actions .option', { hasText: 'Move units' })
      if ((await move.count()) > 0) {
        moves++
        await move.first().click()
        await page.locator('.actions .option').nth(1).click()
        await page.keyboard.press('Enter')
        await page.waitForTimeout(200)
        await page.locator('.actions .option').first().click()
      } else await page.keyboard.press('Enter')
      await page.waitForTimeout(200)
    }
  })
  expect(moves).toBe(4)
  // the board was turned round for the other seat more than once: only what moved was drawn anew
  const anew = await stand.evaluateAll(
    (cards) => cards.filter((card) => !card.hasAttribute('data-kept')).length,
  )
  expect(anew).toBeLessThanOrEqual(moves)
  const longest = tasks.slice(0, 6).map((task) => task.toFixed(1))
  const late = tasks.filter((task) => task > 1000 / 60).length
  console.log(`four moves among sixty units: ${late} tasks beyond a frame, longest ${longest} ms`)
  expect(each).toBeLessThan(1 / 60)
})

test('ask: why not, why so, and back from what was tried', async () => {
  const { page } = await openPage()
  await startGame(page, { game: 'riftbound', format: 'duel', seats: ['me', 'random'] })
  await playOn(page, 'keys', 2)
  await page.locator('.own-hand .card').first().focus()
  await page.keyboard.press(' ')
  await page.locator('.side .verdict', { hasText: /Not now|can be used now/ }).waitFor()
  await expect.poll(() => page.locator('.reasons .reason').count()).toBeGreaterThan(3)
  await page.locator('.side .rule').first().click()
  await page.locator('dialog').waitFor()
  await page.keyboard.press('Escape')

  const question = page.locator('.actions .question b').first()
  await question.waitFor()
  const before = await question.textContent()
  await page.click('[data-act=try]')
  await page.locator('[data-act=come-back]').waitFor()
  await playOn(page, 'keys', 3)
  await page.click('[data-act=come-back]')
  await expect.poll(() => question.textContent()).toBe(before)
})

test('take apart: the time line, a branch, and a scenario that passes', async () => {
  const { page } = await openPage()
  await startGame(page, { game: 'evolve', seats: ['me', 'random'] })
  await playOn(page, 'keys', 8)
  await page.click('[data-pane=apart]')
  const moments = page.locator('.tree .moment')
  await expect.poll(() => moments.count()).toBeGreaterThan(4)
  const current = page.locator('.tree .moment[aria-current=true] .n')
  const end = await current.textContent()
  await page.click('[data-act=earlier]')
  await expect.poll(() => current.textContent()).not.toBe(end)
  await page.click('[data-act=later]')
  await expect.poll(() => current.textContent()).toBe(end)
  await page.getByLabel('Name of this moment').fill('here')
  await page.getByRole('button', { name: 'Remember' }).click()
  await page.getByRole('button', { name: /^here/ }).waitFor()
  await page.click('[data-act=scenario]')
  await page.locator('.verdict', { hasText: 'it passes' }).waitFor({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Step by step' }).click()
  await page.locator('[data-act=next-step]').click()
  await expect.poll(() => page.locator('.step.passed').count()).toBeGreaterThan(1)
})

for (const { game, card, row, pile, hand } of [
  { game: 'riftbound', card: 'Raging Soul', row: 'board', pile: 'trash', hand: 'hand' },
  { game: 'evolve', card: 'Water Fairy', row: 'field', pile: 'cemetery', hand: 'hand' },
])
  test(`take apart: a card of ${game} is moved by drag and by keyboard, and told as a scenario`, async () => {
    const { page, faults } = await openPage()
    await startGame(page, { game, seats: ['me', 'me'] })
    await playOn(page, 'keys', 8)
    // nothing is edited within a step, and the last answer may still open one
    const cancel = page.locator('.actions [data-act=cancel]')
    for (let quiet = 0; quiet < 5; quiet++) {
      if ((await cancel.count()) > 0) {
        await cancel.click()
        quiet = 0
      }
      await page.waitForTimeout(300)
    }
    await page.click('[data-pane=apart]')
    await page.locator('[data-part=edit] > summary').click()
    await page.locator('[aria-label="Put a card"] [name=card]').fill(card)
    await page.locator('[aria-label="Put a card"] [name=seat]').selectOption('0')
    await page.locator('[aria-label="Put a card"] [name=zone]').selectOption(row)
    await page.click('[data-act=put]')
    await page.getByRole('button', { name: /^1: / }).click() // seat 1's view, whoever is asked
    const own = page.locator('.side-view.own')
    const there = own.locator(`[data-zone=${row}] .card`, { hasText: card })
    await there.waitFor()

    // a drag means nothing before cards are moved by hand
    const other = page.locator(`.side-view:not(.own) [data-zone=${row}]`).first()
    await drag(page, there, other)
    expect(await there.count()).toBe(1)
    await page.locator('[data-act=by-hand]').check()
    await page.locator('.board.by-hand').waitFor()
    await page.waitForTimeout(200) // the board hears of drags a moment after it is drawn
    await drag(page, there, other)
    await other.locator('.card', { hasText: card }).waitFor()
    expect(await there.count()).toBe(0)
    await drag(page, other.locator('.card', { hasText: card }), own.locator(`[data-zone=${pile}]`))
    await expect
      .poll(() => own.locator(`[data-zone=${pile}] .card`, { hasText: card }).count())
      .toBe(1)
    await page.locator('[data-act=by-hand]').uncheck()

    // by the keyboard alone: open the pile, ask about the card, and move it
    await own.locator(`[data-zone=${pile}] > summary`).focus()
    await page.keyboard.press('Enter')
    await own.locator(`[data-zone=${pile}] .card`, { hasText: card }).focus()
    await page.keyboard.press(' ')
    await page.locator('.side', { hasText: card }).waitFor()
    await page.keyboard.press('Alt+t')
    const form = page.locator('[aria-label="Move a card"]')
    const edit = page.locator('[data-part=edit]')
    if (!(await edit.evaluate((part) => (part as HTMLDetailsElement).open))) {
      await edit.locator('summary').first().focus()
      await page.keyboard.press('Enter')
    }
    await form.locator('[name=zone]').focus()
    await page.keyboard.type(hand)
    await form.locator('[data-act=move]').focus()
    await page.keyboard.press('Enter')
    await page.locator('.own-hand .card', { hasText: card }).first().waitFor()
    expect(await own.locator(`[data-zone=${pile}] .card`, { hasText: card }).count()).toBe(0)

    // what cannot be is refused with a sentence, and changes nothing
    const before = await settled(page.locator('.tree .moment'))
    await form.locator('[name=zone]').focus()
    await page.keyboard.type(game === 'riftbound' ? 'runes' : 'leader')
    await form.locator('[data-act=move]').focus()
    await page.keyboard.press('Enter')
    await page.getByText('does not lie in the zone').waitFor()
    expect(await page.locator('.tree .moment').count()).toBe(before)

    await page.click('[data-act=scenario]')
    await page.locator('.verdict', { hasText: 'it passes' }).waitFor({ timeout: 30_000 })
    expect(await violations(page)).toEqual([])
    expect(faults).toEqual([])
  })

/** How many there are once no more have come for a while. */
async function settled(many: Locator): Promise<number> {
  for (let last = -1; ;) {
    const now = await many.count()
    if (now === last) return now
    last = now
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
}

/** Drags with the mouse, in steps, as a hand does. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const middle = async (one: Locator) => {
    const box = (await one.boundingBox())!
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  await page.mouse.move(...(await middle(from)))
  await page.mouse.down()
  await page.mouse.move(...(await middle(to)), { steps: 6 })
  await page.mouse.up()
}
