// SPDX-License-Identifier: MIT
//
// The panes of people who make cards: Write, Measure, Decks; with the mod `ember` of serve.ts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, playOn, shots, startGame, useBrowser } from './page'
import { openFile, rewrite, scout } from './writing'

useBrowser()

const JINX = readFileSync(
  fileURLToPath(new URL('../../decks/riftbound/jinx-origins.txt', import.meta.url)),
  'utf8',
)

const save = (page: Page): Promise<void> => page.keyboard.press('Control+s')
const scenarios = (page: Page): Locator => page.locator('[aria-label=Scenarios] h2')
const drawn = (page: Page): Locator => page.locator('.drawn-card')

test('write: checked as it is typed, completed, explained, drawn, and played on save', async () => {
  const { page, faults } = await openPage()
  await page.getByRole('link', { name: 'Write' }).click()
  await openFile(page)
  await expect.poll(() => drawn(page).textContent()).toContain('Ember Scout')

  // a mistake is told in its place, while nothing is saved
  await rewrite(page, scout().replace('game.draw', 'game.drow'))
  const problem = page.locator('.problem.error')
  await problem.waitFor()
  expect(await problem.textContent()).toMatch(/drow.*draw/s)
  await expect.poll(() => page.locator('.cm-lintRange-error').count()).toBeGreaterThan(0)
  await page.screenshot({ path: join(shots, 'write-problem.png') })

  // the card is drawn as it is written
  await rewrite(page, scout({ might: 3 }))
  await problem.waitFor({ state: 'detached' })
  await expect.poll(() => drawn(page).textContent()).toContain('Might 3')

  // completion, from the place where the writer stands
  await rewrite(page, scout().split('draw(1)')[0]!)
  await page.keyboard.press('Control+Space')
  const items = page.locator('.cm-tooltip-autocomplete li')
  await expect.poll(() => items.allTextContents().then((all) => all.join())).toContain('draw')
  await page.keyboard.type('dra')
  await expect.poll(() => items.first().textContent()).toMatch(/^draw/)
  await page.waitForTimeout(150) // a list that has just come takes no Enter: it may mean a new line
  await page.keyboard.press('Enter')
  expect(await page.locator('.cm-content').textContent()).toMatch(/game\.draw/)

  // what a word means, where the pointer rests
  await rewrite(page, scout())
  const word = page.locator('.cm-line', { hasText: 'game.draw(1)' })
  const box = (await word.boundingBox())!
  const at = await word.evaluate((line) => {
    const range = document.createRange()
    const walk = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const found = node.textContent!.indexOf('draw')
      if (found < 0) continue
      range.setStart(node, found)
      range.setEnd(node, found + 4)
      return range.getBoundingClientRect().left + 8
    }
    return 0
  })
  await page.mouse.move(at - 20, box.y - 40)
  await page.mouse.move(at, box.y + box.height / 2, { steps: 4 })
  const explained = page.locator('.explanation')
  await explained.waitFor()
  expect(await explained.textContent()).toMatch(/draw/)
  await page.mouse.move(5, 5)

  // scenarios are played on save; a failure leads to its line
  await rewrite(page, scout({ might: 4 }))
  await save(page)
  await expect.poll(() => scenarios(page).textContent()).toContain('1 failed')
  expect(await page.locator('.step.failed .bad').textContent()).toMatch(/line \d+: .*4/)
  await page.screenshot({ path: join(shots, 'write-failed.png') })
  await page.locator('.step.failed .link').click()
  await expect.poll(() => page.locator('.cm-content').textContent()).toContain('t:pass_all()')

  // the margin marks what no scenario runs
  await openFile(page)
  await expect.poll(() => page.locator('.cm-content').textContent()).toContain('return card')
  const never = '  deathknell {\n    run = function(game)\n      game.draw(2)\n    end,\n  },\n'
  await rewrite(page, scout({ more: never }))
  await save(page)
  await expect.poll(() => scenarios(page).textContent()).toMatch(/2 passed, 0 failed, 1 line/)
  await expect.poll(() => page.locator('.missed-mark').count()).toBe(1)
  await page.screenshot({ path: join(shots, 'write.png') })
  await rewrite(page, scout())
  await save(page)
  await expect.poll(() => scenarios(page).textContent()).toMatch(/2 passed, 0 failed$/)
  expect(faults).toEqual([])
})

