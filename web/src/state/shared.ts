// SPDX-License-Identifier: MIT
//
// Games that come and go as links (link.ts).
import type { Client } from '../wire/client'
import { fragmentOf, gameIn, holdsGame, type LinkedMod } from './link'
import { go } from './route'

/** The mods that a replay names: its first lines, up to the format. */
export function modsNamedIn(replay: string): string[] {
  const head = replay.slice(0, Math.max(0, replay.search(/^format /m)))
  return [...head.matchAll(/^mod (\S+) /gm)].map((found) => found[1]!)
}

async function readMod(wire: Client, name: string): Promise<LinkedMod> {
  const { mods } = await wire.ask('files', {})
  const mod = (mods as { name: string; files: { path: string }[] }[]).find(
    (one) => one.name === name,
  )
  if (!mod)
    throw new Error(`The files of the mod '${name}' cannot be read here, so no link is made.`)
  const files = []
  for (const { path } of mod.files) {
    const { text } = await wire.ask('read', { mod: name, path })
    files.push({ path, text })
  }
  return { name, files }
}

/** The address that opens this table's game as it stands, here or on any other such page. */
export async function linkToGame(wire: Client, table: string, base = location.href) {
  const { text: replay } = await wire.ask('save', { table })
  const mods = []
  for (const name of modsNamedIn(replay)) mods.push(await readMod(wire, name))
  const address = new URL(base)
  address.hash = await fragmentOf({ replay, mods })
  return address.href
}

/** Takes a mod of a link; the reader decides about one of that name that is here already. */
async function takeMod(wire: Client, { name, files }: LinkedMod): Promise<boolean> {
  const asked = {
    mod: name,
    paths: files.map(({ path }) => path),
    texts: files.map(({ text }) => text),
  }
  if ((await wire.ask('bring', asked)).taken) return true
  const why = `This game brings its own files of the mod '${name}'. Take them in place of yours?`
  return window.confirm(why) && (await wire.ask('bring', { ...asked, replace: true })).taken
}

/**
 * Opens the game that the address of the page holds, if it holds one, and goes to its table. The
 * address forgets the game: a reload goes on at the table instead of opening the game once more.
 */
export async function openLinkedGame(wire: Client): Promise<void> {
  const fragment = location.hash
  if (!holdsGame(fragment)) return
  go([], true)
  const { replay, mods } = await gameIn(fragment)
  for (const mod of mods) if (!(await takeMod(wire, mod))) return
  const reply = await wire.ask('open', { text: replay, name: 'from a link' })
  go(['table', reply.table], true)
}
