#!/bin/sh
# SPDX-License-Identifier: MIT
#
# build.sh: the engine for a browser, in build/wasm/page: engine.js and engine.wasm.gz (emcc),
# data.tar.gz (scripts, cards, decks) and scenarios.tar.gz (what only tests and panes read).
#
#   build/wasm/sources    the sources of Lua, LuaFileSystem, Jansson and dkjson (sources.sh)
#   build/wasm/libraries  is where they are built, build/wasm/prefix where they are installed
#   build/wasm/engine     is where the engine is built: the preset wasm of CMakePresets.json
#
# emcc, tar, gzip and patch must be here; `./run table --static` installs them.

# shellcheck source-path=SCRIPTDIR/../..
set -eu
cd "$(dirname "$0")/../.."
. .ci/packages.sh
here=$PWD/build/wasm
CMAKE_GENERATOR=$(generator)
export CMAKE_GENERATOR
jobs=$(nproc 2>/dev/null || echo 2)
mkdir -p "$here/page"

# Debian's emcc calls Node for its own tools, and a Node that is not Debian's finds its modules so.
export NODE_PATH="${NODE_PATH:+$NODE_PATH:}/usr/share/nodejs"

# The libraries are built once, and again when they are others.
wanted=$(cat web/engine/sources.sh web/engine/libraries/* | cksum)
if [ "$(cat "$here/prefix/complete" 2>/dev/null)" != "$wanted" ]; then
  web/engine/sources.sh "$here/sources"
  rm -rf "$here/libraries" "$here/prefix"
  cmake -S web/engine/libraries -B "$here/libraries" -DCMAKE_BUILD_TYPE=None \
    -DCMAKE_TOOLCHAIN_FILE=/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake \
    -DCMAKE_C_FLAGS="-O3 -DNDEBUG -sSUPPORT_LONGJMP=wasm" "-DCMAKE_INSTALL_PREFIX=$here/prefix" \
    "-DLUA=$here/sources/lua" "-DLFS=$here/sources/lfs" "-DJANSSON=$here/sources/jansson"
  cmake --build "$here/libraries" --parallel "$jobs" --target install
  echo "$wanted" >"$here/prefix/complete"
fi
cmake --preset wasm
cmake --build "$here/engine" --parallel "$jobs" --target "${1:-lunarbiter_engine}"

# archive NAME [TAR'S ARGUMENTS]: page/NAME.tar.gz of the files listed on standard input and of what
# the arguments add; the same bytes for the same files.
archive() {
  name=$1
  shift
  LC_ALL=C sort >"$here/$name.list"
  tar --create "--file=$here/$name.tar" --format=ustar --owner=0 --group=0 --numeric-owner \
    --mode=644 --mtime=@0 --no-recursion "--files-from=$here/$name.list" "$@"
  gzip -9n <"$here/$name.tar" >"$here/page/$name.tar.gz"
}

mkdir -p "$here/lua"
cp "$here/sources/dkjson.lua" "$here/lua/"
{
  find scripts decks -type f
  find cards -type f ! -name '*_spec.lua'
} | archive data -C "$here" lua/dkjson.lua
find cards -type f -name '*_spec.lua' | archive scenarios
cp "$here/engine/web/engine/engine.js" "$here/page/"
gzip -9n <"$here/engine/web/engine/engine.wasm" >"$here/page/engine.wasm.gz"
