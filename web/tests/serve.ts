// SPDX-License-Identifier: MIT
//
// Starts the program and a browser for the tests of the page, once for all of them. With
// LUNARBITER_TABLE_URL the tests use a table that is running already.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { chromium, type BrowserServer } from 'playwright-core'

declare module 'vitest' {
  export interface ProvidedContext {
    address: string
    browser: string
  }
}

const root = join(fileURLToPath(new URL('.', import.meta.url)), '../..')

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

/**
 * Starts `lunarbiter table` with a home of its own and a mod in it; gives its address, with the
 * owner's key behind the #.
 */
async function startTable(home: string): Promise<{ address: string; table: ChildProcess }> {
  const program = process.env.LUNARBITER ?? join(root, 'build/lunarbiter')
  if (!existsSync(program)) throw new Error(`${program} is not built`)
  const env = { ...process.env, HOME: home, XDG_DATA_HOME: join(home, 'share') }
  execFileSync(program, ['new', 'mod', 'ember'], { cwd: home, env, stdio: 'ignore' })
  for (let left = 4; ; left--) {
    try {
      return await startAt(await freePort(), program, home, env)
    } catch (error) {
      // somebody else may take the port in between
      if (left === 0 || !String(error).includes('is it in use')) throw error
    }
  }
}

async function startAt(
  port: number,
  program: string,
  home: string,
  env: NodeJS.ProcessEnv,
): Promise<{ address: string; table: ChildProcess }> {
  const table = spawn(
    program,
    ['table', '--forget', '--no-open', '--port', String(port), '--mod', join(home, 'ember')],
    { env, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const found = /http:\/\/\S+/.exec(said)
      if (found) resolve(found[0])
    }
    table.stdout!.on('data', listen)
    table.stderr!.on('data', listen)
    table.on('exit', (code) => reject(new Error(`lunarbiter table ended with ${code}: ${said}`)))
  })
  return { address, table }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.LUNARBITER_TABLE_URL
  const profile = mkdtempSync(join(tmpdir(), 'lunarbiter-page-'))
  const started = given ? null : await startTable(profile)
  const browser: BrowserServer = await chromium.launchServer({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: [
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    env: { ...process.env, HOME: profile } as Record<string, string>,
  })
  project.provide('address', given ?? started!.address)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    started?.table.kill('SIGTERM')
    rmSync(profile, { recursive: true, force: true })
  }
}
