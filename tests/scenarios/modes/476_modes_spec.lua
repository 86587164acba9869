-- SPDX-License-Identifier: MIT
-- Modes of play with more than two players (476-484), and what they change of movement
-- (442), combat (457), showdowns (345-348), scoring (462-467) and friendship (740).

use "../test_cards.lua"

test_card { id = "t-mode-bolt", name = "Mode Bolt", type = "spell", cost = { energy = 1 },
  keywords = { "action" },
  targets = { unit {} }, run = function(game, me, target) game.deal(2, target) end,
}

test_card { id = "t-mode-answer", name = "Mode Answer", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  run = function(game) game.draw(1) end,
}

test_card { id = "t-mode-slow", name = "Mode Slow", type = "spell", cost = { energy = 0 },
  run = function(game) game.draw(1) end,
}

test_card { id = "t-mode-friend", name = "Mode Friend", type = "spell", cost = { energy = 0 },
  targets = { unit { friendly = true } }, run = function(game, me, unit) game.buff(unit) end,
}

test_card { id = "t-mode-mine", name = "Mode Mine", type = "spell", cost = { energy = 0 },
  targets = { unit { mine = true } }, run = function(game, me, unit) game.buff(unit) end,
}

test_card { id = "t-mode-enemy", name = "Mode Enemy", type = "spell", cost = { energy = 0 },
  targets = { unit { enemy = true } }, run = function(game, me, unit) game.deal(1, unit) end,
}

test_card { id = "t-mode-shove", name = "Mode Shove", type = "spell", cost = { energy = 0 },
  targets = { unit {}, battlefield {} },
    run = function(game, me, unit, place) game.move(unit, { to = place }) end,
}

test_card { id = "t-mode-scout", name = "Mode Scout", type = "unit", cost = { energy = 0 }, might = 1,
  plays_to = battlefields {},
}

test_card { id = "t-mode-deflect", name = "Mode Deflector", type = "unit", cost = { energy = 0 },
  might = 2, keywords = { deflect = 1 },
}

test_card { id = "t-mode-turn", name = "Mode Turn", type = "spell", cost = { energy = 0 },
  run = function(game) game.extra_turn() end,
}

test_card { id = "t-mode-give", name = "Mode Give Turn", type = "spell", cost = { energy = 0 },
  run = function(game)
    for _, player in ipairs(game.opponents()) do game.extra_turn(player) end
  end,
}

test_card { id = "t-mode-loner", name = "Mode Loner", type = "unit", cost = { energy = 0 }, might = 1,
  static { while_ = { alone = true }, affects = "me", might = 2 },
}

test_card { id = "t-mode-share", name = "Mode Share", type = "spell", cost = { energy = 0 },
  run = function(game)
    for _, player in ipairs(game.players()) do game.gain_points(1, { by = player }) end
  end,
}

test_card { id = "token-mode-recruit", name = "Mode Recruit", type = "unit", supertypes = { "token" },
  might = 1,
}

-- ---- Free for all (482, 483) ------------------------------------------------

scenario "482.4 three players, one battlefield each" {
  format = "ffa3", full = true,
  function(t)
    t:expect(t:zone("battlefields", 1)):count(3)
    t:expect(t.p3.hand):count(4)
  end }

scenario "482.7 whoever goes first draws nothing in his first Draw Phase" {
  format = "ffa3", full = true,
  function(t)
    t.p1:choose() t.p2:choose() t.p3:choose()
    t:expect(t.p1.hand):count(4)
    t:next_turn()
    t:expect(t.p2.hand):count(5)
    t:next_turn() t:next_turn()
    t:expect(t.p1.hand):count(5)
  end }

scenario "482.7 whoever goes last channels one rune more in his first Channel Phase" {
  format = "ffa3", full = true,
  function(t)
    t.p1:choose() t.p2:choose() t.p3:choose()
    t:expect(t.p1.runes):count(2)
    t:next_turn()
    t:expect(t.p2.runes):count(2)
    t:next_turn()
    t:expect(t.p3.runes):count(3)
    t:next_turn() t:next_turn() t:next_turn()
    t:expect(t.p3.runes):count(5)
  end }

test_format { name = "chosen ffa", players = 3, victory_score = 8, battlefields_in_deck = 3, battlefields_used = 1,
  opening_hand = 4, mulligan_max = 2, choose_first = true, first_skips_draw = true, extra_runes_last = 1,
}

