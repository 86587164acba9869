#!/bin/sh
# SPDX-License-Identifier: MIT
#
# sources.sh FOLDER: the sources of the libraries that the engine needs in a browser, as
# FOLDER/lua, FOLDER/lfs, FOLDER/jansson and FOLDER/dkjson.lua.
#
# They are Debian's source packages of Debian 12, fetched by apt with a list of its own, so that
# the system's settings stay as they are.  dkjson is one file of Lua: the package that every build
# needs (need_build) installs its source, so that is taken.  Each file must have the checksum below.
# Who has no apt puts the files into FOLDER and calls this again.

set -eu
folder=$1
mkdir -p "$folder"
cd "$folder"

# package | folder | file | its SHA-256
packages='lua5.4|lua|lua5.4_5.4.4.orig.tar.gz|164c7849653b80ae67bec4b7473b884bf5cc8d2dca05653475ec2ed27b9ebf61
lua-filesystem|lfs|lua-filesystem_1.8.0.orig.tar.gz|a1b7cf748ef2cdb6d75ebaa82a9c91b383fabc541b96febb1f9de98f06b8c188
jansson|jansson|jansson_2.14.orig.tar.gz|c739578bf6b764aa0752db9a2fdadcfe921c78f1228c7ec0bb47fa804c55d17b'

# Corrections of Lua that Debian ships; they bar ways in which a script could read foreign memory.
patches='0004-cve-2022-28805.patch|8e10558e8c29e8ac5aa812628fe355807b51c4ee0c8793128b8ead3777c321af
0005-cve-2022-33099.patch|09752c71c4b96197dbddb16406c7c695c524b5fb69b57e3da0bf6701d844633f'

dkjson=bdb71dbe2863e9567d5a9a926faed1cfc4c12e04741a3e9009d334df25b9748c

fail() {
  echo "sources.sh: $1" >&2
  exit 1
}

# checked FILE SHA256
checked() {
  [ -e "$1" ] || fail "$1 is missing; put the one of Debian 12 into $folder"
  echo "$2  $1" | sha256sum --check --status || fail "$1 is not the file that was tested"
}

# Whether all files are here.
have_all() {
  for row in $packages; do
    file=${row%|*}
    [ -e "${file##*|}" ] || return 1
  done
  set -- lua5.4_*.debian.tar.*
  [ -e "$1" ]
}

fetch() {
  command -v apt-get >/dev/null || fail "apt-get is not here; put the files into $folder: $packages"
  # shellcheck disable=SC2016 # apt fills these in
  site=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 'Origin: Debian' \
    'Component: main' | grep -v security | head -n 1)
  [ -n "$site" ] || fail "apt knows no archive of Debian"
  keys=/usr/share/keyrings/debian-archive-keyring.gpg
  signed=
  if [ -e $keys ]; then signed="[signed-by=$keys] "; fi
  mkdir -p apt/state/lists/partial apt/cache/archives/partial
  echo "deb-src $signed$site bookworm main" >apt/sources.list
  set -- -q -o "Dir::State=$PWD/apt/state" -o "Dir::Cache=$PWD/apt/cache" \
    -o "Dir::Etc::sourcelist=$PWD/apt/sources.list" -o Dir::Etc::sourceparts=/dev/null \
    -o APT::Sandbox::User=root
  apt-get "$@" update
  for row in $packages; do
    apt-get "$@" source --download-only "${row%%|*}" || fail "apt-get cannot fetch ${row%%|*}"
  done
  rm -rf apt
}

have_all || fetch
for row in $packages; do
  name=${row#*|}
  name=${name%%|*}
  file=${row%|*}
  file=${file##*|}
  checked "$file" "${row##*|}"
  rm -rf "$name"
  mkdir "$name"
  tar -xf "$file" -C "$name" --strip-components=1
done
set -- lua5.4_*.debian.tar.*
tar -xf "$1" -C lua debian/patches
for row in $patches; do
  checked "lua/debian/patches/${row%|*}" "${row#*|}"
  patch -s -d lua -p1 <"lua/debian/patches/${row%|*}"
done
if [ ! -e dkjson.lua ]; then
  for installed in "$(pkg-config --variable=INSTALL_LMOD lua5.4)" /usr/share/lua/5.4; do
    if [ -e "$installed/dkjson.lua" ]; then cp "$installed/dkjson.lua" .; fi
  done
fi
checked dkjson.lua $dkjson
echo "lua, lfs, jansson and dkjson.lua are in $folder"
