// SPDX-License-Identifier: MIT
//
// Every shape of question, put to the page in place of the one that the game asks: where the focus is,
// what is announced and how often, what the keys answer, and where the focus is afterwards. The keys of
// the walk are all that is used.
import type { Page, WebSocketRoute } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Option } from '../src/wire/types'
import { openPage, startGame, useBrowser, type Opened } from './page'

useBrowser()

type Message = Record<string, unknown>

/** Stands between the page and the table, asks in the table's name, and keeps the answers to itself. */
class Stand {
  readonly answers: unknown[] = []
  private route: WebSocketRoute | null = null
  private last: Message | null = null // the question that the game asks
  private number = 5000
  private options: Option[] = [] // of what was asked last

  async between(opened: Opened): Promise<void> {
    await opened.page.routeWebSocket(/\/ws$/, (route) => {
      const server = route.connectToServer()
      this.route = route
      route.onMessage((text) => {
        const message = JSON.parse(String(text)) as Message
        if (message.type === 'answer' && Number(message.number) >= 5000) {
          this.answers.push(message.values)
          return route.send(JSON.stringify({ type: 'reply', id: message.id }))
        }
        if (message.type === 'partial' && Number(message.number) >= 5000) {
          const next = this.options.map((_, i) => i)
          return route.send(JSON.stringify({ type: 'reply', id: message.id, next, whole: true }))
        }
        server.send(text)
      })
      server.onMessage((text) => {
        const message = JSON.parse(String(text)) as Message
        if (message.type === 'decision') this.last = message
        route.send(text)
      })
    })
    await opened.page.reload()
  }

  get view(): {
    zones: { zone: string; owner?: number; cards: { id: string; name?: string }[] }[]
  } {
    return this.last!.view as never
  }

  /** Asks something else than the game does. */
  ask(question: Message): void {
    const more = {
      number: ++this.number,
      min: 1,
      max: 1,
      default: [],
      open: false,
      source: undefined,
    }
    this.options = question.options as Option[]
    this.route!.send(JSON.stringify({ ...this.last, ...more, ...question }))
  }
}

/** Counts from now on what is announced: texts that come into a live region that is there already. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = []
    ;(window as unknown as { heard: string[] }).heard = heard
    const live = '[role=status], [role=log], [role=alert], [aria-live]:not([aria-live=off]), output'
    const known = new Set(document.querySelectorAll(live))
    new MutationObserver((changes) => {
      const regions = new Set<Element>()
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(live)
        if (region && known.has(region)) regions.add(region)
      }
      for (const region of regions) heard.push(region.textContent ?? '')
      for (const region of document.querySelectorAll(live)) known.add(region)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}

const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0))

/** What has the focus: the bar itself, or the words of a part of the page. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement
    if (!one || one === document.body) return 'nothing'
    if (one.matches('.actions')) return 'the bar'
    const name = one.getAttribute('aria-label') ?? one.textContent ?? ''
    return `${one.closest('.actions') ? 'bar' : 'elsewhere'}: ${name.trim()}`
  })

/** Where Tab leads within the bar, as places: it follows the way one reads. */
async function tabs(page: Page): Promise<void> {
  const places = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.actions :is(button, input, summary)')]
      .filter((one) => one.checkVisibility() && one.tabIndex >= 0)
      .map((one) => one.getBoundingClientRect())
      .map(({ left, top, bottom }) => ({ left, top, bottom })),
  )
  expect(places.length).toBeGreaterThan(2)
  for (const [at, one] of places.slice(1).entries()) {
    const before = places[at]!
    const below = one.bottom > before.bottom - 2
    const right = one.left > before.left
    expect(below || right, JSON.stringify([before, one])).toBe(true)
  }
}

interface Shape {
  name: string
  question: Message
  /** What has the focus when it is asked. */
  focus: RegExp
  /** The keys that answer it, and the answer. */
  keys: string[]
  answer: unknown
  /** What else is announced while it is answered. */
  said?: RegExp
}

const option = (index: number, label: string, more: Partial<Option> = {}): Option => ({
  index,
  id: `${more.kind ?? 'card'} ${index}`,
  label,
  kind: 'card',
  ...more,
})

const three = [option(0, 'One'), option(1, 'Two'), option(2, 'Three')]

