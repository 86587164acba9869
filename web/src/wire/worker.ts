// SPDX-License-Identifier: MIT
import { parsed, type Port, type PortState } from './port'

/**
 * The engine in a worker of this page. The worker posts the text 'ready' when it can be asked,
 * and then one text with JSON for each message, as a server would send it.
 */
export class WorkerPort implements Port {
  onmessage: (message: unknown) => void = () => {}
  onstate: (state: PortState) => void = () => {}
  private readonly worker: Worker
  private ready = false

  constructor(address: URL) {
    this.worker = new Worker(address)
    this.worker.onmessage = (event) => {
      if (event.data === 'ready') {
        this.ready = true
        this.onstate('open')
        return
      }
      const message = parsed(event.data)
      if (message !== undefined) this.onmessage(message)
    }
    this.worker.onerror = (event) => {
      console.error(event.message)
      this.onstate('lost')
    }
    keepPage()
    queueMicrotask(() => {
      if (!this.ready) this.onstate('connecting')
    })
  }

  send(message: object): boolean {
    if (!this.ready) return false
    this.worker.postMessage(JSON.stringify(message))
    return true
  }

  hurry(): void {}

  close(): void {
    this.worker.terminate()
  }
}

/** Lets the browser keep the whole page (../../engine/offline.js), where it can. */
function keepPage(): void {
  if (!('serviceWorker' in navigator)) return // the page came over an insecure connection
  navigator.serviceWorker.register(new URL('offline.js', document.baseURI)).catch(() => {
    // a private window: the page works, but needs the network to open again
  })
}
