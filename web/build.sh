#!/bin/sh
# SPDX-License-Identifier: MIT
#
# build.sh: builds the page of the table into build/web, when it is not there or its sources have
# changed since.  Needs Node 18 or later and npm (.ci/packages.sh: need_page).

set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$here/../build/web
stamp=$here/../build/web.stamp
mkdir -p "$here/../build"

# The sources, and what decides which packages they are built with.
sources() (
  cd "$here"
  find src public index.html vite.config.ts tsconfig.json package.json package-lock.json -type f |
    LC_ALL=C sort | xargs cksum
)
packages() { cksum <"$here/package-lock.json"; }

now=$(sources)
if [ -e "$out/index.html" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$now" ]; then exit 0; fi

quietly() {
  log=$here/../build/web.log
  "$@" >"$log" 2>&1 && return 0
  tail -n 40 "$log" >&2
  echo "the page was not built: build/web.log has all of it" >&2
  exit 1
}

echo "building the page ..." >&2
cd "$here"
if [ "$(packages)" != "$(cat node_modules/.lunarbiter 2>/dev/null)" ]; then
  quietly npm ci --no-audit --no-fund
  packages >node_modules/.lunarbiter
fi
quietly npm run build
printf '%s\n' "$now" >"$stamp"
