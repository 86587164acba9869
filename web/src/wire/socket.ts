// SPDX-License-Identifier: MIT
import { parsed, type Port, type PortState } from './port'

const FIRST_PAUSE = 250 // milliseconds before the first new try
const LONGEST_PAUSE = 8000

/** How long to wait before try number `tries`, counted from 1; `chance` from 0 to 1. */
export function pauseBefore(tries: number, chance: number): number {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1))
  return Math.round(pause * (0.5 + chance / 2)) // many pages must not come back at one moment
}

/** A WebSocket that connects again by itself until it is closed. */
export class SocketPort implements Port {
  onmessage: (message: unknown) => void = () => {}
  onstate: (state: PortState) => void = () => {}
  private socket: WebSocket | null = null
  private timer: number | undefined
  private tries = 0
  private closed = false

  constructor(private readonly address: URL) {
    queueMicrotask(() => this.connect())
    window.addEventListener('online', this.hurried)
    document.addEventListener('visibilitychange', this.hurried)
  }

  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  hurry(): void {
    if (this.timer !== undefined) this.connect()
  }

  close(): void {
    this.closed = true
    window.clearTimeout(this.timer)
    window.removeEventListener('online', this.hurried)
    document.removeEventListener('visibilitychange', this.hurried)
    this.socket?.close()
  }

  private readonly hurried = () => this.hurry()

  private connect(): void {
    window.clearTimeout(this.timer)
    this.timer = undefined
    this.onstate('connecting')
    const socket = new WebSocket(this.address)
    this.socket = socket
    socket.onopen = () => {
      this.tries = 0
      this.onstate('open')
    }
    socket.onmessage = (event) => {
      const message = parsed(event.data)
      if (message !== undefined) this.onmessage(message)
    }
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return
      this.tries++
      this.onstate('lost')
      this.timer = window.setTimeout(() => this.connect(), pauseBefore(this.tries, Math.random()))
    }
  }
}
