// SPDX-License-Identifier: MIT
//
// What the tests of Write do with its editor, and the card that they change.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const writable = (page: Page) =>
  page.locator('.studio-bar [data-state]:not([data-state=opening], [data-state=none])').waitFor()

/** Opens a file of the mod; when this returns it is there, and can be written. */
export async function openFile(page: Page, path = 'cards/ember_scout.lua'): Promise<void> {
  await writable(page) // the file that the pane opens by itself
  await page.getByLabel('File', { exact: true }).selectOption(`ember\n${path}`)
  await writable(page)
}

/** What stands in the editor. */
export async function written(page: Page): Promise<string> {
  return (await page.locator('.cm-content .cm-line').allTextContents()).join('\n')
}

/**
 * Another text in the editor, pasted, so that nothing completes or indents it. (Playwright's own text
 * into an editable element gives it inline styles, which the page's policy refuses.)
 */
export async function rewrite(
  page: Page,
  change: string | ((text: string) => string),
): Promise<void> {
  await writable(page)
  const text = typeof change === 'string' ? change : change(await written(page))
  const editor = page.locator('.cm-content')
  await editor.focus()
  await page.keyboard.press('Control+a')
  await editor.evaluate((element, pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    const event = { clipboardData: data, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', event))
  }, text)
  await expect.poll(async () => (await written(page)).trim()).toBe(text.trim())
}

interface Scout {
  might?: number
  energy?: number
  more?: string // fields behind the others
}

/** The card of the mod, as its skeleton has it but for what is said. */
export function scout({ might = 2, energy = 2, more = '' }: Scout = {}): string {
  return `return card {
  id = "ember-001", name = "Ember Scout", type = "unit",
  domains = { "fury" }, cost = { energy = ${energy} }, might = ${might},
  when_played {
    run = function(game)
      game.draw(1)
    end,
  },
${more}}
`
}
