// SPDX-License-Identifier: MIT
import { describe, expect, test } from 'vitest'
import { decision, option } from './fixture'
import * as moves from './moves'

describe('pick', () => {
  const two = decision({ min: 1, max: 2 })
  test('takes options in the order of the clicks, and out again', () => {
    let draft = moves.freshDraft(two)
    expect(moves.answerOf(two, draft)).toBeNull()
    draft = moves.toggled(two, draft, 2)
    draft = moves.toggled(two, draft, 0)
    expect(moves.answerOf(two, draft)).toEqual([2, 0])
    expect(moves.toggled(two, draft, 1)).toBe(draft) // there is no room
    expect(moves.answerOf(two, moves.toggled(two, draft, 2))).toEqual([0])
  })
  test('one click is an answer only where one may be taken', () => {
    expect(moves.answersAtOnce(decision())).toBe(true)
    expect(moves.answersAtOnce(decision({ min: 0 }))).toBe(true)
    expect(moves.answersAtOnce(two)).toBe(false)
  })
  test('of one, the next click replaces the first', () => {
    const draft = moves.toggled(decision(), moves.freshDraft(decision()), 0)
    expect(moves.toggled(decision(), draft, 1).picked).toEqual([1])
  })
})

test('Enter takes the pass while nothing is chosen', () => {
  const options = [option(0), option(1, { kind: 'end' }), option(2, { kind: 'pass' })]
  const asked = decision({ options })
  const draft = moves.freshDraft(asked)
  expect(moves.enterOf(asked, options, draft)?.index).toBe(2)
  expect(moves.enterOf(asked, options, { ...draft, picked: [0] })).toBeUndefined()
  expect(moves.enterOf(asked, [option(0)], draft)).toBeUndefined()
})

test('order: begins with the default and moves one place at a time', () => {
  const order = decision({ shape: 'order', min: 3, max: 3, default: [2, 1, 0] })
  let draft = moves.freshDraft(order)
  expect(draft.picked).toEqual([2, 1, 0])
  draft = moves.shifted(draft, 0, -1)
  expect(moves.answerOf(order, draft)).toEqual([2, 0, 1])
  expect(moves.shifted(draft, 2, -1)).toBe(draft)
})

test('number: stays within its bounds', () => {
  const number = decision({ shape: 'number', min: 1, max: 4, options: [], default: [2] })
  let draft = moves.freshDraft(number)
  expect(moves.answerOf(number, draft)).toEqual([2])
  draft = moves.valued(number, draft, 9.7)
  expect(moves.answerOf(number, draft)).toEqual([4])
})

test('split: no option gets less or more than it may, and all must be given out', () => {
  const split = decision({
    shape: 'split',
    min: 5,
    max: 5,
    options: [option(0, { least: 1, most: 3 }), option(1, { least: 0, most: 5 })],
  })
  let draft = moves.freshDraft(split)
  expect(draft.amounts).toEqual([1, 0])
  expect(moves.answerOf(split, draft)).toBeNull()
  draft = moves.given(split, draft, 0, 9)
  expect(draft.amounts).toEqual([3, 0])
  draft = moves.given(split, draft, 1, 9)
  expect(moves.answerOf(split, draft)).toEqual([3, 2])
  expect(moves.given(split, draft, 0, 0).amounts).toEqual([1, 2])
})

describe('what lights up', () => {
  const options = [
    option(0, { id: 'end', kind: 'end' }),
    option(1, { id: 'play c1', kind: 'play', object: 'c1' }),
    option(2, { id: 'hide c1 b5', kind: 'hide', object: 'c1', place: 'b5' }),
    option(3, { id: 'move b5', kind: 'move', place: 'b5' }),
  ]
  test('things, and places that stand for an option by themselves', () => {
    const lit = moves.lights(options)
    expect(lit.get('c1')?.map(({ index }) => index)).toEqual([1, 2])
    expect(lit.get('b5')?.map(({ index }) => index)).toEqual([3])
    expect(moves.optionsOn(options, 'b5').map(({ index }) => index)).toEqual([3])
  })
  test('a drag begins with the option that names both, else the place, else the card', () => {
    expect(moves.intentOf(options, 'c1', 'b5')).toEqual({ option: options[2], then: [] })
    expect(moves.intentOf(options, 'c9', 'b5')).toEqual({ option: options[3], then: ['c9'] })
    expect(moves.intentOf(options, 'c1', 'c7')).toEqual({ option: options[1], then: ['c7'] })
    expect(moves.intentOf(options, 'c9', 'c7')).toBeNull()
  })
  test('the next question knows what was meant', () => {
    const next = [option(0, { object: 'c3' }), option(1, { place: 'b5' })]
    expect(moves.meant(next, ['b5']).map(({ index }) => index)).toEqual([1])
    expect(moves.meant(next, ['c8'])).toEqual([])
  })
})

test('options by hand are offered when they are wanted, or when there is nothing else', () => {
  const hand = option(0, { manual: true })
  expect(moves.offered(decision({ options: [hand, option(1)] }), false)).toHaveLength(1)
  expect(moves.offered(decision({ options: [hand, option(1)] }), true)).toHaveLength(2)
  expect(moves.offered(decision({ options: [hand] }), false)).toEqual([hand])
})