scenario "482.7, 118 where p2 goes first, p1 goes last: mulligans, the draw left out, the extra rune" {
  format = "chosen ffa", full = true,
  function(t)
    t.p1:choose("p2")
    t.p2:choose() t.p3:choose() t.p1:choose()
    t:expect_decision("p2", "turn")
    t:expect(t.p2.hand):count(4)
    t:expect(t.p2.runes):count(2)
    t:next_turn()
    t:expect(t.p3.hand):count(5)
    t:expect(t.p3.runes):count(2)
    t:next_turn()
    t:expect(t.p1.hand):count(5)
    t:expect(t.p1.runes):count(3)
    t:next_turn() t:next_turn() t:next_turn()
    t:expect(t.p1.runes):count(5)
  end }

scenario "483.4.b with four players the first one's battlefields stay out" {
  format = "ffa4", full = true,
  function(t)
    t:expect(t:zone("battlefields", 1)):is { "East Field", "North Field", "South Field" }
  end }

scenario "483.3 eight points win a free for all" {
  format = "ffa4",
  p1 = { points = 7, at = { ["West Field"] = { "Unit 1" } } }, turn = "p4", p2 = { points = 6 },
  function(t)
    t:next_turn()
    t:expect_winner "p1"
  end }

scenario "116.1 turns go round the table" {
  players = 4,
  function(t)
    t:next_turn() t:expect_decision("p2", "turn")
    t:next_turn() t:expect_decision("p3", "turn")
    t:next_turn() t:expect_decision("p4", "turn")
    t:next_turn() t:expect_decision("p1", "turn")
  end }

scenario "323.1 more points than every opponent: a tie of two wins nothing" {
  players = 3, p1 = { points = 7, hand = { "Mode Share", "Mode Share" } }, p2 = { points = 7 },
  p3 = { points = 6 },
  function(t)
    t.p1:play "Mode Share"
    t:pass_all()
    t:expect_points("p1", 8)
    t:expect_winner "nobody"
  end }

-- ---- Who may fight where (442, 444, 457) ------------------------------------

