// SPDX-License-Identifier: MIT
//
// A game in an address. A page without a server has nowhere to leave a game for others, so the
// link holds all of it, compressed: the text of a replay, which has decks, seed and answers, and
// the files of the mods that it was played with.
//
//   #game=WORD      base64url of the deflated JSON of a LinkedGame
//
// Such a link comes from strangers. It is read up to a bound, its shape is checked here, and the
// engine, which checks every line of a replay and every path of a mod, decides whether it is a game.

/** Letters of an address, and bytes of the text that it may become (HALL_TEXT_MAX). */
export const LINK_MAX = 256 * 1024
export const TEXT_MAX = 1024 * 1024

export interface LinkedMod {
  name: string
  files: { path: string; text: string }[]
}

export interface LinkedGame {
  replay: string
  mods: LinkedMod[]
}

const FIELD = 'game='

function through(bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream) {
  return new Blob([bytes]).stream().pipeThrough(by) as ReadableStream<Uint8Array<ArrayBuffer>>
}

/** All that a stream holds; fails as soon as it is more than `most` bytes. */
async function readUpTo(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length
    if (size > most) {
      void reader.cancel()
      throw new Error('The game in this link is too long.')
    }
    parts.push(next.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function toWord(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

function fromWord(word: string): Uint8Array<ArrayBuffer> {
  const text = atob(word.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** The fragment of a link that opens the game. */
export async function fragmentOf(game: LinkedGame): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(game))
  if (bytes.length > TEXT_MAX) throw new Error('This game is too long for a link: save it instead.')
  const packed = await readUpTo(through(bytes, new CompressionStream('deflate-raw')), TEXT_MAX)
  const fragment = '#' + FIELD + toWord(packed)
  if (fragment.length > LINK_MAX)
    throw new Error('This game is too long for a link: save it instead.')
  return fragment
}

/** Whether a fragment holds a game. */
export function holdsGame(fragment: string): boolean {
  return fragment.replace(/^#/, '').startsWith(FIELD)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Takes exactly what a LinkedGame has, and nothing else that a stranger may have put there. */
function readGame(text: string): LinkedGame {
  const value: unknown = JSON.parse(text)
  if (!isRecord(value) || typeof value.replay !== 'string' || !Array.isArray(value.mods))
    throw new Error('not a game')
  const mods = value.mods.map((mod: unknown) => {
    if (!isRecord(mod) || typeof mod.name !== 'string' || !Array.isArray(mod.files))
      throw new Error('not a mod')
    const files = mod.files.map((file: unknown) => {
      if (!isRecord(file) || typeof file.path !== 'string' || typeof file.text !== 'string')
        throw new Error('not a file')
      return { path: file.path, text: file.text }
    })
    return { name: mod.name, files }
  })
  return { replay: value.replay, mods }
}

/** The game in a fragment. The promise fails with a sentence when there is none. */
export async function gameIn(fragment: string): Promise<LinkedGame> {
  const word = fragment.replace(/^#/, '').slice(FIELD.length)
  if (word.length > LINK_MAX) throw new Error('The game in this link is too long.')
  if (!/^[A-Za-z0-9_-]+$/.test(word)) throw new Error('This link holds no game.')
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = await readUpTo(
      through(fromWord(word), new DecompressionStream('deflate-raw')),
      TEXT_MAX,
    )
  } catch (error) {
    if (error instanceof Error && error.message.includes('too long')) throw error
    throw new Error('This link was cut off or changed: it holds no game.')
  }
  try {
    return readGame(new TextDecoder().decode(bytes))
  } catch {
    throw new Error('This link was cut off or changed: it holds no game.')
  }
}
