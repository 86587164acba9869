-- SPDX-License-Identifier: MIT
-- What cannot be done goes before what may be done (054): the table of prohibitions.

use "test_cards.lua"

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

scenario "054 units that cannot move do not, by a standard move or by an effect" {
  p1 = { base = { "Unit 2", "Ganker" }, hand = { "Push" }, runes = { fury = 1 } },
  p2 = { base = { "Jailer" } },
  function(t)
    assert(not t:offered(t.p1, "move", "Unit 2", "West Field"))
    t:cannot(t.p1, "play", "Push")
  end }

scenario "054 ... and without the prohibition they do" {
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
    t:cannot(t.p2, "play", "Jab")
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
