// SPDX-License-Identifier: MIT
//
// static.mjs: the page without a server, in build/wasm/static: the page of build/web, its worker,
// and the engine (build/wasm/page, which build.sh makes). Any web host can serve the folder below
// any path. The last line says how large it is. static.sh calls this.
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const here = dirname(fileURLToPath(import.meta.url))
const web = dirname(here)
const engine = join(web, '../build/wasm/page')
const folder = join(web, '../build/wasm/static')

/** All files below a folder, as paths that begin there. */
function filesBelow(folder) {
  return fs
    .readdirSync(folder, { recursive: true })
    .map((path) => join(folder, String(path)))
    .filter((path) => fs.statSync(path).isFile())
    .map((path) => relative(folder, path))
    .sort()
}

/** The page, whose head names its worker (../src/wire/port.ts). */
function copyPage(folder) {
  fs.cpSync(join(web, '../build/web'), folder, { recursive: true })
  const index = join(folder, 'index.html')
  const text = fs.readFileSync(index, 'utf8')
  const named = '<meta name="lunarbiter-worker" content="engine/worker.js" />'
  if (!text.includes('</head>')) throw new Error(`${index} has no head`)
  fs.writeFileSync(index, text.replace('</head>', `  ${named}\n  </head>`))
}

async function buildWorker(folder) {
  await build({
    root: here,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: join(folder, 'engine'),
      target: 'es2022',
      rollupOptions: {
        input: join(here, 'worker.ts'),
        output: { format: 'iife', entryFileNames: 'worker.js' },
      },
    },
  })
}

/** The service worker, with the list of what it keeps. */
function writeOffline(folder) {
  const files = filesBelow(folder)
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(fs.readFileSync(join(folder, file)))
  const text = fs
    .readFileSync(join(here, 'offline.js'), 'utf8')
    .replace("'VERSION'", JSON.stringify(hash.digest('hex').slice(0, 16)))
    .replace("['FILES']", JSON.stringify(['./', ...files]))
  fs.writeFileSync(join(folder, 'offline.js'), text)
}

/** What a host sends that compresses texts. */
function compressed(path) {
  const bytes = fs.readFileSync(path)
  return path.endsWith('.gz') ? bytes.length : gzipSync(bytes, { level: 9 }).length
}

fs.rmSync(folder, { recursive: true, force: true })
copyPage(folder)
await buildWorker(folder)
fs.cpSync(engine, join(folder, 'engine'), { recursive: true })
writeOffline(folder)
const size = filesBelow(folder).reduce((sum, file) => sum + compressed(join(folder, file)), 0)
console.log(`${(size / 1e6).toFixed(2)} MB compressed`)
