// SPDX-License-Identifier: MIT
//
// worker.ts -- the engine in a worker of the page: what a server does for a page that has one.
// It posts 'ready', and then texts of JSON as a server sends them (../src/wire/worker.ts).
import { Engine, type CreateEngine } from './engine'
import { Kept } from './kept'
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

async function start(): Promise<void> {
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
  // Scenarios are not needed to play: they come when the first game has begun.
  await engine.add(await fetch('scenarios.tar.gz').then(inflated))
}

start().catch((error: unknown) => {
  // A promise that fails in a worker reaches nobody; an error that is thrown reaches the page.
  self.setTimeout(() => {
    throw error
  })
})
