-- SPDX-License-Identifier: MIT
-- Rulings and examples about what cannot be done (054, 366.1).

use "../test_cards.lua"

test_card { id = "t-h01", name = "Intruder", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "reaction", "hidden" },
  static { affects = "me", cannot = "be_played", turn = "you" },
}
test_card { id = "t-h02", name = "Fetch", type = "spell", cost = { energy = 1 },
  targets = { card { zone = "trash", mine = true, type = "unit" } },
  run = function(game, me, it) game.play(it, { ignoring = "cost" }) end,
}

scenario "RB-CX-038 a card that may be played in an opponent's turn only, from the hand" {
  p1 = { hand = { "Intruder" }, runes = { fury = 2 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t:cannot(t.p1, "play", "Intruder", "366.1")
    t:next_turn()
    t.p2:move("Unit 2", "West Field")
    t.p2:pass()
    t:can(t.p1, "play", "Intruder")
  end,
}

scenario "RB-CX-038 a card that may be played in an opponent's turn only, from the Champion Zone" {
  p1 = { champion = { "Intruder" }, runes = { fury = 2 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t:cannot(t.p1, "play", "Intruder", "366.1")
    t:next_turn()
    t.p2:move("Unit 2", "West Field")
    t.p2:pass()
    t:can(t.p1, "play", "Intruder")
  end,
}

scenario "RB-CX-038 a card that may be played in an opponent's turn only, from where it is hidden" {
  p1 = { at = { ["East Field"] = { "Unit 1" } }, facedown = { ["East Field"] = "Intruder" } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t:cannot(t.p1, "play", "Intruder", "366.1")
    t:next_turn()
    t.p2:move("Unit 2", "West Field")
    t.p2:pass()
    t:can(t.p1, "play", "Intruder")
  end,
}

scenario "RB-CX-038 a card that may be played in an opponent's turn only, from the trash, where an effect would play it" {
  p1 = { trash = { "Intruder" }, hand = { "Fetch" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Fetch"):on("Intruder")
    t:pass_all()
    t:expect("Intruder"):in_zone("trash")
    t:expect_no_event("play", "Intruder")
  end,
}

scenario "RB-RU-033 Jhin is played for one Power after a spell of six Energy that was countered" {
  p1 = { hand = { "Singularity", "Jhin, Meticulous Killer" }, pool = { energy = 6, mind = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 8" } }, hand = { "Wind Wall" }, pool = { energy = 3, calm = 2 } },
  function(t)
    t.p1:play("Singularity"):on("Unit 8"):pass()
    t.p2:play("Wind Wall")
    t:resolve()
    t:expect("Singularity"):in_zone("trash")
    t.p1:play("Jhin, Meticulous Killer"):at("base")
    t:expect_number("p1", "mind", 0)
  end,
}

scenario "RB-RU-050 Forgotten Monument before the third turn: control but no score, other points are untouched" {
  battlefields = { "Forgotten Monument", "East Field" },
  p1 = {
    base = { "Arachnoid Horror" }, at = { ["East Field"] = { "Renata Glasc, Mastermind" } },
    pool = { energy = 4, mind = 4 },
  },
  function(t)
    t.p1:move("Arachnoid Horror", "Forgotten Monument")
    t:showdown_pass()
    t:expect_control("Forgotten Monument", "p1")
    t:expect_points("p1", 0)
    t:expect_no_event("conquer")
    t:expect_no_event("gain_xp") -- his Hunt would trigger on conquering
    t.p1:use("Renata Glasc, Mastermind", 2)
    t:pass_all()
    t:expect_points("p1", 1)
  end,
}

scenario "RB-RU-050 Forgotten Monument before the third turn: conquer and hold abilities are not triggered there" {
  battlefields = { "Forgotten Monument", "East Field" },
  p1 = { at = { ["Forgotten Monument"] = { "Arachnoid Horror" } } },
  function(t)
    t:next_turn()
    t:next_turn()
    t:expect_no_event("hold")
    t:expect_no_event("gain_xp")
    t:next_turn()
    t:next_turn()
    t:expect_event("hold", "Forgotten Monument")
    t:expect_event("gain_xp")
  end,
}

scenario "RB-RU-204 Bone Skewer picks a Ruin Runner from the opponent's hand" {
  p1 = { hand = { "Bone Skewer" }, pool = { energy = 2, chaos = 1 } },
  p2 = { hand = { "Ruin Runner", "Unit 1" } },
  function(t)
    t.p1:play("Bone Skewer"):on("West Field")
    t:resolve()
    t:expect_option("Ruin Runner")
    t.p1:choose("Ruin Runner")
    t:expect("Ruin Runner"):at("West Field"):controlled_by("p2")
  end,
}

scenario "RB-RU-208 Brynhir Thundersong among the cards of Promising Future does not stop the others" {
  p1 = { hand = { "Promising Future" }, pool = { energy = 5, mind = 1 }, deck = { "Brynhir Thundersong" } },
  p2 = { deck = { "Unit 8" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Promising Future")
    t:resolve()
    t:expect("Unit 8"):at("base"):controlled_by("p2")
    t:expect("Brynhir Thundersong"):at("base")
    t:pass_all()
    t:cannot(t.p2, "play", "Stupefy", "054")
  end,
}

scenario "RB-RU-222 Lilting Lullaby on a spell that its own player counters does nothing" {
  p1 = { hand = { "Incinerate", "Defy", "Stupefy" }, pool = { energy = 6, fury = 1, calm = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Lilting Lullaby" }, pool = { energy = 2, calm = 2 } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 5"):pass()
    t.p2:play("Lilting Lullaby"):on("Incinerate"):pass()
    t.p1:play("Defy"):on("Incinerate")
    t:resolve()
    t:resolve()
    t:can(t.p1, "play", "Stupefy")
  end,
}
