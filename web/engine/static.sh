#!/bin/sh
# SPDX-License-Identifier: MIT
#
# static.sh: builds the page without a server into build/wasm/static, from which `lunarbiter table
# --static DIR` copies it.  Needs what need_page and need_wasm of .ci/packages.sh say.

set -eu
cd "$(dirname "$0")/../.."
mkdir -p build/wasm

# quietly NAME COMMAND...: prints nothing unless the command fails.
quietly() {
  log=build/wasm/$1.log
  shift
  "$@" >"$log" 2>&1 && return 0
  tail -n 40 "$log" >&2
  echo "the page without a server was not built: $log has all of it" >&2
  exit 1
}

web/build.sh
[ -e build/wasm/page/engine.wasm.gz ] ||
  echo "building the engine for a browser, which takes minutes the first time ..." >&2
quietly engine web/engine/build.sh
quietly static node web/engine/static.mjs
