// SPDX-License-Identifier: MIT
//
// What the page talks to. Messages go out and come in as JSON objects; whether a server or a
// worker with the engine in it answers makes no other difference to the page.
//
//   page -- Client (client.ts) -- Port -- WebSocket -- `lunarbiter table`
//                                     \-- Worker ---- the engine as WebAssembly

export type PortState = 'connecting' | 'open' | 'lost'

export interface Port {
  /** Sends one message. Returns false when the port is not open: the message is gone. */
  send(message: object): boolean
  /** Called with each message that comes in. */
  onmessage: (message: unknown) => void
  /** Called whenever the state changes; `lost` is followed by `connecting` by itself. */
  onstate: (state: PortState) => void
  /** Tries again now instead of after the pause. */
  hurry(): void
  close(): void
}

/** A text that came in as the object that it is; undefined when it is none. */
export function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * The worker of a page without a server, which names it in the document:
 * `<meta name="lunarbiter-worker" content="engine/worker.js">`. Null: the page has a server.
 */
export function workerOfPage(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="lunarbiter-worker"]')
  return meta?.content || null
}

/** The port of this page. */
export async function openPort(): Promise<Port> {
  const worker = workerOfPage()
  if (worker !== null) {
    const { WorkerPort } = await import('./worker')
    return new WorkerPort(new URL(worker, document.baseURI))
  }
  const { SocketPort } = await import('./socket')
  const address = new URL('ws', document.baseURI)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  address.hash = ''
  return new SocketPort(address)
}
