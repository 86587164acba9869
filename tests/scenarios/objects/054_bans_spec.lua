-- SPDX-License-Identifier: MIT
-- What cannot be done goes before what may be done (054): the table of prohibitions.

use "../test_cards.lua"

test_card { id = "t-0540", name = "Jailer", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = units { enemy = true }, cannot = "move" },
}
test_card { id = "t-0541", name = "Gate", type = "battlefield",
  static { affects = units { at = "here" }, cannot = "move_to_base" },
}
test_card { id = "t-0542", name = "Lullaby", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = units { enemy = true }, cannot = "be_readied" },
}
test_card { id = "t-0543", name = "Ghost", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = "me", cannot = { "be_chosen", "deal_combat_damage" } },
}
test_card { id = "t-0544", name = "Barren", type = "battlefield",
  static { affects = units { zone = { "hand", "chain", "champion" } }, cannot = "be_played_here" },
}

test_card { id = "t-0545", name = "Censor", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "opponents", cannot = "play", cards = spells {} },
}
test_card { id = "t-0546", name = "Warden", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = units { enemy = true }, cannot = "be_readied_by_effects" },
}
test_card { id = "t-0547", name = "Homebody", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "me", cannot = "be_played", except_at = "base" },
}
test_card { id = "t-0548", name = "Open Ground", type = "battlefield",
  static { affects = "players", cannot = "hide", at = "here" },
}
test_card { id = "t-0549", name = "Miser", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "you", cannot = "gain_points", where = number.subject("points"):at_least(2) },
}
test_card { id = "t-054a", name = "Bonus", type = "spell", cost = { energy = 1 },
  run = function(game) game.gain_points(1) end,
}
test_card(function()
  local any = units {}
  return card { id = "t-054c", name = "Accuser", type = "spell", cost = { energy = 0 },
    run = function(game) game.kill(game.secret_choices(any)) end,
  }
end)
test_card(function()
local is_spell = spell { zone = "hand" }
return card { id = "t-054b", name = "Caller", type = "unit", cost = { energy = 1 }, might = 1,
  activated { cost = { exhaust = "me" },
    run = function(game)
      game.play(game.choose(game.hand("you"), { max = 1, where = is_spell }), { ignoring = "cost" })
    end },
}
end)

scenario "054 units that cannot move do not, by a standard move or by an effect" {
  p1 = { base = { "Unit 2", "Ganker" }, hand = { "Push" }, runes = { fury = 1 } },
  p2 = { base = { "Jailer" } },
  function(t)
    assert(not t:offered(t.p1, "move", "Unit 2", "West Field"))
    t:cannot(t.p1, "play", "Push")
  end }

scenario "054 units that no card forbids to move do so, by a standard move and by an effect" {
  p1 = { base = { "Unit 2", "Ganker" }, hand = { "Push" }, runes = { fury = 1 } },
  function(t)
    t:can(t.p1, "move", "Unit 2", "West Field")
    t:can(t.p1, "play", "Push")
  end }

scenario "054 a prohibition for one way: not to the base, but a recall is no move" {
  battlefields = { "Gate", "East Field" },
  p1 = { at = { ["Gate"] = { "Ganker" } }, hand = { "Recall" }, runes = { fury = 1 } },
  function(t)
    assert(not t:offered(t.p1, "move", "Ganker", "base"))
    t:can(t.p1, "move", "Ganker", "East Field")
    t.p1:play("Recall"):on "Ganker"
    t:pass_all()
    t:expect("Ganker"):at "base"
  end }

scenario "054 what cannot be readied stays exhausted, also in the Awaken Phase" {
  p1 = { base = { { "Unit 2", exhausted = true } }, hand = { "Wake" }, runes = { fury = 1 } },
  p2 = { base = { "Lullaby" } },
  function(t)
    t.p1:play("Wake"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):exhausted()
    t:next_turn()
    t:next_turn()
    t:expect("Unit 2"):exhausted()
  end }

