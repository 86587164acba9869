# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# `lunarbiter table --static`: the page without a server, written into a folder.  What the page
# does is tested in a browser (web/test.sh).

# Data with a page of two files beside its index.
mkdir data
cp -r "$data/scripts" data/
mkdir -p data/cards data/decks data/static/assets data/static/engine
echo page >data/static/index.html
echo script >data/static/assets/new.js
echo engine >data/static/engine/engine.wasm.gz
LUNARBITER_DATA=$room/data

exits 0 "a new folder" table --static site
says out "site: 3 files for any web host" "a new folder"
is "$(cat site/index.html site/assets/new.js site/engine/engine.wasm.gz | tr '\n' ' ')" \
  "page script engine " "a new folder: its files"
mkdir empty
exits 0 "an empty folder" table --static empty
is "$(cat empty/index.html)" page "an empty folder"

# An earlier page is replaced, and nothing of its folders stays.
echo old >site/assets/old.js
echo old >site/index.html
exits 0 "an earlier page" table --static site
is "$(find site -type f | sort | tr '\n' ' ')" \
  "site/assets/new.js site/engine/engine.wasm.gz site/index.html " "an earlier page: its files"
is "$(cat site/index.html)" page "an earlier page: its index"

# A link that stands where a file goes is replaced, not followed.
echo mine >mine.txt
ln -sf "$room/mine.txt" site/index.html
exits 0 "a link in the folder" table --static site
is "$(cat mine.txt site/index.html | tr '\n' ' ')" "mine page " "a link in the folder"

mkdir home
echo mine >home/mine.txt
exits 1 "a folder with something else" table --static home
says err "home: the folder holds something else" "a folder with something else"
is "$(ls home)" mine.txt "a folder with something else stays as it is"
exits 1 "a file" table --static mine.txt
says err "mine.txt: this is no folder" "a file"
exits 1 "a folder in no folder" table --static nowhere/site
says err "nowhere/site: No such file or directory" "a folder in no folder"
exits 1 "a folder in a file" table --static mine.txt/site
says err "mine.txt/site: Not a directory" "a folder in a file"
if [ "$(id -u)" -ne 0 ]; then # root may write everywhere
  mkdir closed
  chmod a-w closed
  exits 1 "a folder that is closed" table --static closed
  says err "closed: Permission denied" "a folder that is closed"
fi

exits 2 "--static without a folder" table --static
for option in "--games x" --forget "--page x" "--protocol page" "--mod x" "--budget 9"; do
  # shellcheck disable=SC2086 # an option and its argument
  exits 2 "--static and $option" table --static other $option
  says err "--static and ${option%% *} cannot both be given" "--static and $option"
done
rm data/static/engine/engine.wasm.gz
exits 1 "a page that is not built" table --static other
says err "./run table --static DIR builds it" "a page that is not built"
if [ -e other ]; then not_ok "what is refused writes a folder"; else ok; fi
