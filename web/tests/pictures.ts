// SPDX-License-Identifier: MIT
//
// Takes the pictures of docs/table.md anew: `npm run pictures`. The seeds are pinned, so a picture
// changes when the page or the engine does.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import {
  openPage,
  phone,
  playOn,
  startGame,
  useBrowser,
  type NewGame,
  type OpenOptions,
} from './page'

useBrowser()

const docs = join(fileURLToPath(new URL('.', import.meta.url)), '../../docs')

interface Picture {
  name: string
  open: OpenOptions
  game: NewGame
  answers: number
  pane?: string
  then?: (page: Page) => Promise<void>
}

const small = { width: 1160, height: 760 }
const large = { width: 1440, height: 900 }

const pictures: Picture[] = [
  {
    name: 'table-duel',
    open: { size: large },
    game: { game: 'riftbound', format: 'duel', seats: ['me', 'greedy'], seed: '11' },
    answers: 18,
    pane: 'log',
  },
  {
    name: 'table-evolve',
    open: { size: small, dark: true },
    game: { game: 'evolve', seats: ['me', 'greedy'], seed: '7' },
    answers: 26,
  },
  {
    name: 'table-phone',
    open: { size: phone },
    game: { game: 'riftbound', format: 'duel', seats: ['me', 'greedy'], seed: '11' },
    answers: 18,
  },
  {
    name: 'table-apart',
    open: { size: small },
    game: { game: 'riftbound', format: 'duel', seats: ['me', 'greedy'], seed: '7' },
    answers: 20,
    pane: 'apart',
    then: async (page) => {
      await page.locator('.own-hand .card').first().focus()
      await page.keyboard.press(' ')
      await page.click('[data-pane=apart]')
      await page.locator('[data-part=edit] > summary').click()
      await page.locator('[aria-label="Move a card"]').scrollIntoViewIfNeeded()
    },
  },
]

for (const picture of pictures)
  test(picture.name, async () => {
    const { page, context } = await openPage(picture.open)
    await startGame(page, picture.game)
    await playOn(page, 'keys', picture.answers)
    if (picture.pane) {
      const pressed = page.locator(`[data-pane=${picture.pane}][aria-pressed=true]`)
      if ((await pressed.count()) === 0) await page.click(`[data-pane=${picture.pane}]`)
    }
    await picture.then?.(page)
    await page.locator('.board .card[style*="--hue"]').first().waitFor() // what cards say has come
    await page.waitForTimeout(800)
    await page.screenshot({ path: join(docs, `${picture.name}.png`) })
    await context.close()
  })
