# SPDX-License-Identifier: MIT
#
# Sourced by ./run and ./test: finds out what the build needs and is not there,
# and installs exactly that with apt.  Nothing is asked of apt when nothing is
# missing.
#
#   need PACKAGE COMMAND...   PACKAGE is missing when COMMAND fails
#   install_missing           installs what is missing, or says what to install
#                             in one line and ends with 2

missing=

need() {
  package=$1
  shift
  "$@" >/dev/null 2>&1 || missing="$missing $package"
}

either() { command -v "$1" || command -v "$2"; }

# has_module FILE: a module of Lua is where Lua 5.4 looks, or it is not there.
has_module() {
  for directory in "$(pkg-config --variable=INSTALL_CMOD lua5.4 2>/dev/null)" \
    "$(pkg-config --variable=INSTALL_LMOD lua5.4 2>/dev/null)" \
    /usr/lib/*/lua/5.4 /usr/lib/lua/5.4 /usr/local/lib/lua/5.4 /usr/lib64/lua/5.4 \
    /usr/share/lua/5.4 /usr/local/share/lua/5.4; do
    if [ -e "$directory/$1" ]; then return 0; fi
  done
  return 1
}

# What every build needs.
need_build() {
  need gcc either cc gcc
  need libc6-dev test -e /usr/include/stdio.h
  need cmake command -v cmake
  need ninja-build either ninja make
  need pkg-config command -v pkg-config
  need liblua5.4-dev pkg-config --exists lua5.4
  need lua-filesystem has_module lfs.so
  need lua-dkjson has_module dkjson.lua
  need libjansson-dev pkg-config --exists jansson
  need g++ either c++ g++
  need libgmp-dev pkg-config --exists gmp
  need liblemon-dev pkg-config --exists lemon
  need libsqlite3-dev pkg-config --exists sqlite3
  need libwebsockets-dev pkg-config --exists libwebsockets
}

# The page of the table is built by Node 18 or later, as Debian 12 has it.
new_node() {
  command -v npm && node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 18 ? 1 : 0)'
}
need_page() {
  need "nodejs npm" new_node
}

# What the engine for a browser needs, beside the page that it belongs to.
need_wasm() {
  need emscripten command -v emcc
  need patch command -v patch
}

# What clang needs for its sanitizers: the package is named after the version of clang.
sanitizes() {
  echo 'int main(void) { return 0; }' | clang -x c -fsanitize=address,undefined,fuzzer-no-link -o /dev/null -
}
need_sanitizers() {
  need "libclang-rt-$(clang -dumpversion 2>/dev/null | cut -d. -f1)-dev" sanitizes
}

say_what_is_missing() {
  echo "$1; please install:$missing" >&2
  exit 2
}

install_missing() {
  [ -n "$missing" ] || return 0
  command -v apt-get >/dev/null || say_what_is_missing "apt-get is not here"
  as_root=
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || say_what_is_missing "neither root nor sudo"
    as_root="sudo -n"
    if ! sudo -n true 2>/dev/null; then
      [ -t 0 ] || say_what_is_missing "sudo asks for a password"
      as_root=sudo
    fi
  fi
  echo "installing:$missing" >&2
  log=$(mktemp)
  # shellcheck disable=SC2086 # both are lists of words
  if ! { $as_root apt-get update -q &&
    $as_root env DEBIAN_FRONTEND=noninteractive \
      apt-get install -q -y --no-install-recommends $missing; } >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    rm -f "$log"
    say_what_is_missing "apt-get failed"
  fi
  rm -f "$log"
  missing=
}

# The generator of a new build directory.
generator() {
  if command -v ninja >/dev/null; then echo Ninja; else echo "Unix Makefiles"; fi
}
