// SPDX-License-Identifier: MIT
//
// A whole game by two pages and one that watches, while their connections are cut at random moments;
// and cuts in the panes: what was typed or asked for is not lost, and nothing is told as done that was
// not.
import type { WebSocketRoute } from 'playwright-core'
import { expect, test } from 'vitest'
import { everything, openPage, playOn, startGame, useBrowser, type Opened } from './page'
import { openFile, rewrite, scout, written } from './writing'

useBrowser()

/** Numbers from 0 to 1 that are the same for the same seed. */
function luck(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** What a page does over the net, and its cuts. */
class Net {
  cuts = 0
  cancelled = 0
  /** Answers that went out, by the number of their question, and those that the table refused. */
  readonly sent: number[] = []
  refused: string[] = []
  private blocked = false
  private open: (() => Promise<void>) | null = null
  /** Messages until the next cut. */
  private left = Infinity

  constructor(
    private readonly opened: Opened,
    private readonly chance: () => number,
  ) {}

  async start(): Promise<void> {
    await this.opened.page.routeWebSocket(/\/ws$/, (route) => this.route(route))
    await this.opened.page.reload()
  }

  private route(route: WebSocketRoute): void {
    if (this.blocked) return void route.close()
    const server = route.connectToServer()
    const asked = new Set<number>()
    let dead = false
    // what is on its way when the net is cut does not arrive, in either direction
    route.onMessage((text) => {
      if (dead) return
      const message = JSON.parse(String(text)) as { type: string; id: number; number: number }
      if (message.type === 'cancel') this.cancelled++
      if (message.type === 'answer') {
        this.sent.push(message.number)
        asked.add(message.id)
      }
      server.send(text)
      this.count()
    })
    server.onMessage((text) => {
      if (dead) return
      const message = JSON.parse(String(text)) as { type: string; id?: number; message?: string }
      if (message.type === 'error' && asked.has(message.id!)) this.refused.push(message.message!)
      route.send(text)
      this.count()
    })
    this.open = async () => {
      dead = true
      await server.close().catch(() => {})
      await route.close().catch(() => {})
    }
  }

  /** Cuts at random moments until `end`: messages are counted, so that a game has as many cuts on a
   * quick machine as on a slow one. */
  cutOften(): void {
    this.left = 20 + Math.floor(this.chance() * 60)
  }

  private count(): void {
    if (--this.left === 0) setTimeout(() => this.cut(), this.chance() * 100)
  }

  private cut(): void {
    if (this.left > 0) return // it has ended meanwhile
    this.blocked = this.chance() < 0.3 // sometimes it stays away for a while
    if (this.blocked) setTimeout(() => (this.blocked = false), 1500)
    this.cuts++
    this.cutOften()
    void this.open?.()
  }

  end(): void {
    this.left = Infinity
    this.blocked = false
  }
}

for (const seed of everything ? [1, 2] : [1])
  test(`cut at random (${seed}): both play the game to its end, and who watches sees it`, async () => {
    const chance = luck(seed)
    const owner = await openPage()
    await startGame(owner.page, { game: 'evolve', seats: ['me', 'other'], seed: String(seed) })
    await owner.page.click('[data-act=links]')
    const links = owner.page.locator('.link-row input')
    await expect.poll(() => links.count()).toBe(3)
    const friend = await openPage({ address: await links.nth(0).inputValue() })
    const guest = await openPage({ address: await links.nth(2).inputValue() })
    await owner.page.keyboard.press('Escape')
    const all = [owner, friend, guest]
    const nets = all.map((opened) => new Net(opened, chance))
    for (const net of nets) await net.start()
    for (const { page } of all) await page.locator('.board').waitFor()

    // whether a page has said that its connection is lost
    for (const { page } of all)
      await page.evaluate(() => {
        const told = window as unknown as { toldLost?: number }
        new MutationObserver(() => {
          if (document.querySelector('.banner')?.textContent?.includes('The connection is lost'))
            told.toldLost = (told.toldLost ?? 0) + 1
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      })
    for (const net of nets) net.cutOften()
    let over = false
    const until = () => over
    const [mine, theirs] = await Promise.all(
      [owner, friend].map(({ page }) =>
        playOn(page, 'keys', 3000, until).finally(() => (over = true)),
      ),
    )
    for (const net of nets) net.end()
    const cuts = nets.map((net) => net.cuts)
    console.log(
      `cut ${cuts.join(', ')} times; ${nets.map((net) => net.sent.length).join(', ')} answers sent, ` +
        `${nets.map((net) => net.refused.length).join(', ')} of them refused`,
    )
    expect(mine!.over || theirs!.over).toBe(true)
    expect(Math.min(...cuts)).toBeGreaterThan(3)

    // all see the same end, and the same log but for what is secret
    for (const { page } of all) {
      await expect.poll(() => page.locator('.link-state').getAttribute('data-state')).toBe('open')
      await page
        .getByText(/ has won|have won|draw\./i)
        .first()
        .waitFor()
    }
    const told = await Promise.all(
      all.map(({ page }) =>
        page.evaluate(() => (window as unknown as { toldLost?: number }).toldLost ?? 0),
      ),
    )
    expect(told.some((count) => count > 0)).toBe(true)

    // each question was answered once, and no answer is missing
    await owner.page.click('[data-pane=apart]')
    await owner.page.locator('.tree .moment').first().waitFor()
    const moment = await owner.page
      .getByText(/moment \d+ of \d+/)
      .first()
      .textContent()
    const answered = nets.reduce((sum, net) => sum + new Set(net.sent).size, 0)
    expect(nets.map((net) => net.cancelled)).toEqual([0, 0, 0])
    expect(Number(/of (\d+)/.exec(moment!)![1])).toBe(answered)

    // an answer that was refused came twice: it had been taken before the net was cut
    for (const net of nets)
      for (const why of net.refused) expect(why).toMatch(/decision|question|late|not asked now/)
    for (const { context, faults } of all) {
      expect(faults.filter((fault) => !/WebSocket/.test(fault))).toEqual([])
      await context.close()
    }
  })

/* ---- Cuts in the panes -------------------------------------------------------------------------- */

/** A line that is cut and mended when a test says so. */
class Line {
  private ends: (() => Promise<void>)[] = []
  private isCut = false
  private after: string | null = null

  constructor(private readonly opened: Opened) {}

  async start(): Promise<void> {
    await this.opened.page.routeWebSocket(/\/ws$/, (route) => {
      if (this.isCut) return void route.close()
      const server = route.connectToServer()
      let dead = false
      this.ends.push(async () => {
        dead = true
        await server.close().catch(() => {})
        await route.close().catch(() => {})
      })
      let last = -1 // the request whose answer does not come
      route.onMessage((text) => {
        if (dead) return
        server.send(text)
        const { type, id } = JSON.parse(String(text)) as { type: string; id: number }
        if (type === this.after) last = id
      })
      server.onMessage((text) => {
        if (dead) return
        const { id } = JSON.parse(String(text)) as { id?: number }
        if (last >= 0 && id === last) {
          this.after = null
          return void this.cut()
        }
        route.send(text)
      })
    })
    await this.opened.page.reload()
  }

  /** Cuts when the table has answered a request of this type, before the answer is here. */
  cutBehind(type: string): void {
    this.after = type
  }

  async cut(): Promise<void> {
    this.isCut = true
    await Promise.all(this.ends.splice(0).map((end) => end()))
  }

  async isKnown(): Promise<void> {
    await this.opened.page.locator('.banner', { hasText: 'The connection is lost' }).waitFor()
  }

  async mend(): Promise<void> {
    this.isCut = false
    const now = this.opened.page.locator('.banner button') // or the page was quicker
    await now.click({ timeout: 2000 }).catch(() => {})
    await this.opened.page.locator('.link-state[data-state=open]').waitFor()
  }
}

/** The file of the scout as it lies on the disk. */
async function onDisk(): Promise<string> {
  const { page, context } = await openPage()
  await page.getByRole('link', { name: 'Write' }).click()
  await openFile(page)
  const text = await written(page)
  await context.close()
  return text
}

const noFaults = (opened: Opened) =>
  expect(opened.faults.filter((fault) => !/WebSocket/.test(fault))).toEqual([])

test('cut while a card is written: what is typed stays, and is checked, saved and played afterwards', async () => {
  const opened = await openPage()
  const { page } = opened
  const line = new Line(opened)
  await line.start()
  await page.getByRole('link', { name: 'Write' }).click()
  await openFile(page)
  const state = page.locator('.studio-bar [role=status]')
  await expect.poll(() => state.textContent()).toMatch(/^saved/)

  // what is typed without a connection is not called right before it was checked
  await line.cut()
  await line.isKnown()
  await rewrite(page, scout({ might: 3 }).replace('draw(1)', 'drow(1)'))
  await expect.poll(() => state.textContent()).toMatch(/not saved.*not checked/)
  await line.mend()
  await page.locator('.problem.error').waitFor()

  // nor is what could not be saved called saved
  await line.cut()
  await line.isKnown()
  await rewrite(page, scout({ might: 3 }))
  await page.keyboard.press('Control+s')
  await expect.poll(() => state.textContent()).toContain('not saved yet')
  expect(await onDisk()).not.toContain('might = 3')
  await line.mend()
  await expect.poll(() => state.textContent()).toMatch(/^saved/)
  expect(await onDisk()).toContain('might = 3')

  // the answer is lost: the file was written, once, and is not written over
  for (const kind of ['write', 'test']) {
    const might = kind === 'write' ? 4 : 5
    line.cutBehind(kind)
    await rewrite(page, scout({ might }))
    await page.keyboard.press('Control+s')
    await line.isKnown()
    const before = await page.locator('[aria-label=Scenarios] h2').count()
    expect(before, kind).toBe(kind === 'write' ? 1 : 0) // those of the time before, or none yet
    if (kind === 'test') await page.getByText('Playing the scenarios').waitFor()
    else await expect.poll(() => state.textContent()).toContain('not saved yet')
    await line.mend()
    await expect.poll(() => state.textContent()).toMatch(/^saved/)
    await expect
      .poll(() => page.locator('[aria-label=Scenarios] h2').allTextContents())
      .toEqual([expect.stringMatching(/^Scenarios: 1 passed/)])
    expect(await onDisk()).toContain(`might = ${might}`)
  }
  expect(await page.locator('.note.bad', { hasText: /by now|another/ }).count()).toBe(0)

  // what is not saved outlives another page, and a reload; thrown away, the file is as it was
  await rewrite(page, scout({ might: 9 }))
  await expect.poll(() => state.textContent()).toContain('changed')
  await page.getByRole('link', { name: 'Measure' }).click()
  await page.locator('.measure').waitFor()
  await page.getByRole('link', { name: 'Write' }).click()
  await expect.poll(() => written(page)).toContain('might = 9')
  await page.waitForTimeout(300) // it is kept shortly after it was typed
  await page.reload()
  await openFile(page)
  await expect.poll(() => written(page)).toContain('might = 9')
  await page.click('[data-act=discard]')
  await expect.poll(() => written(page)).toContain('might = 5')
  await rewrite(page, scout({ might: 2 }))
  await page.keyboard.press('Control+s')
  await expect.poll(() => state.textContent()).toMatch(/^saved/)
  noFaults(opened)
})

test('cut while a game takes a changed card, or is taken apart: it is done once, and shown as it is', async () => {
  const opened = await openPage()
  const { page } = opened
  await startGame(page, { game: 'riftbound', seats: ['me', 'random'], decks: ['ember/ember'] })
  const line = new Line(opened)
  await line.start()
  await playOn(page, 'keys', 3)
  await page.click('[data-pane=apart]')
  const moments = page.locator('.tree .moment')
  await moments.nth(2).waitFor()
  const here = page.locator('.tree .moment[aria-current=true] .n')
  const count = await moments.count()

  // the way back is gone before the answer is here, and found again after the cut
  const end = await here.textContent()
  line.cutBehind('goto')
  await page.click('[data-act=earlier]')
  await line.isKnown()
  await line.mend()
  await expect.poll(() => here.textContent()).not.toBe(end)
  await page.getByLabel('To the end').click()
  await expect.poll(() => here.textContent()).toBe(end)
  expect(await moments.count()).toBe(count)

  // a card that is put there lies there once
  await page.locator('[data-part=edit] > summary').click()
  const put = page.locator('[aria-label="Put a card"]')
  await put.locator('[name=card]').fill('Ember Scout')
  await put.locator('[name=seat]').selectOption('0')
  await put.locator('[name=zone]').selectOption('board')
  const scouts = page.locator('.side-view.own .fields .card', { hasText: 'Ember Scout' })
  await line.cut()
  await line.isKnown()
  await page.click('[data-act=put]')
  await page.locator('.note.bad', { hasText: 'connection is lost' }).waitFor()
  await line.mend()
  await page.waitForTimeout(300)
  expect(await scouts.count()).toBe(0)
  line.cutBehind('put')
  await page.click('[data-act=put]')
  await line.isKnown()
  expect(await page.getByText('is put there').count()).toBe(0)
  await line.mend()
  await expect.poll(() => scouts.count()).toBe(1)

  // the game has taken the card when the answer is lost
  await page.click('.table-bar [data-pane=write]')
  await openFile(page)
  line.cutBehind('reload')
  await rewrite(page, scout({ might: 7 }))
  await page.keyboard.press('Control+s')
  await line.isKnown()
  expect(await page.locator('[data-taken]').count()).toBe(0)
  await line.mend()
  await page.locator('[data-taken]').waitFor()
  await expect.poll(() => scouts.first().textContent()).toContain('7')
  await rewrite(page, scout({ might: 2 }))
  await page.keyboard.press('Control+s')
  await expect.poll(() => scouts.first().textContent()).not.toContain('7')
  noFaults(opened)
})

test('cut while a series runs: the page says so, and has its end when it is back', async () => {
  const opened = await openPage()
  const { page } = opened
  const line = new Line(opened)
  await line.start()
  await page.getByRole('link', { name: 'Measure' }).click()
  const form = page.locator('[aria-label="A new series"]')
  await form.getByLabel('Bots').selectOption('random')
  await page.locator('.measure > [aria-busy=false]').waitFor({ state: 'attached' })
  const others = await page.locator('section.panel').count()
  const series = page.locator('section.panel').first()
  await form.locator('[name=games]').fill('60')
  await page.click('[data-act=start]')
  await series.locator('[data-act=cancel]').waitFor()
  await line.cut()
  await line.isKnown()
  await page.getByText('no progress can be shown').waitFor()
  const watching = await openPage() // sees its end
  await watching.page.getByRole('link', { name: 'Measure' }).click()
  await watching.page.locator('section.panel').first().locator('[data-finished]').waitFor()
  await watching.context.close()
  expect(await series.locator('[data-finished]').count()).toBe(0)
  await line.mend()
  await series.locator('[data-finished]').waitFor()
  await series.locator('.numbers').first().waitFor()
  expect(await page.locator('section.panel').count()).toBe(others + 1)

  // the answer to the start is lost: the series is there, once
  line.cutBehind('sim')
  await form.locator('[name=games]').fill('4')
  await page.click('[data-act=start]')
  await line.isKnown()
  expect(await page.locator('section.panel').count()).toBe(others + 1)
  await line.mend()
  await expect.poll(() => page.locator('section.panel').count()).toBe(others + 2)
  await series.locator('[data-finished]').waitFor()
  noFaults(opened)
})

test('cut while an answer is put together: what was chosen is still chosen', async () => {
  const opened = await openPage()
  const { page } = opened
  await startGame(page, { game: 'riftbound', format: 'duel', seats: ['me', 'random'] })
  const line = new Line(opened)
  await line.start()
  const chosen = page.locator('.actions .option[aria-pressed=true]')
  await page.locator('.actions .option').nth(1).waitFor()
  await page.keyboard.press('b')
  await expect.poll(() => chosen.count()).toBe(1)
  const name = await chosen.textContent()
  await line.cut()
  await line.isKnown()
  await line.mend()
  await page.waitForTimeout(500) // the question has come again
  expect(await chosen.allTextContents()).toEqual([name])
  await page.keyboard.press('Enter')
  await page.locator('.actions .question', { hasText: 'Mulligan' }).waitFor({ state: 'detached' })
  // another question begins anew, also the same one after it was taken back
  await page.keyboard.press('Control+z')
  await page.locator('.actions .question', { hasText: 'Mulligan' }).waitFor()
  expect(await chosen.count()).toBe(0)
  noFaults(opened)
})
