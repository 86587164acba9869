// SPDX-License-Identifier: MIT
import { defineConfig } from 'vitest/config'

// The tests of the engine for a browser, apart from those of the page: they need build/wasm.
export default defineConfig({
  test: {
    include: ['engine/*.test.ts'], // from web/,
    environment: 'node',
    hookTimeout: 120_000,
    testTimeout: 120_000,
  },
})
