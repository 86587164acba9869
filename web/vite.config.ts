// SPDX-License-Identifier: MIT
import preact from '@preact/preset-vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

// What the page may load: its own files and nothing else. No script stands in the page itself,
// so text that comes over the wire can never run. A server sends the same as a header, with
// `frame-ancestors 'none'` behind it, which a meta element cannot say.
export const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const securityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
  ],
}

export default defineConfig({
  base: './', // the page works in any folder of any host
  plugins: [preact({ devToolsEnabled: false }), securityPolicy],
  build: {
    outDir: process.env.LUNARBITER_WEB_OUT ?? '../build/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // no data: addresses, which the policy forbids for scripts and fonts
  },
  server: {
    // `npm run dev` beside a running `lunarbiter table --port 4990`
    proxy: { '/ws': { target: 'ws://127.0.0.1:4990', ws: true } },
  },
  test: { include: ['src/**/*.test.ts', 'src/**/*.test.tsx'], environment: 'node' },
})
