// SPDX-License-Identifier: MIT
//
// pack.ts -- the data of the engine: a tar archive (build.sh writes it), compressed with gzip,
// that is unpacked into the file system in the engine's memory.

/** What the engine's file system must be able to do. */
export interface Folder {
  mkdirTree(path: string): void
  writeFile(path: string, bytes: Uint8Array): void
}

const BLOCK = 512
const decoder = new TextDecoder()

/** The text of a field of a header, up to its first zero. */
function field(header: Uint8Array, from: number, size: number): string {
  const bytes = header.subarray(from, from + size)
  const end = bytes.indexOf(0)
  return decoder.decode(end < 0 ? bytes : bytes.subarray(0, end))
}

/** The regular files of an archive, in its order. */
export function* filesOf(archive: Uint8Array): Generator<{ path: string; bytes: Uint8Array }> {
  for (let at = 0; at + BLOCK <= archive.length;) {
    const header = archive.subarray(at, at + BLOCK)
    const name = field(header, 0, 100)
    if (name === '') return // the archive ends with empty blocks
    const size = parseInt(field(header, 124, 12), 8)
    const prefix = field(header, 345, 155)
    at += BLOCK
    if (!(size >= 0) || at + size > archive.length) throw new Error('The data are cut off.')
    const type = String.fromCharCode(header[156]!)
    if (type === '0') {
      yield { path: prefix ? `${prefix}/${name}` : name, bytes: archive.subarray(at, at + size) }
    }
    at += Math.ceil(size / BLOCK) * BLOCK
  }
}

/** Writes the files of an archive below a folder, one with each step. */
function* written(archive: Uint8Array, folder: string, to: Folder): Generator<void> {
  const made = new Set<string>()
  for (const { path, bytes } of filesOf(archive)) {
    const full = `${folder}/${path}`
    const parent = full.slice(0, full.lastIndexOf('/'))
    if (!made.has(parent)) to.mkdirTree(parent)
    made.add(parent)
    to.writeFile(full, bytes)
    yield
  }
}

/** Writes the files of an archive below a folder; returns how many there were. */
export function unpack(archive: Uint8Array, folder: string, to: Folder): number {
  let count = 0
  for (const _ of written(archive, folder, to)) count++
  return count
}

const PIECE = 3 // milliseconds

/** The same, with pauses in which something else may be done. */
export async function unpackInPieces(
  archive: Uint8Array,
  folder: string,
  to: Folder,
): Promise<void> {
  let until = performance.now() + PIECE
  for (const _ of written(archive, folder, to)) {
    if (performance.now() < until) continue
    await new Promise((resolve) => setTimeout(resolve, PIECE))
    until = performance.now() + PIECE
  }
}

/**
 * What a response holds, decompressed. Some hosts send a compressed file as one that the browser
 * is to decompress; then it is plain already, and its first bytes tell.
 */
export async function inflated(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.ok) throw new Error(`${response.url} cannot be had: ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(plain).arrayBuffer())
}
