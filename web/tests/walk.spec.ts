// SPDX-License-Identifier: MIT
//
// What somebody does who has just come: invites a friend, reads a card, changes it in the game that
// runs, takes a step back, drags with a finger, and goes on when a game is over.
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, phone, playOn, shots, startGame, useBrowser } from './page'
import { rewrite } from './writing'

useBrowser()

test('a friend who is missing is told, and comes by the first link', async () => {
  const { page, faults } = await openPage()
  await startGame(page, { game: 'riftbound', format: 'duel', seats: ['me', 'other'] })
  await page.locator('.actions .question b').first().waitFor()
  await page.keyboard.press('Enter') // the hand is kept
  await page.locator('.actions', { hasText: 'nobody sits there' }).waitFor()
  await page.click('[data-act=invite]')
  const dialog = page.getByRole('dialog', { name: 'Invite' })
  const first = dialog.locator('.link-row').first()
  await first.waitFor()
  expect(await first.textContent()).toContain('Seat 2')
  expect(await dialog.locator('.link-row').nth(1).textContent()).toContain('yours')
  await dialog.locator('[data-only-here]').waitFor() // the tests' table listens to this machine
  await page.screenshot({ path: join(shots, 'invite.png') })
  const wide = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)
  expect(wide).toBeLessThanOrEqual(0)
  const friend = await openPage({ address: await first.locator('input').inputValue() })
  await friend.page.locator('.board').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-act=invite]').waitFor({ state: 'detached' })
  expect([...faults, ...friend.faults]).toEqual([])
})

test('a card of a shipped deck is read, changed, and plays on changed in the same game', async () => {
  const { page, faults } = await openPage()
  await startGame(page, {
    game: 'evolve',
    seats: ['me', 'random'],
    decks: ['sd06-haven', 'sd06-haven'], // no other test has it: it stays changed here
  })
  await playOn(page, 'keys', 2)
  const card = page.locator('.own-hand .card').first()
  await card.click({ button: 'right' }) // reads it, also while a click would act
  await page.screenshot({ path: join(shots, 'card-dialog.png') })
  const name = await page.locator('dialog h2').textContent() // the hand may just have changed
  await page.click('dialog [data-act=change]')
  await expect.poll(() => page.locator('.cm-content').textContent()).toContain('return card')
  await rewrite(page, (text) => text.replace(/cost = \d+/, 'cost = 9'))
  await page.keyboard.press('Control+s')
  await page.locator('.verdict[data-taken]').waitFor()
  expect(await page.locator('.verdict[data-taken]').textContent()).toContain('goes on with')
  expect(await page.locator('.problem.error').count()).toBe(0)
  const cost = page.locator('.own-hand .card', { hasText: name! }).locator('.card-cost').first()
  await expect.poll(() => cost.textContent()).toBe('9')
  await page.screenshot({ path: join(shots, 'card-changed.png') })
  expect(faults).toEqual([])
})

test('when a game is over the page says where to go: the replay, and the same game again', async () => {
  const { page, faults } = await openPage()
  await startGame(page, { game: 'evolve', seats: ['me', 'random'] })
  const first = new URL(page.url()).hash
  await page.locator('.actions summary', { hasText: 'More' }).click()
  await page.click('[data-act=concede]')
  await page.locator('[data-act=again]').waitFor()
  await page.screenshot({ path: join(shots, 'over.png') })
  await page.click('[data-act=look-back]')
  await page.locator('.tree .moment').first().waitFor()
  await page.locator('[data-act=again]').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).hash).not.toContain(first.split('/')[2]!)
  await page.locator('.actions .option').first().waitFor()
  expect(await page.locator('.side-view.own').getAttribute('data-seat')).toBe('0')
  expect(faults).toEqual([])
})

test('take it back: by its button and by Escape, the step is as if it had not begun', async () => {
  const { page, faults } = await openPage()
  await startGame(page, { game: 'riftbound', format: 'duel', seats: ['me', 'me'] })
  const cancel = page.locator('.actions [data-act=cancel]')
  const state = () =>
    page.evaluate(() => ({
      question: document.querySelector('.actions .question b')?.textContent,
      options: [...document.querySelectorAll<HTMLElement>('.actions .option')].map(
        (option) => option.dataset.option,
      ),
      hand: [...document.querySelectorAll<HTMLElement>('.own-hand .card')].map(
        (card) => card.dataset.id,
      ),
      numbers: document.querySelector('.side-view.own .side-head')?.textContent,
    }))
  const taken: string[] = []
  for (let i = 0; i < 60 && taken.length < 2; i++) {
    await page.locator('.actions .question b').first().waitFor()
    const before = await state()
    await page.waitForTimeout(200) // where one can only pass, the page does so by itself
    if (JSON.stringify(await state()) !== JSON.stringify(before)) continue
    await playOn(page, 'keys', 1)
    await page.locator('.actions .question b').first().waitFor()
    await page.waitForTimeout(150) // the next question has come
    if ((await cancel.count()) === 0) continue
    const within = await state()
    if (taken.length === 0) await cancel.click()
    else await page.keyboard.press('Escape')
    await cancel.waitFor({ state: 'detached' })
    await expect.poll(state).toEqual(before)
    expect(within).not.toEqual(before)
    await page.locator('.log, .pane', { hasText: 'You take it back' }).first().waitFor()
    taken.push(before.question ?? '')
    await page.keyboard.press('Enter') // something else than the same step again
    await page.waitForTimeout(150)
  }
  expect(taken).toHaveLength(2)
  expect(faults).toEqual([])
})

test('the keys mean what the bar says, and the focus stays at the game after an answer', async () => {
  const { page, faults } = await openPage()
  await startGame(page, { game: 'riftbound', format: 'duel', seats: ['me', 'random'] })
  const end = page.locator('.actions [data-option^=end], .actions [data-option^=pass]')
  await page.locator('.actions .option').first().waitFor()
  await page.keyboard.press('Enter') // the hand is kept
  await end.waitFor()
  expect(await end.locator('.enter').count()).toBe(1)
  const held = () =>
    page.evaluate(() => {
      const one = document.activeElement as HTMLElement
      return one.closest('.board [data-id]')
        ? 'card'
        : one.closest('.actions')
          ? 'bar'
          : one.tagName
    })
  const question = page.locator('.actions .question')
  let moved = 0
  for (let i = 0; i < 12 && moved < 4; i++) {
    const card = page.locator('.board .card[data-legal]').first()
    const option = page.locator('.actions .option:enabled').first()
    await ((await card.count()) > 0 && i % 2 ? card : option).focus()
    const before = await question.textContent()
    await page.keyboard.press('Enter')
    await page.waitForTimeout(250)
    const entry = page.locator('.menu [role=menuitem]').first()
    if ((await entry.count()) > 0) {
      await page.keyboard.press('ArrowDown')
      expect(await page.evaluate(() => document.activeElement?.role)).toBe('menuitem')
      await page.keyboard.press('Enter')
      await page.waitForTimeout(250)
    }
    expect(['card', 'bar']).toContain(await held())
    if ((await question.textContent()) !== before) moved++
  }
  expect(moved).toBeGreaterThan(2)
  expect(faults).toEqual([])
})

/** A finger rests on a thing, drags it to another one, and is lifted; or goes off at once. */
async function finger(page: Page, from: Locator, to: Locator, rest: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const middle = async (one: Locator) => {
    const box = (await one.boundingBox())!
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  }
  const begin = await middle(from)
  const end = await middle(to)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await touch('touchStart', begin)
  await page.waitForTimeout(rest)
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', {
      x: Math.round(begin.x + ((end.x - begin.x) * step) / 8),
      y: Math.round(begin.y + ((end.y - begin.y) * step) / 8),
    })
  await touch('touchEnd')
  await client.detach()
}

test('a finger that rests on a unit drags it to a battlefield; one that does not rest scrolls', async () => {
  const { page, faults } = await openPage({ size: phone })
  await page.setViewportSize({ width: 1100, height: 900 })
  await startGame(page, { game: 'riftbound', format: 'duel', seats: ['me', 'random'] })
  await page.locator('.actions .option').first().waitFor()
  await page.keyboard.press('Enter') // the hand is kept; then it is the first turn
  await page.locator('.actions [data-option^=end]').waitFor()
  await page.click('[data-pane=apart]')
  await page.locator('[data-part=edit] > summary').click()
  const put = page.locator('[aria-label="Put a card"]')
  await put.locator('[name=card]').fill('Raging Soul')
  await put.locator('[name=seat]').selectOption('0')
  await put.locator('[name=zone]').selectOption('board')
  await page.click('[data-act=put]')
  await page.getByLabel('Close the pane').click()
  const unit = page.locator('.side-view.own .fields .card', { hasText: 'Raging Soul' })
  await unit.first().waitFor()
  await page.locator('.place.lit').first().waitFor()
  const place = page.locator('.place').first()
  const there = place.locator('.place-group.mine .card', { hasText: 'Raging Soul' })

  await finger(page, unit.first(), place, 0)
  await page.waitForTimeout(300)
  expect(await page.locator('.ghost').count()).toBe(0)
  expect(await there.count()).toBe(0)

  await finger(page, unit.first(), page.locator('.turn-line'), 450) // nothing is there
  await page.waitForTimeout(300)
  expect(await there.count()).toBe(0)
  await finger(page, unit.first(), place, 450)
  await there.waitFor()
  expect(await page.locator('dialog').count()).toBe(0)
  expect(faults).toEqual([])
})

test('an address of a table that is gone says so, and leads to the lobby', async () => {
  const { page, faults } = await openPage()
  await page.getByRole('heading', { name: 'A new game' }).waitFor()
  await page.evaluate(() => (location.hash = '#/table/gone'))
  await page.locator('.page', { hasText: 'There is no table' }).waitFor()
  await page.getByRole('link', { name: 'To the lobby' }).click()
  await page.getByRole('heading', { name: 'A new game' }).waitFor()
  expect(await page.getByRole('link', { name: /^Table/ }).count()).toBe(0) // no tab leads there
  expect(faults).toEqual([])
})

test('who reloads the page in a game sits where they sat; on another computer a seat is offered', async () => {
  const { page, faults } = await openPage()
  await startGame(page, { game: 'evolve', seats: ['me', 'random'] })
  await page.locator('.actions .option').first().waitFor()
  await page.reload()
  await page.locator('.actions .option').first().waitFor()
  expect(await page.locator('.tag', { hasText: 'watching' }).count()).toBe(0)
  await page.evaluate(() => localStorage.removeItem('lunarbiter.seats'))
  await page.reload()
  await page.locator('.tag', { hasText: 'watching' }).waitFor()
  await page.click('[data-act=sit]')
  await page.locator('.actions .option').first().waitFor()
  expect(faults).toEqual([])
})
