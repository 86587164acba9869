// SPDX-License-Identifier: MIT
//
// worker.ts -- the engine in a worker of the page: what a server does for a page that has one.
// It posts 'ready', and then texts of JSON as a server sends them (../src/wire/worker.ts).
import { Engine, type CreateEngine } from './engine'
import { Kept } from './kept'
import { playAlong } from './warm'
import { inflated } from './pack'

declare const self: DedicatedWorkerGlobalScope
declare const createEngine: CreateEngine

const said = (text: string) => self.postMessage(text)

let engine: Engine | undefined
let timer: number | undefined

/** Lets bots move now, and then whenever the engine wants to be called. */
function tick(): void {
  self.clearTimeout(timer)
  if (!engine) return
  const pause = engine.tick(performance.now())
  timer = self.setTimeout(tick, pause)
}

/** The name of a worker that only warms up. */
const WARM = 'warm'

/**
 * A browser compiles a function when it is called first, and better when it is called often; what it
 * has compiled belongs to the module, wherever that is used. So another worker plays a game
 * while the reader looks at the lobby: else the first decisions take several times as long.
 */
function warmUp(code: WebAssembly.Module, data: Uint8Array): void {
  const helper = new Worker(self.location.href, { name: WARM })
  helper.onmessage = ({ data: said }) => {
    if (said === 'ready') helper.postMessage({ code, data })
    else helper.terminate()
  }
  helper.onerror = (event) => {
    event.preventDefault() // games are played without it, too
    helper.terminate()
  }
}

/** What that worker does. */
function warm(): void {
  importScripts('engine.js')
  self.onmessage = async ({
    data: sent,
  }: MessageEvent<{ code: WebAssembly.Module; data: Uint8Array }>) => {
    await playAlong(createEngine, sent.code, sent.data)
    self.postMessage('warm')
  }
  self.postMessage('ready')
}

async function start(): Promise<void> {
  if (self.name === WARM) return warm()
  importScripts('engine.js')
  const kept = await Kept.open()
  const [code, data] = await Promise.all([
    fetch('engine.wasm.gz')
      .then(inflated)
      .then((bytes) => WebAssembly.compile(bytes)),
    fetch('data.tar.gz').then(inflated),
  ])
  const page = {
    said,
    keep: kept.keep.bind(kept),
    drop: kept.drop.bind(kept),
    keptName: (i: number) => kept.names[i],
    keptSettings: kept.settings.bind(kept),
    keptLines: kept.lines.bind(kept),
  }
  const folder = new URL('.', self.location.href).pathname.replace(/\/$/, '')
  engine = await Engine.start(createEngine, code, data, page, `/home${folder}`)
  self.onmessage = (event) => {
    if (typeof event.data !== 'string') return
    engine!.message(event.data)
    tick()
  }
  said('ready')
  tick()
  warmUp(code, data)
  // Scenarios are not needed to play: they come when the first game has begun.
  await engine.add(await fetch('scenarios.tar.gz').then(inflated))
}

start().catch((error: unknown) => {
  // A promise that fails in a worker reaches nobody; an error that is thrown reaches the page.
  self.setTimeout(() => {
    throw error
  })
})
