// SPDX-License-Identifier: MIT
//
// The tests of the page in a browser: `npm run test:page`; with LUNARBITER_WEB=all every mode. And
// its pictures: `npm run pictures`.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [process.env.LUNARBITER_PICTURES === '1' ? 'tests/pictures.ts' : 'tests/**/*.spec.ts'],
    globalSetup: ['tests/serve.ts'],
    testTimeout: 600_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } }, // a busy machine takes its time
    fileParallelism: false,
    pool: 'forks',
    bail: 0,
  },
})
