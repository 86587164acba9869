# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# `lunarbiter show`: cards drawn and told.

exits 2 "show without a card" show
says err "name a card" "show without a card"
exits 2 "show in another form" show --as picture Gust
says err "--as is text or json, not 'picture'" "show in another form"
exits 1 "show a card that is not" show "Gusst"
says err 'there is no card and no keyword named "Gusst" (did you mean Gust' "show a card that is not"
exits 1 "show a card of the other game" show --game evolve Gust
says err 'named "Gust" in this game: it is one of Riftbound (leave --game out, or say --game riftbound)' "show a card of the other game"
exits 1 "show a keyword of the other game" show --game riftbound storm
says err 'named "storm" in this game: it is one of Shadowverse: Evolve' "show a keyword of the other game"
exits 0 "show a keyword" show assault
says out "Assault (a keyword of Riftbound)" "show a keyword"
says out "+N Might while it is attacking" "show a keyword: what it is for"
exits 0 "show a keyword of Evolve" show Ward
says out "Ward (a keyword of Shadowverse: Evolve)" "show a keyword of Evolve"
exits 0 "show a file of keywords" show "$data/docs/mods/last-stand/keywords/last_stand.lua"
says out "While I defend alone, I have N Might more" "show a file of keywords: the reminder"
says out "[Reaction] Pay 1 Power of any domain: its script acts" "show a file of keywords: its abilities"
cp -r "$data/docs/mods/last-stand" here && cd here || exit 2
exits 0 "show: the mod we stand in" show "Lone Sentinel" rally --json
says out '"keyword":"rally"' "show: the mod we stand in: a keyword"
says out '"name":"Lone Sentinel"' "show: the mod we stand in: a card"
echo 'return card {' >cards/broken.lua
exits 0 "show beside a broken card" show "Lone Sentinel"
says out "| Lone Sentinel" "show beside a broken card: the others are shown"
says err "left out: ./cards/broken.lua:2" "show beside a broken card: what is left out"
exits 1 "show a broken card" show cards/broken.lua
says err "lunarbiter show: ./cards/broken.lua:2" "show a broken card: why"
says_not err "left out" "show a broken card: told once"
cd .. || exit 2
exits 1 "show a file that is not" show nowhere.lua
exits 1 "show with an unknown game" show --game chess Gust

exits 0 "show" show gust
says out "| Gust" "show: the frame"
says out "| spell - chaos" "show: the frame"
says out "- Choose a unit at a battlefield with 3 or less Might; then its script acts (lines" \
  "show: the text"
says out "* observed: returns target 1 (enemy unit) to hand" "show: what was seen"
says out "gust_spec.lua (" "show: its scenarios"
says out "status: supported" "show: its status"
says_not out "(359.3)" "show without --rules"
exits 0 "show --rules" show --rules gust
says out "(359.3)" "show --rules"
exits 0 "show --no-scenarios" show --no-scenarios Gust
says_not out "observed" "show --no-scenarios"
says out "gust_spec.lua (not run)" "show --no-scenarios"

# Sentences of each kind, of both games.
exits 0 "show several" show --no-scenarios "Sett, Kingpin" "The Boss" ogn-277 "Udyr, Wildman" \
  "Baited Hook" "Doran's Ring" "Cleric Lancer" "Flame Destroyer" "Mystic Reversal"
tr -s ' \n' ' ' <out >flat
says flat "While I am at a battlefield, I have +1 Might for each friendly buffed unit here." "a static"
says flat "If a buffed unit that you control would die, you may pay 1 Power of any domain and exhaust me; if you do, its script acts instead" \
  "a replacement"
says flat "When a unit moves, if its script says so (line 7), its script acts (lines 8-10)." "a trigger"
says flat "Spend my buff: choose one of these that you have not chosen this turn." "modes"
says flat "Pay 1 Energy, 1 order Power and exhaust this: choose a friendly unit" "a cost"
says flat "What it is attached to has this text (I is that unit): - When I conquer" "an Effect Text"
says flat "If a follower or leader would be dealt damage from this card during an opponent's turn, it is that much plus 4 instead." \
  "damage that is changed"
says flat "While you have 5 or more spells in the cemetery (Spellchain), this card costs 3 less to play." \
  "what a card costs"
exits 0 "both faces of a card" show "Ancient Elf"
says out "| follower - forestcraft" "both faces of a card"
says out "| evolved follower - forestcraft" "both faces of a card"

exits 0 "show --json" show --json Gust
says out '"name":"Gust"' "show --json"
says out '"observed":' "show --json"
says out '"tag":"selector"' "show --json: what is declared"
exits 0 "show --as json" show --as json --no-scenarios Gust

