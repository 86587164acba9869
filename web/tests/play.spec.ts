// SPDX-License-Identifier: MIT
//
// Whole games in a browser, against the real program.
import { describe, expect, test } from 'vitest'
import { everything, openPage, playOn, startGame, useBrowser, type NewGame } from './page'

useBrowser()

const games: (NewGame & { title: string; how: 'clicks' | 'keys'; short?: boolean })[] = [
  {
    title: 'a duel',
    how: 'clicks',
    game: 'riftbound',
    format: 'duel',
    seats: ['me', 'random'],
    short: true,
  },
  { title: 'a duel', how: 'keys', game: 'riftbound', format: 'duel', seats: ['me', 'random'] },
  { title: 'Evolve', how: 'clicks', game: 'evolve', seats: ['me', 'random'] },
  { title: 'Evolve', how: 'keys', game: 'evolve', seats: ['me', 'random'], short: true },
  ...(['clicks', 'keys'] as const).flatMap((how) => [
    {
      title: 'a game of three',
      how,
      game: 'riftbound',
      format: 'ffa3',
      seats: ['me', 'random', 'random'],
    },
    {
      title: 'a game of four',
      how,
      game: 'riftbound',
      format: 'ffa4',
      seats: ['me', 'random', 'random', 'random'],
    },
    {
      title: 'two against two',
      how,
      game: 'riftbound',
      format: '2v2',
      seats: ['me', 'random', 'greedy', 'random'],
    },
    { title: 'a match', how, game: 'riftbound', format: 'match', seats: ['me', 'random'] },
  ]),
]

describe('won', () => {
  for (const game of games)
    test.runIf(everything || game.short)(`${game.title} by ${game.how} alone`, async () => {
      const { page, context, faults } = await openPage()
      let won = false
      // a person who loses plays another game; of three players one in three wins
      for (const seed of Array.from({ length: 12 }, (_, at) => String(7 + at))) {
        if (seed !== '7') await page.getByRole('link', { name: 'Lobby', exact: true }).click()
        await startGame(page, { ...game, seed })
        const begin = performance.now()
        const played = await playOn(page, game.how)
        const seconds = (performance.now() - begin) / 1000
        console.log(
          `${game.title} by ${game.how}, seed ${seed}: ${played.answers} answers, ` +
            `${played.onBoard} on the board, ${seconds.toFixed(0)} s, ${played.won ? 'won' : 'lost'}`,
        )
        expect(played.over, `seed ${seed} ends`).toBe(true)
        won = played.won
        if (won) break
      }
      expect(won).toBe(true)
      expect(faults).toEqual([])
      await context.close()
    })
})

test('all seats by one person: the page shows whoever is asked', async () => {
  const { page, faults } = await openPage()
  await startGame(page, { game: 'evolve', seats: ['me', 'me'] })
  const seen = new Set<string>()
  for (let i = 0; i < 6; i++) {
    await playOn(page, 'clicks', 2)
    seen.add((await page.locator('.side-view.own').getAttribute('data-seat')) ?? '')
  }
  expect([...seen].sort()).toEqual(['0', '1'])
  expect(faults).toEqual([])
})

test('undo goes back to the last choice, and redo forward again', async () => {
  const { page } = await openPage()
  await startGame(page, { game: 'evolve', seats: ['me', 'random'] })
  const question = page.locator('.actions .question b').first()
  await page.getByRole('button', { name: /^No$/ }).waitFor()
  const before = await question.textContent()
  await page.keyboard.press('a')
  await expect.poll(() => question.textContent()).not.toBe(before)
  await page.keyboard.press('Control+z')
  await expect.poll(() => question.textContent()).toBe(before)
  await page.keyboard.press('Control+y')
  await expect.poll(() => question.textContent()).not.toBe(before)
})

