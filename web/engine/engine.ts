// SPDX-License-Identifier: MIT
//
// engine.ts -- the engine as an object: its module (engine.js, which emcc writes), its data, its
// clock. A worker holds one (worker.ts), and so do the tests, in Node.
import { unpack, unpackInPieces, type Folder } from './pack'

/** What the engine calls (imports.js). */
export interface Page {
  said(text: string): void
  /** A table to keep: what is null stays as it was; `more`: `lines` go behind those that are kept. */
  keep(table: string, settings: string | null, lines: string | null, more: boolean): void
  drop(table: string): void
  /** The name of kept table number `i`, from 0 on. */
  keptName(i: number): string | undefined
  keptSettings(table: string): string | undefined
  keptLines(table: string): string | undefined
}

interface FileSystem extends Folder {
  filesystems: { IDBFS: object }
  mount(kind: object, options: object, path: string): void
  /** Between memory and the browser's database; `fill`: from there. */
  syncfs(fill: boolean, done: (error: unknown) => void): void
}

interface Module {
  FS: FileSystem
  addRunDependency(name: string): void
  removeRunDependency(name: string): void
  ENV: Record<string, string>
  HEAPU8: Uint8Array
  UTF8ToString(at: number): string
  _malloc(size: number): number
  _free(at: number): void
  _engine_open(): number
  _engine_message(text: number, length: number): void
  _engine_tick(now: number): number
}

/** engine.js: makes a module; the object becomes it. */
export type CreateEngine = (module: object) => Promise<Module>

/** Where the data lie in the engine's file system. */
const DATA = '/lunarbiter'

/** What of the mods' files may have changed with a message of the page (../src/wire/client.ts). */
const WRITES = /^\{"type":"(?:write|new|bring)"/

/** What the engine says; while `held` is a list, it waits there. */
class Mouth {
  held: string[] | null = null
  constructor(private readonly page: Page) {}
  said(text: string): void {
    if (this.held) this.held.push(text)
    else this.page.said(text)
  }
  release(texts: string[]): void {
    for (const text of texts) this.page.said(text)
  }
}

export class Engine {
  private saving = false
  private waiting: (() => void)[] = []

  private constructor(
    private readonly module: Module,
    private readonly keepsMods: boolean,
    private readonly mouth: Mouth,
  ) {}

  /**
   * Starts the engine with the code of its module and its first data. The promise fails with a
   * sentence when they do not fit each other. With `home`, a path of its own for each page of a
   * host, the browser keeps the files of the user's mods under it.
   */
  static async start(
    create: CreateEngine,
    code: WebAssembly.Module,
    data: Uint8Array,
    page: Page,
    home?: string,
  ): Promise<Engine> {
    const mouth = new Mouth(page)
    const module = await create({
      page: { ...page, said: (text: string) => mouth.said(text) },
      preRun: [(made: Module) => Engine.prepare(made, data, home)],
      instantiateWasm(imports: WebAssembly.Imports, done: (one: WebAssembly.Instance) => void) {
        void WebAssembly.instantiate(code, imports).then(done)
        return {}
      },
    })
    const engine = new Engine(module, home !== undefined, mouth)
    const why = module._engine_open()
    if (why !== 0) throw new Error(module.UTF8ToString(why))
    return engine
  }

  /** A message of the page; what the engine answers goes to Page.said. */
  message(text: string): void {
    const module = this.module
    const bytes = new TextEncoder().encode(text)
    const at = module._malloc(bytes.length + 1)
    if (at === 0) throw new Error('The engine is out of memory.')
    module.HEAPU8.set(bytes, at)
    module.HEAPU8[at + bytes.length] = 0
    // what is written is answered when the browser has it: a page may be closed upon the answer
    const held: string[] | null = this.keepsMods && WRITES.test(text) ? [] : null
    this.mouth.held = held
    module._engine_message(at, bytes.length)
    this.mouth.held = null
    module._free(at)
    if (held) this.saveMods(() => this.mouth.release(held))
  }

  /** Lets bots move; returns after how many milliseconds it wants to be called again. */
  tick(now: number): number {
    return this.module._engine_tick(now)
  }

  /** More data, for what needs it later: scenarios. In pieces, so that no decision waits for it. */
  add(data: Uint8Array): Promise<void> {
    return unpackInPieces(data, DATA, this.module.FS)
  }

  /** The memory that the engine has taken, in bytes. */
  get size(): number {
    return this.module.HEAPU8.length
  }

  /** One saving after the other; what changes meanwhile comes with the next one. */
  private saveMods(then: () => void): void {
    this.waiting.push(then)
    if (!this.saving) this.saveWaiting()
  }

  private saveWaiting(): void {
    const saved = this.waiting
    this.waiting = []
    this.saving = true
    this.module.FS.syncfs(false, (error) => {
      this.saving = false
      if (error) console.error(`The mods could not be saved: ${String(error)}`)
      for (const then of saved) then()
      if (this.waiting.length > 0 && !this.saving) this.saveWaiting()
    })
  }

  private static prepare(module: Module, data: Uint8Array, home?: string): void {
    const { FS, ENV } = module
    ENV.HOME = home ?? '/home/player'
    ENV.LUNARBITER_DATA = DATA
    ENV.LUA_PATH = `${DATA}/lua/?.lua`
    unpack(data, DATA, FS)
    const mods = `${ENV.HOME}/.local/share/lunarbiter/mods`
    FS.mkdirTree(mods)
    if (home === undefined) return
    FS.mount(FS.filesystems.IDBFS, {}, mods)
    module.addRunDependency('mods')
    FS.syncfs(true, (error) => {
      // in a private window there is no database: mods end with the page
      if (error) console.warn(`Mods are not kept: ${String(error)}`)
      module.removeRunDependency('mods')
    })
  }
}
