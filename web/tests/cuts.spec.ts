// SPDX-License-Identifier: MIT
//
// A whole game by two pages and one that watches, while their connections are cut at random moments.
import type { WebSocketRoute } from 'playwright-core'
import { expect, test } from 'vitest'
import { everything, openPage, playOn, startGame, useBrowser, type Opened } from './page'

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
  private timer: NodeJS.Timeout | undefined
  private open: (() => Promise<void>) | null = null
  private ended = false

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
    })
    server.onMessage((text) => {
      if (dead) return
      const message = JSON.parse(String(text)) as { type: string; id?: number; message?: string }
      if (message.type === 'error' && asked.has(message.id!)) this.refused.push(message.message!)
      route.send(text)
    })
    this.open = async () => {
      dead = true
      await server.close().catch(() => {})
      await route.close().catch(() => {})
    }
  }

  /** Cuts at random moments until `end`. */
  cutOften(): void {
    this.timer = setTimeout(
      () => {
        this.blocked = this.chance() < 0.3 // sometimes it stays away for a while
        if (this.blocked) setTimeout(() => (this.blocked = false), 1500)
        this.cuts++
        void this.open?.().then(() => {
          if (!this.ended) this.cutOften()
        })
      },
      400 + this.chance() * 4000,
    )
  }

  end(): void {
    this.ended = true
    this.blocked = false
    clearTimeout(this.timer)
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
