// SPDX-License-Identifier: MIT
import { describe, expect, test } from 'vitest'
import type { Option, View } from '../wire/types'
import { autoAnswer, onlyAnswer, passingAnswer, passingFrom } from './auto'
import { decision } from './fixture'

const pass: Option = { index: 0, id: 'pass', label: 'pass', kind: 'pass' }
const play: Option = { index: 1, id: 'play c1', label: 'play it', kind: 'play', object: 'c1' }
const byHand: Option = { ...play, index: 2, manual: true }
const on = { autoPass: true, manual: false, stops: {} }
const view: View = { phase: 'Main', players: [], zones: [], things: [] }

describe('passing by itself', () => {
  const free = (options: Option[]) => decision({ free: true, options, view })
  test('only where nothing else can be done', () => {
    expect(autoAnswer(free([pass]), on)).toEqual([0])
    expect(autoAnswer(free([pass, play]), on)).toBeNull()
    expect(autoAnswer(free([pass, byHand]), on)).toEqual([0])
    expect(autoAnswer(free([pass, byHand]), { ...on, manual: true })).toBeNull()
  })
  test('also where a question is not marked as free, but may be passed', () => {
    expect(autoAnswer(decision({ options: [pass, byHand], view }), on)).toEqual([0])
  })
  test('not in a phase with a stop, and not when it is switched off', () => {
    expect(autoAnswer(free([pass]), { ...on, stops: { Main: true } })).toBeNull()
    expect(autoAnswer(free([pass]), { ...on, autoPass: false })).toBeNull()
  })
  test('the own turn is never ended for the player', () => {
    expect(autoAnswer(free([{ ...pass, kind: 'end', id: 'end' }]), on)).toBeNull()
  })
})

test('a question with one answer is answered, any other is not', () => {
  const one = decision({ options: [play], min: 1, max: 1 })
  expect(onlyAnswer(one, one.options)).toEqual([1])
  const maybe = decision({ options: [play], min: 0, max: 1 })
  expect(onlyAnswer(maybe, maybe.options)).toBeNull()
  const number = decision({ shape: 'number', min: 3, max: 3, options: [] })
  expect(onlyAnswer(number, [])).toEqual([3])
  const split = decision({
    shape: 'split',
    max: 2,
    options: [
      { ...play, least: 1, most: 2 },
      { ...byHand, least: 1, most: 2 },
    ],
  })
  expect(onlyAnswer(split, split.options)).toEqual([1, 1])
  expect(onlyAnswer({ ...split, max: 3 }, split.options)).toBeNull()
})

describe('passing until something happens', () => {
  const players = (turn: number) => [
    { seat: 0, id: 'p1', turn_player: turn === 0 ? 1 : 0 },
    { seat: 1, id: 'p2', turn_player: turn === 1 ? 1 : 0 },
  ]
  const theirs = { ...view, players: players(1) }
  const asked = (more: Partial<View>) =>
    decision({ free: true, options: [pass, play], view: { ...theirs, ...more } })
  const since = passingFrom(theirs)
  test('passes while nothing happens', () => {
    expect(passingAnswer(asked({}), since, {})).toEqual([0])
  })
  test.each([
    ['something waits to resolve', asked({ things: [{ id: 'i1', name: 'Gust' }] })],
    ['a fight begins', asked({ combat: { place: 'b5', attackers: ['c1'] } })],
    ['it is my turn', asked({ players: players(0) })],
    ['another question is asked', { ...asked({}), free: false, options: [play] }],
  ])('stops when %s', (_, question) => {
    expect(passingAnswer(question, since, {})).toBeNull()
  })
  test('stops where there is a stop', () => {
    expect(passingAnswer(asked({}), since, { Main: true })).toBeNull()
  })
})