# A card of one's own, with a scenario that runs half of it.
cat >mine.lua <<'LUA'
-- SPDX-License-Identifier: MIT
return card {
  id = "my-1", name = "Half Seen", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  keywords = { "action" },
  targets = { unit { enemy = true, might = at_most(4) } },
  run = function(game, me, foe)
    if foe.might > 3 then
      game.stun(foe)
      return
    end
    game.deal(2, foe)
  end,
}
LUA
exits 0 "show a file" show mine.lua
says out "Choose an enemy unit with 4 or less Might" "show a file"
says out "no scenario runs this" "show a file without scenarios"
says out "scenarios: none beside it" "show a file without scenarios"
cat >mine_spec.lua <<'LUA'
-- SPDX-License-Identifier: MIT
scenario "Half Seen deals 2 to what is small" {
  p1 = { hand = { "Half Seen" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Half Seen"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):damage(2)
  end,
}
LUA
exits 0 "show a file with a scenario" show mine.lua
says out "* observed: deals 2 damage to target 1 (enemy unit)" "show a file with a scenario"
says out "* no scenario runs lines 8 and 9" "show a file with a scenario"
says out "scenarios: mine_spec.lua (1 pass)" "show a file with a scenario"
printf 'return card { id = "x-1", name = "Broken", tyqe = "spell" }\n' >broken.lua
exits 1 "show a broken file" show broken.lua
says err "broken.lua:1:44: unknown field 'tyqe' (did you mean type?)" "show a broken file"

exits 0 "show --all" show --all
is "$(grep -c '^status: ' out)" "$(find "$data/cards" -name '*.lua' ! -name '*_spec.lua' | wc -l | tr -d ' ')" \
  "show --all: every card"
says_not out "also declared" "show --all: nothing without words"

# Cards and keywords of mods; the game is the mod's.
mkdir -p show-mod/cards show-mod/keywords
printf 'return mod { name = "show-mod", version = "1.0", game = "riftbound" }\n' >show-mod/mod.lua
cat >show-mod/keywords/riftbound.lua <<'LUA'
keyword "bulwark" {
  reminder = "While I defend, I have N Might more.", takes_value = true,
  static { while_ = { defending = true }, affects = "me", might = number.keyword("bulwark") },
}
LUA
cat >show-mod/cards/warden.lua <<'LUA'
return card {
  id = "sm-1", name = "Show Warden", type = "unit", domains = { "calm" }, cost = { energy = 2 },
  might = 2, keywords = { bulwark = 3 },
  when { event = "hold", by = "me", run = function(game) game.draw(1) end },
}
LUA
cat >show-mod/cards/warden_spec.lua <<'LUA'
scenario "it is there" { p1 = { base = { "Show Warden" } }, function(t)
  t:expect("Show Warden"):might(2)
end }
LUA
exits 0 "show a card of a mod by its file" show show-mod/cards/warden.lua
says out "- Bulwark 3: While I defend, I have 3 Might more." "show a card of a mod: its keyword"
says out "- When I hold, its script acts (line 4)." "show a card of a mod"
says out "* no scenario runs this" "show a card of a mod: what was seen"
says out "(sm-1, Riftbound, mod show-mod)" "show a card of a mod"
says out "warden_spec.lua (1 pass)" "show a card of a mod: its scenarios"
exits 0 "show --mod" show --mod show-mod "show warden" "Fate's Hand"
says out "| Show Warden" "show --mod"
exits 0 "show --mod and a file of it" show --mod show-mod show-mod/cards/warden.lua
exits 1 "show a card of a mod that is not loaded" show --no-mods "Show Warden"

# ---- Words that newcomers' cards brought to light --------------------------------------------

cat >worded.lua <<'END'
return card {
  id = "w-1", name = "Worded", type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 1,
  static { affects = "me", might = number.me("moves") },
  static { affects = "me", everywhere = true, keywords = { "reaction" }, while_ = number.you("opponents_turn"):equals(1) },
  static { affects = units { moves = at_least(2) }, might = 1 },
  when { event = "attack", by = "me", if_ = number.me("conquests"):equals(0),
    modes { mode { label = "Strike", run = function(game) game.draw(1) end },
      mode { run = function(game) game.draw(2) end } } },
}
END
exits 0 "words" show --no-scenarios worded.lua
says out "as much as how often this turn I have moved" "words: a number that is done"
says out "While it is an opponent's turn, I have Reaction wherever I am" "words: whose turn, and where"
says out "Units that have moved 2 or more times this turn have +1 Might" "words: what has been done"
says out "When I attack, if I have conquered no times this turn" "words: what has not been done"
says out '"Strike": Its script acts' "words: the name of a mode"
cat >worded_evolve.lua <<'END'
return card {
  id = "W-1", name = "Worded", type = "amulet", class = "neutral", cost = 1,
  static { affects = "opponent", limits = { field = -2, ex = 1 } },
  static { affects = followers { enemy = true }, cannot = "attack",
    while_ = number.tally { event = "attack", by = "opponent" }:at_least(1) },
}
END
exits 0 "words of Evolve" show --no-scenarios --game evolve worded_evolve.lua
says out "An opponent can have 2 fewer cards on their field and 1 more cards in their EX area" "words of Evolve: limits"
says out "While an opponent attacked with a follower this turn" "words of Evolve: whose attack"