test('another person by a link sees their own hand and no other; so does a spectator', async () => {
  const { page, context } = await openPage()
  await startGame(page, { game: 'riftbound', format: 'duel', seats: ['me', 'other'] })
  const mine = await names(page)
  await page.click('[data-act=links]')
  const links = page.locator('.link-row input')
  await expect.poll(() => links.count()).toBe(3)
  const seat2 = page.locator('.link-row', { hasText: 'Seat 2' }).locator('input')
  const friend = await openPage({ address: await seat2.inputValue() })
  const guest = await openPage({ address: await links.nth(2).inputValue() })
  await page.keyboard.press('Escape')
  await friend.page.locator('.board').waitFor()
  await guest.page.locator('.board').waitFor()
  const theirs = await names(friend.page)
  expect(mine).toHaveLength(4)
  expect(theirs).toHaveLength(4)
  expect(theirs).not.toEqual(mine)
  expect(await guest.page.locator('.hand .card').count()).toBe(0)
  expect(await guest.page.locator('.tag', { hasText: 'watching' }).count()).toBe(1)
  expect(await friend.page.locator('[data-act=links]').count()).toBe(0)

  // both play; the one who is not asked waits and is told
  let over = false
  const until = () => over
  await Promise.all([
    playOn(page, 'clicks', 12).finally(() => (over = true)),
    playOn(friend.page, 'keys', 200, until).catch(() => {}),
  ])
  expect(await friend.page.locator('.turn-line').textContent()).toMatch(/Turn/)
  for (const one of [friend, guest]) {
    expect(one.faults).toEqual([])
    await one.context.close()
  }
  await context.close()

  async function names(of: typeof page): Promise<(string | null)[]> {
    const cards = of.locator('.own-hand .card')
    await expect.poll(() => cards.count()).toBe(4)
    return Promise.all((await cards.all()).map((card) => card.getAttribute('data-id')))
  }
})

test('the network is cut again and again: the page says so, comes back, and plays on', async () => {
  const { page } = await openPage()
  const cuts: (() => Promise<void>)[] = []
  await page.routeWebSocket(/\/ws$/, (route) => {
    const server = route.connectToServer()
    cuts.push(async () => {
      await server.close()
      await route.close()
    })
  })
  await page.reload()
  await startGame(page, { game: 'evolve', seats: ['me', 'random'] })
  for (let i = 0; i < 3; i++) {
    await playOn(page, 'keys', 3)
    const connections = cuts.length
    await cuts.at(-1)!()
    await expect.poll(() => cuts.length, { timeout: 10_000 }).toBeGreaterThan(connections)
    await expect
      .poll(() => page.locator('.link-state').getAttribute('data-state'), { timeout: 10_000 })
      .toBe('open')
  }
  const played = await playOn(page, 'keys', 5)
  expect(played.answers).toBe(5)
})

test('while the connection is lost the page says so', async () => {
  const { page } = await openPage()
  let blocked = false
  let cut = async () => {}
  await page.routeWebSocket(/\/ws$/, (route) => {
    if (blocked) return void route.close()
    const server = route.connectToServer()
    cut = async () => {
      await server.close()
      await route.close()
    }
  })
  await page.reload()
  await page.getByRole('heading', { name: 'A new game' }).waitFor()
  blocked = true
  await cut()
  await page.getByText('The connection is lost').waitFor()
  await page.getByRole('button', { name: 'Now' }).click()
  blocked = false
  await expect.poll(() => page.locator('.link-state').getAttribute('data-state')).toBe('open')
})

test('passing by itself is said in the log', async () => {
  const { page } = await openPage()
  await startGame(page, { game: 'evolve', seats: ['me', 'random'] })
  await playOn(page, 'keys', 30)
  await expect
    .poll(() => page.locator('.log').textContent(), { timeout: 5000 })
    .toMatch(/by itself|automatic/i)
})

test('text that comes over the wire is never a part of the page', async () => {
  const evil = '<img src=x onerror="window.hit=1">'
  const { page } = await openPage({ settings: { name: evil.slice(0, 40) } })
  await startGame(page, { game: 'evolve', seats: ['me', 'random'] })
  await expect.poll(() => page.locator('.side-name').last().textContent()).toContain('<img')
  expect(await page.locator('.board img').count()).toBe(0)
  expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined()
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]')
  expect(await policy.getAttribute('content')).toContain("default-src 'none'")
})