scenario "054 what cannot be chosen by enemies is no legal target for them" {
  p1 = { base = { "Ghost" }, hand = { "Jab" }, runes = { fury = 1 } },
  p2 = { hand = { "Jab" }, runes = { calm = 1 } },
  function(t)
    t.p1:play("Jab"):on "Ghost"
    t:pass_all()
    t:expect("Ghost"):damage(1)
    t:next_turn()
    t:cannot(t.p2, "play", "p1's Jab")
  end }

scenario "054 355.10.e who chooses in secret does not choose what enemies cannot choose" {
  p1 = { base = { "Ghost", "Unit 1" }, hand = { "Accuser" } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play "Accuser"
    t:pass_all()
    t:expect_options("Ghost", "Unit 1", "Unit 2")
    t.p1:choose "Ghost"
    t:expect_options("Unit 1", "Unit 2")
    t.p2:choose "Unit 1"
    t:expect("Ghost"):in_zone "trash"
    t:expect("Unit 1"):in_zone "trash"
    t:expect("Unit 2"):at "base"
  end }

scenario "054 what cannot deal combat damage adds nothing, and is dealt damage" {
  p1 = { base = { "Ghost" } }, p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Ghost", "West Field")
    t:combat()
    t:expect("Unit 1"):at "West Field"
    t:expect_event("damage", "Ghost", 1)
    t:expect_no_event("damage", "Unit 1")
  end }

scenario "054 no unit is played to a place that forbids it, though it is controlled" {
  battlefields = { "Barren", "East Field" },
  p1 = { at = { ["Barren"] = { "Unit 2" }, ["East Field"] = { "Unit 3" } }, hand = { "Ganker" },
    runes = { fury = 1 } },
  function(t)
    t.p1:play "Ganker"
    t:expect_option "East Field"
    t:expect_no_option "Barren"
    t.p1:at "base"
  end }

scenario "054.1 what a player cannot play no permission lets him play, the reason names who forbids it" {
  p1 = { base = { "Censor" } },
  p2 = { hand = { "Jab", "Unit 1" }, runes = { fury = 2 } },
  function(t)
    t:next_turn()
    t:cannot(t.p2, "play", "Jab", "054")
    t:expect_reason(t.p2, "Jab", { kind = "fails", topic = "forbidden", rule = "054", text = "Censor" })
    t:can(t.p2, "play", "Unit 1") -- it speaks of spells
  end }

scenario "054.1 who forbids a player to play something plays on" {
  p1 = { base = { "Censor" }, hand = { "Jab" }, runes = { fury = 1 } },
  function(t)
    t:can(t.p1, "play", "Jab")
  end }

scenario "055 an effect that would play what cannot be played leaves it where it is" {
  p1 = { base = { "Censor" } },
  p2 = { hand = { "Unit 1", "Jab" }, at = { ["West Field"] = { "Caller" } } },
  turn = "p2",
  function(t)
    t.p2:use("Caller")
    t:pass_all()
    t.p2:choose("Jab")
    t:expect("Jab"):in_zone("hand")
    t:expect_no_event("declare", "Jab")
  end }

scenario "054 what spells and abilities cannot ready the Awaken Phase does" {
  p1 = { base = { { "Unit 2", exhausted = true } }, hand = { "Wake" }, runes = { fury = 1 } },
  p2 = { base = { "Warden" } },
  function(t)
    t.p1:play("Wake"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):exhausted()
    t:next_turn()
    t:next_turn()
    t:expect("Unit 2"):ready()
  end }

scenario "366.1 a card that says where alone it may be played is offered no other place" {
  p1 = { at = { ["East Field"] = { "Unit 3" } }, hand = { "Homebody", "Ganker" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Homebody" -- one place: no question
    t:expect("Homebody"):at "base"
    t.p1:play "Ganker"
    t:expect_option("East Field", "base")
  end }

scenario "054 no card is hidden where that is forbidden" {
  battlefields = { "Open Ground", "East Field" },
  p1 = { at = { ["Open Ground"] = { "Unit 2" } }, hand = { "Pakaa Cub" }, runes = { fury = 1 } },
  function(t)
    t:cannot(t.p1, "hide", "Pakaa Cub", "054")
  end }

scenario "054 cards are hidden elsewhere than where that is forbidden" {
  battlefields = { "Open Ground", "East Field" },
  p1 = { at = { ["Open Ground"] = { "Unit 2" }, ["East Field"] = { "Unit 3" } }, hand = { "Pakaa Cub" },
    runes = { fury = 1 } },
  function(t)
    t:can(t.p1, "hide", "Pakaa Cub", "East Field")
    assert(not t:offered(t.p1, "hide", "Pakaa Cub", "Open Ground"))
  end }

scenario "054 a prohibition that rests on something of whom it affects" {
  p1 = { base = { "Miser" }, hand = { "Bonus", "Bonus" }, pool = { energy = 2 }, points = 1 },
  function(t)
    t.p1:play "Bonus#1"
    t:pass_all()
    t:expect_points("p1", 2)
    t.p1:play "Bonus"
    t:pass_all()
    t:expect_points("p1", 2)
  end }

test_card { id = "t-054-mute", name = "Mute Stone", type = "gear", cost = { energy = 1 },
  static { affects = "opponents", cannot = "play" },
}
test_card { id = "t-054-drum", name = "Drummer", type = "unit", cost = { energy = 1 }, might = 1,
  activated { cost = { exhaust = "me" },
    run = function(game) game.play_token("Recruit", { at = "base" }) end },
}

scenario "182 who cannot play cards can play tokens, which are none" {
  p1 = { base = { "Mute Stone" } }, p2 = { base = { "Drummer" }, hand = { "Unit 0" } }, turn = "p2",
  function(t)
    t:cannot(t.p2, "play", "Unit 0", "054")
    t.p2:use "Drummer"
    t:pass_all()
    t:expect("Recruit"):at "base":controlled_by "p2"
  end }

test_card { id = "t-054d", name = "First Edict", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "players", active_in = "trash", cannot = "play", cards = spells {} },
}
test_card { id = "t-054e", name = "Second Edict", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "players", active_in = "trash", cannot = "play", cards = spells {} },
}

scenario "054 of two cards off the board that forbid it, the reason names the one that lies first" {
  p1 = { hand = { "Jab" }, pool = { energy = 1 }, trash = { "First Edict", "Second Edict" } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t:cannot(t.p1, "play", "Jab", "054")
    t:expect_reason(t.p1, "Jab", { topic = "forbidden", rule = "054", source = "First Edict" })
  end }

test_card { id = "t-054f", name = "Quiet Ground", type = "battlefield",
  static { affects = "players", cannot = "play", cards = spells {} },
}

scenario "054 of a unit and a battlefield that forbid it, the reason names the unit alone" {
  p1 = { base = { "Censor" } }, battlefields = { "Quiet Ground", "East Field" },
  p2 = { hand = { "Jab" }, pool = { energy = 1 } },
  turn = "p2",
  function(t)
    t:cannot(t.p2, "play", "Jab", "054")
    t:expect_reason(t.p2, "Jab", { topic = "forbidden", rule = "054", source = "Censor" })
    t:expect_no_reason(t.p2, "Jab", { topic = "forbidden", source = "Quiet Ground" })
  end }

test_card { id = "t-054-41", name = "Shut Door", type = "battlefield",
  static { affects = units { zone = "facedown" }, cannot = "be_played_here" },
}
test_card(function()
  local below, all = unit { zone = "facedown", mine = true }, battlefields {}
  return card { id = "t-054-42", name = "Count Doors", type = "spell", cost = {},
    run = function(game)
      game.gain_xp(#game.playable_at(game.choose(below), all))
    end }
end)
scenario "054 where an effect plays a facedown card, each place by itself is forbidden or not" {
  battlefields = { "Shut Door", "East Field" },
  p1 = { at = { ["Shut Door"] = { "Unit 1" } }, facedown = { ["Shut Door"] = "Lurker" }, hand = { "Count Doors" } },
  function(t)
    t.p1:play "Count Doors"
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }
