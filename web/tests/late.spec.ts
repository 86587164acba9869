// SPDX-License-Identifier: MIT
//
// The page while the table is slow to answer: what is offered can be used at once, keys that are pressed
// before a reply count, and a reply takes neither the focus nor what is typed.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, playOn, startGame, useBrowser } from './page'

useBrowser()

const LATE = 300

const value = (page: Page, selector: string) => page.locator(selector).inputValue()

/** Notes each list to choose from that is there to be used and holds nothing. */
async function watchLists(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const empty = ((window as unknown as { emptyLists: string[] }).emptyLists = [] as string[])
    const look = () => {
      for (const one of document.querySelectorAll('select'))
        if (one.selectedIndex < 0 || one.options.length === 0)
          empty.push(one.getAttribute('aria-label') ?? one.name)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { emptyLists: string[] }).emptyLists)
}

test('late: no list is offered before it is filled, on any page', async () => {
  const { page, faults } = await openPage({ late: LATE })
  const empty = await watchLists(page)
  await page.getByRole('heading', { name: 'A new game' }).waitFor() // the key is kept
  const address = page.url().replace(/#.*/, '')
  for (const pane of ['', 'write', 'measure', 'decks']) {
    await page.goto(`${address}#/${pane}`)
    await page.reload()
    await page.locator('select').first().waitFor()
    await page.waitForTimeout(3 * LATE)
    expect(await empty(), pane).toEqual([])
  }
  await page.getByRole('link', { name: 'Lobby', exact: true }).click()
  await startGame(page, { game: 'riftbound', seats: ['me', 'random'] })
  for (const pane of ['apart', 'write']) {
    await page.click(`.table-bar [data-pane=${pane}]`)
    for (const summary of await page.locator('.side summary').all()) await summary.click()
    await page.waitForTimeout(3 * LATE)
    expect(await empty(), pane).toEqual([])
  }
  expect(faults).toEqual([])
})

test('late: keys on the time line count, however quick they are, and the focus stays', async () => {
  const { page, faults } = await openPage({ late: LATE })
  await startGame(page, { game: 'evolve', seats: ['me', 'random'] })
  await playOn(page, 'keys', 6)
  await page.click('[data-pane=apart]')
  const here = page.locator('.tree .moment[aria-current=true] .n')
  await expect.poll(() => page.locator('.tree .moment').count()).toBeGreaterThan(4)
  await page.getByLabel('To the start').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => here.textContent()).toBe('0')
  await page.waitForTimeout(3 * LATE)
  await page.locator('[data-act=later]').focus()
  for (let i = 0; i < 3; i++) await page.keyboard.press('Enter')
  await page.waitForTimeout(4 * LATE)
  expect(await here.textContent()).toBe('3')
  expect(await page.locator('.small', { hasText: 'moment 3 of' }).count()).toBe(1)
  // the range goes on from where it was put, too
  await page.locator('.time-range').focus()
  await page.keyboard.press('ArrowLeft')
  await page.waitForTimeout(1.5 * LATE)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.waitForTimeout(4 * LATE)
  expect(await here.textContent()).toBe('0')
  // a button that can do no more keeps the focus
  await page.locator('[data-act=earlier]').focus()
  await page.keyboard.press('Enter')
  await page.waitForTimeout(2 * LATE)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-act'))).toBe(
    'earlier',
  )
  expect(faults).toEqual([])
})

test('late: numbers of the position are typed while the game goes on', async () => {
  const { page, faults } = await openPage({ late: LATE })
  await startGame(page, { game: 'riftbound', format: 'duel', seats: ['me', 'me'] })
  await page.click('[data-pane=apart]')
  await page.locator('[data-part=edit] > summary').click()
  const put = page.locator('[aria-label="Put a card"]')
  await put.locator('[name=card]').fill('Raging Soul')
  await put.locator('[name=zone]').selectOption('board')
  await page.click('[data-act=put]')
  const card = page.locator('.side-view.own .fields .card', { hasText: 'Raging Soul' }).first()
  await card.waitFor()
  // how many: typed over what was there, and Enter puts so many
  const many = put.getByLabel('How many')
  await many.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  const all = page.locator('.side-view.own .fields .card', { hasText: 'Raging Soul' })
  await expect.poll(() => all.count()).toBe(4)

  // a number of the card, while another change is on its way
  await card.focus()
  await page.keyboard.press(' ')
  await page.keyboard.press('Alt+t')
  const edit = page.locator('[data-part=edit]')
  if (!(await edit.evaluate((part) => (part as HTMLDetailsElement).open)))
    await edit.locator('summary').first().click()
  const damage = edit.getByLabel('damage', { exact: true })
  await damage.waitFor()
  const exhausted = edit.getByLabel('exhausted', { exact: true })
  await exhausted.focus()
  await page.keyboard.press(' ')
  expect(await exhausted.isChecked()).toBe(true)
  await damage.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('1')
  await page.waitForTimeout(3 * LATE)
  expect(await damage.inputValue()).toBe('1')
  expect(await exhausted.isChecked()).toBe(true)
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await page.waitForTimeout(LATE / 2)
  expect(await damage.inputValue()).toBe('12')
  await page.waitForTimeout(3 * LATE)
  expect(await damage.inputValue()).toBe('12')
  expect(faults).toEqual([])
})