scenario "442.2.a a third player's units cannot move where two others fight" {
  players = 3,
  p1 = { base = { "Unit 3" }, hand = { "Mode Shove" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  p3 = { at = { ["West Field"] = { "Unit 1" } } },
  controls = { ["West Field"] = "p2" },
  function(t)
    assert(not t:offered(t.p1, "move", "Unit 3", "West Field"))
    assert(t:offered(t.p1, "move", "Unit 3", "East Field"))
  end }

scenario "444.2 where units of one other player are, a third's may move" {
  players = 3,
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t:can(t.p1, "move", "Unit 3", "West Field")
  end }

scenario "442.2.c a unit that is moved where two others fight is recalled" {
  players = 3,
  p1 = { at = { ["East Field"] = { "Unit 3" } }, hand = { "Mode Shove" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  p3 = { at = { ["West Field"] = { "Unit 1" } } },
  controls = { ["West Field"] = "p2" },
  function(t)
    t.p1:play("Mode Shove"):on("Unit 3", "West Field")
    t:pass_all()
    t:expect("Unit 3"):at "base"
    t:expect_event("recall", "Unit 3")
    t:expect_no_event("move", "Unit 3")
  end }

scenario "442.2.a a unit of a player in the combat may join it" {
  players = 3, turn = "p2",
  p1 = { at = { ["West Field"] = { "Unit 2" } }, base = { "Unit 3" } },
  p2 = { base = { "Unit 1" }, hand = { "Mode Hasty Shove" }, runes = { fury = 1 } },
  p3 = { base = { "Unit 4" }, hand = { "Mode Hasty Shove" } },
  function(t)
    t.p2:move("Unit 1", "West Field")
    t:expect_decision("p2", "focus")
    t.p2:play("Mode Hasty Shove"):on("Unit 3", "West Field")
    t:pass_all()
    t:expect("Unit 3"):at "West Field"
    t.p3:play("Mode Hasty Shove#2"):on("Unit 4", "West Field")
    t:pass_all()
    t:expect("Unit 4"):at "base"
  end }

test_card { id = "t-mode-hasty", name = "Mode Hasty Shove", type = "spell", cost = { energy = 0 },
  keywords = { "action" },
  targets = { unit {}, battlefield {} },
    run = function(game, me, unit, place) game.move(unit, { to = place }) end,
}

scenario "457.2 a unit cannot be played where two others fight" {
  players = 3,
  p1 = { hand = { "Mode Scout" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  p3 = { at = { ["West Field"] = { "Unit 1" } } },
  controls = { ["West Field"] = "p2" },
  function(t)
    t.p1:play("Mode Scout")
    t:expect_no_option "West Field"
    t:expect_option "East Field"
    t.p1:at "East Field"
  end }

test_card { id = "t-mode-call", name = "Mode Call", type = "spell", cost = { energy = 0 },
  targets = { battlefield {} },
    run = function(game, me, place) game.play_token("Mode Recruit", { at = place }) end,
}

scenario "457.2.a what must be played where two others fight comes to the base instead" {
  players = 3,
  p1 = { hand = { "Mode Call" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  p3 = { at = { ["West Field"] = { "Unit 1" } } },
  controls = { ["West Field"] = "p2" },
  function(t)
    t.p1:play("Mode Call"):on "West Field"
    t:pass_all()
    t:expect("Mode Recruit"):at "base"
    t:expect(t:at("West Field")):count(2)
  end }

scenario "457.2.a what may be played where two fight comes to the battlefield" {
  players = 3, p1 = { hand = { "Mode Call" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Mode Call"):on "West Field"
    t:pass_all()
    t:expect("Mode Recruit"):at "West Field"
  end }

-- ---- Focus and priority (338, 345-347, 459) ---------------------------------

scenario "347.4 Focus goes round all players, from the one who contested" {
  players = 3, turn = "p2",
  p1 = { at = { ["West Field"] = { "Unit 2" } } }, p2 = { base = { "Unit 1" } }, p3 = {},
  function(t)
    t.p2:move("Unit 1", "West Field")
    t:expect_decision("p2", "focus") t.p2:pass()
    t:expect_decision("p3", "focus") t.p3:pass()
    t:expect_decision("p1", "focus")
    t:expect("Unit 1"):at "West Field"
    t.p1:pass()
    t:expect("Unit 1"):in_zone "trash"
  end }

scenario "347.3.a an action begins the count of passes anew for all players" {
  players = 3, turn = "p2",
  p1 = { at = { ["West Field"] = { "Unit 4" } } }, p2 = { base = { "Unit 5" } },
  p3 = { hand = { "Mode Bolt" }, runes = { fury = 1 } },
  function(t)
    t.p2:move("Unit 5", "West Field")
    t.p2:pass()
    t.p3:play("Mode Bolt"):on "Unit 4"
    t:pass_all()
    t:expect_decision("p1", "focus") t.p1:pass()
    t:expect_decision("p2", "focus") t.p2:pass()
    t:expect_decision("p3", "focus") t.p3:pass()
    t:expect_control("West Field", "p2")
  end }

scenario "339.1 an item resolves when all four have passed in a row" {
  players = 4,
  p1 = { hand = { "Mode Bolt" }, runes = { fury = 1 } }, p2 = { base = { "Unit 2" } },
  p4 = { hand = { "Mode Answer" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Mode Bolt"):on "Unit 2"
    t.p1:pass() t.p2:pass() t.p3:pass()
    t.p4:play("Mode Answer")
    t:expect_decision("p4", "priority") t.p4:pass()
    t:expect_decision("p1", "priority") t.p1:pass() t.p2:pass() t.p3:pass()
    t:expect_chain(1)
    t:expect_decision("p1", "priority")
    t.p1:pass() t.p2:pass() t.p3:pass()
    t:expect("Unit 2"):at "base"
    t.p4:pass()
    t:expect("Unit 2"):in_zone "trash"
  end }

-- ---- Two against two (484) --------------------------------------------------

scenario "484.3 eleven points of both together win; the team wins together (484.6.a.3)" {
  format = "2v2", turn = "p4",
  p1 = { points = 5, at = { ["West Field"] = { "Unit 1" } } }, p3 = { points = 5 },
  p2 = { points = 9 },
  function(t)
    t:next_turn()
    t:expect_winner "p1"
    t:expect_winner "p3"
    assert(not t.game:won(2) and not t.game:won(4))
  end }

scenario "466.1.b the last point of the team needs every battlefield, whoever has the points" {
  format = "2v2",
  p1 = { points = 2, base = { "Unit 1" } }, p3 = { points = 8 }, p2 = {},
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 2)
    t:expect(t.p1.hand):count(1)
  end }

scenario "484.8.f.1 the last point needs no battlefield that the team mate controlled in the Beginning Phase" {
  format = "2v2", turn = "p4", battlefields = { "West Field", "East Field" },
  p1 = { points = 2, base = { "Unit 1" } },
  p3 = { points = 8, at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t:next_turn()
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_winner "p1"
  end }

scenario "484.8.b what a team mate controlled in the Beginning Phase is scored by nobody of the team" {
  format = "2v2", turn = "p4",
  p1 = { base = { "Unit 1" }, hand = { "Mode Purge" } },
  p3 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t:next_turn()
    t:expect_points("p3", 0)
    t.p1:play("Mode Purge"):on "Unit 2"
    t:pass_all()
    t:expect_control("East Field", "nobody")
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect_control("East Field", "p1")
    t:expect_points("p1", 0)
    t:expect_no_event("conquer", "East Field")
  end }

test_card { id = "t-mode-purge", name = "Mode Purge", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, unit) game.kill(unit) end,
}

test_card { id = "t-mode-march", name = "Mode March", type = "spell", cost = { energy = 0 },
  targets = { unit { friendly = true }, destination { of = 1 } },
  run = function(game, me, unit, place) game.move(unit, { to = place }) end,
}

scenario "484.8.b the team mate who loses and retakes it in that turn does not score it either" {
  format = "2v2", turn = "p4",
  p1 = { hand = { "Mode Purge", "Mode March", "Mode March" } },
  p3 = { base = { "Unit 1", "Unit 3" }, at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t:next_turn()
    t.p1:play("Mode Purge"):on "Unit 2"
    t:pass_all()
    t:expect_control("East Field", "nobody")
    t.p1:play("Mode March#1"):on("Unit 1"):choose("East Field")
    t:pass_all()
    t:showdown_pass()
    t:expect_control("East Field", "p3")
    t:expect_points("p3", 0)
    t:expect_no_event("conquer", "East Field")
    t.p1:play("Mode March"):on("Unit 3"):choose("West Field")
    t:pass_all()
    t:showdown_pass()
    t:expect_points("p3", 1)
    t:expect_event("conquer", "West Field")
  end }

scenario "484.8.b what the team mate lost and retakes on a later turn is scored again" {
  format = "2v2", turn = "p4",
  p2 = { hand = { "Mode Purge" } },
  p3 = { base = { "Unit 1" }, at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t:next_turn() -- nobody of the team scores it in the turn of p1
    t:next_turn()
    t.p2:play("Mode Purge"):on "Unit 2"
    t:pass_all()
    t:next_turn()
    t.p3:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect_points("p3", 1)
    t:expect_event("conquer", "East Field")
  end }

scenario "442.2.b units cannot move where a team mate rules" {
  format = "2v2",
  p1 = { base = { "Unit 1" } }, p3 = { at = { ["East Field"] = { "Unit 2" } } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    assert(not t:offered(t.p1, "move", "Unit 1", "East Field"))
    assert(t:offered(t.p1, "move", "Unit 1", "West Field"))
  end }

scenario "484.8.c.2 a team mate's units are not mine to move" {
  format = "2v2", p3 = { base = { "Unit 2" } },
  function(t)
    t:cannot(t.p1, "move", "Unit 2")
  end }

scenario "484.8.c.1 a team mate's battlefield is no place to hide a card" {
  format = "2v2",
  p1 = { hand = { "Pakaa Cub" }, runes = { fury = 2 }, at = { ["West Field"] = { "Unit 1" } } },
  p3 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    assert(t:offered(t.p1, "hide", "Pakaa Cub", "West Field"))
    assert(not t:offered(t.p1, "hide", "Pakaa Cub", "East Field"))
  end }

scenario "484.8.d friendly are the team mate's units too, enemy only the opponents'" {
  format = "2v2",
  p1 = { hand = { "Mode Friend", "Mode Enemy" }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } }, p3 = { base = { "Unit 3" } }, p4 = { base = { "Unit 4" } },
  function(t)
    t.p1:play "Mode Friend"
    t:expect_option("Unit 1", "Unit 3")
    t:expect_no_option("Unit 2", "Unit 4")
    t.p1:on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):buffed()
    t.p1:play "Mode Enemy"
    t:expect_option("Unit 2", "Unit 4")
    t:expect_no_option("Unit 1", "Unit 3")
    t.p1:on "Unit 4"
  end }

scenario "740.1 in a free for all nobody else is friendly" {
  players = 3,
  p1 = { hand = { "Mode Friend" }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } }, p3 = { base = { "Unit 3" } },
  function(t)
    t.p1:play "Mode Friend"
    t:pass_all()
    t:expect("Unit 1"):buffed()
    t:expect("Unit 3"):unbuffed()
  end }

scenario "740.1 what is mine is not my team mate's" {
  format = "2v2",
  p1 = { hand = { "Mode Mine" }, base = { "Unit 1" } }, p3 = { base = { "Unit 3" } },
  function(t)
    t.p1:play "Mode Mine"
    t:pass_all()
    t:expect("Unit 1"):buffed()
    t:expect("Unit 3"):unbuffed()
  end }

scenario "741.1 a team mate's unit at the same place is company" {
  format = "2v2", controls = { ["West Field"] = "p1" },
  p1 = { at = { ["West Field"] = { "Mode Loner" } } }, p3 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t:expect("Mode Loner"):might(1)
  end }

scenario "741.1 an enemy's unit is none" {
  players = 3, controls = { ["West Field"] = "p1" },
  p1 = { at = { ["West Field"] = { "Mode Loner" } } }, p3 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t:expect("Mode Loner"):might(3)
  end }

scenario "809.1.c Deflect asks nothing of a team mate" {
  format = "2v2",
  p1 = { hand = { "Mode Bolt", "Mode Bolt" }, runes = { fury = 2 } },
  p2 = { base = { "Mode Deflector" } }, p3 = { base = { "Mode Deflector" } },
  function(t)
    t.p1:play("Mode Bolt"):on "Mode Deflector#2"
    t:pass_all()
    t:expect(t.p1.runes):count(2)
    t.p1:play("Mode Bolt#2"):on "Mode Deflector#1"
    t:expect(t.p1.runes):count(1)
  end }

scenario "442.2.b, RB-RU-112 team mates never have units at one battlefield, also not in the showdown there" {
  format = "2v2",
  p1 = { base = { "Unit 1" } }, p2 = { base = { "Unit 4" } },
  p3 = { base = { "Unit 2" }, hand = { "Ride the Wind" }, pool = { energy = 2, chaos = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:pass() t.p2:pass()
    t.p3:play("Ride the Wind"):on("Unit 2")
    t:expect_option("East Field", "North Field")
    t:expect_no_option("West Field")
  end }

scenario "484.8.a the turn player invites his team mate to play a spell" {
  format = "2v2",
  p3 = { hand = { "Mode Slow", "Unit 1" }, runes = { fury = 3 } },
  function(t)
    t.p1:invite()
    t:expect_decision("p3", "invited")
    t:cannot(t.p3, "play", "Unit 1")
    t.p3:play "Mode Slow"
    t:expect_decision("p3", "priority")
    t:pass_all()
    t:expect(t.p3.hand):is { "Unit 1", "Filler" }
    t:expect_decision("p1", "turn")
  end }

scenario "484.8.a who is invited may decline, and is not asked again at once" {
  format = "2v2", p1 = { base = { "Unit 1" } }, p3 = { hand = { "Mode Slow" } },
  function(t)
    t.p1:invite()
    t.p3:pass()
    t:expect_decision("p1", "turn")
    assert(not t:offered(t.p1, "invite"))
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    assert(t:offered(t.p1, "invite"))
  end }

scenario "484.8.a nobody is invited in an opponent's turn, nor in a free for all" {
  format = "2v2", turn = "p2", p2 = { hand = { "Mode Bolt" }, base = { "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p2:play("Mode Bolt"):on "Unit 1"
    assert(t:offered(t.p2, "invite"))
    t.p2:pass()
    t:expect_decision("p3", "priority")
    assert(not t:offered(t.p3, "invite"))
  end }

scenario "431.2.c only an opponent can gain the point of a Burn Out" {
  format = "2v2", p2 = { deck = {}, trash = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:end_turn()
    t:expect_decision("p2", "431.2.c")
    t:expect_option("player 1", "player 3")
    t:expect_no_option "player 4"
    t.p2:choose "player 3"
    t:expect_points("p3", 1)
  end }

-- ---- Additional turns (734-738) ---------------------------------------------

scenario "737 an additional turn comes next, then the order goes on as it was" {
  players = 3, p1 = { hand = { "Mode Turn" } },
  function(t)
    t.p1:play "Mode Turn"
    t:pass_all()
    t:next_turn() t:expect_decision("p1", "turn")
    t:next_turn() t:expect_decision("p2", "turn")
    t:next_turn() t:expect_decision("p3", "turn")
    t:next_turn() t:expect_decision("p1", "turn")
  end }

scenario "735, 738 an additional turn goes right behind the current one, before those made earlier" {
  players = 3, turn = "p2", p2 = { hand = { "Mode Give Turn" } },
  function(t)
    t.p2:play "Mode Give Turn"
    t:pass_all()
    t:next_turn() t:expect_decision("p1", "turn") -- made second
    t:next_turn() t:expect_decision("p3", "turn")
    t:next_turn() t:expect_decision("p3", "turn") -- the order goes on behind p2
    t:next_turn() t:expect_decision("p1", "turn")
    t:next_turn() t:expect_decision("p2", "turn")
  end }

scenario "735 an additional turn made in an additional turn comes before those that still wait" {
  players = 3, turn = "p2", p1 = { hand = { "Mode Turn" } }, p2 = { hand = { "Mode Give Turn" } },
  function(t)
    t.p2:play "Mode Give Turn"
    t:pass_all()
    t:next_turn() t:expect_decision("p1", "turn")
    t.p1:play "Mode Turn"
    t:pass_all()
    t:next_turn() t:expect_decision("p1", "turn")
    t:next_turn() t:expect_decision("p3", "turn")
    t:next_turn() t:expect_decision("p3", "turn")
    t:next_turn() t:expect_decision("p1", "turn")
  end }

-- ---- What the modes fix, number by number (478-484) --------------------------

scenario "478.3.a a Victory Score can be any positive number" {
  players = 3, victory_score = 2, p1 = { points = 1, hand = { "Mode Share" } },
  function(t)
    t.p1:play "Mode Share"
    t:pass_all()
    t:expect_winner "p1"
  end }

scenario "480.1 a Duel has two players, 480.2 who are opponents" {
  format = "duel", full = true,
  function(t)
    assert(t.seats == 2)
    assert(t.game:look(t.game:player(1), "team") ~= t.game:look(t.game:player(2), "team"))
  end }

scenario "480.2 each of two has one opponent and no team mate" {
  format = "duel", p1 = { hand = { "Mode Friend" }, base = { "Unit 1" } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play "Mode Friend"
    t:pass_all()
    t:expect("Unit 1"):buffed()
    t:expect("Unit 2"):unbuffed()
  end }

scenario "480.3 eight points win a Duel, seven do not" {
  format = "duel", p1 = { points = 6, hand = { "Mode Share", "Mode Share" } },
  function(t)
    t.p1:play "Mode Share"
    t:pass_all()
    t:expect_points("p1", 7)
    t:expect_winner "nobody"
    t.p1:play "Mode Share"
    t:pass_all()
    t:expect_winner "p1"
  end }

scenario "480.4 two battlefields are in play in a Duel, one of each player" {
  format = "duel", full = true, p1 = { battlefields = { "West Field", "West Field", "West Field" } },
  p2 = { battlefields = { "East Field", "East Field", "East Field" } },
  function(t)
    t:expect(t:zone("battlefields", 1)):is { "West Field", "East Field" }
  end }

scenario "482.1 three players, each with two opponents (482.2)" {
  format = "ffa3", full = true,
  function(t)
    assert(t.seats == 3)
  end }

scenario "482.2 in a free for all of three everybody else is an enemy" {
  format = "ffa3", p1 = { hand = { "Mode Enemy" }, base = { "Unit 1" } },
  p2 = { base = { "Unit 2" } }, p3 = { base = { "Unit 3" } },
  function(t)
    t.p1:play "Mode Enemy"
    t:expect_option("Unit 2", "Unit 3")
    t:expect_no_option "Unit 1"
    t.p1:on "Unit 3"
  end }

scenario "482.3 eight points win a free for all of three" {
  format = "ffa3", p1 = { points = 6, hand = { "Mode Share", "Mode Share" } },
  function(t)
    t.p1:play "Mode Share"
    t:pass_all()
    t:expect_winner "nobody"
    t.p1:play "Mode Share"
    t:pass_all()
    t:expect_winner "p1"
  end }

scenario "482.5 one of each player's three battlefields, by lot; the others stay out" {
  format = "ffa3", full = true,
  p1 = { battlefields = { "West Field", "West Field", "West Field" } },
  p2 = { battlefields = { "East Field", "East Field", "East Field" } },
  p3 = { battlefields = { "North Field", "North Field", "North Field" } },
  function(t)
    t:expect(t:zone("battlefields", 1)):is { "West Field", "East Field", "North Field" }
    t:expect(t:zone("aside", 1)):count(2)
    t:expect(t:zone("aside", 3)):count(2)
  end }

scenario "483.1 four players, and everybody else is an enemy (483.2)" {
  format = "ffa4", full = true,
  function(t)
    assert(t.seats == 4)
  end }

scenario "483.2 in a free for all of four everybody else is an enemy" {
  format = "ffa4", p1 = { hand = { "Mode Enemy" } },
  p2 = { base = { "Unit 2" } }, p3 = { base = { "Unit 3" } }, p4 = { base = { "Unit 4" } },
  function(t)
    t.p1:play "Mode Enemy"
    t:expect_option("Unit 2", "Unit 3", "Unit 4")
    t.p1:on "Unit 3"
  end }

scenario "483.4 three battlefields for four players" {
  format = "ffa4", full = true,
  function(t)
    t:expect(t:zone("battlefields", 1)):count(3)
  end }

scenario "483.5 who does not go first brings one of his three by lot" {
  format = "ffa4", full = true,
  p2 = { battlefields = { "East Field", "East Field", "East Field" } },
  function(t)
    t:expect(t:zone("aside", 1)):count(1)
    t:expect(t:zone("aside", 2)):count(2)
    t:expect(t:zone("battlefields", 1)):is { "East Field", "North Field", "South Field" }
  end }

scenario "483.7 with four players the first draws nothing and the last channels one more" {
  format = "ffa4", full = true,
  function(t)
    t.p1:choose() t.p2:choose() t.p3:choose() t.p4:choose()
    t:expect(t.p1.hand):count(4)
    t:next_turn() t:expect(t.p2.hand):count(5)
    t:next_turn() t:expect(t.p3.runes):count(2)
    t:next_turn() t:expect(t.p4.runes):count(3)
  end }

scenario "484.1 four players in two teams (484.2): two opponents and one team mate each" {
  format = "2v2", full = true,
  function(t)
    assert(t.seats == 4)
  end }

scenario "484.2 p1 and p3 are one team, p2 and p4 the other" {
  format = "2v2",
  function(t)
    local function team(seat) return t.game:look(t.game:player(seat), "team") end
    assert(team(1) == team(3) and team(2) == team(4) and team(1) ~= team(2))
  end }

scenario "484.4 three battlefields for two teams, 484.5.b none of the first player's" {
  format = "2v2", full = true,
  function(t)
    t:expect(t:zone("battlefields", 1)):is { "East Field", "North Field", "South Field" }
  end }

scenario "484.5.a who does not go first brings one of his three by lot" {
  format = "2v2", full = true,
  p3 = { battlefields = { "North Field", "North Field", "North Field" } },
  function(t)
    t:expect(t:zone("battlefields", 1)):is { "East Field", "North Field", "South Field" }
    t:expect(t:zone("aside", 3)):count(2)
  end }

scenario "484.5.b the first player's battlefields are not used" {
  format = "2v2", full = true,
  function(t)
    t:expect(t:zone("aside", 1)):is { "West Field" }
    t:expect(t:zone("battlefields", 1)):lacks "West Field"
  end }

scenario "484.5.c turns alternate between the teams" {
  format = "2v2",
  function(t)
    local last
    for _ = 1, 5 do
      local now = t.game:look(t.game:player(t:settle().player), "team")
      assert(now ~= last)
      last = now
      t:next_turn()
    end
  end }

scenario "484.5.c.1 first player, an opponent, the team mate, his team mate" {
  format = "2v2",
  function(t)
    t:expect_decision("p1", "turn")
    t:next_turn() t:expect_decision("p2", "turn")
    t:next_turn() t:expect_decision("p3", "turn")
    t:next_turn() t:expect_decision("p4", "turn")
    t:next_turn() t:expect_decision("p1", "turn")
  end }

scenario "484.6.a team mates win together" {
  format = "2v2", p3 = { points = 10 }, p1 = { hand = { "Mode Share" } },
  function(t)
    t.p1:play "Mode Share"
    t:pass_all()
    t:expect_winner "p1"
    t:expect_winner "p3"
  end }

scenario "484.6.a.2 team mates lose together" {
  format = "2v2", p2 = { points = 10 }, p1 = { hand = { "Mode Share" } },
  function(t)
    t.p1:play "Mode Share"
    t:pass_all()
    assert(t.game:won(2) and t.game:won(4) and not t.game:won(1) and not t.game:won(3))
  end }

scenario "484.7 the first draws nothing in his first turn, the last channels one rune more" {
  format = "2v2", full = true,
  function(t)
    t.p1:choose() t.p2:choose() t.p3:choose() t.p4:choose()
    t:expect(t.p1.hand):count(4)
    t:next_turn() t:expect(t.p2.hand):count(5) t:expect(t.p2.runes):count(2)
    t:next_turn() t:next_turn()
    t:expect(t.p4.runes):count(3)
  end }

scenario "484.8.c control is not shared: no unit is played where the team mate rules" {
  format = "2v2",
  p1 = { hand = { "Unit 1" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  p3 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play "Unit 1"
    t:expect_option "West Field"
    t:expect_no_option "East Field"
    t.p1:at "West Field"
  end }

scenario "484.8.f the last point by a conquer needs all battlefields that count" {
  format = "2v2", turn = "p4", battlefields = { "West Field", "East Field", "North Field" },
  p1 = { points = 2, base = { "Unit 1" } },
  p3 = { points = 8, at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t:next_turn()
    t:forget()
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_winner "nobody"       -- North Field was not scored
    t:expect_event "draw"
    t:expect_points("p1", 2)
  end }

scenario "464.1.a no conquer where a team mate ruled in the Beginning Phase, elsewhere as ever" {
  format = "2v2", turn = "p4",
  p1 = { base = { "Unit 1", "Unit 4" }, hand = { "Mode Purge" } },
  p3 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t:next_turn()
    t.p1:play("Mode Purge"):on "Unit 2"
    t:pass_all()
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 0)
    t.p1:move("Unit 4", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
  end }

-- ---- The fights of others (457) ----------------------------------------------

scenario "457.1 no unit moves to a battlefield where others' combat is staged" {
  players = 3,
  p1 = { base = { "Unit 5" }, at = { ["North Field"] = { "Unit 6" } },
    hand = { "Mode Hasty Shove", "Mode Hasty Shove" } },
  p2 = { base = { "Unit 2" } },
  p3 = { at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 5", "East Field")        -- a combat in progress with p3
    t.p1:play("Mode Hasty Shove"):on("Unit 2", "West Field")
    t:pass_all()                             -- p2 against p3 is staged there now
    t.p2:pass() t.p3:pass()
    t.p1:play("Mode Hasty Shove#2"):on("Unit 6", "West Field")
    t:pass_all()
    t:expect("Unit 6"):at "base"
    t:expect_event("recall", "Unit 6")
  end }

test_card(function()
local near = units { other = true, at = "here" }
return card { id = "token-mode-caller", name = "Mode Caller", type = "unit", supertypes = { "token" },
  might = 1,
  when_played { run = function(game) game.buff(game.all(near)) end },
}
end)
test_card { id = "t-mode-summon", name = "Mode Summon", type = "spell", cost = { energy = 0 },
  targets = { battlefield {} },
  run = function(game, me, place) game.play_token("Mode Caller", { at = place }) end,
}

scenario "457.2.b \"here\" is the base of what could not be played where others fight" {
  players = 3, p1 = { hand = { "Mode Summon" }, base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  p3 = { at = { ["West Field"] = { "Unit 1" } } },
  controls = { ["West Field"] = "p2" },
  function(t)
    t.p1:play("Mode Summon"):on "West Field"
    t:pass_all()
    t:expect("Mode Caller"):at "base"
    t:expect("Unit 4"):buffed()
    t:expect("Unit 2"):unbuffed()
    t:expect("Unit 1"):unbuffed()
  end }

test_card { id = "t-mode-charm", name = "Mode Charm", type = "spell", cost = { energy = 0 },
  targets = { unit { enemy = true } },
  run = function(game, me, unit) game.take_control(unit, { lasts = "turn" }) end,
}

scenario "457.3 no unit changes sides where that would make a third one" {
  players = 3, p1 = { hand = { "Mode Charm" } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 4" } } },
  p3 = { at = { ["West Field"] = { "Unit 1" } } },
  controls = { ["West Field"] = "p2" },
  function(t)
    t.p1:play("Mode Charm"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):controlled_by "p2"
  end }

scenario "457.3 a unit changes sides where that makes two sides" {
  players = 3, p1 = { hand = { "Mode Charm" } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 4" } } },
  function(t)
    t.p1:play("Mode Charm"):on "Unit 4"
    t.p1:pass() t.p2:pass() t.p3:pass()
    t:expect("Unit 4"):controlled_by "p1"
  end }

-- ---- Alone and one on one (741) ----------------------------------------------

test_card { id = "t-mode-rival", name = "Mode Rival", type = "unit", cost = { energy = 0 }, might = 1,
  static { while_ = { one_on_one = true }, affects = "me", might = 2 },
}

scenario "741.2 one on one: alone against one who is alone" {
  players = 3, controls = { ["West Field"] = "p1" },
  p1 = { at = { ["West Field"] = { "Mode Rival" } } }, p3 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t:expect("Mode Rival"):might(3)
  end }

scenario "741.2 not with a team mate's unit, which is no enemy" {
  format = "2v2", controls = { ["West Field"] = "p1" },
  p1 = { at = { ["West Field"] = { "Mode Rival" } } }, p3 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t:expect("Mode Rival"):might(1)
  end }

scenario "735 a turn after this one is inserted once" {
  players = 3, p1 = { hand = { "Mode Turn" } },
  function(t)
    t.p1:play "Mode Turn"
    t:pass_all()
    t:expect_event "extra_turn"
    t:next_turn() t:expect_decision("p1", "turn")
    t:next_turn() t:expect_decision("p2", "turn")
    t:next_turn() t:next_turn() t:expect_decision("p1", "turn")
    t:next_turn() t:expect_decision("p2", "turn")
  end }

scenario "736 the queue repeats, starting with the first player" {
  format = "ffa3", full = true,
  function(t)
    t.p1:choose() t.p2:choose() t.p3:choose()
    for _ = 1, 2 do
      for seat = 1, 3 do
        t:expect_decision("p" .. seat, "turn")
        t:next_turn()
      end
    end
  end }

scenario "442.2.a the refusal says that others fight there" {
  players = 3, battlefields = { "West Field" },
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  p3 = { at = { ["West Field"] = { "Unit 1" } } },
  controls = { ["West Field"] = "p2" },
  function(t)
    t:cannot(t.p1, "move", "Unit 3", "442.2.a")
  end }

scenario "442.2.b the refusal says that a team mate rules there" {
  format = "2v2", battlefields = { "West Field" },
  p1 = { base = { "Unit 3" } }, p3 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t:cannot(t.p1, "move", "Unit 3", "442.2.b")
  end }