test('write: a skeleton is made, and its card stands in the list of files', async () => {
  const { page, faults } = await openPage()
  await page.getByRole('link', { name: 'Write' }).click()
  await page.locator('.cm-content').waitFor()
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.locator('dialog').getByLabel('Name').fill('Ember Hound')
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect.poll(() => drawn(page).textContent()).toContain('Ember Hound')
  await save(page)
  await expect.poll(() => scenarios(page).textContent()).toMatch(/2 passed, 0 failed/)
  expect(faults).toEqual([])
})

test('write: of a new mod its card is opened, and a file that is no script has no mistakes', async () => {
  const { page, faults } = await openPage({ late: 300 }) // the list of mods comes late
  await page.getByRole('link', { name: 'Write' }).click()
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const dialog = page.locator('dialog')
  expect(await dialog.getByLabel('What').inputValue()).toBe('card')
  await dialog.getByLabel('What').selectOption('mod')
  await dialog.getByLabel('Name').fill('Late Hound')
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect.poll(() => drawn(page).textContent()).toContain('Late Hound')
  await page.getByLabel('File', { exact: true }).selectOption('late-hound\nREADME.md')
  const state = page.locator('.studio-bar [role=status]')
  await expect.poll(() => state.textContent()).toContain('no errors')
  expect(faults).toEqual([])
})

test('write: a changed card goes into the running game, or the decision that no longer fits is told', async () => {
  const { page, faults } = await openPage()
  await startGame(page, {
    game: 'riftbound',
    format: 'duel',
    seats: ['me', 'random'],
    decks: ['ember/ember', 'ember/ember'],
    seed: '7',
  })
  await playOn(page, 'keys', 3)
  await page.click('[data-pane=apart]')
  await page.locator('[data-part=edit] > summary').click()
  const put = page.locator('[aria-label="Put a card"]')
  await put.locator('[name=card]').fill('Ember Scout')
  await put.locator('[name=seat]').selectOption('0')
  await put.locator('[name=zone]').selectOption('board')
  await page.click('[data-act=put]')
  const mine = page.locator('.board .fields .card', { hasText: 'Ember Scout' })
  await mine.first().waitFor()

  await page.click('[data-pane=write]')
  await openFile(page)
  await expect.poll(() => drawn(page).textContent()).toContain('Ember Scout')
  await rewrite(page, scout({ might: 5 }))
  await save(page)
  await page.locator('[data-taken*="ember-001"]').waitFor()
  await expect.poll(() => mine.first().textContent()).toContain('5')
  await page.screenshot({ path: join(shots, 'write-taken.png') })

  // a card that cannot be loaded any more leaves the game as it was
  await rewrite(page, scout({ might: 5 }).replace('"unit"', '"unite"'))
  await save(page)
  await page.locator('.problem.error').waitFor()
  await page.locator('.note.bad, .verdict.no').first().waitFor()
  expect(await mine.first().textContent()).toContain('5')

  await rewrite(page, scout())
  await save(page)
  await expect.poll(() => mine.first().textContent()).not.toContain('5')
  const question = page.locator('.actions .question b').first()
  expect(await question.textContent()).not.toBe('')
  expect(faults).toEqual([])
})

