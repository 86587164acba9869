// SPDX-License-Identifier: MIT
import { expect, test, vi } from 'vitest'

test('a draft outlives the page until it is saved; the oldest make room', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  const first = await import('./drafts')
  first.keepDraft('ember', 'cards/a.lua', { text: 'return', stamp: '1' })
  vi.resetModules()
  const again = await import('./drafts')
  expect(again.draftOf('ember', 'cards/a.lua')).toEqual({ text: 'return', stamp: '1' })
  expect(again.draftOf('ember', 'cards/b.lua')).toBeUndefined()
  again.keepDraft('ember', 'cards/a.lua', null)
  expect(again.draftOf('ember', 'cards/a.lua')).toBeUndefined()
  for (let i = 0; i < 25; i++) again.keepDraft('ember', `${i}`, { text: '', stamp: '' })
  expect(again.draftOf('ember', '0')).toBeUndefined()
  expect(again.draftOf('ember', '24')).toBeDefined()
  vi.unstubAllGlobals()
})

test('where the browser keeps nothing, a draft lasts as long as the page', async () => {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', {
    getItem: () => 'not JSON',
    setItem: () => {
      throw new Error('full')
    },
  })
  const { draftOf, keepDraft } = await import('./drafts')
  keepDraft('ember', 'a', { text: 'x', stamp: '1' })
  expect(draftOf('ember', 'a')?.text).toBe('x')
  vi.unstubAllGlobals()
})
