#!/bin/sh
# SPDX-License-Identifier: MIT
#
# test.sh [all]: tests the page of the table: types, layout of the source, units, and in a real
# browser against build/lunarbiter.  Short, about 90 seconds of an idle machine: a duel that is won by
# clicks alone and a game of Evolve by keys alone, a changed card that goes into a running game, undo,
# a network that is cut, a card that is moved by hand, a phone, axe-core.  With `all`, games of every
# mode, by clicks and by keys, and everything else that the page does; and the page without a server,
# whose engine plays 100 games of each game that the program plays again, hash by hash.  The last line
# counts.  build/page-tests/ has what the browser showed.

set -eu
cd "$(dirname "$0")"
./build.sh
npm run --silent check
if [ "${1:-}" = all ]; then
  ./engine/static.sh
  LUNARBITER_WEB=all
  export LUNARBITER_WEB
  which=.
else
  which='(a duel by clicks|Evolve by keys) alone|a changed card goes into the running game|undo goes back'
  which="$which|the network is cut|evolve is moved by drag|on a phone nothing|evolve-light: nothing that axe"
fi
report=$(mktemp -d)
trap 'rm -rf "$report"' EXIT
status=0
npx --no-install vitest run --reporter=default --reporter=json \
  --outputFile.json="$report/units.json" || status=1
npx --no-install vitest run -c tests/vitest.config.ts -t "$which" --reporter=verbose --reporter=json \
  --outputFile.json="$report/page.json" || status=1
reports='units.json page.json'
if [ "${1:-}" = all ]; then
  LUNARBITER_GAMES=100 npx --no-install vitest run -c engine/vitest.config.ts --reporter=verbose \
    --reporter=json --outputFile.json="$report/engine.json" || status=1
  reports="$reports engine.json"
fi
# shellcheck disable=SC2086 # words
node - "$report" $reports <<'END' || status=1
const fs = require('node:fs')
let passed = 0, failed = 0
for (const name of process.argv.slice(3)) {
  const file = process.argv[2] + '/' + name
  if (!fs.existsSync(file)) { failed++; continue }
  const report = JSON.parse(fs.readFileSync(file, 'utf8'))
  passed += report.numPassedTests
  failed += report.numFailedTests + (report.success ? 0 : report.numFailedTests ? 0 : 1)
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
END
exit $status