test('write: where a move no longer fits, the game stays until its owner goes on from there', async () => {
  const { page, faults } = await openPage()
  await startGame(page, {
    game: 'riftbound',
    format: 'duel',
    seats: ['me', 'random'],
    decks: ['ember/ember', 'ember/ember'],
    seed: '7',
  })
  await page.locator('.actions [data-act=confirm]').waitFor()
  await page.keyboard.press('Enter') // the hand is kept; nothing is spent in the first turn
  await page.locator('.actions [data-option^=end]').waitFor()
  await page.click('[data-pane=apart]')
  await page.locator('[data-part=edit] > summary').click()
  const put = page.locator('[aria-label="Put a card"]')
  await put.locator('[name=card]').fill('Ember Scout')
  await put.locator('[name=seat]').selectOption('0')
  await put.locator('[name=zone]').selectOption('hand')
  await page.click('[data-act=put]')
  const hand = page.locator('.own-hand .card[data-legal]', { hasText: 'Ember Scout' })
  await hand.first().waitFor()
  await hand.first().click()
  const played = page.locator('.board .fields .card', { hasText: 'Ember Scout' })
  for (let i = 0; i < 12 && (await played.count()) === 0; i++) await playOn(page, 'keys', 1)
  const before = await played.count() // the deck holds more of them
  expect(before).toBeGreaterThan(0)

  await page.click('[data-pane=write]')
  await openFile(page)
  await expect.poll(() => drawn(page).textContent()).toContain('Ember Scout')
  await rewrite(page, scout({ energy: 11 }))
  await save(page)
  const anyhow = page.getByRole('button', { name: 'Go on from there' })
  await anyhow.waitFor()
  expect(await page.locator('.verdict.no').textContent()).toMatch(
    /'[^']*Ember Scout[^']*' cannot come/,
  )
  expect(await played.count()).toBe(before)
  await page.screenshot({ path: join(shots, 'write-unfit.png') })
  await anyhow.click()
  await page.locator('[data-taken]').waitFor()
  await expect.poll(() => played.count()).toBeLessThan(before)
  await rewrite(page, scout())
  await save(page)
  await expect.poll(() => scenarios(page).textContent()).toMatch(/2 passed, 0 failed/)
  expect(faults).toEqual([])
})

test('measure: progress, cancel, plots, and the games behind a number', async () => {
  const { page, faults } = await openPage()
  await page.getByRole('link', { name: 'Measure' }).click()
  const form = page.locator('[aria-label="A new series"]')
  await form.getByLabel('Bots').selectOption('random')
  await form.locator('[name=games]').fill('20000')
  await page.click('[data-act=start]')
  const series = page.locator('section.panel').first()
  await expect
    .poll(() => series.locator('progress').getAttribute('aria-label'))
    .toMatch(/^[1-9]\d* of 20000/)
  await series.locator('[data-act=cancel]').click()
  await series.getByText('cancelled').waitFor()
  await expect.poll(() => series.locator('.numbers').count()).toBeGreaterThan(0)

  await form.locator('[name=games]').fill('12')
  await form.locator('[name=kind]').selectOption('cards')
  await page.click('[data-act=start]')
  await series.locator('[data-finished]').waitFor()
  await expect.poll(() => series.locator('.plot canvas').count()).toBe(2)
  const painted = await series
    .locator('.plot canvas')
    .first()
    .evaluate((canvas) => {
      const of = canvas as HTMLCanvasElement
      const { data } = of.getContext('2d')!.getImageData(0, 0, of.width, of.height)
      return data.some((value) => value !== 0)
    })
  expect(painted).toBe(true)
  await expect.poll(() => series.locator('tbody tr').count()).toBeGreaterThan(20) // its cards
  await page.screenshot({ path: join(shots, 'measure.png') })
  const share = await series.locator('[data-act=games]').first().textContent()
  await series.locator('[data-act=games]').first().click()
  const games = page.locator('dialog .game-list button')
  await games.first().waitFor()
  expect(`${await games.count()} of 12`).toBe(share)
  await games.first().click()
  await page.locator('.board').waitFor()
  await expect.poll(() => page.locator('.tree .moment').count()).toBeGreaterThan(10)
  expect(faults).toEqual([])
})