const shapes: Shape[] = [
  {
    name: 'pick one',
    question: { shape: 'pick', question: 'Which of three?', options: three },
    focus: /^the bar$/,
    keys: ['b'],
    answer: [1],
  },
  {
    name: 'pick one or none',
    question: { shape: 'pick', question: 'Which, if any?', options: three, min: 0 },
    focus: /^the bar$/,
    keys: ['Enter'],
    answer: [],
  },
  {
    name: 'pick several',
    question: { shape: 'pick', question: 'Which two?', options: three, min: 2, max: 2 },
    focus: /^the bar$/,
    keys: ['a', 'c', 'Enter'],
    answer: [0, 2],
    said: /2 chosen of 2/,
  },
  {
    name: 'order',
    question: { shape: 'order', question: 'In which order?', options: three, min: 3, max: 3 },
    focus: /^bar: 1One/,
    keys: ['ArrowDown', 'Enter'],
    answer: [1, 0, 2],
    said: /One: 2 of 3/,
  },
  {
    name: 'number',
    question: { shape: 'number', question: 'How many?', options: [], min: 0, max: 4 },
    focus: /^bar: How many\?$/,
    keys: ['ArrowRight', 'ArrowRight', 'Enter'],
    answer: [2],
    said: /^2$/,
  },
  {
    name: 'split',
    question: {
      shape: 'split',
      question: 'Who gets how much?',
      options: three.map((one) => ({ ...one, most: 2 })),
      min: 3,
      max: 3,
    },
    focus: /^bar: More for One$/,
    keys: ['Enter', 'Enter', 'Enter', 'Enter'], // two to One, one to Two, confirmed
    answer: [2, 1, 0],
    said: /all given out/,
  },
  {
    name: 'yes or no',
    question: {
      shape: 'pick',
      question: 'Pay for it?',
      options: [option(0, 'no', { kind: 'no' }), option(1, 'yes', { kind: 'yes' })],
    },
    focus: /^the bar$/,
    keys: ['b'],
    answer: [1],
  },
  {
    name: 'pay',
    question: {
      shape: 'pick',
      question: 'How do you pay 2?',
      options: [option(0, 'exhaust two', { kind: 'pay' }), option(1, 'recycle', { kind: 'pay' })],
      open: true,
    },
    focus: /^the bar$/,
    keys: ['Tab', 'Tab', 'Enter'], // the rule, the first option
    answer: [0],
  },
]

test('each shape of question has the focus, is announced once, and is answered by keys', async () => {
  const opened = await openPage()
  const { page, faults } = opened
  await startGame(page, { game: 'evolve', seats: ['me', 'random'] })
  const stand = new Stand()
  await stand.between(opened)
  await page.locator('.actions .option').first().waitFor()
  await listen(page)
  await page.keyboard.press('F6') // into the page, as somebody does who uses keys
  await page.locator('.actions').focus()
  for (const { name, question, said, ...shape } of shapes) {
    await heard(page)
    stand.ask(question)
    const asked = String(question.question)
    await page.locator('.actions .question', { hasText: asked }).waitFor()
    await expect.poll(() => focus(page), { message: name }).toMatch(shape.focus)
    await page.waitForTimeout(60)
    const first = await heard(page)
    expect(
      first.filter((one) => one.includes(asked)),
      `${name}: ${first.join(' | ')}`,
    ).toHaveLength(1)
    await tabs(page)
    for (const key of shape.keys) {
      await page.keyboard.press(key)
      await page.waitForTimeout(60)
    }
    await expect.poll(() => stand.answers.at(-1), { message: name }).toEqual(shape.answer)
    stand.answers.length = 0
    if (said)
      expect(
        (await heard(page)).filter((one) => said.test(one)),
        name,
      ).not.toEqual([])
    expect(await focus(page), name).not.toBe('nothing')
  }
  expect(faults).toEqual([])
})

test('a target is answered on the board, from the card that has the focus', async () => {
  const opened = await openPage()
  const { page, faults } = opened
  await startGame(page, { game: 'evolve', seats: ['me', 'random'] })
  const stand = new Stand()
  await stand.between(opened)
  await page.locator('.own-hand .card').nth(2).waitFor()
  await listen(page)
  const hand = stand.view.zones.find(({ zone, owner }) => zone === 'hand' && (owner ?? 0) === 0)!
  const options = hand.cards
    .slice(0, 3)
    .map((card, i) =>
      option(i, card.name!, { kind: 'target', object: card.id, id: `target ${card.id}` }),
    )
  await page.locator('.actions').focus()
  stand.ask({ shape: 'pick', question: 'Which target?', options })
  await page.locator('.actions .question', { hasText: 'Which target?' }).waitFor()
  await page.waitForTimeout(60)
  expect((await heard(page)).filter((one) => one.includes('Which target?'))).toHaveLength(1)
  // what can be chosen is named so, and takes Enter
  const lit = page.locator('.own-hand .card[data-legal]')
  expect(await lit.count()).toBe(3)
  await page.keyboard.press('ArrowRight')
  const first = page.locator(`.own-hand .card[data-id="${options[0]!.object}"]`)
  await first.focus()
  expect(await first.textContent()).toContain(options[0]!.label)
  await page.keyboard.press('Enter')
  await expect.poll(() => stand.answers.at(-1)).toEqual([0])
  expect(await focus(page)).not.toBe('nothing')

  // the same words again are announced again
  for (let i = 0; i < 2; i++) {
    await heard(page)
    stand.ask({ shape: 'pick', question: 'What do you do?', options })
    await page.locator('.actions .question', { hasText: 'What do you do?' }).waitFor()
    await page.waitForTimeout(100)
    expect((await heard(page)).filter((one) => one.includes('What do you do?'))).toHaveLength(1)
  }

  // a question takes the focus from nobody who writes beside the board
  await page.keyboard.press('Alt+a')
  await page.getByLabel('Ask about').focus()
  stand.ask({ shape: 'number', question: 'How many now?', options: [], min: 0, max: 3 })
  await page.locator('.actions .question', { hasText: 'How many now?' }).waitFor()
  await page.waitForTimeout(100)
  expect(await focus(page)).toContain('elsewhere')
  await page.keyboard.type('Ari')
  expect(await page.getByLabel('Ask about').inputValue()).toBe('Ari')
  expect(stand.answers.length).toBe(1)
  expect(faults).toEqual([])
})