test('late: nothing that is typed into a file is lost, and the file that was chosen last is opened', async () => {
  const { page, faults } = await openPage({ late: LATE })
  await page.getByRole('link', { name: 'Write' }).click()
  const content = page.locator('.cm-content')
  await content.waitFor()
  // before a file is there, nothing can be typed that would be lost
  await content.focus()
  await page.keyboard.type('-- lost')
  expect(await content.textContent()).not.toContain('-- lost')
  const file = page.getByLabel('File', { exact: true })
  await expect.poll(() => content.textContent()).toContain('return card')
  // two files, the second one before the first has come
  await file.selectOption('ember\nmod.lua')
  await file.selectOption('ember\ncards/ember_scout.lua')
  for (let i = 0; i < 6; i++) {
    await page.waitForTimeout(LATE / 3)
    expect(await file.inputValue()).toBe('ember\ncards/ember_scout.lua')
  }
  await page.locator('.studio-bar [data-state=saved]').waitFor()
  expect(await content.textContent()).toContain('ember-001')
  // saved twice: what was typed in between is saved, too
  const state = page.locator('.studio-bar [role=status]')
  await content.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('-- one')
  await page.keyboard.press('Control+s')
  await page.keyboard.type(' and two')
  await page.keyboard.press('Enter') // a line of its own, which goes again in the end
  await page.keyboard.press('Control+s')
  await expect.poll(() => state.textContent()).toMatch(/^saved/)
  expect(await content.textContent()).toContain('-- one and two')
  // who leaves while it is checked is told of no fault
  await page.getByRole('link', { name: 'Measure' }).click()
  await page.waitForTimeout(3 * LATE)
  expect(await page.locator('.note.bad').count()).toBe(0)
  await page.getByRole('link', { name: 'Write' }).click()
  await expect.poll(() => content.textContent()).toContain('-- one and two')
  await content.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Control+s')
  await expect.poll(() => state.textContent()).toMatch(/^saved .* no errors/)
  expect(faults).toEqual([])
})

test('late: a series is started once, and its end takes no focus with it', async () => {
  const { page, faults } = await openPage({ late: LATE })
  await page.getByRole('link', { name: 'Measure' }).click()
  const form = page.locator('[aria-label="A new series"]')
  await form.waitFor()
  await page.locator('.measure > [aria-busy=false]').waitFor({ state: 'attached' })
  await form.getByLabel('Bots').selectOption('random')
  const games = form.locator('[name=games]')
  await games.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('3000') // so many that it goes on while its page is looked at
  expect(await value(page, '[name=games]')).toBe('3000')
  const others = await page.locator('section.panel').count()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const series = page.locator('section.panel').first()
  await series.locator('[data-act=cancel]').focus()
  await series.locator('[data-finished]').waitFor()
  expect(await page.locator('section.panel').count()).toBe(others + 1)
  // Enter that was meant for Cancel forgets nothing
  await page.keyboard.press('Enter')
  await page.waitForTimeout(2 * LATE)
  expect(await page.locator('section.panel').count()).toBe(others + 1)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Series \d+$/)
  expect(faults).toEqual([])
})

test('late: a key that is held down answers one question', async () => {
  const { page, context, faults } = await openPage({ late: 20 })
  await startGame(page, { game: 'evolve', seats: ['me', 'me'] })
  // the question, and whose it is: both are asked the same
  const asked = () =>
    page.evaluate(() => {
      const seat = document.querySelector<HTMLElement>('.side-view.own')?.dataset.seat
      return `${seat} ${document.querySelector('.actions [data-told]')?.textContent}`
    })
  await page.locator('.actions .option').first().waitFor()
  const first = await asked()
  const client = await context.newCDPSession(page)
  const down = (autoRepeat: boolean) =>
    client.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      key: 'a',
      code: 'KeyA',
      text: 'a',
      autoRepeat,
    })
  await down(false)
  await expect.poll(asked).not.toBe(first)
  await page.waitForTimeout(200)
  const second = await asked()
  for (let i = 0; i < 5; i++) await down(true)
  await client.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'a', code: 'KeyA' })
  await page.waitForTimeout(300)
  expect(await asked()).toBe(second)
  expect(faults).toEqual([])
})