test('measure: every deck against every other, and one in place of another', async () => {
  const { page, faults } = await openPage()
  await page.getByRole('link', { name: 'Measure' }).click()
  const form = page.locator('[aria-label="A new series"]')
  const series = page.locator('section.panel').first()
  await form.locator('[name=game]').selectOption('evolve')
  await form.getByLabel('Bots').selectOption('random')
  await form.locator('[name=games]').fill('4')
  await form.locator('[name=kind]').selectOption('matrix')
  for (const [at, deck] of ['sd01-forest', 'sd02-sword', 'sd03-rune'].entries())
    await form.locator(`[name=deck-${at + 1}]`).selectOption(deck)
  await page.click('[data-act=start]')
  await series.locator('[data-finished]').waitFor()
  await page.screenshot({ path: join(shots, 'measure-matrix.png') })
  await expect.poll(() => series.locator('.numbers td .link').count()).toBe(6)

  await form.locator('[name=kind]').selectOption('compare')
  await form.locator('[name=compare]').selectOption('sd04-dragon')
  await page.click('[data-act=start]')
  await expect.poll(() => series.locator('.verdict').textContent()).toMatch(/sd04-dragon.*4 pairs/)
  expect(faults).toEqual([])
})

const code = async (page: Page): Promise<string> => {
  await page.click('[data-act=export]')
  const out = page.getByLabel('The deck in that form')
  await out.waitFor()
  return out.inputValue()
}

test('decks: built, checked, exported, imported again, and saved for games', async () => {
  const { page, faults } = await openPage()
  await page.getByRole('link', { name: 'Decks' }).click()
  const search = page.locator('[data-act=search]')
  await search.fill('lux crownguard')
  await page.getByRole('button', { name: 'Lux, Crownguard as champion' }).click()
  await page.locator('[aria-label=Cards] .card-line').first().click()
  expect(await page.locator('[data-entry]').count()).toBe(2)
  await expect
    .poll(() => page.locator('[data-problems]').getAttribute('data-problems'))
    .toMatch(/^[2-9]|\d\d/)
  await page.screenshot({ path: join(shots, 'decks.png') })

  // a list as players paste it, with a mistake and without
  const list = page.getByLabel('A deck: a code, a line or a list')
  await list.fill('Legend:\n1 Loose Canon\n')
  await page.click('[data-act=import]')
  await page.locator('[role=alert]', { hasText: 'Loose Cannon' }).waitFor()
  await list.fill(JINX)
  await page.click('[data-act=import]')
  await expect.poll(() => page.locator('[data-problems]').getAttribute('data-problems')).toBe('0')
  const entries = await page.locator('[data-entry]').allTextContents()
  expect(entries.length).toBeGreaterThan(15)

  await page.getByLabel('Form of the export').selectOption('piltover')
  const exported = await code(page)
  expect(exported).toMatch(/^C[A-Z2-7]+\s*$/)
  await list.fill(exported)
  await page.locator('[data-entry] [aria-label$=less]').first().click()
  await page.click('[data-act=import]')
  await expect
    .poll(async () => (await page.locator('[data-entry]').allTextContents()).sort().join())
    .toBe([...entries].sort().join())

  await page.getByLabel('Form of the export').selectOption('tabletop')
  expect(await code(page)).toMatch(/^(OGN-\d+\S* ?)+\s*$/)

  await page.getByLabel('Name of the deck').fill('my-jinx')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved as ember/my-jinx').waitFor()
  await page.getByRole('link', { name: 'Lobby', exact: true }).click()
  await page.selectOption('[name=deck-0]', 'ember/my-jinx')
  await page.click('[data-act=start]')
  await page.locator('.board').waitFor()
  expect(faults).toEqual([])
})
