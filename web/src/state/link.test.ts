// SPDX-License-Identifier: MIT
import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { fragmentOf, gameIn, holdsGame, LINK_MAX, TEXT_MAX, type LinkedMod } from './link'
import { modsNamedIn } from './shared'

const word = (bytes: Buffer) => '#game=' + bytes.toString('base64url')
const game = (replay: string, mods: LinkedMod[] = []) => ({ replay, mods })

describe('a link with a game', () => {
  it('holds the text that was put into it', async () => {
    const text = 'lunarbiter replay 1\ndeck 0 müde Füchse\n' + 'pass #0123\n'.repeat(500)
    const mods = [{ name: 'ember', files: [{ path: 'mod.lua', text: 'return mod { }' }] }]
    const fragment = await fragmentOf({ replay: text, mods })
    expect(fragment).toMatch(/^#game=[A-Za-z0-9_-]+$/)
    expect(fragment.length).toBeLessThan(400)
    expect(holdsGame(fragment)).toBe(true)
    expect(await gameIn(fragment)).toEqual({ replay: text, mods })
  })

  it('is told from other places of the page', () => {
    for (const other of ['', '#/', '#/table/a4f2', '#key=game=', '#games=1'])
      expect(holdsGame(other), other).toBe(false)
  })

  it('refuses what is no word, no deflated text, or one that was cut off', async () => {
    const whole = await fragmentOf(game('seed 7\n'.repeat(1000)))
    await expect(gameIn('#game=')).rejects.toThrow('holds no game')
    await expect(gameIn('#game=<script>')).rejects.toThrow('holds no game')
    await expect(gameIn('#game=AAAA')).rejects.toThrow('cut off or changed')
    await expect(gameIn(whole.slice(0, -4))).rejects.toThrow('cut off or changed')
  })

  it('refuses what is no game, and takes nothing that a game does not have', async () => {
    const packed = (value: unknown) => word(deflateRawSync(JSON.stringify(value)))
    for (const value of [
      7,
      null,
      [],
      {},
      { replay: 7, mods: [] },
      { replay: '' },
      { replay: '', mods: [7] },
      { replay: '', mods: [{ name: 'a' }] },
      { replay: '', mods: [{ name: 'a', files: [{ path: 'mod.lua' }] }] },
    ])
      await expect(gameIn(packed(value)), JSON.stringify(value)).rejects.toThrow('holds no game')
    await expect(gameIn(word(deflateRawSync('{')))).rejects.toThrow('holds no game')
    expect(await gameIn(packed({ replay: 'r', mods: [], more: 1 }))).toEqual(game('r'))
  })

  it('reads no more than the bound, however well a stranger compressed', async () => {
    const bomb = deflateRawSync(Buffer.alloc(8 * TEXT_MAX))
    expect(bomb.length).toBeLessThan(LINK_MAX / 2)
    await expect(gameIn(word(bomb))).rejects.toThrow('too long')
    await expect(gameIn('#game=' + 'A'.repeat(LINK_MAX + 1))).rejects.toThrow('too long')
  })

  it('refuses to make a link that nobody could open', async () => {
    await expect(fragmentOf(game('x'.repeat(TEXT_MAX + 1)))).rejects.toThrow('too long for a link')
    let noise = ''
    for (let i = 0, x = 1; i < 400_000; i++) {
      x = (x * 48271) % 2147483647
      noise += String.fromCharCode(33 + (x % 90))
    }
    await expect(fragmentOf(game(noise))).rejects.toThrow('too long for a link')
  })
})

describe('the mods of a replay', () => {
  it('stand in its head', () => {
    const head = 'lunarbiter replay 1\nmod ember 1.0\nmod ash-2 1.10\nformat duel\n'
    expect(modsNamedIn(head + 'name 0 x\nmod late 1.0\n')).toEqual(['ember', 'ash-2'])
    expect(modsNamedIn('lunarbiter replay 1\nformat duel\n')).toEqual([])
    expect(modsNamedIn('mod ember 1.0\n')).toEqual([])
  })
})
