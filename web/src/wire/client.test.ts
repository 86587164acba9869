// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest'
import { Client, Lost, Refused } from './client'
import { parsed, type Port, type PortState } from './port'

/** A port in the hand of a test. */
class HandPort implements Port {
  sent: Record<string, unknown>[] = []
  open = true
  onmessage: (message: unknown) => void = () => {}
  onstate: (state: PortState) => void = () => {}
  send(message: object): boolean {
    if (this.open) this.sent.push(message as Record<string, unknown>)
    return this.open
  }
  hurry(): void {}
  close(): void {}
}

test('an answer finds its request, whatever comes in between', async () => {
  const port = new HandPort()
  const client = new Client(port, () => {})
  const first = client.ask('rule', { rule: '461.3' })
  const second = client.ask('lobby', {})
  port.onmessage({ type: 'reply', id: port.sent[1]!.id, bots: ['greedy'] })
  port.onmessage({ type: 'reply', id: port.sent[0]!.id, rule: '461.3' })
  expect((await second).bots).toEqual(['greedy'])
  expect((await first).rule).toBe('461.3')
})

test('an error is a sentence for people', async () => {
  const port = new HandPort()
  const client = new Client(port, () => {})
  const asked = client.ask('lobby', {})
  port.onmessage({ type: 'error', id: port.sent[0]!.id, message: 'lobby: there is none' })
  await expect(asked).rejects.toThrow(new Refused('There is none'))
})

test('a cut ends every request that waits, and the page greets again when it is back', async () => {
  const port = new HandPort()
  let greeted = 0
  const client = new Client(port, () => greeted++)
  port.onstate('open')
  const asked = client.ask('lobby', {})
  port.onstate('lost')
  await expect(asked).rejects.toThrow('connection was lost')
  await expect(asked).rejects.toBeInstanceOf(Lost)
  expect(client.state.value).toBe('lost')
  port.onstate('open')
  expect(greeted).toBe(2)
})

test('nothing is promised while the port is closed', async () => {
  const port = new HandPort()
  port.open = false
  await expect(new Client(port, () => {}).ask('lobby', {})).rejects.toThrow('connection is lost')
})

test('what only reads is asked again behind the greeting; what changes something is not', async () => {
  const port = new HandPort()
  const client = new Client(port, () => void client.ask('enter', {}).catch(() => {}))
  port.onstate('open')
  const read = client.ask('read', { mod: 'm', path: 'p' })
  const write = client.ask('write', { mod: 'm', path: 'p', text: '' })
  port.onstate('lost')
  await expect(write).rejects.toBeInstanceOf(Lost)
  port.open = false
  const late = client.ask('timeline', { table: 't' })
  port.open = true
  port.sent = []
  port.onstate('open')
  expect(port.sent.map(({ type }) => type)).toEqual(['enter', 'read', 'timeline'])
  port.onmessage({ type: 'reply', id: port.sent[1]!.id, text: 'a', stamp: '1' })
  port.onmessage({ type: 'reply', id: port.sent[2]!.id, at: 3 })
  expect((await read).text).toBe('a')
  expect((await late).at).toBe(3)
})

test('of what follows the typing only the newest is asked again', () => {
  const port = new HandPort()
  const client = new Client(port, () => {})
  port.open = false
  for (const text of ['a', 'ab', 'abc']) void client.ask('check', { mod: 'm', path: 'p', text })
  port.open = true
  port.onstate('open')
  expect(port.sent.map(({ text }) => text)).toEqual(['abc'])
})

test('pushes go to all who listen, until they stop', () => {
  const port = new HandPort()
  const client = new Client(port, () => {})
  const heard: number[] = []
  const stop = client.on('thinking', (push) => heard.push(push.seat))
  client.on('thinking', (push) => heard.push(10 + push.seat))
  port.onmessage({ type: 'thinking', table: 't', seat: 1 })
  stop()
  port.onmessage({ type: 'thinking', table: 't', seat: 2 })
  expect(heard).toEqual([1, 11, 12])
})

test('what is no object is no message', () => {
  expect(parsed('{"type":"x"}')).toEqual({ type: 'x' })
  for (const bad of ['', 'null', '3', '{', undefined, new ArrayBuffer(2)])
    expect(parsed(bad)).toBeUndefined()
})
