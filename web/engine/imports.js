// SPDX-License-Identifier: MIT
//
// imports.js -- what C leaves to JavaScript; emcc links it with the engine.
//
//   engine.h   the calls become calls of Module.page (engine.ts)
//   apart.c    work that leaves no trace in the memory

mergeInto(LibraryManager.library, {
  $textAt: function (address) {
    return address === 0 ? null : UTF8ToString(address)
  },
  $textCopied__deps: ['malloc'],
  $textCopied: function (text) {
    if (typeof text !== 'string') return 0
    var size = lengthBytesUTF8(text) + 1
    var address = _malloc(size)
    if (address !== 0) stringToUTF8(text, address, size)
    return address
  },
  engine_say: function (text, length) {
    Module['page'].said(UTF8ToString(text, length))
  },
  engine_keep__deps: ['$textAt'],
  engine_keep: function (table, settings, lines, more) {
    Module['page'].keep(textAt(table), textAt(settings), textAt(lines), more !== 0)
  },
  engine_drop: function (table) {
    Module['page'].drop(UTF8ToString(table))
  },
  engine_kept_name__deps: ['$textCopied'],
  engine_kept_name: function (i) {
    return textCopied(Module['page'].keptName(i))
  },
  engine_kept_settings__deps: ['$textCopied'],
  engine_kept_settings: function (table) {
    return textCopied(Module['page'].keptSettings(UTF8ToString(table)))
  },
  engine_kept_lines__deps: ['$textCopied'],
  engine_kept_lines: function (table) {
    return textCopied(Module['page'].keptLines(UTF8ToString(table)))
  },
  apart_in_kept_memory: function (state, end, sizeTo) {
    var kept = HEAPU8.slice(0, end)
    var stack = stackSave()
    var text = null
    try {
      var result = _bind_apart_work(state) >> 2
      text = HEAPU8.slice(HEAPU32[result], HEAPU32[result] + HEAPU32[result + 1])
    } catch (_) {
      // The work ran out of memory or of stack, or the engine found itself broken in it.
      ABORT = false
    }
    HEAPU8.fill(0, end, _bind_apart_end())
    HEAPU8.set(kept)
    stackRestore(stack)
    var address = text === null ? 0 : _bind_apart_take(text.length)
    if (address !== 0) {
      HEAPU8.set(text, address)
      HEAPU32[sizeTo >> 2] = text.length
    }
    return address
  },
})
