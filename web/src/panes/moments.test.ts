// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest'
import type { Moment, Timeline } from '../wire/types'
import { pathTo, rowsOf } from './moments'

// 0 - 1 - 2 - 3
//      \- 4 - 5
const moment = (number: number, parent?: number): Moment =>
  parent === undefined
    ? { moment: number, kind: 'start' }
    : { moment: number, kind: 'answer', parent }
const timeline = (at: number, redo?: number): Timeline => ({
  at,
  redo,
  branches: [],
  moments: [moment(0), moment(1, 0), moment(2, 1), moment(3, 2), moment(4, 1), moment(5, 4)],
})

test('each moment has one row; a branch is indented where it leaves', () => {
  expect(rowsOf(timeline(0)).map(({ moment, indent }) => [moment.moment, indent])).toEqual([
    [0, 0],
    [1, 0],
    [4, 1],
    [5, 1],
    [2, 0],
    [3, 0],
  ])
})

test('the way leads through the present moment to the end of its line', () => {
  expect(pathTo(timeline(2))).toEqual([0, 1, 2, 3])
  expect(pathTo(timeline(5))).toEqual([0, 1, 4, 5])
})

test('ahead of a fork lies where redo leads, else the newest branch', () => {
  expect(pathTo(timeline(1, 3))).toEqual([0, 1, 2, 3])
  expect(pathTo(timeline(1))).toEqual([0, 1, 4, 5])
})
