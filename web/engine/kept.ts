// SPDX-License-Identifier: MIT
//
// kept.ts -- the tables that this browser keeps, so that a reload goes on where the game was.
// The engine asks and tells at once, so all of it is in memory, too; what changes is written to
// the browser's database one transaction after the other. Without a database (a private window)
// tables end with the page.

interface Table {
  settings: string
  lines: string
}

/** A host may have several such pages: each keeps its own. */
const DATABASE = `lunarbiter ${new URL('.', self.location.href).pathname}`
const STORE = 'tables'

/** The result of a request of the database. */
function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database failed'))
  })
}

async function openDatabase(): Promise<IDBDatabase | null> {
  try {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    return await done(request)
  } catch {
    return null
  }
}

export class Kept {
  private readonly tables = new Map<string, Table>()
  private readonly changed = new Set<string>()
  private writing = false

  private constructor(private readonly database: IDBDatabase | null) {}

  static async open(): Promise<Kept> {
    const kept = new Kept(await openDatabase())
    const store = kept.database?.transaction(STORE).objectStore(STORE)
    if (!store) return kept
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
    keys.forEach((key, i) => kept.tables.set(String(key), values[i] as Table))
    return kept
  }

  get names(): string[] {
    return [...this.tables.keys()]
  }
  settings(table: string): string | undefined {
    return this.tables.get(table)?.settings
  }
  lines(table: string): string | undefined {
    return this.tables.get(table)?.lines
  }

  keep(table: string, settings: string | null, lines: string | null, more: boolean): void {
    const before = this.tables.get(table)
    this.tables.set(table, {
      settings: settings ?? before?.settings ?? '',
      lines: (more ? (before?.lines ?? '') : '') + (lines ?? ''),
    })
    this.note(table)
  }

  drop(table: string): void {
    this.tables.delete(table)
    this.note(table)
  }

  private note(table: string): void {
    this.changed.add(table)
    if (this.database && !this.writing) void this.write(this.database)
  }

  /** Writes what has changed until nothing has; what changes meanwhile comes with the next turn. */
  private async write(database: IDBDatabase): Promise<void> {
    this.writing = true
    await Promise.resolve() // what one message of the engine changes comes together
    while (this.changed.size > 0) {
      const names = [...this.changed]
      this.changed.clear()
      const transaction = database.transaction(STORE, 'readwrite')
      const store = transaction.objectStore(STORE)
      for (const name of names) {
        const table = this.tables.get(name)
        if (table) store.put(table, name)
        else store.delete(name)
      }
      await new Promise<void>((resolve) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => resolve() // a full disk: the table goes on in memory
      })
    }
    this.writing = false
  }
}
