// SPDX-License-Identifier: MIT
//
// Questions for tests.
import type { Decision, Option } from '../wire/types'

export function option(index: number, more: Partial<Option> = {}): Option {
  return { index, id: `card c${index}`, label: `Card ${index}`, kind: 'card', ...more }
}

export function decision(more: Partial<Decision> = {}): Decision {
  return {
    table: 't',
    seat: 0,
    number: 1,
    player: 0,
    shape: 'pick',
    min: 1,
    max: 1,
    question: 'Which?',
    rule: '1',
    options: [0, 1, 2].map((i) => option(i)),
    default: [],
    view: { players: [], zones: [], things: [] },
    ...more,
  }
}
