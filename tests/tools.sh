#!/bin/sh
# SPDX-License-Identifier: MIT
#
# tools.sh -- what other people's tools find: shellcheck, codespell, luacheck,
# clang-format.  Their lists of what
# is left alone, with the reasons, are .shellcheckrc, .codespellrc and .luacheckrc.  Prints what they
# found; ends with 1 when that was something.

cd "$(dirname "$0")/.." || exit 2
found=0

# Parts of cli_test.sh have no first line that names a shell.
shellcheck -S warning -s sh tests/cli/*.sh tests/cli_test.sh tests/lint.sh tests/abi.sh \
  tests/symbols.sh tests/tools.sh tests/headers.sh tests/tidy.sh web/build.sh web/test.sh web/engine/*.sh \
  .ci/packages.sh || found=1
shellcheck -S warning run test .ci/run tests/mutants/run.sh tests/fuzz/run.sh tests/everywhere.sh \
  tests/hardened.sh tests/editor.sh tests/conformance.sh bench/fastest.sh || found=1

# Tests of messages about misspelt words misspell them.
codespell core bindings cli scripts docs web/src web/README.md README.md CONTRIBUTING.md CHANGELOG.md |
  grep -vE '^(docs/(first-card|lua-module)\.md|cli/commands/rules\.c|scripts/reference/annotations\.lua):' &&
  found=1

luacheck --quiet --no-color --codes scripts tests/*.lua tests/bindings/*.lua tests/cli/*.lua |
  grep -E '^    ' && found=1

# The layout of C is what .clang-format says, for the version that is pinned here and in ./test.
git ls-files '*.c' '*.h' '*.cc' | xargs clang-format-19 --dry-run -Werror || found=1
exit $found
