// SPDX-License-Identifier: MIT
//
// The page as a screen reader has it: the tree of accessibility of every page. Each control has a name
// that tells it from others beside it, the question is announced, and dialogs hold the focus and give
// it back.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, playOn, startGame, useBrowser } from './page'

useBrowser()

interface Node {
  nodeId: string
  parentId?: string
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
  properties?: { name: string; value: { value: unknown } }[]
}

const controls = new Set(
  'button checkbox combobox link menuitem radio slider spinbutton switch tab textbox'.split(' '),
)
const holders = new Set('alertdialog dialog group listitem radiogroup region row'.split(' '))

/** What a screen reader would stumble over. */
async function faultsOf(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as { nodes: Node[] }
  await client.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const found: string[] = []
  const seen = new Map<string, number>()
  for (const node of nodes) {
    const role = node.role?.value ?? ''
    if (node.ignored || !controls.has(role)) continue
    const name = node.name?.value.trim() ?? ''
    if (!/[\p{L}\p{N}]/u.test(name)) found.push(`a ${role} is called "${name}"`)
    // within one part of the page, two controls of one name cannot be told apart
    let holder = byId.get(node.parentId ?? '')
    while (holder && (holder.ignored || !holders.has(holder.role?.value ?? '')))
      holder = byId.get(holder.parentId ?? '')
    const key = `${holder?.nodeId} ${role} ${name}`
    seen.set(key, (seen.get(key) ?? 0) + 1)
    // cards of one name are told by what they count; a rule is the same wherever it stands
    const told = /, \d|card|^\d+ |\(|facedown|^rule /.test(name)
    if (seen.get(key) === 2 && !told) found.push(`two of the role ${role} are called "${name}"`)
  }
  return found
}

/** The dialog has the focus, Tab stays in it, and Escape gives the focus back. */
async function holdsFocus(page: Page, opener: string): Promise<void> {
  await page.locator(opener).first().focus()
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').waitFor()
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const one = document.activeElement
      return one === document.body || one?.closest('dialog[open]') !== null
    })
    expect(at, opener).toBe(true)
  }
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  expect(
    await page.evaluate((opener) => document.activeElement?.matches(opener), opener),
    opener,
  ).toBe(true)
}

test('every control has a name of its own, and dialogs give the focus back', async () => {
  const { page, faults } = await openPage()
  await page.getByRole('heading', { name: 'A new game' }).waitFor()
  expect(await faultsOf(page), 'lobby').toEqual([])
  for (const pane of ['write', 'measure', 'decks']) {
    await page.evaluate((pane) => (location.hash = `#/${pane}`), pane)
    await page.locator('.wide-page .pane').waitFor()
    await page.getByText('Reading the cards').waitFor({ state: 'detached' })
    await page.waitForTimeout(800)
    expect.soft(await faultsOf(page), pane).toEqual([])
  }
  await page.evaluate(() => (location.hash = '#/'))
  await startGame(page, { game: 'riftbound', format: 'duel', seats: ['me', 'random'] })
  await page.locator('.actions .option').first().waitFor()
  // the question is told as soon as it is asked
  const told = page.locator('.actions [data-told]')
  expect(await told.textContent()).toContain('Mulligan')
  for (let i = 0; i < 3; i++) {
    await playOn(page, 'keys', 6)
    await page.waitForTimeout(300)
    expect.soft(await faultsOf(page), `board ${i}`).toEqual([])
  }
  for (const pane of ['log', 'ask', 'apart', 'write']) {
    await page.click(`.table-bar [data-pane="${pane}"]`)
    await page.waitForTimeout(600)
    expect.soft(await faultsOf(page), pane).toEqual([])
  }
  await page.locator('.actions .option').first().waitFor() // else the question takes the focus
  for (const opener of [
    '[aria-label="Help and keys (?)"]',
    '[aria-label=Settings]',
    '[data-act=links]',
  ])
    await holdsFocus(page, opener)
  expect(faults).toEqual([])
})
